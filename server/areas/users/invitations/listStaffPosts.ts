import { lackedOf } from '#domain/access/givenRoles.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { list, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';

const ROLE = columnsOf<{ name: string; enabledPermissions: string[] }>('access_role a')({
  name: text('a.name::text'),
  enabledPermissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from access_role a where a.is_enabled and not a.is_external order by a.name`;

/** The enabled roles of staff, with what of each the caller does not hold. */
export const listStaffPosts = os.invitations.listStaffPosts.handler(async ({ context }) => {
  const { tx, user } = context;
  const roles = await ROLE.read(tx, { name: 'staff-posts', text: READ });
  const posts = roles.map((role) => ({
    role: role.name,
    permissions: role.enabledPermissions,
    lacks: lackedOf(user.permissions, role),
  }));
  return { data: { list: posts } };
});
