import { cellText } from '#domain/imports/cellText.ts';
import type { Sentence } from '#domain/text.ts';
import { type Tx, withContext } from '../../db/context.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { fail, notFound } from '../../http/errors.ts';
import { osUpload } from '../../http/os.ts';
import { type By, type CellEdit, editCells, leaveOutRows, nextBatch } from '../../imports/edits.ts';
import { ERROR_STAMP, errorStamp, ROW_HEADER } from '../../imports/errorFile.ts';
import { withStoredFile } from '../../imports/fetchFile.ts';
import { readImport, type StoredImport } from '../../imports/job.ts';
import { SheetProblem } from '../../sheets/problems.ts';
import { openSheet } from '../../sheets/readSheet.ts';
import type { Row } from '../../sheets/types.ts';
import { checkMended } from './mended.ts';
import { callerOf, importOnce } from './once.ts';
import { presentImport } from './present.ts';
import { mustWait } from './refusals.ts';
import { heldImport, seenImport } from './sight.ts';

const NO_ROW: Sentence = {
  en: 'The first row needs a column named Row: use the error file of this import.',
  fil: 'Kailangan ng column na Row sa unang hilera: gamitin ang error file ng import na ito.',
};
const OTHER_IMPORT: Sentence = {
  en: 'This is the error file of another import: open that one, or start a new import.',
  fil: 'Error file ito ng ibang import: buksan iyon, o magsimula ng bagong import.',
};
/** So many cells of an error file are taken in at once. */
const MOST_CELLS = 2_000_000;
const TOO_MANY: Sentence = {
  en: 'Too many cells differ: start a new import with the mended file.',
  fil: 'Masyadong maraming cell ang naiiba: magsimula ng bagong import gamit ang naayos na file.',
};

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

const editsOf = (rows: readonly Row[], rowAt: number, columns: readonly (number | null)[]): CellEdit[] =>
  rows.flatMap(({ cells }) => {
    const row = Number(cellText(cells[rowAt] ?? null).trim());
    if (!Number.isInteger(row) || row < 1) return [];
    return columns.flatMap((column, at) =>
      column === null ? [] : [{ row, column, text: cellText(cells[at] ?? null) }],
    );
  });

/** What the cells of the file would change, batch after batch: a large file never stands in memory as a whole. */
async function* readEdits(path: string, name: string, job: StoredImport): AsyncGenerator<CellEdit[]> {
  await using sheet = await openSheet(path, { name });
  const { stamp } = sheet.describe();
  if (stamp?.startsWith(ERROR_STAMP) && stamp !== errorStamp(job.id))
    throw fail('rule_file_not_valid', OTHER_IMPORT, { fields: { file: OTHER_IMPORT } });
  let columns: (number | null)[] | null = null;
  let rowAt = -1;
  let cells = 0;
  for await (const batch of sheet.rows()) {
    let rows = batch;
    if (columns === null) {
      const header = (batch[0]?.cells ?? []).map((cell) => cellText(cell));
      rowAt = header.findIndex((text) => text.trim().toLowerCase() === ROW_HEADER.toLowerCase());
      if (rowAt < 0) throw fail('rule_file_not_valid', NO_ROW, { fields: { file: NO_ROW } });
      columns = columnsOf(header, rowAt, job);
      rows = batch.slice(1);
    }
    const edits = editsOf(rows, rowAt, columns);
    cells += edits.length;
    if (cells > MOST_CELLS) throw fail('rule_file_not_valid', TOO_MANY, { fields: { file: TOO_MANY } });
    yield edits;
  }
}

/** Takes the cells of a file into a held import; answers the rows that changed. One that was left out meanwhile is mended to go in. */
const takeIn = async (
  tx: Tx,
  job: StoredImport,
  batches: AsyncIterable<CellEdit[]>,
  by: By,
): Promise<number[]> => {
  const batch = await nextBatch(tx, job.id);
  const touched: number[] = [];
  for await (const edits of batches) touched.push(...(await editCells(tx, job.id, edits, by, batch)));
  await leaveOutRows(tx, job.id, { isOut: false, rows: touched, problem: null }, by);
  return touched;
};

const readable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error;
    throw fail('rule_file_not_valid', error.sentence, { fields: { file: error.sentence } });
  }
};

/**
 * Takes the mended rows of an error file into the import that they came from, by the number in `Row`; cells that read as before
 * are no edits. 404, 403, 413, 422 rule_file_not_valid on `file`, rule_import_busy.
 */
export const uploadImportErrors = osUpload.imports.uploadImportErrors.handler(async (called) => {
  const { input } = called;
  const caller = callerOf(called);
  const { deps, user, requestId } = caller;
  const inContext = <T>(work: Parameters<typeof withContext<T>>[3]) =>
    withContext(deps.pools, user.actor, requestId, work);
  const job = await inContext((tx) => seenImport({ ...caller, tx }, input.params.id));
  mustWait(job);
  const { about } = uploadOf(input.body.file);
  const signal = AbortSignal.timeout(60_000);
  const id = await importOnce(called, async (context) => {
    const held = await heldImport(context, input.params.id);
    mustWait(held);
    const by = { username: user.username, now: deps.now() };
    const touched = await readable(() =>
      withStoredFile(deps.files, about.storageKey, signal, (path) =>
        takeIn(context.tx, held, readEdits(path, about.name, held), by),
      ),
    );
    await checkMended(context, held, touched);
    return held.id;
  });
  if (id !== job.id) throw notFound();
  return { data: await inContext(async (tx) => presentImport({ ...caller, tx }, await readImport(tx, id))) };
});
