import { manilaDate } from '#domain/day.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { definitionOf } from '../../db/columns/definitionOf.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';
import { PROMO_CATEGORY, UNRANKED_CATEGORY } from '../../records/promo/promoCategory.ts';
import { IN_PROMO } from './inPromo.ts';
import { rankTaken } from './rankTaken.ts';
import { RESOLVED } from './sheetPromo.ts';

interface Found extends Record<string, unknown> {
  n: number;
  isThere: boolean;
  hasStores: boolean;
  isRankTaken: boolean;
  /** Code of a live promo of the same store, days and category. */
  beside: string | null;
}

const FIND = `with x as (select * from jsonb_to_recordset($1) as x(n integer, ${definitionOf(RESOLVED)})),
  overlapping as (
    select x.n, min(p.code) as code from x
      join promo p on lower(p.store_name) = lower(x.store_name) and p.code is distinct from x.code and p.status <> 'REJECTED'
        and p.valid_from <= x.valid_to and p.valid_to >= greatest(x.valid_from, $2::date)
      join promo_category pc on pc.promo_id = p.id
      join jsonb_to_recordset(x.categories) as c(${definitionOf(UNRANKED_CATEGORY)}) on c.category = pc.category
    group by x.n
  )
  select x.n, exists (select from promo p where p.code = x.code) as "isThere",
    exists (select from merchant m where ${IN_PROMO}) as "hasStores",
    exists (select from jsonb_to_recordset(x.categories) as c(${definitionOf(PROMO_CATEGORY)}) where ${rankTaken('$2')})
      as "isRankTaken", o.code::text as beside
  from x left join overlapping o on o.n = x.n`;

const problemsOf = ({ isThere, hasStores, isRankTaken, beside }: Found): Problem[] => [
  ...(isThere ? [{ field: 'code', code: 'exists' } as const] : []),
  ...(hasStores ? [] : [{ field: 'partnerCodes', code: 'no_stores' } as const]),
  ...(isRankTaken ? [{ field: 'categories', code: 'taken' } as const] : []),
  ...(beside ? [{ field: 'storeName', code: 'overlaps', params: { code: beside } } as const] : []),
];

/** Compares promos with those that are there, by code, rank, and store with days, and with the stores that would honour them. None is ever changed; others' promos are not seen by a partner, and not told of. */
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
