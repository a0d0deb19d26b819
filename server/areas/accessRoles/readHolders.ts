import type { RoleHolder } from '#domain/access/rights/roleEffect.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { PERSON } from '../../signIn/rights/readRights.ts';

/** Somebody who has a role, and what they have apart from it. */
export interface Holder extends RoleHolder {
  id: string;
  name: string;
  isActive: boolean;
  /** Signed in somewhere now, other than in the session that asks. */
  isSignedIn: boolean;
}

const FROM = 'user_access_role h join user_account u on u.id = h.user_id';
const OTHERS =
  'user_access_role o join access_role a on a.id = o.access_role_id and a.is_enabled where o.user_id = u.id and o.access_role_id <> h.access_role_id';
const OFF = `select r.permission from user_module m join responsibility r on r.module_code = m.module_code
  where m.user_id = u.id and m.state = 'off'`;
const GRANTED = `select r.permission from user_module m join responsibility r on r.module_code = m.module_code and r.event_type = 'VIEW'
  where m.user_id = u.id and m.state = 'granted'`;
const HOLDER = columnsOf<Omit<Holder, 'isSignedIn'>>(FROM)({
  ...PERSON,
  type: text('u.type'),
  isActive: flag("u.status = 'ACTIVE'"),
  otherRoles: list(`array(select a.name::text from ${OTHERS})`),
  otherPermissions: list(`array(
    select p.name from (select unnest(a.permissions) as name from ${OTHERS}) p where p.name not in (${OFF})
    union ${GRANTED})`),
  off: list(`array(${OFF})`),
});
const OF_ROLE = "where h.access_role_id = $1 and u.status <> 'CLOSED' order by u.search_name, u.id";
const READ = `select ${HOLDER.select} from ${FROM} ${OF_ROLE}`;

const ID = columnsOf<{ id: string }>(FROM)({ id: id('u.id') });
const IDS = `select ${ID.select} from ${FROM} ${OF_ROLE}`;
const SIGNED_IN = `select distinct f.user_id::text as id from session_family f join user_access_role h on h.user_id = f.user_id
  where h.access_role_id = $1 and f.ended_at is null and f.expires_at > $2 and ($3::uuid is null or f.id <> $3)`;

/** Ids of the accounts that have a role, but for closed ones. */
export const readHolderIds = async (tx: Tx, roleId: string): Promise<string[]> =>
  (await ID.read(tx, { name: 'holder-ids', text: IDS, values: [roleId] })).map((holder) => holder.id);

/** The same with what they have apart from it, by name. */
export const readHolders = async (
  tx: Tx,
  roleId: string,
  { now, familyId }: { now: Date; familyId: string | null },
): Promise<Holder[]> => {
  const [holders, sessions] = await Promise.all([
    HOLDER.read(tx, { name: 'role-holders', text: READ, values: [roleId] }),
    tx.query<{ id: string }>({
      name: 'holders-signed-in',
      text: SIGNED_IN,
      values: [roleId, now, familyId],
    }),
  ]);
  const signedIn = new Set(sessions.map((session) => session.id));
  return holders.map((holder) => ({ ...holder, isSignedIn: holder.isActive && signedIn.has(holder.id) }));
};
