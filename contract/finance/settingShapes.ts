import { z } from 'zod';
import {
  bir2307Fields,
  computationFields,
  disbursementReportFields as reportFields,
} from '#domain/fields/reportSetting.ts';
import { receiptSeriesFields } from '#domain/fields/settlement/receiptSeries.ts';
import { formatMoney, parseMoney } from '#domain/money.ts';
import { VAT_CLASSES } from '#domain/receipts/receiptAmounts.ts';
import { RECEIPT_TITLES } from '#domain/receipts/receiptStatus.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { PAYEE_KINDS, WITHHELD } from '#domain/settlement/atc.ts';
import { FORMULA_LENGTH } from '#domain/settlement/formula.ts';
import {
  type Computation,
  formulaMistake,
  MOST_REFUND_DAYS,
  mistakeSentence,
  plainPercent,
} from '#domain/settlement/settings/computation.ts';
import type { OfficialReceipt } from '#domain/settlement/settings/officialReceipt.ts';
import {
  plainSegmentLimits,
  readSegmentLimits,
  segmentLimitMistake,
} from '#domain/settlement/settings/segmentLimits.ts';
import { EWT_BASES } from '#domain/settlement/settleLine.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { day } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';
import { rateInput } from '../shapes/mdrRate.ts';
import { tinInput } from '../shapes/tinInput.ts';

/** Percent, without needless zeros. */
const percent = rateInput.transform(plainPercent);
const formula = z
  .string()
  .trim()
  .max(FORMULA_LENGTH)
  .superRefine((text, context) => {
    const mistake = formulaMistake(text);
    if (mistake) context.addIssue({ code: 'custom', message: own(mistakeSentence(mistake)) });
  });
/** Pesos, zero or more, with two decimals. */
const pesos = z
  .union([z.string().max(20), z.number()])
  .transform((typed) => parseMoney(typed))
  .refine((centavos) => centavos !== null && centavos >= 0, {
    message: own({
      en: 'An amount has at most two decimals, like 20000.00, and is not below zero',
      fil: 'Hanggang dalawang decimal ang halaga, gaya ng 20000.00, at hindi bababa sa zero',
    }),
  })
  .transform((centavos) => formatMoney(centavos ?? 0));

const segmentLimits = z
  .string()
  .max(computationFields.segmentLimits.max)
  .superRefine((text, context) => {
    const read = readSegmentLimits(text);
    if ('wrong' in read) context.addIssue({ code: 'custom', message: own(segmentLimitMistake(read.wrong)) });
  })
  .transform(plainSegmentLimits);

/** What lines are reckoned with. Percents and pesos are decimal strings; `commission` is the MDR where none is agreed. */
const computationValues = z.strictObject({
  commission: percent.nullable(),
  taxOnCommission: percent,
  withholdingTaxRate: percent,
  mdrIsVatInclusive: z.boolean(),
  ewtBase: z.enum(EWT_BASES),
  /** Over base, gross, refunds, commission, taxOnCommission, withholdingTax and ewt, with + − and brackets. */
  nonTWANetSettlement: formula,
  twaNetSettlement: formula,
  /** Up to so much of all its refunds a payment is refunded without a second person. */
  refundLimit: pesos,
  refundDays: z.number().int().min(1).max(MOST_REFUND_DAYS),
  /** Above so much a payment that a machine key posts is held, of stores whose segment is not listed. */
  storePaymentLimit: pesos,
  /** `Furniture: 250000.00`, one segment a line. */
  segmentLimits: segmentLimits.nullable(),
  exemptionThreshold: pesos.nullable(),
}) satisfies z.ZodType<Computation>;

const { bankAccountName } = reportFields;
const disbursementReportValues = z.strictObject({
  bankAccountName: lineOf(bankAccountName),
});

