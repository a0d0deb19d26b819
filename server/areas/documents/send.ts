import { hasThumbnail } from '#domain/files/thumbnail.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { notFound } from '../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import type { Work } from '../../records/lock/work.ts';
import { type Read, recordRead } from '../../records/print/recordRead.ts';

interface Found extends Stored {
  id: string;
  code: string;
  partnerId: string;
  merchantId: string | null;
  sha256: string;
}

const FOUND = columnsOf<Found>('document d, file f')({
  ...STORED.columns,
  id: id('d.id'),
  code: text('d.code'),
  partnerId: id('d.partner_id'),
  merchantId: id('d.merchant_id'),
  sha256: text('f.sha256'),
});
// Row security of both tables decides whose this is.
const FIND = `select ${FOUND.select} from document d join file f on f.id = d.file_id where d.id = $1`;

/** A document of the caller's scope, to keep, to look at or to be drawn small; stands in the audit trail. 404 for another's. */
export const send = async (
  context: Work,
  documentId: string,
  event: Read['event'] = 'DOWNLOAD',
): Promise<File> => {
  const { tx } = context;
  const values = [toId(documentId)];
  const [row] = await FOUND.read(tx, { name: 'find-document', text: FIND, values });
  if (!row || (event === 'THUMBNAIL' && !hasThumbnail(row))) throw notFound();
  const { code, name, size, sha256 } = row;
  const kind = event === 'DOWNLOAD' ? 'attachment' : 'inline';
  const file = await sendStored(context, row, kind);
  const details = { code, name, size, sha256 };
  await recordRead(tx, { event, target: 'document', key: row.id, owner: row, details });
  return file;
};
