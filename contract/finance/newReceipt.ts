import { z } from 'zod';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { formatMoney, parseMoney } from '#domain/money.ts';
import { FORMS_OF_PAYMENT } from '#domain/receipts/formOfPayment.ts';
import { VAT_CLASSES } from '#domain/receipts/receiptAmounts.ts';
import { PAYMENT_CHANNELS } from '#domain/receipts/receiptStatus.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { day } from '../shapes/code.ts';
import { optionalLine, optionalLineOf } from '../shapes/lineOf.ts';
import { tinInput } from '../shapes/tinInput.ts';
import { paidAmount } from './paid.ts';

const count = z.number().int();

const withheld = z
  .union([z.string().max(20), z.number()])
  .transform((typed) => parseMoney(typed))
  .refine((centavos) => centavos !== null && centavos >= 0, {
    message: own({
      en: 'An amount has at most two decimals, like 200.00, and is not below zero',
      fil: 'Hanggang dalawang decimal ang halaga, gaya ng 200.00, at hindi bababa sa zero',
    }),
  })
  .transform((centavos) => formatMoney(centavos ?? 0));

/** What a receipt is issued of; which fields each type has stands in `domain/receipts/receiptTypes.ts`. The day is the day on which it is posted. */
export const newReceipt = z.strictObject({
  /** A partner; its name, TIN and address are taken from its record. */
  payorId: id.nullish().transform((value) => value ?? null),
  /** Of somebody who is no partner. */
  payorName: optionalLine(fields.payorName.max, fields.payorName.min),
  tinNumber: z
    .union([z.literal('').transform(() => null), tinInput])
    .nullish()
    .transform((value) => value ?? null),
  address: optionalLineOf(fields.address),
  /** The number of a contract of the payor, or of the customer's. */
  contract: optionalLineOf(fields.contract),
  month: count.min(1).max(12).nullish(),
  year: count.min(2000).max(9999).nullish(),
  paymentChannel: z.enum(PAYMENT_CHANNELS).nullish(),
  soa: optionalLineOf(fields.soa),
  paymentFor: optionalLineOf(fields.paymentFor),
  referenceNumber: optionalLineOf(fields.referenceNumber),
  invoiceNumber: optionalLineOf(fields.invoiceNumber),
  formOfPayment: z.enum(FORMS_OF_PAYMENT),
  bankName: optionalLineOf(fields.bankName),
  checkNumber: optionalLineOf(fields.checkNumber),
  checkDate: day.nullish().transform((value) => value ?? null),
  /** Only of others; else the setting says. */
  vatClass: z.enum(VAT_CLASSES).nullish(),
  /** Pesos; what is received, VAT and withheld tax included. */
  grossAmount: paidAmount.transform((centavos) => formatMoney(centavos)),
  withholdingTax: withheld.optional().transform((value) => value ?? '0.00'),
  /** The cancelled receipt whose place it takes. */
  replaces: z.string().max(18).nullish(),
  /** The number that rule_same_money answered: its check or reference is the same, and this receipt is for other money. */
  confirmSameMoney: z.string().max(18).nullish(),
});
export type NewReceipt = z.output<typeof newReceipt>;
