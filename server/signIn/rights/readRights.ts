import { type Permission, type PermissionHolder, permissionsOf } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

/** Somebody with all that they may do. */
export interface Rights {
  id: string;
  name: string;
  permissions: ReadonlySet<Permission>;
}

/** The same as it stands in the tables. */
export interface Holder extends Pick<Rights, 'id' | 'name'>, PermissionHolder {}
const FROM = 'user_account u';
/** The name of an account, `u`. */
export const PERSON = {
  id: id('u.id'),
  name: text(`concat_ws(' ', u.first_name, u.middle_name, u.last_name)`),
};
/** An account, `u`, with what its rights come from. */
export const HOLDER = columnsOf<Holder>(FROM)({
  ...PERSON,
  type: text('u.type'),
  roles: list(`array(select a.name::text from user_access_role h
    join access_role a on a.id = h.access_role_id and a.is_enabled where h.user_id = u.id)`),
  moduleAccessibility: list('array(select v.permission from user_permission v where v.user_id = u.id)'),
});
const READ = `select ${HOLDER.select} from ${FROM} where u.id = any ($1::bigint[]) and u.status <> 'CLOSED' order by u.id`;

/** What these people may do, as the transaction sees it now; closed accounts may do nothing any more. */
export const readRights = async (tx: Tx, userIds: readonly string[]): Promise<Rights[]> => {
  if (!userIds.length) return [];
  const rows = await HOLDER.read(tx, { name: 'rights-of', text: READ, values: [userIds] });
  return rows.map((row) => ({ id: row.id, name: row.name, permissions: permissionsOf(row) }));
};
