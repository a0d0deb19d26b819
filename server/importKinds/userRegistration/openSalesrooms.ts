import type { Problem } from '#domain/imports/problems.ts';
import type { Tx } from '../../db/context.ts';
import { TRADES, TRADES_BESIDE } from '../../db/trading.ts';
import { listed, MOST_LISTED } from '../shared/examples/listed.ts';

/** Finds stores of a partner by their codes. */
interface SalesroomBook {
  read: (
    partnerId: string | null,
    codes: readonly string[],
  ) => { merchantIds: string[]; problems: Problem[] };
}

// One value a partner, as stores come by the ten thousand. Row security leaves out those that the caller does not see.
const READ = `select partner_id as "partnerId", json_object_agg(hsis_salesroom_code, json_build_array(m.id::text, ${TRADES_BESIDE})) as stores
  from merchant m join partner p on p.id = m.partner_id where hsis_salesroom_code is not null group by partner_id`;

type Stores = Record<string, [id: string, isTrading: boolean]>;

/** Reads the stores of the caller's scope, once a run. */
export const openSalesrooms = async (tx: Tx): Promise<SalesroomBook> => {
  const rows = await tx.query<{ partnerId: string; stores: Stores }>({
    name: 'import-salesrooms',
    text: READ,
  });
  const by = new Map(rows.map(({ partnerId, stores }) => [partnerId, stores]));
  return {
    read: (partnerId, codes) => {
      if (partnerId === null) return { merchantIds: [], problems: [] };
      const stores = by.get(partnerId) ?? {};
      const found = codes.map((code) => {
        const own = [code, code.toUpperCase()].find((spelling) => Object.hasOwn(stores, spelling));
        return own === undefined ? undefined : stores[own];
      });
      const merchantIds = [...new Set(found.flatMap((store) => (store ? [store[0]] : [])))];
      if (found.some((store) => !store))
        return { merchantIds, problems: [{ field: 'salesroomCodes', code: 'unknown_code' }] };
      const isOver = found.some((store) => !store?.[1]);
      return { merchantIds, problems: isOver ? [{ field: 'salesroomCodes', code: 'not_active' }] : [] };
    },
  };
};

const CODES = `select m.hsis_salesroom_code as code from merchant m
  where m.partner_id = $1 and ${TRADES} and hsis_salesroom_code is not null order by hsis_salesroom_code limit $2`;

/** Codes of the trading stores of a partner, for templates; none when there are more than a list holds. */
export const salesroomCodes = async (tx: Tx, partnerId: string): Promise<string[]> => {
  const rows = await tx.query<{ code: string }>({
    name: 'import-salesroom-codes',
    text: CODES,
    values: [partnerId, MOST_LISTED + 1],
  });
  return listed(rows.map(({ code }) => code));
};
