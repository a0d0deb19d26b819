import { groupedDigits } from '../formats/trimmedEnd.ts';
import type { Sentence } from '../sentence.ts';
import { MAX_BYTES, WHOLE_SHEET_BYTES } from './fileRules.ts';

/** What one sheet may hold; whatever is beyond is refused before a row is read. */
export const SHEET_LIMITS = {
  /** Rows with something in them, the header among them. */
  rows: 200_000,
  /** Columns up to the last one with something in it. */
  columns: 100,
  /** Bytes of the file as it is uploaded. */
  bytes: MAX_BYTES.spreadsheet,
} as const;

/** Characters of one cell, as Excel has it. */
export const CELL_CHARACTERS = 32_767;

/** What a sheet may hold that is read at one go: of every kind of file but .xlsx and .csv. */
export const WHOLE_LIMITS = { ...SHEET_LIMITS, rows: 50_000, bytes: WHOLE_SHEET_BYTES } as const;

const MEGABYTE = 1024 * 1024;

/** A count as people read it: 200,000. */
export function grouped(count: number): string {
  return groupedDigits(String(count));
}

/** What to say before a spreadsheet is chosen. */
export const LIMITS_STATED: Sentence = {
  en: `An .xlsx or .csv file of at most ${SHEET_LIMITS.bytes / MEGABYTE} MB, ${grouped(SHEET_LIMITS.rows)} rows (with the header) and ${SHEET_LIMITS.columns} columns, or an .xls, .xlsb, .ods or .fods file of at most ${WHOLE_LIMITS.bytes / MEGABYTE} MB and ${grouped(WHOLE_LIMITS.rows)} rows`,
  fil: `Isang .xlsx o .csv file na hanggang ${SHEET_LIMITS.bytes / MEGABYTE} MB, ${grouped(SHEET_LIMITS.rows)} row (kasama ang header) at ${SHEET_LIMITS.columns} column, o isang .xls, .xlsb, .ods o .fods file na hanggang ${WHOLE_LIMITS.bytes / MEGABYTE} MB at ${grouped(WHOLE_LIMITS.rows)} row`,
};

export type LimitProblem = { code: 'tooManyRows' | 'tooManyColumns' | 'tooLarge'; text: Sentence };

type Limits = Readonly<Record<keyof typeof SHEET_LIMITS, number>>;

/** What somebody may do besides splitting a file of a kind with limits of its own. */
const adviceOf = (limits: Limits): Sentence =>
  limits === SHEET_LIMITS
    ? { en: '', fil: '' }
    : { en: ', or save it as .xlsx', fil: ', o i-save ito bilang .xlsx' };

/** The first limit that a sheet's figures go beyond, null when they keep them all. */
export function limitProblem(counted: Partial<Limits>, limits: Limits = SHEET_LIMITS): LimitProblem | null {
  const { rows = 0, columns = 0, bytes = 0 } = counted;
  const advice = adviceOf(limits);
  if (bytes > limits.bytes)
    return {
      code: 'tooLarge',
      text: {
        en: `The file is larger than ${limits.bytes / MEGABYTE} MB: split it into several files${advice.en}`,
        fil: `Lampas sa ${limits.bytes / MEGABYTE} MB ang file: hatiin ito sa ilang file${advice.fil}`,
      },
    };
  if (rows > limits.rows)
    return {
      code: 'tooManyRows',
      text: {
        en: `The sheet has more than ${grouped(limits.rows)} rows: split it into several files${advice.en}`,
        fil: `Lampas sa ${grouped(limits.rows)} ang mga row ng sheet: hatiin ito sa ilang file${advice.fil}`,
      },
    };
  if (columns > limits.columns)
    return {
      code: 'tooManyColumns',
      text: {
        en: `The sheet has more than ${limits.columns} columns: leave out those that are not needed`,
        fil: `Lampas sa ${limits.columns} ang mga column ng sheet: alisin ang mga hindi kailangan`,
      },
    };
  return null;
}
