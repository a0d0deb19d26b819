import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';

// An address is one person's within a partner, or among staff; a username everywhere, as far as the importer sees.
const TAKEN = `with x as (select * from jsonb_to_recordset($1) as x(n integer, username citext, email text, partner bigint))
  select x.n, 'username' as field from x
  where exists (select from user_account u where u.username = x.username)
    or exists (select from user_request r where r.username = x.username and r.status in ('SUBMITTED', 'APPROVED'))
  union all
  select x.n, 'emailAddress' from x
  where exists (select from user_account u where lower(u.email) = lower(x.email) and u.partner_id is not distinct from x.partner)
    or exists (select from user_request r where lower(r.email) = lower(x.email)
      and r.partner_id is not distinct from x.partner and r.status = 'SUBMITTED')`;

/**
 * Compares people with accounts and registrations that are there, by username and e-mail address: what is there is never changed. People
 * of a partner are told of their own alone; whoever is approved with a username that an account has gets another one.
 */
export const matchUserRegistrations = async (
  scope: ImportScope,
  rows: readonly Checked[],
): Promise<Match[]> => {
  const wanted = rows.map(({ resolved }, n) => ({
    n,
    username: resolved.username,
    email: resolved.email,
    partner: resolved.partner_id,
  }));
  const found = await scope.tx.query<{ n: number; field: string }>({
    name: 'import-taken-people',
    text: TAKEN,
    values: [JSON.stringify(wanted)],
  });
  const taken = Map.groupBy(found, ({ n }) => n);
  return rows.map((_, n): Match => {
    const problems: Problem[] = (taken.get(n) ?? []).map(({ field }) => ({ field, code: 'taken' }));
    return { action: 'create', problems };
  });
};
