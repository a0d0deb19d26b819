import type { Row } from '../cell.ts';
import { LOOKUP_SHEET } from '../lookupSheet.ts';
import type { SheetInfo } from '../openedSheet.ts';
import { type PackedRows, packRows, unpackRows } from '../packRows.ts';
import { keepLimits } from '../sheetProblem.ts';
import { chooseSheet, firstRows, PREVIEW_ROWS, previewOf, type Source } from '../source.ts';
import type { ZipFile } from '../zip/openZip.ts';
import type { Book } from './cellOf.ts';
import { collectRows } from './collectRows.ts';
import { keepSheet } from './keepSheet.ts';
import { rangeText } from './range.ts';
import type { SheetCount } from './SheetCounter.ts';
import { scanPart, scanWhole } from './scanPart.ts';
import { SharedStrings, sharedStringsListener } from './sharedStrings.ts';
import { SheetScan } from './sheetScan.ts';
import { type NumberFormat, stylesListener } from './stylesListener.ts';
import { findParts, type WorkbookParts } from './workbookParts.ts';

const MERGED_SHOWN = 100;

/** `batches` holds its rows when they were kept. */
type Sheet = SheetInfo & { path: string; count: SheetCount; batches: PackedRows[] | null };

const isFilled = ({ hidden, rows }: SheetInfo) => !hidden && rows > 0;

const readBook = async (
  zip: ZipFile,
  { strings: stringsPath, styles, is1904 }: WorkbookParts,
): Promise<Book> => {
  const [strings, formats] = [new SharedStrings(), [] as NumberFormat[]];
  const isThere = (path: string | undefined): path is string => zip.parts.has(path?.toLowerCase() ?? '');
  if (isThere(stringsPath)) await scanWhole(zip, stringsPath, sharedStringsListener(strings));
  strings.seal();
  if (isThere(styles)) await scanWhole(zip, styles, stylesListener(formats));
  return { strings, formats, is1904, lacksFormats: styles !== undefined && !isThere(styles) };
};

async function* rowsOf(zip: ZipFile, book: Book, { path, count }: Sheet): AsyncGenerator<Row[]> {
  const collected = collectRows(book, count);
  for await (const _ of scanPart(zip, path, new SheetScan(collected))) yield collected.take();
  yield collected.take();
}

/** All rows of a sheet: those that were kept, which then go as they are given, or read once more. */
async function* batchesOf(zip: ZipFile, book: Book, sheet: Sheet): AsyncGenerator<PackedRows> {
  const { batches } = sheet;
  if (!batches) return yield* packRows(rowsOf(zip, book, sheet));
  batches.reverse();
  for (let batch = batches.pop(); batch; batch = batches.pop()) yield batch;
}

const firstOf = (zip: ZipFile, book: Book, sheet: Sheet): Promise<Row[]> | Row[] =>
  sheet.batches?.[0]
    ? unpackRows(sheet.batches[0]).slice(0, PREVIEW_ROWS).map(previewOf)
    : firstRows(rowsOf(zip, book, sheet), PREVIEW_ROWS);

/** The version stamp of a workbook that we wrote. */
const stampOf = async (zip: ZipFile, book: Book, sheets: readonly Sheet[]): Promise<string | null> => {
  const lookups = sheets.find(({ name, hidden }) => hidden && name === LOOKUP_SHEET);
  const [row] = lookups ? await firstRows(rowsOf(zip, book, lookups), 1) : [];
  const [cell] = row?.cells ?? [];
  return row?.row === 1 && typeof cell === 'string' ? cell : null;
};

/** Opens a workbook: finds its sheets and counts them all. Throws SheetProblem. */
export const readXlsx = async (zip: ZipFile, asked: string | undefined): Promise<Omit<Source, 'close'>> => {
  const parts = await findParts(zip);
  const book = await readBook(zip, parts);
  const sheets: Sheet[] = [];
  for (const { name, hidden, path } of parts.sheets) {
    // The one that will be read, as far as can be told before all are counted.
    const keep = asked === undefined ? !hidden && !sheets.some(isFilled) : name === asked;
    const counter = keepSheet(book, keep);
    await scanWhole(zip, path, new SheetScan(counter));
    const { count, batches } = counter.result();
    sheets.push({ name, hidden, path, count, batches, rows: count.rows, columns: count.columns });
  }
  const chosen = chooseSheet(sheets, asked);
  keepLimits({ rows: chosen.rows, columns: chosen.columns });
  return {
    description: {
      format: 'xlsx',
      encoding: 'utf-8',
      delimiter: null,
      sheets: sheets.map(({ name, hidden, rows, columns }) => ({ name, hidden, rows, columns })),
      sheet: chosen.name,
      hiddenColumns: chosen.count.hiddenColumns,
      merged: chosen.count.merged.slice(0, MERGED_SHOWN).map(rangeText),
      stamp: await stampOf(zip, book, sheets),
      preview: await firstOf(zip, book, chosen),
    },
    batches: () => batchesOf(zip, book, chosen),
  };
};
