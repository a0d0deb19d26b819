import type { WaitingItems } from '#contract/finance/settlements.ts';
import { formatMoney } from '#domain/money.ts';
import { termsOf } from '#domain/settlement/run/termsOf.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { type RunGroup, readGroups } from '../../settlement/run/readGroups.ts';
import { readRules } from '../../settlement/run/readRules.ts';

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

type Sum = Omit<WaitingItems, 'amount' | keyof Names> & { merchantId: string; amount: bigint };

const summedUp = (groups: readonly (RunGroup & Pick<WaitingItems, 'reasons'>)[]): Sum[] => {
  const keyOf = ({ merchantId, product, reasons }: (typeof groups)[number]) =>
    [merchantId, product, ...reasons].join(' ');
  return [...Map.groupBy(groups, keyOf).values()].flatMap((some): Sum[] => {
    const [first] = some;
    if (!first) return [];
    const days = some.map(({ day }) => day).sort();
    return [
      {
        ...{ partnerId: first.partnerId, merchantId: first.merchantId, transactionType: first.product },
        reasons: first.reasons,
        count: some.reduce((sum, { payments, refundCount }) => sum + payments + refundCount, 0),
        amount: some.reduce((sum, { gross, refunds }) => sum + gross + refunds, 0n),
        ...{ firstDay: days[0] ?? first.day, lastDay: days.at(-1) ?? first.day },
      },
    ];
  });
};

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
  const names = await NAMES.read(tx, { name: 'names-of-waiting', text: READ_NAMES, values });
  return sums
    .flatMap(({ amount, ...sum }) => {
      const name = names.find(({ merchantId }) => merchantId === sum.merchantId);
      return name ? [{ ...sum, ...name, amount: formatMoney(amount) }] : [];
    })
    .sort(asOnTheDesk);
};

/** What closed days have left, and why. */
export const listWaitingItems = os.settlements.listWaitingItems.handler(async ({ context }) => ({
  data: { list: await readWaiting(context.tx) },
}));
