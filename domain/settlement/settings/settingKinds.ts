import { type Sentence, same } from '../../sentence.ts';
import type { Bir2307 } from './bir2307.ts';
import type { Computation } from './computation.ts';
import type { DisbursementReport } from './disbursementReport.ts';

/** Settings that hold as a whole from a day on. */
export const VALUE_SETTINGS = ['COMPUTATION', 'DISBURSEMENT_REPORT', 'BIR2307'] as const;
export type ValueSetting = (typeof VALUE_SETTINGS)[number];
/** Every setting that two people agree; tax codes hold one by one. */
export const SETTINGS = [...VALUE_SETTINGS, 'ATC'] as const;
export type SettingKind = (typeof SETTINGS)[number];

/** What a version of each setting holds. */
export interface SettingValues {
  COMPUTATION: Computation;
  DISBURSEMENT_REPORT: DisbursementReport;
  BIR2307: Bir2307;
}

/** A setting as its pages' addresses call it. */
export const SETTING_SLUGS = ['computation', 'disbursement-report', 'bir2307', 'atc'] as const;
export type SettingSlug = (typeof SETTING_SLUGS)[number];

const SLUGS: Readonly<Record<SettingKind, SettingSlug>> = {
  COMPUTATION: 'computation',
  DISBURSEMENT_REPORT: 'disbursement-report',
  BIR2307: 'bir2307',
  ATC: 'atc',
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
  ATC: { en: 'Tax codes', fil: 'Mga tax code' },
};
