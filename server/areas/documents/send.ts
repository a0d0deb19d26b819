import { notFound } from '../../http/errors/errors.ts';
import { sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import type { Work } from '../../records/lock/lockRecord.ts';
import { recordRead } from '../../records/print/recordRead.ts';

// Row security of both tables decides whose this is.
const FIND = `select d.id, d.code, d.partner_id as "partnerId", d.merchant_id as "merchantId", f.name,
    f.media_type as "mediaType", f.size, f.sha256, f.storage_key as "storageKey"
  from document d join file f on f.id = d.file_id where d.id = $1`;

interface Row {
  [column: string]: unknown;
  id: string;
  code: string;
  partnerId: string;
  merchantId: string | null;
  name: string;
  mediaType: string;
  size: string;
  sha256: string;
  storageKey: string;
}

/** A document of the caller's scope, to keep or to look at; stands in the audit trail. 404 for another's. */
export const send = async (
  context: Work,
  documentId: string,
  event: 'DOWNLOAD' | 'VIEW' = 'DOWNLOAD',
): Promise<File> => {
  const { tx } = context;
  const values = [toId(documentId)];
  const [row] = await tx.query<Row>({ name: 'find-document', text: FIND, values });
  if (!row) throw notFound();
  const { id, code, name, sha256 } = row;
  const size = Number(row.size);
  const kind = event === 'VIEW' ? 'inline' : 'attachment';
  const file = await sendStored(context, { ...row, size }, kind);
  const details = { code, name, size, sha256 };
  await recordRead(tx, { event, target: 'document', key: id, owner: row, details });
  return file;
};
