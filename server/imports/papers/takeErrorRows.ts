import { cellText } from '#domain/imports/cells/cellText.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { Row } from '../../sheets/cell.ts';
import type { OpenedSheet } from '../../sheets/openedSheet.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredImport } from '../readImport.ts';
import { type CellEdit, editCells } from '../rows/editCells.ts';
import { keepEdits } from '../rows/keepCells.ts';
import { leaveOutRows } from '../rows/leaveOutRows.ts';
import { type By, haveOthersEdited, runEdit } from '../rows/runEdit.ts';
import { ERROR_STAMP, ROW_HEADER, stampOf } from './writeErrorFile.ts';

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
  if (stamp?.startsWith(ERROR_STAMP) && stampOf(stamp)?.importId !== job.id)
    throw new NoErrorFile(OTHER_IMPORT);
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

/** The last edit that the file knows of; 0 where it went through a program that drops the stamp. */
const seenBy = (sheet: OpenedSheet, job: StoredImport): number => {
  const stamp = stampOf(sheet.describe().stamp ?? '');
  return stamp?.importId === job.id ? stamp.edit : 0;
};

/**
 * Takes the cells of an error file into its import, chunk after chunk, as one edit; returns the rows that changed. Rows that were
 * left out meanwhile and come back changed are taken in. Cells that somebody else changed after the file was downloaded are skipped.
 * `report` is called with how many rows were read.
 */
export const takeErrorRows = async (
  tx: Tx,
  { kind, job }: { kind: ImportKind; job: StoredImport },
  sheet: OpenedSheet,
  by: By,
  report: (done: number) => Promise<void> = async () => undefined,
): Promise<number[]> => {
  const places = placesOf(sheet, job);
  const seen = seenBy(sheet, job);
  const unseenOf = (await haveOthersEdited(tx, job.id, seen, by.username)) ? 'others' : 'nobody';
  const { touched } = await runEdit(tx, job.id, 'error_file', by, async (batch) => {
    const changed: number[] = [];
    let [done, skipped] = [0, 0];
    for await (const rows of sheet.rows()) {
      const edits = keepEdits(kind, job.columns, editsOf(rows, places)).map((edit) => ({ ...edit, seen }));
      const editing = { batch, mayAnswer: false, isFromFile: true, unseenOf } as const;
      if (edits.length) {
        const taken = await editCells(tx, job.id, edits, by, editing);
        changed.push(...taken.rows);
        skipped += taken.conflicts.length;
      }
      done += rows.length;
      await report(done);
    }
    const mended = { isOut: false, rows: changed, problem: null };
    await leaveOutRows(tx, job.id, mended, by, { batch, seen: null });
    return { touched: changed, skipped };
  });
  return touched;
};
