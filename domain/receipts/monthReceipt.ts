import type { Sentence } from '../sentence.ts';

export const MONTH_EXCEPTIONS = ['NO_CODE', 'NO_TIN', 'NO_ADDRESS', 'RECEIPTED', 'NOTHING_DUE'] as const;
/** Why a payor gets no receipt of a month. */
export type MonthException = (typeof MONTH_EXCEPTIONS)[number];

interface ExceptionRow {
  label: Sentence;
  /** Where it is mended: with the payor's business details, or with its record; null where nothing is wrong. */
  mendedAt: 'BUSINESS' | 'RECORD' | null;
}

/** Each reason in words, and where it is mended. */
export const monthException: Readonly<Record<MonthException, ExceptionRow>> = {
  NO_CODE: { label: { en: 'No partner code', fil: 'Walang code ng partner' }, mendedAt: 'RECORD' },
  NO_TIN: { label: { en: 'No TIN', fil: 'Walang TIN' }, mendedAt: 'BUSINESS' },
  NO_ADDRESS: {
    label: { en: 'No registered address', fil: 'Walang rehistradong address' },
    mendedAt: 'BUSINESS',
  },
  RECEIPTED: { label: { en: 'Receipted already', fil: 'Naresibuhan na' }, mendedAt: null },
  NOTHING_DUE: { label: { en: 'No commission', fil: 'Walang komisyon' }, mendedAt: null },
};

/** What a payor's closed lines of a month come to and what of it is receipted, in centavos, and what is known of the payor. */
export interface PayorMonth {
  /** Commission with its tax. */
  due: bigint;
  receipted: bigint;
  /** What a top withholding agent keeps back, and what of it stands on receipts. */
  withheld: bigint;
  withheldReceipted: bigint;
  hasCode: boolean;
  hasTin: boolean;
  hasAddress: boolean;
}

/** The receipt of all that is left of a payor's month, in centavos; or why there is none. */
export type MonthReceipt =
  | { gross: bigint; withholding: bigint; why: null }
  | { gross: 0n; withholding: 0n; why: MonthException };

const whyNone = (of: PayorMonth): MonthException | null => {
  if (of.due <= 0n) return 'NOTHING_DUE';
  if (of.due <= of.receipted) return 'RECEIPTED';
  if (!of.hasCode) return 'NO_CODE';
  if (!of.hasTin) return 'NO_TIN';
  return of.hasAddress ? null : 'NO_ADDRESS';
};

const atMost = (value: bigint, most: bigint): bigint => {
  if (value < 0n) return 0n;
  return value > most ? most : value;
};

/**
 * The receipt of what is left of a payor's month. It bears what is left of the withheld tax: not below zero, and no more than what is left.
 * That there is nothing to receipt goes before what the payor lacks.
 */
export function monthReceipt(of: PayorMonth): MonthReceipt {
  const why = whyNone(of);
  if (why) return { gross: 0n, withholding: 0n, why };
  const gross = of.due - of.receipted;
  const left = of.withheld - of.withheldReceipted;
  return { gross, withholding: atMost(left, gross), why: null };
}
