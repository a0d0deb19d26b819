import { type PaymentToTake, paymentToTake } from '#contract/finance/takenPayments.ts';
import { manilaDate } from '#domain/day.ts';
import { momentRefusal } from '#domain/transactions/paymentDay.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';
import { sessionEnded } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { answerOf, type Outcome, readEach, refused } from './answerOf.ts';
import { findStores, type NamedStore } from './findStores.ts';
import { type NewPayment, writePayments } from './writePayments.ts';

const EVENT = `select audit.record_event('PAYMENTS_TAKEN', 'payment_transaction', null, null, $1::jsonb)`;

interface Checking {
  machine: Machine;
  now: Date;
  storeOf: (payment: PaymentToTake) => NamedStore | 'several' | null;
}

/** A payment that may be taken in, or why it may not. */
const check = (payment: PaymentToTake, { machine, now, storeOf }: Checking): NewPayment | Outcome => {
  if (!machine.products.includes(payment.transactionType)) return refused('product');
  const store = storeOf(payment);
  if (store === null) return refused('unknown_store');
  if (store === 'several') return refused('ambiguous_store');
  const at = new Date(payment.at);
  const refusal = momentRefusal(at, now);
  if (refusal) return refused(refusal);
  return { ...payment, ...store, at, day: manilaDate(at), source: machine.source };
};

const isOutcome = (one: NewPayment | Outcome): one is Outcome => 'result' in one;

/** Takes each in once: what comes twice in a call is looked at as if it came in two. */
const takeEach = async (tx: Tx, checked: readonly (NewPayment | Outcome)[]): Promise<Outcome[]> => {
  const payments = checked.filter((one): one is NewPayment => !isOutcome(one));
  const became = await writePayments(tx, payments);
  return checked.map((one) => (isOutcome(one) ? one : (became.get(one) ?? refused('differs'))));
};

/** Payments as a system tells of them, each with an answer; the trail has one entry of the call. 401, 429. */
export const takeTransactions = os.takenPayments.takeTransactions.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const { machine } = user;
  if (!machine) throw sessionEnded();
  const sent = input.body.transactions;
  const read = readEach(paymentToTake, sent);
  const storeOf = await findStores(
    tx,
    machine,
    read.filter((one): one is PaymentToTake => !('refused' in one)),
  );
  const checked = read.map((one) =>
    'refused' in one ? one.refused : check(one, { machine, now: deps.now(), storeOf }),
  );
  const data = answerOf(sent, await takeEach(tx, checked), language);
  const { taken, there, refused: not } = data;
  await tx.query({
    name: 'payments-taken',
    text: EVENT,
    values: [JSON.stringify({ taken, there, refused: not })],
  });
  return { data };
});
