import { MAX_BYTES } from './fileRules.ts';
import type { Sentence } from './text.ts';

/** What one sheet may hold; whatever is beyond is refused before a row is read. */
export const SHEET_LIMITS = {
  /** Rows with something in them, the header among them. */
  rows: 200_000,
  /** Columns up to the last one with something in it. */
  columns: 100,
  /** Bytes of the file as it is uploaded. */
  bytes: MAX_BYTES.spreadsheet,
} as const;

const MEGABYTE = 1024 * 1024;

/** A count as people read it: 200,000. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** What to say before a spreadsheet is chosen. */
export const LIMITS_STATED: Sentence = {
  en: `An .xlsx or .csv file of at most ${SHEET_LIMITS.bytes / MEGABYTE} MB, ${grouped(SHEET_LIMITS.rows)} rows (with the header) and ${SHEET_LIMITS.columns} columns`,
  fil: `Isang .xlsx o .csv file na hanggang ${SHEET_LIMITS.bytes / MEGABYTE} MB, ${grouped(SHEET_LIMITS.rows)} row (kasama ang header) at ${SHEET_LIMITS.columns} column`,
};

export type LimitProblem = { code: 'tooManyRows' | 'tooManyColumns' | 'tooLarge'; text: Sentence };

/** The first limit that a sheet's figures go beyond, null when they keep them all. */
export function limitProblem(
  counted: Partial<Record<keyof typeof SHEET_LIMITS, number>>,
): LimitProblem | null {
  const { rows = 0, columns = 0, bytes = 0 } = counted;
  if (bytes > SHEET_LIMITS.bytes)
    return {
      code: 'tooLarge',
      text: {
        en: `The file is larger than ${SHEET_LIMITS.bytes / MEGABYTE} MB: split it into several files`,
        fil: `Lampas sa ${SHEET_LIMITS.bytes / MEGABYTE} MB ang file: hatiin ito sa ilang file`,
      },
    };
  if (rows > SHEET_LIMITS.rows)
    return {
      code: 'tooManyRows',
      text: {
        en: `The sheet has more than ${grouped(SHEET_LIMITS.rows)} rows: split it into several files`,
        fil: `Lampas sa ${grouped(SHEET_LIMITS.rows)} ang mga row ng sheet: hatiin ito sa ilang file`,
      },
    };
  if (columns > SHEET_LIMITS.columns)
    return {
      code: 'tooManyColumns',
      text: {
        en: `The sheet has more than ${SHEET_LIMITS.columns} columns: leave out those that are not needed`,
        fil: `Lampas sa ${SHEET_LIMITS.columns} ang mga column ng sheet: alisin ang mga hindi kailangan`,
      },
    };
  return null;
}
