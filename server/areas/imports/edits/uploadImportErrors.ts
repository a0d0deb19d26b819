import { withContext } from '../../../db/context.ts';
import { type UploadedFile, uploadOf } from '../../../files/uploadedFile.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { NoErrorFile, placesOf, takeErrorRows } from '../../../imports/papers/takeErrorRows.ts';
import { readImport, type StoredImport } from '../../../imports/readImport.ts';
import { orderStep } from '../../../imports/steps/orderStep.ts';
import { withStoredFile } from '../../../imports/steps/withStoredFile.ts';
import { insertFile } from '../../../records/documents/insertFile.ts';
import type { OpenedSheet } from '../../../sheets/openedSheet.ts';
import { openSheet } from '../../../sheets/openSheet.ts';
import { SheetProblem } from '../../../sheets/sheetProblem.ts';
import { callerOf, importOnce } from '../files/importOnce.ts';
import { heldImport } from '../heldImport.ts';
import type { ImportWork } from '../importWork.ts';
import { mustWait } from '../mustWait.ts';
import { presentImport } from '../presentImport.ts';
import { seenImport } from '../seenImport.ts';
import { AT_ONCE, checkEdited } from './checkEdited.ts';

/** A file that a worker is to take in is kept for so long. */
const KEPT_MS = 2 * 86_400_000;

/** A person waits so long for others' files; with the time that one takes to read it stays below the minute that proxies wait. */
const WAIT_MS = 20_000;
const BUSY_SECONDS = 60;

// Before a worker goes on with it.
const MENDED = `update import_job set editors = editors || jsonb_build_object($2::text, $3::timestamptz) where id = $1`;

const readable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SheetProblem || error instanceof NoErrorFile)) throw error;
    if ('code' in error && error.code === 'busy')
      throw fail('unavailable', error.sentence, { retryAfter: BUSY_SECONDS });
    throw fail('rule_file_not_valid', error.sentence, { fields: { file: error.sentence } });
  }
};

const rowsOf = (sheet: OpenedSheet): number => {
  const { sheets, sheet: name } = sheet.describe();
  return sheets.find((one) => one.name === name)?.rows ?? 0;
};

/** Leaves many rows to a worker, with the file that they stand in. */
const orderMending = async (
  context: ImportWork,
  job: StoredImport,
  upload: UploadedFile,
  rows: number,
): Promise<void> => {
  const { tx, user, deps, language } = context;
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await tx.query({ text: MENDED, values: [job.id, user.username, now] });
  const mend = await insertFile(context, upload, { purpose: 'import', owner: null, expiresAt });
  await orderStep(tx, { job, step: 'check', user, language, now, rows, mend });
};

/** Takes the rows of an open error file into a held import: a few at once, many by a worker. */
const mend = async (
  context: ImportWork,
  job: StoredImport,
  sheet: OpenedSheet,
  upload: UploadedFile,
): Promise<void> => {
  placesOf(sheet, job);
  const rows = rowsOf(sheet);
  if (rows > AT_ONCE) return orderMending(context, job, upload, rows);
  const { tx, user, deps, kinds } = context;
  const by = { username: user.username, now: deps.now() };
  await checkEdited(
    context,
    job,
    await takeErrorRows(tx, { kind: kindFor(kinds, user, job.kind), job }, sheet, by),
  );
};

/**
 * Takes the mended rows of an error file into the import that they came from, by the number in `Row`; cells that read as before
 * are no edits. 404, 403, 413, 422 rule_file_not_valid on `file`, rule_import_busy; 503
 * unavailable while too many others wait for their files to be read.
 */
export const uploadImportErrors = (kinds: ImportKinds) =>
  osUpload.imports.uploadImportErrors.handler(async (called) => {
    const { input } = called;
    const caller = callerOf(kinds, called);
    const { deps, user, requestId } = caller;
    const inContext = <T>(work: Parameters<typeof withContext<T>>[3]) =>
      withContext(deps.pools, user.actor, requestId, work);
    const job = await inContext((tx) => seenImport({ ...caller, tx }, input.params.id));
    mustWait(job);
    const upload = uploadOf(input.body.file);
    const { name, storageKey } = upload.about;
    const id = await readable(() =>
      withStoredFile(deps.files, storageKey, AbortSignal.timeout(60_000), async (path) => {
        // A large file takes its time to open: nothing is held meanwhile.
        await using sheet = await openSheet(path, { name, waitMs: WAIT_MS });
        return await importOnce(kinds, called, async (context) => {
          const held = await heldImport(context, input.params.id);
          mustWait(held);
          await mend(context, held, sheet, upload);
          return held.id;
        });
      }),
    );
    if (id !== job.id) throw notFound();
    if (upload.isKept) upload.commit();
    return {
      data: await inContext(async (tx) => presentImport({ ...caller, tx }, await readImport(tx, id))),
    };
  });
