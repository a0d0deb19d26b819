import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from '#domain/files/fileName.ts';
import { withContext, withPlainContext } from '../../../db/context.ts';
import { StoredFile } from '../../../files/storedFile.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { osOpen } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { writeErrorFile } from '../../../imports/papers/writeErrorFile.ts';
import { failedRows, headersByPlace } from '../../../imports/steps/failedRows.ts';
import { seenWithRows } from '../seenImport.ts';
import { callerOf } from './importOnce.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EVENT = `select audit.record_event('DOWNLOAD', 'import_job', $1, null, $2::jsonb)`;

/**
 * The rows that did not go in as a workbook: written to a temporary folder first, so that no connection waits for a slow reader;
 * the folder is gone when it was sent. 404, 403, 409 once they were removed.
 */
export const downloadImportErrors = (kinds: ImportKinds) =>
  osOpen.imports.downloadImportErrors.handler(async (called) => {
    const caller = callerOf(kinds, called);
    const { deps, user, requestId, language, resHeaders } = caller;
    const scope = [deps.pools, user.actor, requestId] as const;
    const job = await withContext(...scope, async (tx) => {
      const seen = await seenWithRows({ ...caller, tx }, called.input.params.id);
      await tx.query({ text: EVENT, values: [seen.id, JSON.stringify({ name: 'errors' })] });
      return seen;
    });
    const folder = await mkdtemp(join(tmpdir(), 'suki-errors-'));
    const drop = () => rm(folder, { recursive: true, force: true });
    const path = join(folder, 'errors.xlsx');
    try {
      await withPlainContext(...scope, (tx) => {
        const about = { importId: job.id, sheet: job.sheet ?? 'Sheet1', language, now: deps.now() };
        const rows = failedRows(tx, job);
        const bytes = writeErrorFile({ ...about, headers: headersByPlace(job), rows });
        return pipeline(Readable.from(bytes), createWriteStream(path));
      });
      const { size } = await stat(path);
      const content = createReadStream(path);
      content.once('close', () => void drop());
      const name = cleanFileName(`${job.fileName.replace(/\.[^.]+$/, '')}-errors.xlsx`);
      resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
      return new StoredFile(content, { name, type: XLSX, size });
    } catch (error) {
      await drop();
      throw error;
    }
  });
