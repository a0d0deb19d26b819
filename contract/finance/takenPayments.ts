import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { HOLD_REASONS } from '#domain/transactions/holdReason.ts';
import { type CallMeta, call } from '../call.ts';
import { envelope, id } from '../envelope.ts';
import { line } from '../line.ts';
import { own } from '../messages/own.ts';
import { lastFour, named, paidAmount, soldItems } from './paid.ts';
import { DELIVERY_REFUSALS, MOST_DELIVERIES } from './takenDeliveries.ts';

/** So many payments come with one call at most. */
const MOST_PAYMENTS = 1_000;

/** A payment as a system tells of it. `at` is an instant with its offset; `amount` pesos, a decimal string or a number. */
export const paymentToTake = z.strictObject({
  reference: line(60).min(1),
  at: z.iso.datetime({ offset: true }),
  /** The store by its code, and by its partner's where two partners have a store of that code. */
  storeCode: line(40).min(1),
  partnerCode: line(40).min(1).optional(),
  transactionType: z.enum(MDR_TYPES),
  amount: paidAmount,
  ccAccountNumber: lastFour.optional(),
  cashier: named(60).optional(),
  items: soldItems.optional(),
});
export type PaymentToTake = z.output<typeof paymentToTake>;

const TAKING_RESULTS = ['taken', 'there', 'held', 'refused'] as const;
/** Why one of many was refused; the others go on. */
export const TAKING_REFUSALS = [
  'invalid',
  'differs',
  'unknown_store',
  'ambiguous_store',
  'product',
  'ahead',
  'late',
  'unknown',
  'voided',
  'refunded',
  'settled',
] as const;
export type TakingRefusal = (typeof TAKING_REFUSALS)[number];

/** Why one was refused, or is held. */
const TAKING_CODES = [...TAKING_REFUSALS, ...HOLD_REASONS] as const;

const resultFor = <const C extends readonly [string, ...string[]]>(refusals: C) =>
  z.object({
    /** Its reference or number as it was sent; null where it has none. */
    reference: z.string().nullable(),
    /** `held`: a payment was taken, and is in no settlement until somebody has released it. */
    result: z.enum(TAKING_RESULTS),
    /** Of what was taken or is there. */
    id: id.nullable(),
    code: z.enum(refusals).nullable(),
    message: z.string().nullable(),
    /** What is wrong with which of its fields, where it is invalid. */
    fields: z.record(z.string(), z.string()).optional(),
  });
const resultsOf = <R extends z.ZodType>(one: R) =>
  z.object({
    taken: z.number().int(),
    there: z.number().int(),
    held: z.number().int(),
    refused: z.number().int(),
    /** In the order in which they were sent. */
    results: z.array(one),
  });
const result = resultFor(TAKING_CODES);
export type TakingResult = z.infer<typeof result>;
const results = resultsOf(result);

const machine = {
  access: 'machine',
  addition: true,
  keyless: true,
  heavy: true,
} as const satisfies CallMeta;
const many = (most: number) => z.array(z.record(z.string(), z.unknown())).min(1).max(most);

const told = z
  .strictObject({
    transactions: many(MOST_PAYMENTS).optional(),
    deliveryAdvices: many(MOST_DELIVERIES).optional(),
  })
  .refine(({ transactions, deliveryAdvices }) => transactions ?? deliveryAdvices, {
    path: ['transactions'],
    message: own({
      en: 'Send payments, delivery advices, or both',
      fil: 'Magpadala ng mga bayad, ng mga abiso ng paghahatid, o pareho',
    }),
  });

/** What systems tell of payments and deliveries, by the key of their machine account (`Authorization: Bearer suki_…`). */
export const takenPayments = {
  /**
   * Takes payments in, each as `paymentToTake`: {reference, at, storeCode, partnerCode?, transactionType, amount, ccAccountNumber?, cashier?,
   * items?: [{name, quantity, amount}]}; and delivery advices, each as `deliveryToTake`. What is there with the same content is answered as
   * `there`, so that a call whose answer was lost is made again. One above the key's or the store's limits is answered as `held`, with its
   * code, as long as it is held. Each has an answer of its own; those of advices stand under
   * `deliveryAdvices`. 401, 429.
   */
  takeTransactions: call('POST', '/api/transactions/batch', machine)
    .input(z.object({ body: told }))
    .output(
      envelope(results.extend({ deliveryAdvices: resultsOf(resultFor(DELIVERY_REFUSALS)).optional() })),
    ),
  /** Voids payments of the own source, held ones too, that were neither refunded nor settled, each {reference, reason?}; a voided one is `there`. 401, 429. */
  voidTransactions: call('POST', '/api/transactions/batch/void', machine)
    .input(z.object({ body: z.strictObject({ transactions: many(MOST_PAYMENTS) }) }))
    .output(envelope(results)),
};
export const paymentToVoid = z.strictObject({
  reference: line(60).min(1),
  reason: named(120).optional(),
});
