import type { Sentence } from '../sentence.ts';

/** More rows than these nobody reads on paper. */
export const PRINTED_ROWS = { most: 2_000 } as const;

/** Why a report with more rows is not printed, and what to do. */
export const TOO_LONG_TO_PRINT: Sentence = {
  en: 'The report has more than 2,000 lines, and nobody reads more on paper: choose fewer days, or export it as xlsx.',
  fil: 'Higit sa 2,000 linya ang ulat, at hindi na mababasa sa papel: pumili ng mas kaunting araw, o i-export bilang xlsx.',
};
