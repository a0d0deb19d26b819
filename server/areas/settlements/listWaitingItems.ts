import type { WaitingItems, WaitingPart } from '#contract/finance/waitingItems.ts';
import { formatMoney } from '#domain/money.ts';
import { termsOf } from '#domain/settlement/run/termsOf.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { type RunGroup, readGroups } from '../../settlement/run/readGroups.ts';
import { readRules } from '../../settlement/run/readRules.ts';
import { changesUnderWay } from './changesUnderWay.ts';

// What no run has taken, though its day is closed.
const LAST = '(select max(r.day) from settlement_run r)';
const LEFT = `(select ${LAST} as run_day, false as is_refund, t.partner_id, t.merchant_id, t.product, t.day, t.amount
    from payment_transaction t where t.line_id is null and t.status = 'POSTED' and t.day <= ${LAST}
  union all select ${LAST}, true, r.partner_id, r.merchant_id, t.product, r.day, r.amount
    from refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day
    where r.line_id is null and r.status = 'SETTLED' and r.settled_day <= ${LAST}) left_over`;

interface Names {
  merchantId: string;
  merchantName: string;
  partnerName: string;
}
const NAMES = columnsOf<Names>('merchant m join partner p on p.id = m.partner_id')({
  merchantId: id('m.id'),
  merchantName: text('m.name'),
  partnerName: text('p.name'),
});
const READ_NAMES = `select ${NAMES.select} from merchant m join partner p on p.id = m.partner_id where m.id = any ($1::bigint[])`;

type Reasoned = RunGroup & Pick<WaitingPart, 'reasons'>;

const sumOf = (groups: readonly Reasoned[]): Omit<WaitingPart, 'reasons'> => {
  const days = groups.map(({ day }) => day).sort();
  return {
    count: groups.reduce((sum, { payments, refundCount }) => sum + payments + refundCount, 0),
    amount: formatMoney(groups.reduce((sum, { gross, refunds }) => sum + gross + refunds, 0n)),
    ...{ firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' },
  };
};

const byFirstDay = (one: WaitingPart, other: WaitingPart): number =>
  one.firstDay.localeCompare(other.firstDay) || one.reasons.join().localeCompare(other.reasons.join());

/** Those of one store and product, split by what they wait for. */
const partsOf = (groups: readonly Reasoned[]): WaitingPart[] =>
  [...Map.groupBy(groups, ({ reasons }) => reasons.join()).values()]
    .map((some) => ({ reasons: some[0]?.reasons ?? [], ...sumOf(some) }))
    .sort(byFirstDay);

/** One of each store and product, as the desk counts them. */
const summedUp = (
  groups: readonly Reasoned[],
): Omit<WaitingItems, 'merchantName' | 'partnerName' | 'underWay'>[] =>
  [...Map.groupBy(groups, ({ merchantId, product }) => `${merchantId} ${product}`).values()].flatMap((some) =>
    some.slice(0, 1).map(({ partnerId, merchantId, product }) => ({
      ...{ partnerId, merchantId, transactionType: product },
      ...sumOf(some),
      parts: partsOf(some),
    })),
  );

/** What waits longest first, as on the desk, which leads here. */
const asOnTheDesk = (one: WaitingItems, other: WaitingItems): number =>
  one.firstDay.localeCompare(other.firstDay) ||
  Number(one.merchantId) - Number(other.merchantId) ||
  one.transactionType.localeCompare(other.transactionType);

/** What waits, by the rules of the runs: what was mended in the meantime has no reason any more. */
const readWaiting = async (tx: Tx): Promise<WaitingItems[]> => {
  const groups = await readGroups(tx, LEFT);
  if (!groups.length) return [];
  const rules = await readRules(tx);
  const sums = summedUp(
    groups.map((group) => {
      const agreed = termsOf(group, rules);
      return { ...group, reasons: 'waits' in agreed ? agreed.waits : [] };
    }),
  );
  const values = [sums.map(({ merchantId }) => merchantId)];
  const [names, underWay] = await Promise.all([
    NAMES.read(tx, { name: 'names-of-waiting', text: READ_NAMES, values }),
    changesUnderWay(tx, sums),
  ]);
  return sums
    .flatMap((sum) => {
      const name = names.find(({ merchantId }) => merchantId === sum.merchantId);
      return name ? [{ ...sum, ...name, underWay: underWay(sum) }] : [];
    })
    .sort(asOnTheDesk);
};

/** What closed days have left, and why. */
export const listWaitingItems = os.settlements.listWaitingItems.handler(async ({ context }) => ({
  data: { list: await readWaiting(context.tx) },
}));
