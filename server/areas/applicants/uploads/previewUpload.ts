import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { int, text } from '../../../db/columns/kinds.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { type Stored, sendStored } from '../../../http/files/sendStored.ts';
import { os } from '../../../http/os.ts';

const STORED = columnsOf<Stored>('applicant_upload u')({
  name: text('u.name'),
  mediaType: text('u.media_type'),
  size: int('u.size'),
  storageKey: text('u.storage_key'),
});
const FIND = `select ${STORED.select} from applicant_upload u
  where u.draft_id = $1 and u.id::text = $2 and u.storage_key is not null and u.discarded_at is null`;

/** A file of the session's draft that was received whole, to look at. 404 for every other one. */
export const previewUpload = os.applicantUploads.previewUpload.handler(async ({ input, context }) => {
  const values = [context.user.actor.draftId ?? null, input.params.id];
  const [row] = await STORED.read(context.tx, { name: 'find-upload', text: FIND, values });
  if (!row) throw notFound();
  return sendStored(context, row, 'inline');
});
