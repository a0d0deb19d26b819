import { cellText } from '#domain/imports/cells/cellText.ts';
import { tidyText } from '#domain/imports/cells/tidyText.ts';
import { headerRowOf } from '#domain/imports/match/matchColumns.ts';
import type { Tx } from '../../db/context.ts';
import { JobProblem } from '../../jobs/jobProblem.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import type { Cell, Row } from '../../sheets/cell.ts';
import type { OpenedSheet, SheetDescription } from '../../sheets/openedSheet.ts';
import { openSheet } from '../../sheets/openSheet.ts';
import { SheetProblem } from '../../sheets/sheetProblem.ts';
import type { ImportKind } from '../importKind.ts';
import type { Layout, StoredColumn, StoredImport } from '../readImport.ts';
import { isPlaced } from '../rows/isPlaced.ts';
import { type KeepCells, keepByHeaders } from '../rows/keepCells.ts';
import { type Heading, placeColumns } from '../rows/placeColumns.ts';
import { shortened } from '../rows/shortened.ts';
import { withImport } from './withImport.ts';
import { withUploadedFile } from './withUploadedFile.ts';

const FORGET = 'delete from import_row where import_id = $1';
// What a person saw of the rows before does not hold any more, and none of their edits can be taken back.
const READ_AGAIN = `with over as (update import_edit_batch set undone_at = $2 where import_id = $1 and undone_at is null)
  insert into import_edit_batch (import_id, batch, action, created_at, created_by)
  select $1, coalesce(max(batch), 0) + 1, 'read', $2, $3 from import_edit_batch where import_id = $1
  having exists (select from import_row where import_id = $1)`;
const FORGET_VERDICTS = `with gone as (delete from import_verdict where import_id = $1),
  edits as (delete from import_edit where import_id = $1)
  delete from import_problem where import_id = $1`;
const KEEP = `insert into import_row (import_id, row_no, cells, is_hidden)
  select $1, x.row, x.cells, x.hidden from jsonb_to_recordset($2::jsonb) as x(row integer, cells jsonb, hidden boolean)`;
const PLACED = `update import_job set layout = $2::jsonb, sheet = $3, header_row = $4, columns = $5::jsonb, step_rows = $6,
    status = $7, due = 'check', counts = jsonb_build_object('total', $6::int), version = version + 1, updated_at = $8
  where id = $1 and status = 'reading' returning id`;
const EXPECTED = `update import_job set step_rows = $2 where id = $1`;

const SAMPLES = 5;
const NOTHING_BELOW = {
  en: 'There is no row below the header: fill in the sheet, or choose another sheet or header row.',
  fil: 'Walang hilera sa ibaba ng header: punan ang sheet, o pumili ng ibang sheet o header.',
};

const textsOf = (cells: readonly Cell[]): string[] => cells.map((cell) => cellText(cell));

interface Staged {
  letters: string[];
  longestRow: number;
  headings: Heading[];
  rows: number;
}

const layoutOf = (
  { sheets, preview, format, encoding }: SheetDescription,
  { letters, longestRow }: Staged,
  kept: KeepCells,
): Layout => ({
  sheets: sheets.map(({ name, rows, hidden }) => ({ name, rows, isHidden: hidden })),
  preview: preview.map(({ row, cells }) => ({ row, cells: textsOf(kept(cells)) })),
  encoding: format === 'csv' ? encoding : null,
  letters,
  longestRow,
});

/** Characters of a header that name its column; nobody reads more. */
const LONGEST_HEADER = 200;

/** A header without the control characters in it: it names its column in pages, in error files and when those come back. */
const headerOf = (cell: Cell): string => {
  const text = shortened(cellText(cell).trim(), LONGEST_HEADER);
  return tidyText(text, true).corrected ?? text;
};

/** The columns that the header row names, or that something stands under. */
const headingsOf = (
  header: readonly Cell[],
  samples: readonly string[][],
  hidden: readonly number[],
): Heading[] => {
  const width = Math.max(header.length, samples.length);
  return Array.from({ length: width }, (_, index) => ({
    index,
    header: headerOf(header[index] ?? null),
    samples: samples[index] ?? [],
    isHidden: hidden.includes(index),
  })).filter(({ header: text, samples: under }) => text !== '' || under.length > 0);
};

/** Characters of a row, each cell counted as one at least. */
const charactersOf = (cells: readonly Cell[]): number =>
  cells.reduce<number>((sum, cell) => sum + Math.max(1, cellText(cell).length), 0);

/** Keeps the first texts under each column. */
const sample = (samples: string[][], cells: readonly Cell[]): void => {
  cells.forEach((cell, index) => {
    const text = cellText(cell).trim();
    samples[index] ??= [];
    if (text && samples[index].length < SAMPLES) samples[index].push(shortened(text, 120));
  });
};

const TELLING = /[^\p{ASCII}\s]/u;
const LETTER = /^[\p{L}\p{M}]$/u;
const WORD = /[\p{L}\p{M}]{0,40}(?:[^\p{ASCII}\s][\p{L}\p{M}]{0,40})?/uy;
const SHOWN_LETTERS = 4;
const LONGEST_WORD = 40;

