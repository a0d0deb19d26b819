import type { Separation } from '#domain/access/rights/separation.ts';
import { DERIVED } from '#domain/permissions.ts';
import type { Tx } from '../../db/context.ts';

const hasOne = (permission: string, patterns: string) => `u.id in (
    select v.user_id from user_permission v where v.permission = ${permission}
    union
    select h.user_id from user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled
      join unnest(string_to_array(${patterns}, ' ')) as p(name)
        on case when right(p.name, 1) = '*' then starts_with(a.name::text, rtrim(p.name, '*')) else a.name::text = p.name end)`;

// Each pair with the names of roles that derive its permissions; an ending with * stands for every ending.
const READ = `select distinct u.id::text as id
  from jsonb_to_recordset($1) as x(one text, other text, one_by text, other_by text)
  join user_account u on u.status <> 'CLOSED' and ${hasOne('x.one', 'x.one_by')} and ${hasOne('x.other', 'x.other_by')}`;

const derivedBy = (permission: string): string =>
  DERIVED.filter((row) => row.permission === permission)
    .flatMap(({ anyOf = [] }) => anyOf)
    .join(' ');

/**
 * Ids of accounts that may hold both of one of the pairs: by modules, or by a role of a name from which a permission derives. What stands
 * against a derivation is not looked at, so whoever asks looks at what these people hold.
 */
export const mayHoldBoth = async (tx: Tx, rules: readonly Separation[]): Promise<string[]> => {
  if (!rules.length) return [];
  const pairs = rules.map(({ one, other }) => ({
    one,
    other,
    one_by: derivedBy(one),
    other_by: derivedBy(other),
  }));
  const rows = await tx.query<{ id: string }>({
    name: 'may-hold-both',
    text: READ,
    values: [JSON.stringify(pairs)],
  });
  return rows.map(({ id }) => id);
};
