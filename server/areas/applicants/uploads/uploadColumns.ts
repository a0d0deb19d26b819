import type { ApplicantUpload } from '#contract/selfService/uploads.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, instant, int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { homeValues, OF_HOME, type UploadHome } from './uploadHome.ts';

/** A file that is sent in pieces, `u`. */
export const UPLOAD = columnsOf<ApplicantUpload>('applicant_upload u')({
  id: text('u.id'),
  kind: text('u.kind'),
  name: text('u.name'),
  mediaType: text('u.media_type'),
  size: int('u.size'),
  received: int('u.received'),
  isWhole: flag('u.storage_key is not null'),
  dtimeCreated: instant('u.created_at'),
});

const LIST = `select ${UPLOAD.select} from applicant_upload u
  where u.draft_id = $1 and u.discarded_at is null order by u.created_at, u.id`;

/** The files of a draft, those under way too, in the order in which they were begun. */
export const listUploads = (tx: Tx, draftId: string): Promise<ApplicantUpload[]> =>
  UPLOAD.read(tx, { name: 'uploads-of-draft', text: LIST, values: [draftId] });

const ONE = `select ${UPLOAD.select} from applicant_upload u where ${OF_HOME} and u.id::text = $4 and u.discarded_at is null`;

/** One file of a home; undefined when there is none, or no more. */
export const readUpload = async (
  tx: Tx,
  home: UploadHome,
  id: string,
): Promise<ApplicantUpload | undefined> => {
  const [row] = await UPLOAD.read(tx, {
    name: 'upload-of-home',
    text: ONE,
    values: [...homeValues(home), id],
  });
  return row;
};
