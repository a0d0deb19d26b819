import type { Content, Size, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Printed, sheet } from './sheet.ts';
import { boxes, breakable, cell, type FormField, grid, heading, small } from './styles.ts';

export interface ReportColumn {
  label: string;
  /** Points, or its part of what the others leave. */
  width: number | '*' | 'auto';
  /** A figure: it stands at the right and is never broken. */
  isFigure?: true;
}

export interface ReportTable {
  title: string;
  /** Beneath the table. */
  note?: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly (string | null)[])[];
  /** The last row, in bold. */
  totals?: readonly (string | null)[];
  /** What is said where there are no rows. */
  empty: string;
}

/** A report as it goes on paper: every text in the reader's language, every figure and date as people read it. */
export interface Report {
  printed: Printed;
  title: string;
  /** Beneath the title, a line each. */
  subtitles: readonly string[];
  /** At the foot of every page: what tells it from other reports. */
  number: string;
  isLandscape?: boolean;
  /** In boxes above the tables, four a row. */
  facts: readonly FormField[];
  tables: readonly ReportTable[];
}

const figure = (text: string | null, bold: boolean): Content => ({
  text: text ?? '',
  style: 'cell',
  alignment: 'right',
  noWrap: true,
  bold,
});

const cellsOf = (
  columns: readonly ReportColumn[],
  values: readonly (string | null)[],
  isTotal: boolean,
): Content[] =>
  columns.map(({ isFigure }, at) => {
    const value = values[at] ?? null;
    if (isFigure) return figure(value, isTotal);
    return isTotal ? { text: breakable(value ?? ''), style: 'cell', bold: true } : cell(value);
  });

const tableOf = (
  { title, note, columns, rows, totals, empty }: ReportTable,
  isLandscape: boolean,
): Content[] => {
  if (rows.length === 0) return [heading(title, isLandscape), small(empty)];
  const head = columns.map(({ label, isFigure }) =>
    isFigure ? { text: label, alignment: 'right' as const } : label,
  );
  const widths = columns.map(({ width }): Size => width);
  const body = rows.map((values) => cellsOf(columns, values, false));
  if (totals) body.push(cellsOf(columns, totals, true));
  return [
    heading(title, isLandscape),
    grid(head, widths, body),
    ...(note ? [{ stack: [small(note)], margin: [0, 5, 0, 0] as [number, number, number, number] }] : []),
  ];
};

/** A report of finance on paper: facts in boxes, then tables whose heads are repeated on every page. */
export const reportPaper = ({ facts, tables, isLandscape = false, ...made }: Report): TDocumentDefinitions =>
  sheet({
    ...made,
    isLandscape,
    content: [
      ...(facts.length ? [boxes(4, facts)] : []),
      ...tables.flatMap((table) => tableOf(table, isLandscape)),
    ],
  });
