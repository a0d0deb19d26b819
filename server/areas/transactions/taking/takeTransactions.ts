import { type PaymentToTake, paymentToTake } from '#contract/finance/takenPayments.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';
import { keyNotValid } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { checkPayment } from '../../../records/payments/checkPayment.ts';
import { findStores } from '../../../records/payments/findStores.ts';
import { isOutcome, type Outcome, readOrRefuse, refused } from '../../../records/payments/outcome.ts';
import { type NewPayment, writePayments } from '../../../records/payments/writePayments.ts';
import { answerOf } from './answerOf.ts';
import { DELIVERY_WHY } from './deliveryWhy.ts';
import { holdPayments, lockKey } from './holdPayments.ts';
import { PAYMENT_WHY } from './paymentWhy.ts';
import { takeDeliveries } from './takeDeliveries.ts';

const EVENT = 'select audit.record_event($1, $2, null, null, $3::jsonb)';
const EVENTS = {
  PAYMENTS_TAKEN: 'payment_transaction',
  DELIVERIES_TAKEN: 'delivery_advice',
} as const;

/** Tells the trail of a call once, whatever it brought. */
const note = (
  tx: Tx,
  event: keyof typeof EVENTS,
  { taken, there, held, refused: not }: Record<'taken' | 'there' | 'held' | 'refused', number>,
) =>
  tx.query({
    name: 'taken-in',
    text: EVENT,
    values: [event, EVENTS[event], JSON.stringify({ taken, there, ...(held && { held }), refused: not })],
  });

interface Caller {
  machine: Machine;
  now: Date;
}

/** A payment that is there and still held says so again: the answer before may have been lost. */
const stillHeld = (outcome: Outcome): Outcome =>
  outcome.result === 'there' && outcome.hold
    ? { result: 'held', id: outcome.id, code: outcome.hold }
    : outcome;

/** Takes each in once: what comes twice in a call is looked at as if it came in two. */
const takePayments = async (
  tx: Tx,
  sent: readonly Readonly<Record<string, unknown>>[],
  { machine, now }: Caller,
): Promise<Outcome[]> => {
  const read = sent.map((one) => readOrRefuse(paymentToTake, one));
  const storeOf = await findStores(
    tx,
    read.filter((one): one is PaymentToTake => !isOutcome(one)),
  );
  const checked = read.map((one) =>
    isOutcome(one) ? one : checkPayment(one, { teller: machine, now, storeOf }),
  );
  const payments = checked.filter((one): one is NewPayment => !isOutcome(one));
  await lockKey(tx, machine);
  const hold = holdPayments(tx, { machine, now });
  const became = await writePayments(tx, payments, { by: machine.source, now, hold });
  return checked.map((one) => (isOutcome(one) ? one : stillHeld(became.get(one) ?? refused('differs'))));
};

/**
 * Payments and delivery advices as a system tells of them, each with an answer; the trail has one entry of the call for each of both. 401,
 * 429.
 */
export const takeTransactions = os.takenPayments.takeTransactions.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const { machine } = user;
  if (!machine) throw keyNotValid();
  const { transactions = [], deliveryAdvices } = input.body;
  const caller = { machine, now: deps.now() };
  const payments = answerOf(transactions, await takePayments(tx, transactions, caller), {
    ...{ name: 'reference', why: PAYMENT_WHY, language },
  });
  if (input.body.transactions) await note(tx, 'PAYMENTS_TAKEN', payments);
  if (!deliveryAdvices) return { data: payments };
  const deliveries = answerOf(deliveryAdvices, await takeDeliveries(tx, deliveryAdvices, caller), {
    ...{ name: 'number', why: DELIVERY_WHY, language },
  });
  await note(tx, 'DELIVERIES_TAKEN', deliveries);
  return { data: { ...payments, deliveryAdvices: deliveries } };
});
