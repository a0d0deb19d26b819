import type pg from 'pg';
import type { Rest } from '../../process/restAsLong.ts';

/** Items of a store, product and day of the sale, and the line that they go into; `counted` are so many. */
export interface PutGroup {
  runDay: string;
  merchantId: string;
  product: string;
  day: string;
  counted: number;
  lineId: string;
}

// The months of the items are known, so that no other is looked into.
const PUT = (table: string, isRefund: boolean) => `update ${table} t set line_id = x.line_id
  from settling s join jsonb_to_recordset($1) as x (run_day date, merchant_id bigint, product text, day date, line_id bigint)
    on x.run_day = s.run_day and x.merchant_id = s.merchant_id and x.product = s.product and x.day = s.day
  where s.is_refund = ${isRefund} and t.id = s.id and t.day = s.day and t.day between $2 and $3`;

/** So many groups at a time. */
const AT_ONCE = 500;

const putSome = async (client: pg.ClientBase, groups: readonly PutGroup[]): Promise<number> => {
  const rows = groups.map(({ runDay, merchantId, product, day, lineId }) => ({
    ...{ run_day: runDay, merchant_id: merchantId, product, day, line_id: lineId },
  }));
  const days = groups.map(({ day }) => day).sort();
  const values = [JSON.stringify(rows), days[0], days.at(-1)];
  const payments = await client.query(PUT('payment_transaction', false), values);
  const refunds = await client.query(PUT('refund', true), values);
  return (payments.rowCount ?? 0) + (refunds.rowCount ?? 0);
};

/** Puts every item of `settling` that is in one of the groups into its line. Throws where they are not as many as were counted. */
export const putItems = async (
  client: pg.ClientBase,
  groups: readonly PutGroup[],
  rest: Rest,
): Promise<void> => {
  let put = 0;
  for (let from = 0; from < groups.length; from += AT_ONCE) {
    put += await putSome(client, groups.slice(from, from + AT_ONCE));
    await rest();
  }
  const counted = groups.reduce((sum, group) => sum + group.counted, 0);
  if (put !== counted) throw new Error(`${counted} items were settled, and ${put} stand in their lines`);
};
