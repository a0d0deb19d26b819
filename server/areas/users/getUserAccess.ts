import type { PermissionOfUser, User } from '#contract/users.ts';
import { whatGives } from '#domain/access/whatGives.ts';
import { PERMISSIONS, type PermissionHolder } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { list, text } from '../../db/columns/kinds.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { explainForUser, type RoleGrant } from '../../signIn/explainForUser.ts';
import { readUser } from './readUser.ts';

const FROM = 'user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled';
const GRANT = columnsOf<RoleGrant>(FROM)({ name: text('a.name::text'), permissions: list('a.permissions') });
const READ = `select ${GRANT.select} from ${FROM} where h.user_id = $1 order by a.name`;

const accessOf = ({ type }: User, grants: readonly RoleGrant[]): PermissionOfUser[] => {
  const holder: PermissionHolder = {
    type,
    roles: grants.map(({ name }) => name),
    moduleAccessibility: grants.flatMap(({ permissions }) => permissions),
  };
  const held = new Map(explainForUser(holder, grants).map((one) => [one.permission, one.because]));
  return PERMISSIONS.map((permission) => {
    const because = held.get(permission) ?? [];
    return { permission, because, lacks: because.length ? [] : whatGives(permission, holder) };
  });
};

/** Why a user can do what they can, and why not the rest. */
export const getUserAccess = os.users.getUserAccess.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const id = toId(input.params.id);
  const [user, grants] = await Promise.all([
    readUser(tx, id, deps.now()),
    GRANT.read(tx, { name: 'user-grants', text: READ, values: [id] }),
  ]);
  return { data: { list: accessOf(user, grants) } };
});
