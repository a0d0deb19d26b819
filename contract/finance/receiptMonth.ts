import { z } from 'zod';
import { formatMoney } from '#domain/money.ts';
import { MONTH_EXCEPTIONS } from '#domain/receipts/monthReceipt.ts';
import { id, instant } from '../envelope.ts';
import { day } from '../shapes/code.ts';
import { paidAmount } from './paid.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();
/** So many receipts are issued at once at most. */
const MOST = 5000;

/** Which month is looked at; the one before this one where nobody says. */
export const shownMonth = {
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(2000).max(9999).optional(),
};

const payorRow = z.object({
  partnerId: id,
  name: z.string(),
  lineCount: count,
  commission: money,
  taxOnCommission: money,
  /** Commission with its tax. */
  due: money,
  receipted: money,
  /** due − receipted; below zero where too much is receipted. */
  rest: money,
  /** What the receipt would be of: the rest, and what a top withholding agent kept back of it. Zero where there is none. */
  grossAmount: money,
  withholdingTax: money,
  /** Why there is none. */
  why: z.enum(MONTH_EXCEPTIONS).nullable(),
});
export type ReceiptMonthRow = z.infer<typeof payorRow>;

export const receiptMonth = z.object({
  month: count,
  year: count,
  /** Every day of it is settled. */
  isClosed: z.boolean(),
  closedThrough: day.nullable(),
  /** Of all partners with closed lines in it. */
  due: money,
  receipted: money,
  /** Those that get a receipt, by name. */
  receipts: z.array(payorRow),
  count,
  grossAmount: money,
  withholdingTax: money,
  netPayment: money,
  /** Those that get none. */
  leftOut: z.array(payorRow),
  /** The numbers in their order, of each series that they come from; empty where there are too few. */
  numbers: z.array(z.object({ first: z.string(), last: z.string(), count })),
  /** How many numbers are left to give, in all series that have begun. */
  left: count,
  /** The caller's own order of the month that is on its way. */
  jobId: id.nullable(),
});
export type ReceiptMonthShown = z.infer<typeof receiptMonth>;

/** What was looked at and is to be issued: of nobody another amount, and of nobody else. */
export const newReceiptMonth = z.strictObject({
  month: count.min(1).max(12),
  year: count.min(2000).max(9999),
  receipts: z
    .array(
      z.strictObject({
        partnerId: id,
        grossAmount: paidAmount.transform((centavos) => formatMoney(centavos)),
        withholdingTax: z.string().max(20),
      }),
    )
    .min(1)
    .max(MOST),
});

/** What was issued of a month at once. */
export const receiptBatch = z.object({
  id,
  month: count,
  year: count,
  orderedBy: z.string(),
  dtimeOrdered: instant,
  dtimeIssued: instant.nullable(),
  /** All of these are null until it is issued. */
  issuedCount: count.nullable(),
  grossAmount: money.nullable(),
  firstNumber: told,
  lastNumber: told,
  /** Partners that were left as they are, since their month had changed. */
  changedCount: count.nullable(),
});
export type ReceiptBatch = z.infer<typeof receiptBatch>;
