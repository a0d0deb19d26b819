import type { Tx } from '../../db/context.ts';

const COMMODITIES = `select code, label from lookup_value where list = 'commodities' and parent_code is null order by position, code`;

/** What stores sell, by code and name, in the order of the list; kinds of a kind are left out. */
export const commodityNames = (tx: Tx): Promise<{ code: string; label: string }[]> =>
  tx.query({ name: 'commodity-names', text: COMMODITIES });
