import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { modulesOfUser } from './modulesOfUser.ts';
import { rolesFor } from './rolesFor.ts';

const PLACED = columnsOf<{ assignment: Assignment | null }>('user_account u')({
  assignment: text('u.assignment'),
});
const READ = `select ${PLACED.select} from user_account u where u.id = $1`;

/** What an account has, as a change of it begins. 404. */
export const getUserPost = os.userAccess.getUserPost.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const user = await readUser(tx, toId(input.params.id), deps.now());
  const [placed] = await PLACED.read(tx, { name: 'assignment-of', text: READ, values: [user.id] });
  const [modules, roles] = await Promise.all([modulesOfUser(tx, user.id), rolesFor(tx, user.id, [])]);
  const permissions = [...new Set(roles.flatMap(({ enabledPermissions }) => enabledPermissions))];
  return { data: { user, assignment: placed?.assignment ?? null, ...modules, permissions } };
});
