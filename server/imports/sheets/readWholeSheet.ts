import { cellText } from '#domain/imports/cells/cellText.ts';
import { type ColumnFacts, columnFacts } from '#domain/imports/cells/readCell.ts';
import { headerRowOf, matchColumns } from '#domain/imports/match/matchColumns.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import type { FileStore } from '../../files/openFileStore.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Row } from '../../sheets/cell.ts';
import type { OpenedSheet, OpenOptions } from '../../sheets/openedSheet.ts';
import { openSheet } from '../../sheets/openSheet.ts';
import { SheetProblem } from '../../sheets/sheetProblem.ts';
import { withStoredFile } from '../steps/withStoredFile.ts';
import type { SheetKind, WholeSheet } from './sheetKind.ts';

type Kind = Pick<SheetKind<never>, 'fields' | 'fieldsIn' | 'mostRows' | 'tooManyRows'>;

/** How long somebody waits while others' workbooks are read, and how long reading may take in all, in milliseconds. */
const WAIT = { line: 5_000, all: 60_000 };

const notRead = (why: Sentence) => fail('rule_file_not_valid', why, { fields: { file: why } });

const NO_ROWS: Sentence = {
  en: 'There is no row below the header: fill in one row for each.',
  fil: 'Walang hilera sa ibaba ng header: punan ang isang hilera para sa bawat isa.',
};

const noColumn = ({ fieldsIn }: Kind, key: string) => {
  const called = each((language) => fieldsIn(language).find((field) => field.key === key)?.header ?? key);
  return notRead({
    en: `No column of this file is called “${called.en}”: copy your rows into the template.`,
    fil: `Walang column sa file na ito na “${called.fil}” ang tawag: kopyahin ang mga hilera sa template.`,
  });
};

const doubled = (headers: readonly (string | undefined)[]) =>
  notRead({
    en: `Two columns of this file mean the same: ${headers.join(', ')}. Take one of them out.`,
    fil: `Iisa ang kahulugan ng dalawang column ng file na ito: ${headers.join(', ')}. Alisin ang isa.`,
  });

const textsOf = ({ cells }: Row): string[] => cells.map((cell) => cellText(cell).trim());

/** Where each column stands. */
const placed = (kind: Kind, headers: readonly string[]): ReadonlyMap<string, number> => {
  const known = new Map<string, number>();
  for (const [index, { field }] of matchColumns(headers, kind.fields).entries()) {
    if (field === null) continue;
    const before = known.get(field);
    if (before !== undefined) throw doubled([headers[before], headers[index]]);
    known.set(field, index);
  }
  const missing = kind.fields.find(({ key, required }) => required && !known.has(key));
  if (missing) throw noColumn(kind, missing.key);
  return known;
};

const rowsBelow = async (sheet: OpenedSheet, kind: Kind, headerRow: number): Promise<Row[]> => {
  const { sheets, sheet: name } = sheet.describe();
  const counted = (sheets.find((one) => one.name === name)?.rows ?? 0) - 1;
  const below: Row[] = [];
  for await (const batch of sheet.rows()) {
    below.push(...batch.filter(({ row }) => row > headerRow));
    if (below.length > kind.mostRows) throw kind.tooManyRows(Math.max(counted, below.length));
  }
  if (!below.length) throw notRead(NO_ROWS);
  return below;
};

const read = async (sheet: OpenedSheet, kind: Kind): Promise<WholeSheet> => {
  const { preview, format } = sheet.describe();
  const first = preview.map((row) => ({ row: row.row, cells: textsOf(row) }));
  const headerRow = headerRowOf(first, kind.fields);
  const headers = first.find(({ row }) => row === headerRow)?.cells ?? [];
  const known = placed(kind, headers);
  const below = await rowsBelow(sheet, kind, headerRow);
  const factsOf = (index: number): ColumnFacts => ({
    ...columnFacts(below.map(({ cells }) => cells[index] ?? null)),
    ...(format === 'csv' && { hasTextsAlone: true }),
  });
  const taken = new Set(known.values());
  return {
    rows: below.map(({ row, cells, hidden }) => ({
      row,
      isHidden: hidden,
      cells: Object.fromEntries([...known].map(([key, index]) => [key, cells[index] ?? null])),
    })),
    columns: new Map([...known].map(([key, index]) => [key, factsOf(index)])),
    unknown: headers.filter((header, index) => header !== '' && !taken.has(index)),
  };
};

const isKnown = (sheet: OpenedSheet, kind: Kind): boolean => {
  const rows = sheet.describe().preview.map((row) => ({ row: row.row, cells: textsOf(row) }));
  const headers = rows.find(({ row }) => row === headerRowOf(rows, kind.fields))?.cells ?? [];
  const named = new Set(matchColumns(headers, kind.fields).map(({ field }) => field));
  return kind.fields.every(({ key, required }) => !required || named.has(key));
};

/** Sheets that are opened in search of the columns: each takes as long as the whole file. */
const MOST_SHEETS = 10;

/** The sheet that has the columns, where the first one has not: a workbook may begin with a cover. Else the first. */
const openKnown = async (path: string, options: OpenOptions, kind: Kind): Promise<OpenedSheet> => {
  const first = await openSheet(path, options);
  if (isKnown(first, kind)) return first;
  const about = first.describe();
  for (const { name, hidden, rows } of about.sheets.slice(0, MOST_SHEETS)) {
    if (hidden || rows === 0 || name === about.sheet) continue;
    const other = await openSheet(path, { ...options, sheet: name });
    if (isKnown(other, kind)) {
      await first.close();
      return other;
    }
    await other.close();
  }
  return first;
};

/** Reads a small sheet out of the store at one go. 422 rule_file_not_valid with the remedy, or what its kind says of too many rows. */
export const readWholeSheet = async (
  files: FileStore,
  { storageKey, name }: { storageKey: string; name: string },
  kind: Kind,
): Promise<WholeSheet> => {
  const signal = AbortSignal.timeout(WAIT.all);
  try {
    return await withStoredFile(files, storageKey, signal, async (path) => {
      await using sheet = await openKnown(path, { name, signal, waitMs: WAIT.line }, kind);
      return await read(sheet, kind);
    });
  } catch (error) {
    if (error instanceof SheetProblem) throw notRead(error.sentence);
    throw error;
  }
};