const of = bir2307Fields;
const bir2307Values = z.strictObject({
  payorTin: tinInput,
  payorName: lineOf(of.payorName),
  payorAddress: lineOf(of.payorAddress),
  payorPostalCode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, own({ en: 'A postal code has four digits', fil: 'Apat na numero ang postal code' })),
  signatoryName: lineOf(of.signatoryName),
  signatoryTin: tinInput,
  signatoryPosition: lineOf(of.signatoryPosition),
});

/** What receipts are called, and how each type stands to VAT. */
const officialReceiptValues = z.strictObject({
  title: z.enum(RECEIPT_TITLES),
  collections: z.enum(VAT_CLASSES),
  individual: z.enum(VAT_CLASSES),
  profitSharing: z.enum(VAT_CLASSES),
  subsidyCollection: z.enum(VAT_CLASSES),
}) satisfies z.ZodType<OfficialReceipt>;

/** Values from a day on, tomorrow at the earliest. */
const fromDay = { fromDay: day };
export const computationBody = computationValues.extend(fromDay);
export const disbursementReportBody = disbursementReportValues.extend(fromDay);
/** The picture of the signature is one that was uploaded for it, or that was asked for before. */
export const officialReceiptBody = officialReceiptValues.extend(fromDay);
export const bir2307Body = bir2307Values.extend({ ...fromDay, signatureFileId: id.nullable() });

export const newAtc = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^W[IC]\d{3}$/, own({ en: 'A tax code is like WC156', fil: 'Gaya ng WC156 ang tax code' })),
  product: z.enum(WITHHELD),
  payeeKind: z.enum(PAYEE_KINDS),
  percent,
  basePercent: percent,
  ...fromDay,
});
export type NewAtc = z.output<typeof newAtc>;
const series = receiptSeriesFields;
const number = z.number().int().min(1).max(9_999_999_999);
/** A row of numbers as it was registered, and the issuer as its receipts name it. */
export const newSeries = z
  .strictObject({
    branch: lineOf(series.branch),
    issuerName: lineOf(series.issuerName),
    issuerTin: tinInput,
    issuerAddress: lineOf(series.issuerAddress),
    isVatRegistered: z.boolean(),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .max(series.prefix.max)
      .regex(
        /^[A-Z0-9-]*$/,
        own({ en: 'A prefix has letters, digits and dashes', fil: 'Letra, numero at gitling ang prefix' }),
      ),
    firstNumber: number,
    lastNumber: number,
    certificate: lineOf(series.certificate),
    certificateDay: day,
    ...fromDay,
  })
  .refine(({ firstNumber, lastNumber }) => firstNumber <= lastNumber, {
    path: ['lastNumber'],
    message: own({
      en: 'The last number is not below the first',
      fil: 'Hindi mas mababa sa una ang huling numero',
    }),
  });
export type NewSeries = z.output<typeof newSeries>;
export const atcEnd = z.strictObject({ toDay: day });

/** What a request for a setting asks for, as it is kept. */
export const settingCommand = z.union([
  z.strictObject({ computation: computationBody }),
  z.strictObject({ disbursementReport: disbursementReportBody }),
  z.strictObject({ bir2307: bir2307Body }),
  z.strictObject({ officialReceipt: officialReceiptBody }),
  z.strictObject({ addSeries: newSeries }),
  z.strictObject({ addAtc: newAtc }),
  z.strictObject({ endAtc: atcEnd.extend({ id }) }),
]);
export type SettingCommand = z.output<typeof settingCommand>;
export type ComputationBody = z.output<typeof computationBody>;
export type DisbursementReportBody = z.output<typeof disbursementReportBody>;
export type OfficialReceiptBody = z.output<typeof officialReceiptBody>;
export type Bir2307Body = z.output<typeof bir2307Body>;

/** What a line of so much would come to. */
const sampleLine = z.strictObject({
  gross: pesos,
  refunds: pesos,
  mdrRate: percent,
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  product: z.enum(MDR_TYPES),
  payeeKind: z.enum(PAYEE_KINDS),
});
export const sampleBody = z.strictObject({ fromDay: day, values: computationValues, sample: sampleLine });
export type SampleBody = z.output<typeof sampleBody>;
