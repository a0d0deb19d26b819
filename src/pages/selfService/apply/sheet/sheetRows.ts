import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import type { KeptSheet } from '../draft/keptSheet.ts';

type Row = ApplicantSheet['rows'][number];
type Problem = Row['problems'][number];

/** A cell as it stands: what is typed over it counts. */
interface Cell {
  text: string;
  /** As it was judged. */
  written: string;
  problems: Problem[];
  suggestion: string | null;
  /** Other rows that are wrong in the same way and were not mended yet. */
  alike: number[];
}

/** The rows that something is said about, and what is done to them. */
export interface SheetRows {
  labelOf: (column: string) => string;
  cell: (row: number, column: string) => Cell;
  set: (row: number, column: string, text: string) => void;
}

/** Reads rows as they were judged with what was typed since. */
export const sheetRows = (
  sheet: ApplicantSheet,
  kept: KeptSheet,
  setCell: (row: number, column: string, text: string) => void,
): SheetRows => {
  const byRow = new Map(sheet.rows.map((row) => [row.row, row]));
  const labels = new Map(sheet.columns.map(({ key, label }) => [key, label]));
  const problemsIn = (row: Row, column: string) => row.problems.filter(({ field }) => field === column);
  const textOf = ({ row, cells }: Row, column: string) => kept.edits[row]?.[column] ?? cells[column] ?? '';
  return {
    labelOf: (column) => labels.get(column) ?? column,
    cell: (at, column) => {
      const row = byRow.get(at);
      if (!row) return { text: '', written: '', problems: [], suggestion: null, alike: [] };
      const written = row.cells[column] ?? '';
      const problems = problemsIn(row, column);
      const said = problems.map(({ message }) => message).join();
      const alike = sheet.rows.filter(
        (other) =>
          other !== row &&
          (other.cells[column] ?? '') === written &&
          textOf(other, column) === written &&
          said !== '' &&
          problemsIn(other, column)
            .map(({ message }) => message)
            .join() === said,
      );
      return {
        text: textOf(row, column),
        written,
        problems,
        suggestion: problems.find(({ suggestion }) => suggestion !== undefined)?.suggestion ?? null,
        alike: alike.map(({ row: number }) => number),
      };
    },
    set: setCell,
  };
};
