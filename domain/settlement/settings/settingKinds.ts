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

/** Each setting in words. */
export const settingLabel: Readonly<Record<SettingKind, Sentence>> = {
  COMPUTATION: { en: 'Computation', fil: 'Pagkuwenta' },
  DISBURSEMENT_REPORT: same('Disbursement report'),
  BIR2307: same('Form 2307'),
  ATC: { en: 'Tax codes', fil: 'Mga tax code' },
};
