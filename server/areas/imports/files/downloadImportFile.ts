import { notFound } from '../../../http/errors/fail.ts';
import { STORED, sendStored } from '../../../http/files/sendStored.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { seenImport } from '../seenImport.ts';

const FILE = `select ${STORED.select} from file f where f.id = $1`;
const EVENT = `select audit.record_event('DOWNLOAD', 'import_job', $1, null, $2::jsonb)`;

/** The file as it was uploaded; stands in the audit trail. 404, 403. */
export const downloadImportFile = (kinds: ImportKinds) =>
  os.imports.downloadImportFile.handler(async ({ input, context }) => {
    const job = await seenImport({ ...context, kinds }, input.params.id);
    const [row] = await STORED.read(context.tx, { text: FILE, values: [job.fileId] });
    if (!row) throw notFound();
    const file = await sendStored(context, row);
    await context.tx.query({ text: EVENT, values: [job.id, JSON.stringify({ name: row.name })] });
    return file;
  });
