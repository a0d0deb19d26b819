import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { withoutCardNumbers } from '#domain/transactions/cardNumber.ts';
import { type CallMeta, call } from '../call.ts';
import { envelope, id } from '../envelope.ts';
import { line } from '../line.ts';
import { own } from '../messages/own.ts';
import { lastFour, paidAmount } from './paid.ts';

/** So many payments come with one call at most. */
const MOST_PAYMENTS = 1_000;
const MOST_ITEMS = 100;

/** A name that hides no number of a card. */
const named = (max: number) =>
  line(max)
    .min(1)
    .refine((text) => withoutCardNumbers(text) === text, {
      message: own({
        en: 'No number of a card is taken here',
        fil: 'Hindi tinatanggap dito ang numero ng card',
      }),
    });

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
  items: z
    .array(
      z.strictObject({
        name: named(120),
        quantity: z.number().int().min(1).max(100_000),
        /** The price of all of it. */
        amount: paidAmount,
      }),
    )
    .max(MOST_ITEMS)
    .optional(),
});
export type PaymentToTake = z.output<typeof paymentToTake>;

const TAKING_RESULTS = ['taken', 'there', 'refused'] as const;
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

const result = z.object({
  /** As it was sent; null where it has none. */
  reference: z.string().nullable(),
  result: z.enum(TAKING_RESULTS),
  /** Of a payment that was taken or is there. */
  id: id.nullable(),
  code: z.enum(TAKING_REFUSALS).nullable(),
  message: z.string().nullable(),
  /** What is wrong with which of its fields, where it is invalid. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type TakingResult = z.infer<typeof result>;
const results = envelope(
  z.object({
    taken: z.number().int(),
    there: z.number().int(),
    refused: z.number().int(),
    /** In the order in which they were sent. */
    results: z.array(result),
  }),
);

const machine = { access: 'machine', addition: true, keyless: true } as const satisfies CallMeta;
const many = z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_PAYMENTS);

/** What systems tell of payments, by the key of their machine account (`Authorization: Bearer suki_…`). */
export const takenPayments = {
  /**
   * Takes payments in, each as `paymentToTake`: {reference, at, storeCode, partnerCode?, transactionType, amount, ccAccountNumber?, cashier?,
   * items?: [{name, quantity, amount}]}. A reference that is there with the same content is answered as `there`, so that a call whose answer
   * was lost is made again. Each has an answer of its own. 401, 429.
   */
  takeTransactions: call('POST', '/api/transactions/batch', machine)
    .input(z.object({ body: z.strictObject({ transactions: many }) }))
    .output(results),
  /** Voids payments of the own source that were neither refunded nor settled, each {reference, reason?}; a voided one is `there`. 401, 429. */
  voidTransactions: call('POST', '/api/transactions/batch/void', machine)
    .input(z.object({ body: z.strictObject({ transactions: many }) }))
    .output(results),
};
export const paymentToVoid = z.strictObject({
  reference: line(60).min(1),
  reason: line(120).min(1).optional(),
});
