import type { Sentence } from '../sentence.ts';

/** More rows than these nobody reads on paper. */
export const PRINTED_ROWS = { most: 2_000 } as const;

/** Why a report with more rows is not printed, and what to do. */
export const TOO_LONG_TO_PRINT: Sentence = {
  en: 'The report has more than 2,000 lines, and nobody reads more on paper: choose fewer days, or export it as xlsx.',
  fil: 'Higit sa 2,000 linya ang ulat, at hindi na mababasa sa papel: pumili ng mas kaunting araw, o i-export bilang xlsx.',
};

/** A workbook that a person waits for has at most so many rows; an export in the background has no limit. */
export const BOOK_ROWS = { most: 10_000 } as const;

/** Why a workbook with more rows is not made, and what to do. */
export const TOO_LONG_FOR_BOOK: Sentence = {
  en: 'The workbook would have more than 10,000 rows. Choose less, such as fewer days, or export the list: that runs in the background.',
  fil: 'Lalampas sa 10,000 hilera ang workbook. Pumili ng mas kaunti, gaya ng mas kaunting araw, o i-export ang listahan: sa background iyon tumatakbo.',
};
