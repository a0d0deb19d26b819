import type { GivenRole } from '#domain/access/givenRoles.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

/** A role that an account has, or may get. */
export interface RoleFor extends GivenRole {
  id: string;
  isHeld: boolean;
  isEnabled: boolean;
}

const FROM = 'access_role a left join user_access_role h on h.access_role_id = a.id and h.user_id = $1';
const ROLE = columnsOf<RoleFor>('access_role a left join user_access_role h on h.access_role_id = a.id')({
  id: id('a.id'),
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  isEnabled: flag('a.is_enabled'),
  isHeld: flag('h.user_id is not null'),
  enabledPermissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from ${FROM} where h.user_id is not null or a.name = any ($2::citext[]) order by a.name`;

/** The roles that an account has, and those of the names that it is to have. */
export const rolesFor = (tx: Tx, userId: string, names: readonly string[]): Promise<RoleFor[]> =>
  ROLE.read(tx, { name: 'roles-for-account', text: READ, values: [userId, names] });
