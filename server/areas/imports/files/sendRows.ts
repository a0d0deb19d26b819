import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from '#domain/files/fileName.ts';
import { type Tx, withContext, withPlainContext } from '../../../db/context.ts';
import { StoredFile } from '../../../files/storedFile.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { type FailedRow, writeErrorFile } from '../../../imports/papers/writeErrorFile.ts';
import type { StoredImport } from '../../../imports/readImport.ts';
import { lastEdit } from '../../../imports/rows/runEdit.ts';
import { headersByPlace } from '../../../imports/steps/failedRows.ts';
import type { ImportCaller } from '../importWork.ts';
import { seenWithRows } from '../seenImport.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EVENT = `select audit.record_event('DOWNLOAD', 'import_job', $1, null, $2::jsonb)`;

interface Wanted {
  id: string;
  /** What the trail calls it, and the end of the file's name. */
  name: 'errors' | 'rows';
  rowsOf: (tx: Tx, job: StoredImport) => AsyncGenerator<FailedRow>;
  /** Says what the workbook is; without one it goes back into its import. */
  stamp?: string;
}

/**
 * Rows of an import as a workbook: written to a temporary folder first, so that no connection waits for a slow reader; the folder is
 * gone when it was sent. 404, 403, 409 once they were removed.
 */
export const sendRows = async (
  caller: ImportCaller,
  { id, name: what, rowsOf, stamp }: Wanted,
): Promise<StoredFile> => {
  const { deps, user, requestId, language, resHeaders } = caller;
  const scope = [deps.pools, user.actor, requestId] as const;
  const { job, edit } = await withContext(...scope, async (tx) => {
    const seen = await seenWithRows({ ...caller, tx }, id);
    await tx.query({ text: EVENT, values: [seen.id, JSON.stringify({ name: what })] });
    return { job: seen, edit: await lastEdit(tx, seen.id) };
  });
  const folder = await mkdtemp(join(tmpdir(), 'suki-rows-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'rows.xlsx');
  try {
    await withPlainContext(...scope, (tx) => {
      const about = { importId: job.id, edit, sheet: job.sheet ?? 'Sheet1', language, now: deps.now() };
      const of = { ...about, headers: headersByPlace(job), rows: rowsOf(tx, job) };
      const bytes = writeErrorFile(stamp ? { ...of, stamp } : of);
      return pipeline(Readable.from(bytes), createWriteStream(path));
    });
    const { size } = await stat(path);
    const content = createReadStream(path);
    content.once('close', () => void drop());
    const name = cleanFileName(`${job.fileName.replace(/\.[^.]+$/, '')}-${what}.xlsx`);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new StoredFile(content, { name, type: XLSX, size });
  } catch (error) {
    await drop();
    throw error;
  }
};
