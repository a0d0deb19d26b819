import { type Problem, problemSentence } from '#domain/imports/problems.ts';
import { each, type Language } from '#domain/sentence.ts';
import type { OutCell, OutColumn } from '../../sheets/outBook.ts';
import { writeSheet } from '../../sheets/writeSheet.ts';

/** Headers of the columns that are ours, the same in every language: the file is read again. */
export const ROW_HEADER = 'Row';
const PROBLEMS_HEADER = 'Problems';

/** A row of an import: its cells as texts by column, and what is wrong or warned of, with the column that it is about. */
export interface FailedRow {
  /** As the spreadsheet counts. */
  row: number;
  texts: readonly string[];
  problems: readonly (Omit<Problem, 'field'> & { column: number | null })[];
}

export interface ErrorFileOf {
  importId: string;
  /** The last edit of the import before its rows were read. */
  edit: number;
  /** Name of the sheet that the rows come from. */
  sheet: string;
  /** Of the file's columns in their order, '' for one without. */
  headers: readonly string[];
  /** One after the other; none is kept. */
  rows: AsyncIterable<FailedRow>;
  language: Language;
  now: Date;
  /** Says what the workbook is: by `errorStamp` what goes back into its import, which is so without one. */
  stamp?: string;
}

const ROW_WIDTH = 8;
const PROBLEMS_WIDTH = 70;
const WIDEST = 40;
const NARROWEST = 12;

/** How the stamps of all workbooks of failed rows begin. */
export const ERROR_STAMP = 'suki-errors/';
/** Which import a workbook of failed rows goes back into, and the last edit that it knows of. */
export const errorStamp = (importId: string, edit: number): string => `${ERROR_STAMP}${importId}/${edit}`;
/** Reads an `errorStamp`; those of earlier versions know of no edit. */
export const stampOf = (stamp: string): { importId: string; edit: number } | null => {
  const [, importId, edit] = /^suki-errors\/(\d{1,18})(?:\/(\d{1,9}))?$/.exec(stamp) ?? [];
  return importId === undefined ? null : { importId, edit: Number(edit ?? 0) };
};

const instead = (suggestion: string) =>
  each((language) => `${{ en: 'try', fil: 'subukan' }[language]}: ${suggestion}`);

const saying = ({ problems }: FailedRow, { headers, language }: ErrorFileOf): string =>
  problems
    .map(({ column, code, params, suggestion }) => {
      const header = column === null ? '' : headers[column];
      const sentence = problemSentence(code, params)[language];
      return `${header ? `${header}: ` : ''}${sentence}${suggestion ? ` (${instead(suggestion)[language]})` : ''}`;
    })
    .join('; ');

const cellsOf = (failed: FailedRow, of: ErrorFileOf): OutCell[] => {
  const wrong = new Set(failed.problems.map(({ column }) => column));
  const cells = of.headers.map((_, at): OutCell => {
    const value = failed.texts[at] ?? '';
    return wrong.has(at) ? { value, problem: true } : value;
  });
  return [failed.row, ...cells, saying(failed, of)];
};

async function* rowsOf(of: ErrorFileOf): AsyncGenerator<OutCell[]> {
  for await (const failed of of.rows) yield cellsOf(failed, of);
}

const columnOf = (label: string): OutColumn => ({
  label,
  kind: 'text',
  width: Math.min(WIDEST, Math.max(NARROWEST, label.length + 4)),
});

/**
 * The .xlsx of rows that did not go in, in chunks: the file's own columns in their order between `Row` and `Problems`, the cells
 * with a problem coloured. Its stamp is `errorStamp`; mended, it goes back into the same import by `Row`.
 */
export const writeErrorFile = (of: ErrorFileOf): AsyncIterable<Uint8Array> =>
  writeSheet({
    sheets: [
      {
        name: of.sheet,
        columns: [
          { label: ROW_HEADER, kind: 'number', width: ROW_WIDTH },
          ...of.headers.map(columnOf),
          { label: PROBLEMS_HEADER, kind: 'text', width: PROBLEMS_WIDTH },
        ],
        rows: rowsOf(of),
      },
    ],
    stamp: of.stamp ?? errorStamp(of.importId, of.edit),
    now: of.now,
    language: of.language,
  });
