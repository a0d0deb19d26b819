import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, text } from '../../db/columns/kinds.ts';
import { badFields } from '../../http/errors/fail.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';
import type { ToKeep } from './insertFile.ts';

interface Row {
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
  fileId: string | null;
}
const UPLOAD = columnsOf<Row>('applicant_upload u')({
  name: text('u.name'),
  mediaType: text('u.media_type'),
  size: int('u.size'),
  sha256: text('u.sha256'),
  storageKey: text('u.storage_key'),
  fileId: id('u.file_id'),
});
const LOCK = `select ${UPLOAD.select} from applicant_upload u
  where u.partner_id = $1 and u.merchant_id is not distinct from $2 and u.id = $3
    and u.storage_key is not null and u.discarded_at is null for update`;
const ATTACHED = `select d.id from document d
  where d.file_id = $1 and d.partner_id = $2 and d.merchant_id is not distinct from $3 and d.code = $4`;
const USED = `update applicant_upload u set file_id = f.id, updated_at = $3
  from file f where u.id = $1 and f.id = $2`;

const NO_UPLOAD: Sentence = {
  en: 'There is no such file, or it did not arrive whole: upload it again',
  fil: 'Walang ganitong file, o hindi ito dumating nang buo: i-upload itong muli',
};

/** A file that was uploaded in pieces for a record: to be kept, or a document of it by now. */
export type SentUpload =
  | { documentId: string }
  | { file: ToKeep; noteUse: (fileId: string) => Promise<unknown> };

/**
 * The file that was uploaded in pieces for a locked record, locked too. It becomes one document: asked again for the same one, it is that.
 * 400 on `request.uploadId` for one that is not there, not whole, of another record, or another document.
 */
export const sentUpload = async (
  { tx, deps }: Work,
  { partnerId, merchantId }: Subject,
  { uploadId, code }: { uploadId: string; code: string },
): Promise<SentUpload> => {
  const values = [partnerId, merchantId, uploadId];
  const [row] = await UPLOAD.read(tx, { name: 'lock-upload-of-record', text: LOCK, values });
  if (!row) throw badFields({ 'request.uploadId': NO_UPLOAD });
  const { fileId, ...about } = row;
  if (fileId === null)
    return {
      file: { keep: () => about },
      noteUse: (id) => tx.query({ text: USED, values: [uploadId, id, deps.now()] }),
    };
  const [document] = await tx.query<{ id: string }>({
    text: ATTACHED,
    values: [fileId, partnerId, merchantId, code],
  });
  if (!document) throw badFields({ 'request.uploadId': NO_UPLOAD });
  return { documentId: document.id };
};
