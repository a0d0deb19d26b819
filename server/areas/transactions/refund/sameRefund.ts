import type { WantedRefund } from '#contract/finance/refunds.ts';
import { formatInstant } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import { sameRefund } from '#domain/transactions/sameRefund.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, id, moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import type { LockedPayment } from './lockPayment.ts';

interface Requested {
  id: string;
  amount: string;
  status: RefundStatus;
  requestedAt: Date;
}
const REQUESTED = columnsOf<Requested>('refund r')({
  id: id('r.id'),
  amount: centavos('r.amount'),
  status: text('r.status'),
  requestedAt: moment('r.requested_at'),
});
const READ = `select ${REQUESTED.select} from refund r where r.transaction_id = $1 and r.day = $2 order by r.id`;

/**
 * Returns the id of the equal refund that was requested a few minutes ago, once `confirmSameRefund` names it; null where there is none. The
 * payment must be locked, so that nobody refunds in between. 409 rule_same_refund with the id to confirm.
 */
export const confirmedSameRefund = async (
  tx: Tx,
  payment: LockedPayment,
  { refundAmount, confirmSameRefund }: WantedRefund,
  now: Date,
): Promise<string | null> => {
  const values = [payment.id, payment.day];
  const rows = await REQUESTED.read(tx, { name: 'refunds-requested', text: READ, values });
  const refunds = rows.map((row) => ({ ...row, amount: centavosOf(row.amount) ?? 0n }));
  const earlier = sameRefund(refunds, centavosOf(refundAmount) ?? 0n, now);
  if (!earlier) return null;
  if (confirmSameRefund === earlier.id) return earlier.id;
  const [amount, at] = [formatPeso(earlier.amount), formatInstant(earlier.requestedAt)];
  throw fail(
    'rule_same_refund',
    {
      en: `A refund of ${amount} was requested for this payment on ${at}.`,
      fil: `May hiniling nang refund na ${amount} sa bayad na ito noong ${at}.`,
    },
    { earlier: earlier.id },
  );
};
