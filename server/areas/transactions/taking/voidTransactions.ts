import { paymentToVoid } from '#contract/finance/takenPayments.ts';
import { type TransactionStatus, voidRefusal } from '#domain/transactions/transactionStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';
import { keyNotValid } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { isOutcome, type Outcome, readOrRefuse, refused } from '../../../records/payments/outcome.ts';
import { answerOf } from './answerOf.ts';
import { PAYMENT_WHY } from './paymentWhy.ts';

interface Locked {
  id: string;
  day: string;
  reference: string;
  status: TransactionStatus;
  hasRefunds: boolean;
  isSettled: boolean;
}
const FROM = 'transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day';
const LOCKED = columnsOf<Locked>(FROM)({
  id: id('t.id'),
  day: day('t.day'),
  reference: text('t.reference'),
  status: text('t.status'),
  hasRefunds: flag('t.refunded > 0'),
  isSettled: flag('t.line_id is not null'),
});
// One order for everybody who voids; $3 the partners of the account, or null for all.
const LOCK = `select ${LOCKED.select} from ${FROM} where f.source = $1 and f.reference = any ($2::text[])
  and ($3::bigint[] is null or f.partner_id = any ($3::bigint[])) order by t.id for update of t`;
const VOID = `update payment_transaction t set status = 'VOIDED', voided_at = $2, voided_by = $3, void_reason = x.reason,
    version = t.version + 1
  from jsonb_to_recordset($1) as x(id bigint, day date, reason text) where t.id = x.id and t.day = x.day`;

type Voiding = ReturnType<typeof paymentToVoid.parse>;

const voidEach = async (
  tx: Tx,
  { source, partnerIds }: Machine,
  read: readonly (Voiding | Outcome)[],
  now: Date,
): Promise<Outcome[]> => {
  const asked = read.filter((one): one is Voiding => !isOutcome(one));
  const references = [...new Set(asked.map(({ reference }) => reference))];
  const payments = await LOCKED.read(tx, {
    name: 'lock-payments',
    text: LOCK,
    values: [source, references, partnerIds],
  });
  const voided = new Map<string, { id: string; day: string; reason: string | null }>();
  const outcomes = read.map((one): Outcome => {
    if (isOutcome(one)) return one;
    const payment = payments.find(({ reference }) => reference === one.reference);
    if (!payment) return refused('unknown');
    if (voided.has(payment.id)) return { result: 'there', id: payment.id };
    const refusal = voidRefusal(payment);
    if (refusal === 'voided') return { result: 'there', id: payment.id };
    if (refusal) return refused(refusal);
    voided.set(payment.id, { id: payment.id, day: payment.day, reason: one.reason ?? null });
    return { result: 'taken', id: payment.id };
  });
  if (voided.size)
    await tx.query({
      name: 'void-payments',
      text: VOID,
      values: [JSON.stringify([...voided.values()]), now, source],
    });
  return outcomes;
};

/** Voids payments of the caller's source, each with an answer: `taken` was voided now, `there` before. 401, 429. */
export const voidTransactions = os.takenPayments.voidTransactions.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  if (!user.machine) throw keyNotValid();
  const sent = input.body.transactions;
  const read = sent.map((one) => readOrRefuse(paymentToVoid, one));
  const outcomes = await voidEach(tx, user.machine, read, deps.now());
  return { data: answerOf(sent, outcomes, { name: 'reference', why: PAYMENT_WHY, language }) };
});
