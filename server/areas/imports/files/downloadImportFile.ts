import { notFound } from '../../../http/errors/errors.ts';
import { sendStored } from '../../../http/files/sendStored.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { seenImport } from '../seenImport.ts';

const FILE = `select name, media_type as "mediaType", size, storage_key as "storageKey" from file where id = $1`;
const EVENT = `select audit.record_event('DOWNLOAD', 'import_job', $1, null, $2::jsonb)`;

/** The file as it was uploaded; stands in the audit trail. 404, 403. */
export const downloadImportFile = (kinds: ImportKinds) =>
  os.imports.downloadImportFile.handler(async ({ input, context }) => {
    const job = await seenImport({ ...context, kinds }, input.params.id);
    const [row] = await context.tx.query<{
      name: string;
      mediaType: string;
      size: string;
      storageKey: string;
    }>({
      text: FILE,
      values: [job.fileId],
    });
    if (!row) throw notFound();
    const file = await sendStored(context, { ...row, size: Number(row.size) });
    await context.tx.query({ text: EVENT, values: [job.id, JSON.stringify({ name: row.name })] });
    return file;
  });
