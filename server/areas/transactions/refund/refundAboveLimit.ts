import { z } from 'zod';
import type { Difference, Fact } from '#contract/approvals.ts';
import { type Ended, refundHandler } from '../../../approvals/kind.ts';
import type { RefundOwner } from '../../../approvals/requestOwner.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { REFUNDED_ITEMS } from '../transactionColumns.ts';

interface Asked {
  refundAmount: string;
  refundReason: string;
  refundedItems: string | null;
  notes: string | null;
  /** What was left before it, and is left after it. */
  leftBefore: string;
  left: string;
  amount: string;
}
const FROM = 'refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day';
const ASKED = columnsOf<Asked>(FROM)({
  refundAmount: centavos('r.amount'),
  refundReason: text('r.reason'),
  refundedItems: REFUNDED_ITEMS,
  notes: text('r.notes'),
  leftBefore: centavos('t.amount - t.refunded + r.amount'),
  left: centavos('t.amount - t.refunded'),
  amount: centavos('t.amount'),
});
const READ = `select ${ASKED.select} from ${FROM} where r.id = $1 and r.day = $2`;
const asked = async (tx: Tx, { refundId, refundDay }: RefundOwner): Promise<Asked> => {
  const [row] = await ASKED.read(tx, { name: 'refund-asked', text: READ, values: [refundId, refundDay] });
  if (!row) throw new Error(`There is no refund ${refundId}`);
  return row;
};

const LOCK_PAYMENT =
  'select t.id from payment_transaction t where t.id = $1 and t.day = $2 for no key update';
const STANDING = columnsOf<{ version: number; status: string }>('refund r')({
  version: int('r.version'),
  status: text('r.status'),
});
const LOCK = `select ${STANDING.select} from refund r where r.id = $1 and r.day = $2 for no key update`;

const APPROVE = `update refund set status = 'APPROVED', decided_at = $3, decided_by = $4, version = version + 1
  where id = $1 and day = $2`;
const REFUSE = `update refund set status = 'REFUSED', decided_at = $3, decided_by = $4, ended_at = $3, failure = $5,
  version = version + 1 where id = $1 and day = $2`;
const WITHDRAW = `update refund set status = 'WITHDRAWN', ended_at = $3, version = version + 1 where id = $1 and day = $2`;

const end = ({ refundId, refundDay }: RefundOwner, { state, reason, by, at }: Ended) => {
  const values = [refundId, refundDay, at];
  return state === 'REFUSED'
    ? { name: 'refuse-refund', text: REFUSE, values: [...values, by, reason] }
    : { name: 'withdraw-refund', text: WITHDRAW, values };
};

/** A refund with which all of its payment's come to more than the limit: it takes its amount while it waits, and gives it back when it is refused. */
export const refundAboveLimit = refundHandler({
  name: 'REFUND',
  command: z.strictObject({}),
  delayHours: () => 0,
  lock: async (tx, { refundId, refundDay, transactionId }) => {
    // The payment first, as whoever refunds it locks it.
    await tx.query({ name: 'lock-payment-of', text: LOCK_PAYMENT, values: [transactionId, refundDay] });
    const values = [refundId, refundDay];
    const [row] = await STANDING.read(tx, { name: 'lock-refund', text: LOCK, values });
    return row ? { version: row.version, isEditable: row.status === 'REQUESTED' } : null;
  },
  describe: async (tx, owner): Promise<Difference[]> => {
    const { refundAmount, refundReason, refundedItems, notes, leftBefore, left } = await asked(tx, owner);
    return [
      { field: 'refundAmount', before: null, after: refundAmount },
      { field: 'refundReason', before: null, after: refundReason },
      ...(refundedItems === null ? [] : [{ field: 'refundedItems', before: null, after: refundedItems }]),
      ...(notes === null ? [] : [{ field: 'notes', before: null, after: notes }]),
      { field: 'remainingRefundAmount', before: leftBefore, after: left },
    ];
  },
  beside: async (tx, owner): Promise<Fact[]> => [{ field: 'amount', value: (await asked(tx, owner)).amount }],
  apply: async (tx, { refundId, refundDay }, _, { checker, at }) => {
    const values = [refundId, refundDay, at, checker];
    await tx.query({ name: 'approve-refund', text: APPROVE, values });
  },
  release: async (tx, owner, ended) => void (await tx.query(end(owner, ended))),
});
