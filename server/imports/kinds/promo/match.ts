import { manilaDate } from '#domain/dates.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope, Match } from '../../kind.ts';
import { IN_PROMO, rankTaken } from './stores.ts';

interface Found extends Record<string, unknown> {
  n: number;
  isThere: boolean;
  hasStores: boolean;
  isRankTaken: boolean;
}

const FIND = `with x as (select * from jsonb_to_recordset($1) as x(n integer, code citext, partner_ids bigint[], area_coverage text,
    area_ids text[], categories jsonb))
  select x.n, exists (select from promo p where p.code = x.code) as "isThere",
    exists (select from merchant m where ${IN_PROMO}) as "hasStores",
    exists (select from jsonb_to_recordset(x.categories) as c(category text, rank smallint) where ${rankTaken('$2')})
      as "isRankTaken"
  from x`;

const problemsOf = ({ isThere, hasStores, isRankTaken }: Found): Problem[] => [
  ...(isThere ? [{ field: 'code', code: 'exists' } as const] : []),
  ...(hasStores ? [] : [{ field: 'partnerCodes', code: 'no_stores' } as const]),
  ...(isRankTaken ? [{ field: 'categories', code: 'taken' } as const] : []),
];

/** Compares promos with those that are there, by code and rank, and with the stores that would honour them. None is ever changed. */
export const matchPromos = async (scope: ImportScope, rows: readonly Checked[]): Promise<Match[]> => {
  const wanted = rows.map(({ resolved }, n) => ({ ...resolved, n }));
  const found = await scope.tx.query<Found>({
    name: 'import-match-promos',
    text: FIND,
    values: [JSON.stringify(wanted), manilaDate(scope.now)],
  });
  const by = new Map(found.map((row) => [row.n, row]));
  return rows.map((_, n): Match => {
    const row = by.get(n);
    return { action: 'create', problems: row ? problemsOf(row) : [] };
  });
};
