import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { id, list, text } from '../../db/columns/kinds.ts';
import { querySession } from '../../db/context.ts';
import type { Pools } from '../../db/pools.ts';

/** Whose a user name is. */
export interface Account {
  /** In small letters. */
  username: string;
  type: 'INTERNAL' | 'EXTERNAL';
  partnerId: string | null;
  roles: string[];
}

const FROM =
  'user_account u left join user_access_role h on h.user_id = u.id left join access_role a on a.id = h.access_role_id';
const ACCOUNT = columnsOf<Account>(`${FROM} group by u.id`)({
  username: text('lower(u.username::text)'),
  type: text('u.type'),
  partnerId: id('u.partner_id'),
  roles: list(`coalesce(array_agg(a.name::text order by a.name) filter (where a.id is not null), '{}')`),
});
const FIND = `select ${ACCOUNT.select}
  from ${FROM}
  where u.username = any ($1::citext[]) group by u.id`;

const CACHED_MS = 60_000;

/** Staff stay staff, and few names stand in most answers: they are kept for a minute, others are asked for each time. */
const STAFF = new WeakMap<Pools, { until: number; accounts: Map<string, Account> }>();

const staffOf = (pools: Pools): Map<string, Account> => {
  const cached = STAFF.get(pools);
  if (cached && cached.until > performance.now()) return cached.accounts;
  const accounts = new Map<string, Account>();
  STAFF.set(pools, { until: performance.now() + CACHED_MS, accounts });
  return accounts;
};

/** The accounts of user names, by the name in small letters; what is no account is left out. */
export const accountsByName = async (
  pools: Pools,
  requestId: string,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Account>> => {
  const staff = staffOf(pools);
  const wanted = [...new Set([...names].map((name) => name.toLowerCase()))];
  const unknown = wanted.filter((name) => !staff.has(name));
  const found = unknown.length
    ? await querySession<Selected<Account>>(pools, requestId, {
        name: 'accounts-by-name',
        text: FIND,
        values: [unknown],
      })
    : [];
  const rows = found.map(ACCOUNT.present);
  for (const row of rows) if (row.type === 'INTERNAL') staff.set(row.username, row);
  return new Map([...staff, ...rows.map((row) => [row.username, row] as const)]);
};
