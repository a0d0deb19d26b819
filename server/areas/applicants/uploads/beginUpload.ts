import type { ApplicantUpload } from '#contract/selfService/uploads.ts';
import { fitsIn, MOST_UPLOAD_BYTES, MOST_UPLOADS } from '#domain/applicants/uploadRules.ts';
import { fail } from '../../../http/errors/fail.ts';
import type { Work } from '../../../records/lock/work.ts';
import { UPLOAD } from './uploadColumns.ts';
import { homeValues, touchHome, type UploadHome } from './uploadHome.ts';

/** A file as its page announces it with each piece. */
export interface Announced {
  id: string;
  kind: ApplicantUpload['kind'];
  name: string;
  mediaType: string;
  /** Of the whole, in bytes. */
  size: number;
  sha256: string;
}

const THERE = `select count(*)::int as files, coalesce(sum(u.size), 0)::float8 as bytes from applicant_upload u
  where (u.draft_id = $1 or u.partner_id = $2) and u.discarded_at is null`;
const INSERT = `insert into applicant_upload as u (draft_id, partner_id, merchant_id, id, name, media_type, size, sha256, created_at, updated_at, kind)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) on conflict (id) do nothing returning ${UPLOAD.select}`;

const TOO_MUCH = {
  en: `One application takes ${MOST_UPLOADS} files of ${MOST_UPLOAD_BYTES / 1024 ** 3} GB in all at most: take one away first.`,
  fil: `Hanggang ${MOST_UPLOADS} file na ${MOST_UPLOAD_BYTES / 1024 ** 3} GB lahat ang isang aplikasyon: magtanggal muna ng isa.`,
};

/** Another file under an id that is taken, or a piece that does not go on from what was received. */
export const uploadConflict = (current: ApplicantUpload | null) =>
  fail(
    'conflict',
    {
      en: 'This piece does not go on from what was received of the file.',
      fil: 'Hindi karugtong ng natanggap na bahagi ng file ang pirasong ito.',
    },
    { current },
  );

/** Begins a file in a home that is locked. 413 when it is one too many, 409 for an id that is taken. */
export const beginUpload = async (
  context: Work,
  home: UploadHome,
  { id, kind, name, mediaType, size, sha256 }: Announced,
): Promise<ApplicantUpload> => {
  const { tx, deps } = context;
  const [there = { files: 0, bytes: 0 }] = await tx.query<{ files: number; bytes: number }>({
    name: 'uploads-there',
    text: THERE,
    values: [home.draftId, home.partnerId],
  });
  if (!fitsIn(there, size)) throw fail('too_large', TOO_MUCH, { fields: { file: TOO_MUCH } });
  const values = [...homeValues(home), id, name, mediaType, size, sha256, deps.now(), kind];
  const [row] = await UPLOAD.read(tx, { name: 'begin-upload', text: INSERT, values });
  if (!row) throw uploadConflict(null);
  await touchHome(context, home);
  return row;
};
