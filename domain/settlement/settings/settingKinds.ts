import { type Sentence, same } from '../../sentence.ts';
import type { Bir2307 } from './bir2307.ts';
import type { Computation } from './computation.ts';
import type { DisbursementReport } from './disbursementReport.ts';
import type { OfficialReceipt } from './officialReceipt.ts';

/** Settings that hold as a whole from a day on. */
export const VALUE_SETTINGS = ['COMPUTATION', 'DISBURSEMENT_REPORT', 'BIR2307', 'OFFICIAL_RECEIPT'] as const;
export type ValueSetting = (typeof VALUE_SETTINGS)[number];
/** Every setting that two people agree; tax codes and series of receipts hold one by one. */
export const SETTINGS = [...VALUE_SETTINGS, 'ATC', 'RECEIPT_SERIES'] as const;
export type SettingKind = (typeof SETTINGS)[number];

/** What a version of each setting holds. */
export interface SettingValues {
  COMPUTATION: Computation;
  DISBURSEMENT_REPORT: DisbursementReport;
  BIR2307: Bir2307;
  OFFICIAL_RECEIPT: OfficialReceipt;
}

/** A setting as its pages' addresses call it. */
export const SETTING_SLUGS = [
  'computation',
  'disbursement-report',
  'bir2307',
  'official-receipt',
  'atc',
  'receipt-series',
] as const;
export type SettingSlug = (typeof SETTING_SLUGS)[number];

const SLUGS: Readonly<Record<SettingKind, SettingSlug>> = {
  COMPUTATION: 'computation',
  DISBURSEMENT_REPORT: 'disbursement-report',
  BIR2307: 'bir2307',
  OFFICIAL_RECEIPT: 'official-receipt',
  ATC: 'atc',
  RECEIPT_SERIES: 'receipt-series',
};

/** How the address of its pages calls a setting. */
export function slugOf(kind: SettingKind): SettingSlug {
  return SLUGS[kind];
}

/** The setting that an address names; null for another word. */
export function settingOfSlug(slug: string): SettingKind | null {
  return SETTINGS.find((kind) => SLUGS[kind] === slug) ?? null;
}

/** Each setting in words. */
export const settingLabel: Readonly<Record<SettingKind, Sentence>> = {
  COMPUTATION: { en: 'Computation', fil: 'Pagkuwenta' },
  DISBURSEMENT_REPORT: same('Disbursement report'),
  BIR2307: same('Form 2307'),
  OFFICIAL_RECEIPT: { en: 'Official receipts', fil: 'Mga opisyal na resibo' },
  ATC: { en: 'Tax codes', fil: 'Mga tax code' },
  RECEIPT_SERIES: { en: 'Series of receipts', fil: 'Mga serye ng resibo' },
};
