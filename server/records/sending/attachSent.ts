import type { SentRequest } from '#contract/documents.ts';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { instant, int, text } from '../../db/columns/kinds.ts';
import { badFields } from '../../http/errors/fail.ts';
import { documentCodeProblems } from '../documents/documentCodeProblems.ts';
import type { Work } from '../lock/work.ts';
import { refuseProblems } from '../parts/problems.ts';
import { keepWholeUpload } from './keepWholeUpload.ts';
import { refuseChanged } from './refuseChanged.ts';

interface Uploaded {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  dtimeCreated: string;
}
const UPLOADED = columnsOf<Uploaded>('applicant_upload u')({
  id: text('u.id'),
  name: text('u.name'),
  mediaType: text('u.media_type'),
  size: int('u.size'),
  dtimeCreated: instant('u.created_at'),
});
const FIND = `select ${UPLOADED.select} from applicant_upload u
  where u.draft_id = $1 and u.id = $2 and u.kind = 'document' and u.storage_key is not null and u.discarded_at is null`;
const ATTACH = `insert into applicant_sending_file (upload_id, draft_id, merchant_id, code, sent_at) values ($1, $2, $3, $4, $5)
  on conflict (upload_id) do update set merchant_id = excluded.merchant_id, code = excluded.code, sent_at = excluded.sent_at`;

const NO_UPLOAD: Sentence = {
  en: 'There is no such file, or it did not arrive whole: upload it again',
  fil: 'Walang ganitong file, o hindi ito dumating nang buo: i-upload itong muli',
};
const NO_FILE: Sentence = { en: 'Send a file', fil: 'Magpadala ng file' };
const NOTHING_REPLACED: Sentence = {
  en: 'Nothing is replaced before the application is complete: leave this out',
  fil: 'Walang mapapalitan bago makumpleto ang aplikasyon: huwag itong ilagay',
};

/** Whether whoever asks is an applicant whose application is not there yet. */
export const isSending = ({ user }: Pick<Work, 'user'>): boolean =>
  Boolean(user.actor.draftId) && user.partnerId === null;

/** Notes which document of a locked draft a file is, of the partner (null) or of a store. 400 on `request.…` and `file`, 409 as `refuseChanged`. */
export const attachSent = async (
  context: Work,
  draftId: string,
  storeId: string | null,
  { request, file }: { request: SentRequest; file?: File | undefined },
): Promise<DocumentRow> => {
  const { tx, user, deps } = context;
  const { documentCode: code, replaces, seen } = request;
  if (replaces) throw badFields({ 'request.replaces': NOTHING_REPLACED });
  await refuseChanged(tx, draftId, seen);
  refuseProblems(await documentCodeProblems(tx, [{ code, path: 'request.documentCode' }]));
  const id = request.uploadId ?? (file ? await keepWholeUpload(context, draftId, file) : null);
  if (id === null) throw badFields({ file: NO_FILE });
  const [upload] = await UPLOADED.read(tx, { name: 'upload-to-send', text: FIND, values: [draftId, id] });
  if (!upload) throw badFields({ 'request.uploadId': NO_UPLOAD });
  await tx.query({ name: 'attach-sent', text: ATTACH, values: [id, draftId, storeId, code, deps.now()] });
  const never = { replacedBy: null, disabledBy: null, dtimeDisabled: null };
  return { ...upload, code, isEnabled: true, createdBy: user.username, ...never };
};
