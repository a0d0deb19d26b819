import type { JobContext, Work } from '../../jobs/work.ts';
import { openSheet } from '../../sheets/openSheet.ts';
import type { ImportKind } from '../importKind.ts';
import { takeErrorRows } from '../papers/takeErrorRows.ts';
import type { StoredImport } from '../readImport.ts';
import { withImport } from './withImport.ts';
import { withUploadedFile } from './withUploadedFile.ts';

// What follows goes through all rows, and is timed anew.
const MENDED = `update import_job set step_rows = (counts ->> 'total')::int, updated_at = $2 where id = $1`;

/**
 * Takes a large error file, by the id of its stored file, into the import that it came from. Once more does no harm: cells that
 * read as they should are no edits. Throws JobProblem when the file is gone.
 */
export const takeErrorFile = (
  { shop, work, kind, job }: { shop: JobContext; work: Work; kind: ImportKind; job: StoredImport },
  fileId: string,
): Promise<void> =>
  withUploadedFile({ shop, work, importId: job.id, fileId }, async (path, name) => {
    const { deps, signal } = shop;
    await using sheet = await openSheet(path, { name, signal });
    const by = { username: work.user.username, now: deps.now() };
    await withImport(shop, work, job.id, async (tx) => {
      await takeErrorRows(tx, { kind, job }, sheet, by, (done) => work.report(done, job.stepRows));
      await tx.query({ text: MENDED, values: [job.id, deps.now()] });
    });
  });
