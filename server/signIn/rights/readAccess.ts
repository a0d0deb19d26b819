import type { AccessLevel, AccessState } from '#domain/people/accessChange.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, json, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { HOLDER, type Holder, type Rights } from './readRights.ts';

/** Somebody with all that they may do and where. */
export interface Access extends Rights, AccessState {
  username: string | null;
  /** Neither invited nor suspended: there is somebody to be told. */
  isInUse: boolean;
}

interface Stored extends Holder, Pick<Access, 'username' | 'isInUse'> {
  level: AccessLevel;
  stores: Record<string, string>;
}
const FROM = 'user_account u';
const STORED = columnsOf<Stored>(FROM)({
  ...HOLDER.columns,
  username: text('u.username::text'),
  isInUse: flag(`u.status = 'ACTIVE' and u.username is not null`),
  level: text('u.access_level'),
  stores: json(`coalesce((select jsonb_object_agg(s.merchant_id::text, m.name) from user_merchant s
    join merchant m on m.id = s.merchant_id where s.user_id = u.id), '{}')`),
});
const READ = `select ${STORED.select} from ${FROM} where u.id = any ($1::bigint[]) and u.status <> 'CLOSED' order by u.id`;

/** What these people may do and where, as the transaction sees it now. */
export const readAccess = async (tx: Tx, userIds: readonly string[]): Promise<Access[]> => {
  if (!userIds.length) return [];
  const rows = await STORED.read(tx, { name: 'access-of', text: READ, values: [userIds] });
  return rows.map(({ id, name, username, isInUse, level, stores, ...holder }) => ({
    id,
    name,
    username,
    isInUse,
    level,
    stores: new Map(Object.entries(stores)),
    permissions: permissionsOf(holder),
  }));
};
