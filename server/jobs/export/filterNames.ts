import type { Tx } from '../../db/context.ts';
import type { FilterNames } from './filterTexts.ts';

const PARTNERS = 'select id::text as id, name from partner where id = any ($1::bigint[])';
const NAMES = {
  partnerId: PARTNERS,
  ownerPartnerId: PARTNERS,
  merchantId: 'select id::text as id, name from merchant where id = any ($1::bigint[])',
  regionId: 'select id, name from region where id = any ($1::text[])',
  provinceId: 'select id, name from province where id = any ($1::text[])',
  cityId: 'select id, name from city where id = any ($1::text[])',
};

/** What the partners, stores and places are called by whose ids a list's query string filters, as far as the caller sees them. */
export const filterNames = async (tx: Tx, query: string): Promise<FilterNames> => {
  const filters = new URLSearchParams(query);
  const named = Object.entries(NAMES).map(async ([filter, text]) => {
    const ids = [filters.get(filter), filters.get(`${filter}[in]`)].flatMap(
      (value) => value?.split(',') ?? [],
    );
    const asked = ids.filter((id) => /^\d{1,18}$/.test(id));
    if (asked.length === 0) return [filter, new Map()] as const;
    const rows = await tx.query<{ id: string; name: string }>({
      name: `filter-names-${filter}`,
      text,
      values: [asked],
    });
    return [filter, new Map(rows.map(({ id, name }) => [id, name]))] as const;
  });
  return Object.fromEntries(await Promise.all(named));
};
