import type { MdrType } from '#domain/records/mdrRates.ts';
import type { ItemGroup, Payee } from '#domain/settlement/run/settleDay.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, flag, id, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { noRest, type Rest } from '../../process/restAsLong.ts';
import { type PaidTo, readPayees } from './readPayees.ts';

interface Group {
  runDay: string;
  partnerId: string;
  merchantId: string;
  product: MdrType;
  day: string;
  payments: number;
  refundCount: number;
  gross: string;
  refunds: string;
  mdrPercent: string | null;
  isEwt: boolean | null;
  isTwa: boolean | null;
}

const SUMS = `select run_day, partner_id, merchant_id, product, day,
    count(*) filter (where not is_refund)::integer as payments, count(*) filter (where is_refund)::integer as refund_count,
    coalesce(sum(amount) filter (where not is_refund), 0)::bigint as gross,
    coalesce(sum(amount) filter (where is_refund), 0)::bigint as refunds`;
// A rate that waits for the approval of its application was never agreed.
const rateOf = (owner: string) => `(select r.rate from mdr_rate r
    where r.partner_id = g.partner_id and coalesce(r.merchant_id, 0) = ${owner} and r.type = g.product
      and (r.status is not null or r.is_enabled) and r.effective_from <= g.day and (r.effective_to is null or r.effective_to >= g.day)
    limit 1)`;
const TAX = `left join lateral (select t.is_ewt, t.is_twa from store_tax t where t.merchant_id = g.merchant_id and t.from_day <= g.day
    order by t.from_day desc limit 1) tax on true`;
// As the columns below are compared with the database, where there is no table of a transaction.
const NOTHING = `(select null::date as run_day, null::bigint as partner_id, null::bigint as merchant_id, null::text as product,
    null::date as day, 0 as payments, 0 as refund_count, 0::bigint as gross, 0::bigint as refunds) g ${TAX}`;

const GROUP = columnsOf<Group>(NOTHING)({
  runDay: day('g.run_day'),
  partnerId: id('g.partner_id'),
  merchantId: id('g.merchant_id'),
  product: text('g.product'),
  day: day('g.day'),
  payments: int('g.payments'),
  refundCount: int('g.refund_count'),
  gross: id('g.gross'),
  refunds: id('g.refunds'),
  mdrPercent: decimal(`coalesce(${rateOf('g.merchant_id')}, ${rateOf('0')})`),
  isEwt: flag('tax.is_ewt'),
  isTwa: flag('tax.is_twa'),
});

/** Items as the rules of a day take them, with the run that they go into. */
export type RunGroup = ItemGroup<Payee & PaidTo> & { runDay: string };

/**
 * What rows `(run_day, is_refund, partner_id, merchant_id, product, day, amount)` of a clause come to by store, product and day of the
 * sale, with what held on that day and who is paid now.
 */
export const readGroups = async (
  tx: Pick<Tx, 'query'>,
  from: string,
  { values = [], rest = noRest }: { values?: unknown[]; rest?: Rest } = {},
): Promise<RunGroup[]> => {
  const sums = `${SUMS} from ${from} group by run_day, partner_id, merchant_id, product, day`;
  const rows = await GROUP.read(tx, {
    text: `with g as materialized (${sums}) select ${GROUP.select} from g ${TAX}`,
    values,
  });
  const stores = await readPayees(tx, [...new Set(rows.map(({ merchantId }) => merchantId))], rest);
  return rows.map(({ gross, refunds, ...row }): RunGroup => {
    const store = stores.get(row.merchantId);
    if (!store) throw new Error(`There is no store ${row.merchantId}`);
    return { ...row, ...store, gross: BigInt(gross), refunds: BigInt(refunds) };
  });
};
