import type { Problem } from '#domain/imports/problems.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, json } from '../../db/columns/kinds.ts';
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

type Stores = Record<string, [id: string, isTrading: boolean]>;

// One value a partner, as stores come by the ten thousand. Row security leaves out those that the caller does not see.
const FROM = `merchant m join partner p on p.id = m.partner_id where m.hsis_salesroom_code is not null group by m.partner_id`;
const SALESROOMS = columnsOf<{ partnerId: string; stores: Stores }>(FROM)({
  partnerId: id('m.partner_id'),
  stores: json(`json_object_agg(m.hsis_salesroom_code, json_build_array(m.id::text, ${TRADES_BESIDE}))`),
});
const READ = `select ${SALESROOMS.select} from ${FROM}`;

/** Reads the stores of the caller's scope, once a run. */
export const openSalesrooms = async (tx: Tx): Promise<SalesroomBook> => {
  const rows = await SALESROOMS.read(tx, { name: 'import-salesrooms', text: READ });
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
