import { cellText } from '#domain/imports/cells/cellText.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { Row } from '../../sheets/cell.ts';
import type { OpenedSheet } from '../../sheets/openedSheet.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredImport } from '../readImport.ts';
import { type By, type CellEdit, editCells, nextBatch } from '../rows/editCells.ts';
import { keepEdits } from '../rows/keepCells.ts';
import { leaveOutRows } from '../rows/leaveOutRows.ts';
import { ERROR_STAMP, errorStamp, ROW_HEADER } from './writeErrorFile.ts';

const NO_ROW: Sentence = {
  en: 'The first row needs a column named Row: use the error file of this import.',
  fil: 'Kailangan ng column na Row sa unang hilera: gamitin ang error file ng import na ito.',
};
const OTHER_IMPORT: Sentence = {
  en: 'This is the error file of another import: open that one, or start a new import.',
  fil: 'Error file ito ng ibang import: buksan iyon, o magsimula ng bagong import.',
};

/** Why a spreadsheet is not the error file of an import. */
export class NoErrorFile extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.en);
    this.name = 'NoErrorFile';
    this.sentence = sentence;
  }
}

/** Which cells of an error file are whose: the place of `Row`, and the import's column of each of the file's. */
interface Places {
  rowAt: number;
  columns: readonly (number | null)[];
}

/** Which column of the import each column of the file is; by its header, each once, in order where headers repeat. */
const columnsOf = (header: readonly string[], rowAt: number, job: StoredImport): (number | null)[] => {
  const free = job.columns.map(({ index, header: text }) => ({ index, text }));
  return header.map((text, place) => {
    // The first column named Row is ours, even if the file has one of its own.
    if (place === rowAt) return null;
    const at = free.findIndex((column) => column.text === text.trim());
    return at < 0 ? null : (free.splice(at, 1)[0]?.index ?? null);
  });
};

/** Finds out which cells are whose. Throws NoErrorFile for a file of another import, or of none. */
export const placesOf = (sheet: OpenedSheet, job: StoredImport): Places => {
  const { stamp, preview } = sheet.describe();
  if (stamp?.startsWith(ERROR_STAMP) && stamp !== errorStamp(job.id)) throw new NoErrorFile(OTHER_IMPORT);
  const header = (preview[0]?.cells ?? []).map((cell) => cellText(cell));
  const rowAt = header.findIndex((text) => text.trim().toLowerCase() === ROW_HEADER.toLowerCase());
  if (rowAt < 0) throw new NoErrorFile(NO_ROW);
  return { rowAt, columns: columnsOf(header, rowAt, job) };
};

const editsOf = (rows: readonly Row[], { rowAt, columns }: Places): CellEdit[] =>
  rows.flatMap(({ cells }) => {
    const row = Number(cellText(cells[rowAt] ?? null).trim());
    if (!Number.isInteger(row) || row < 1) return [];
    return columns.flatMap((column, at) =>
      column === null ? [] : [{ row, column, text: cellText(cells[at] ?? null) }],
    );
  });

/**
 * Takes the cells of an error file into its import, batch after batch, as one edit; answers the rows that changed. Those that
 * were left out meanwhile and come back mended are taken in. `report` hears how many rows were read.
 */
export const takeErrorRows = async (
  tx: Tx,
  { kind, job }: { kind: ImportKind; job: StoredImport },
  sheet: OpenedSheet,
  by: By,
  report: (done: number) => Promise<void> = async () => undefined,
): Promise<number[]> => {
  const places = placesOf(sheet, job);
  const batch = await nextBatch(tx, job.id);
  const touched: number[] = [];
  let done = 0;
  for await (const rows of sheet.rows()) {
    const edits = keepEdits(kind, job.columns, editsOf(rows, places));
    if (edits.length)
      touched.push(
        ...(await editCells(tx, job.id, edits, by, { batch, mayAnswer: false, isFromFile: true })),
      );
    done += rows.length;
    await report(done);
  }
  await leaveOutRows(tx, job.id, { isOut: false, rows: touched, problem: null }, by);
  return touched;
};