/** The first word with a letter or sign that is not ASCII, its last 39 letters before that one at most; null when there is none. */
export const tellingWord = (text: string): string | null => {
  const at = text.search(TELLING);
  if (at < 0) return null;
  let start = at;
  while (start > 0 && at - start < LONGEST_WORD - 1 && LETTER.test(text.charAt(start - 1))) start -= 1;
  WORD.lastIndex = start;
  return shortened(WORD.exec(text)?.[0] ?? '', LONGEST_WORD);
};

/** Keeps the first words by which a person sees whether the letters of a file were read as they were meant. */
const keepLetters = (letters: Set<string>, cells: readonly Cell[]): void => {
  for (const cell of cells) {
    if (letters.size >= SHOWN_LETTERS) return;
    const word = typeof cell === 'string' ? tellingWord(cell) : null;
    if (word) letters.add(word);
  }
};

const keep = async (tx: Tx, importId: string, rows: readonly Row[]): Promise<void> => {
  if (!rows.length) return;
  const text = JSON.stringify(rows.map(({ row, cells, hidden }) => ({ row, cells, hidden })));
  await tx.query({ name: 'keep-import-rows', text: KEEP, values: [importId, text] });
};

interface Stage {
  shop: JobContext;
  work: Work;
  kind: ImportKind;
  job: StoredImport;
}

/** Keeps every row below the header, as it was read; of a kind that keeps less, what it keeps. */
const stageRows = async (
  tx: Tx,
  { work, kind, job }: Stage,
  sheet: OpenedSheet,
  headerRow: number,
): Promise<Staged> => {
  const { hiddenColumns, sheets, sheet: name } = sheet.describe();
  const total = sheets.find((one) => one.name === name)?.rows ?? 0;
  const samples: string[][] = [];
  const letters = new Set<string>();
  let longestRow = 0;
  let header: readonly Cell[] = [];
  let rows = 0;
  for await (const batch of sheet.rows()) {
    header = batch.find(({ row }) => row === headerRow)?.cells ?? header;
    const kept = keepByHeaders(kind, header.map(headerOf));
    const below = batch
      .filter(({ row }) => row > headerRow)
      .map(({ cells, ...row }) => ({ ...row, cells: kept(cells) }));
    if (rows < 200) for (const { cells } of below) sample(samples, cells);
    for (const { cells } of batch) {
      keepLetters(letters, cells);
      longestRow = Math.max(longestRow, charactersOf(cells));
    }
    await keep(tx, job.id, below);
    rows += below.length;
    await work.report(rows, total);
  }
  return { letters: [...letters], longestRow, headings: headingsOf(header, samples, hiddenColumns), rows };
};

const read = async (stage: Stage, path: string): Promise<boolean> => {
  const { shop, work, kind, job } = stage;
  const { deps } = shop;
  const options = {
    name: job.fileName,
    signal: shop.signal,
    ...(job.sheet === null ? {} : { sheet: job.sheet }),
  };
  await using sheet = await openSheet(path, options);
  const about = sheet.describe();
  const texts = about.preview.map(({ row, cells }) => ({ row, cells: textsOf(cells) }));
  const headerRow = job.headerRow ?? headerRowOf(texts, kind.fields);
  await withImport(shop, work, job.id, (tx) =>
    tx.query({
      text: EXPECTED,
      values: [job.id, about.sheets.find(({ name }) => name === about.sheet)?.rows ?? 0],
    }),
  );
  const staged = await withImport(shop, work, job.id, async (tx) => {
    await tx.query({ text: READ_AGAIN, values: [job.id, deps.now(), work.user.username] });
    await tx.query({ text: FORGET_VERDICTS, values: [job.id] });
    await tx.query({ text: FORGET, values: [job.id] });
    return stageRows(tx, stage, sheet, headerRow);
  });
  if (!staged.rows) throw new JobProblem(NOTHING_BELOW);
  return withImport(shop, work, job.id, async (tx) => {
    const headers = (texts.find(({ row }) => row === headerRow)?.cells ?? []).map(headerOf);
    const columns: StoredColumn[] = await placeColumns(tx, work.user.userId, kind, staged.headings);
    const goesOn = isPlaced(kind, columns);
    const placed = [
      JSON.stringify(layoutOf(about, staged, keepByHeaders(kind, headers))),
      about.sheet,
      headerRow,
      JSON.stringify(columns),
      staged.rows,
    ];
    const values = [job.id, ...placed, goesOn ? 'checking' : 'mapping', deps.now()];
    const done = await tx.query({ name: 'import-placed', text: PLACED, values });
    return done.length > 0 && goesOn;
  });
};

/**
 * Reads the file into rows that wait for their check, and matches its columns. True when they can be checked at once, false when
 * a person has to match columns first. Throws JobProblem with the reason why a file is not read.
 */
export const stageFile = async (stage: Stage): Promise<boolean> => {
  const { shop, work, job } = stage;
  try {
    return await withUploadedFile({ shop, work, importId: job.id, fileId: job.fileId }, (path) =>
      read(stage, path),
    );
  } catch (error) {
    if (error instanceof SheetProblem) throw new JobProblem(error.sentence);
    throw error;
  }
};
