import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import { WHOLE_LIMITS } from '#domain/files/sheetLimits.ts';
import type { Row } from '../cell.ts';
import type { SheetInfo } from '../openedSheet.ts';
import type { OtherBook, ReadOther } from '../openSource.ts';
import { packRows } from '../packRows.ts';
import { keepLimits, refused } from '../sheetProblem.ts';
import { chooseSheet, firstRows, PREVIEW_ROWS } from '../source.ts';
import { storable } from '../storable.ts';
import { markMerged } from '../xlsx/collectRows.ts';
import { mergedByRow, type Range, rangeText } from '../xlsx/range.ts';
import { bookBytes } from './bookBytes.ts';
import { bookCells } from './bookCells.ts';
import type { Marks } from './openDocumentMarks.ts';
import { MOST_ROWS, parseBook } from './parseBook.ts';

const MERGED_SHOWN = 100;
const BATCH = 500;

type CellOf = ReturnType<typeof bookCells>;
type Span = readonly [number, number];
/** A sheet of cells as SheetJS keeps it, with what it hides. */
interface Sheet extends SheetInfo {
  data: (CellObject | undefined)[][];
  ranges: Range[];
  /** Whether it has rows beyond those that were looked at. */
  isCut: boolean;
  hiddenRows: (row: number) => boolean;
  hiddenColumns: (column: number) => boolean;
}

const isWithin = (spans: readonly Span[], at: number): boolean =>
  spans.some(([from, to]) => at >= from && at <= to);

/** How many rows have something in them, and up to which column; rows and cells that are not there cost nothing. */
const countOf = (data: Sheet['data'], cellOf: CellOf) => {
  let [rows, columns] = [0, 0];
  data.forEach((cells) => {
    let last = -1;
    cells.forEach((cell, column) => {
      if (cellOf(cell) !== null) last = column;
    });
    if (last >= 0) rows += 1;
    columns = Math.max(columns, last + 1);
  });
  return { rows, columns };
};

const rangesOf = (sheet: WorkSheet): Range[] =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c }));

const sheetOf = (sheet: WorkSheet, cellOf: CellOf, marks: Marks | undefined): Omit<Sheet, 'name'> => {
  const data = sheet['!data'] ?? [];
  const [rows, columns] = [sheet['!rows'] ?? [], sheet['!cols'] ?? []];
  return {
    hidden: marks?.hidden === true,
    isCut: sheet['!fullref'] !== undefined,
    ...countOf(data, cellOf),
    data,
    ranges: rangesOf(sheet),
    hiddenRows: (row) => rows[row]?.hidden === true || isWithin(marks?.rows ?? [], row),
    hiddenColumns: (column) => columns[column]?.hidden === true || isWithin(marks?.columns ?? [], column),
  };
};

const sheetsOf = (
  { SheetNames, Sheets, Workbook }: WorkBook,
  cellOf: CellOf,
  marks: readonly Marks[],
): Sheet[] =>
  SheetNames.flatMap((name, at) => {
    const sheet = Sheets[name];
    // What SheetJS could not read it leaves out.
    if (!sheet) throw refused('damaged');
    if (sheet['!type'] && sheet['!type'] !== 'sheet') return [];
    const read = sheetOf(sheet, cellOf, marks[at]);
    return { ...read, name: storable(name), hidden: read.hidden || Boolean(Workbook?.Sheets?.[at]?.Hidden) };
  });

function* rowsOf(sheet: Sheet, cellOf: CellOf): Generator<Row[]> {
  const { data, columns } = sheet;
  const merged = mergedByRow(sheet.ranges, columns);
  let ready: Row[] = [];
  for (let at = 0; at < data.length; at++) {
    const cells = Array.from({ length: Math.min(columns, data[at]?.length ?? 0) }, (_, column) =>
      cellOf(data[at]?.[column]),
    );
    const ranges = merged(at + 1);
    while (cells.length && cells.at(-1) === null) cells.pop();
    if (!cells.length) continue;
    if (ranges.length) markMerged(cells, at + 1, ranges, columns);
    ready.push({ row: at + 1, cells, hidden: sheet.hiddenRows(at) });
    if (ready.length < BATCH) continue;
    yield ready;
    ready = [];
  }
  yield ready;
}

/** Reads a workbook of another kind than .xlsx at one go, by SheetJS. Throws SheetProblem. */
export const readBook: ReadOther = async (book: OtherBook, asked) => {
  const { format } = book;
  const { data, marks } = await bookBytes(book);
  const parsed = parseBook(format, data);
  const isOpen = format === 'ods' || format === 'fods';
  const cellOf = bookCells(parsed.Workbook?.WBProps?.date1904 === true, isOpen);
  const sheets = sheetsOf(parsed, cellOf, marks);
  if (!sheets.length) throw refused(book.encoding ? 'webPage' : 'notASpreadsheet');
  const chosen = chooseSheet(sheets, asked);
  // Rows beyond those that were looked at would be lost.
  keepLimits({ rows: chosen.isCut ? MOST_ROWS : chosen.rows, columns: chosen.columns }, WHOLE_LIMITS);
  return {
    description: {
      format,
      encoding: book.encoding ?? 'utf-8',
      delimiter: null,
      sheets: sheets.map(({ name, hidden, rows: count, columns }) => ({
        name,
        hidden,
        rows: count,
        columns,
      })),
      sheet: chosen.name,
      hiddenColumns: Array.from({ length: chosen.columns }, (_, column) => column).filter(
        chosen.hiddenColumns,
      ),
      merged: chosen.ranges.slice(0, MERGED_SHOWN).map(rangeText),
      stamp: null,
      preview: await firstRows(rowsOf(chosen, cellOf), PREVIEW_ROWS),
    },
    batches: () => packRows(rowsOf(chosen, cellOf)),
  };
};
