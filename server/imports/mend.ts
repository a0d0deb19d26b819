import { JobProblem } from '../jobs/problems.ts';
import type { Work } from '../jobs/turn.ts';
import type { Workshop } from '../jobs/workshop.ts';
import { openSheet } from '../sheets/readSheet.ts';
import { withImport } from './context.ts';
import { takeErrorRows } from './errorRows.ts';
import { withStoredFile } from './fetchFile.ts';
import type { StoredImport } from './job.ts';

const STORED = 'select storage_key as "storageKey", name from file where id = $1';
// What follows goes through all rows, and is timed anew.
const MENDED = `update import_job set step_rows = (counts ->> 'total')::int, updated_at = $2 where id = $1`;
const GONE = {
  en: 'The uploaded file is no longer there: upload it again.',
  fil: 'Wala na ang na-upload na file: i-upload itong muli.',
};

/**
 * Takes a large error file, by the id of its stored file, into the import that it came from. Once more does no harm: cells that
 * read as they should are no edits.
 */
export const mendRows = async (
  shop: Workshop,
  work: Work,
  job: StoredImport,
  fileId: string,
): Promise<void> => {
  const { deps, signal } = shop;
  const [file] = await withImport(shop, work, job.id, (tx) =>
    tx.query<{ storageKey: string; name: string }>({ text: STORED, values: [fileId] }),
  );
  if (!file || !(await deps.files.has(file.storageKey))) throw new JobProblem(GONE);
  await withStoredFile(deps.files, file.storageKey, signal, async (path) => {
    await using sheet = await openSheet(path, { name: file.name, signal });
    const by = { username: work.user.username, now: deps.now() };
    await withImport(shop, work, job.id, async (tx) => {
      await takeErrorRows(tx, job, sheet, by, (done) => work.report(done, job.stepRows));
      await tx.query({ text: MENDED, values: [job.id, deps.now()] });
    });
  });
};
