import { type PaymentToTake, paymentToTake } from '#contract/finance/takenPayments.ts';
import type { Tx } from '../../../db/context.ts';
import { sessionEnded } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { checkPayment } from '../../../records/payments/checkPayment.ts';
import { findStores } from '../../../records/payments/findStores.ts';
import { isOutcome, type Outcome, readOrRefuse, refused } from '../../../records/payments/outcome.ts';
import { type NewPayment, writePayments } from '../../../records/payments/writePayments.ts';
import { answerOf } from './answerOf.ts';

const EVENT = `select audit.record_event('PAYMENTS_TAKEN', 'payment_transaction', null, null, $1::jsonb)`;

/** Takes each in once: what comes twice in a call is looked at as if it came in two. */
const takeEach = async (
  tx: Tx,
  source: string,
  checked: readonly (NewPayment | Outcome)[],
): Promise<Outcome[]> => {
  const payments = checked.filter((one): one is NewPayment => !isOutcome(one));
  const became = await writePayments(tx, payments, source);
  return checked.map((one) => (isOutcome(one) ? one : (became.get(one) ?? refused('differs'))));
};

/** Payments as a system tells of them, each with an answer; the trail has one entry of the call. 401, 429. */
export const takeTransactions = os.takenPayments.takeTransactions.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const { machine } = user;
  if (!machine) throw sessionEnded();
  const sent = input.body.transactions;
  const read = sent.map((one) => readOrRefuse(paymentToTake, one));
  const storeOf = await findStores(
    tx,
    read.filter((one): one is PaymentToTake => !isOutcome(one)),
  );
  const checked = read.map((one) =>
    isOutcome(one) ? one : checkPayment(one, { teller: machine, now: deps.now(), storeOf }),
  );
  const data = answerOf(sent, await takeEach(tx, machine.source, checked), language);
  const { taken, there, refused: not } = data;
  await tx.query({
    name: 'payments-taken',
    text: EVENT,
    values: [JSON.stringify({ taken, there, refused: not })],
  });
  return { data };
});
