import { fitsIn, MOST_UPLOADS } from '#domain/applicants/uploadRules.ts';
import type { Sentence } from '#domain/sentence.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Work } from '../lock/work.ts';

const THERE = `select count(*)::int as files, coalesce(sum(u.size), 0)::float8 as bytes from applicant_upload u
  where u.draft_id = $1 and u.discarded_at is null`;
const INSERT = `insert into applicant_upload (id, draft_id, name, media_type, size, sha256, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`;
const WHOLE = 'update applicant_upload set received = size, storage_key = $2 where id = $1';

const TOO_MUCH: Sentence = {
  en: `One application takes at most ${MOST_UPLOADS} files: take one away first.`,
  fil: `Hanggang ${MOST_UPLOADS} file lang ang isang aplikasyon: magtanggal muna ng isa.`,
};

/** Keeps a file that came whole among those of a locked draft; answers its id. 413 when it is one too many. */
export const keepWholeUpload = async ({ tx, deps }: Work, draftId: string, file: File): Promise<string> => {
  const upload = uploadOf(file);
  const [there = { files: 0, bytes: 0 }] = await tx.query<{ files: number; bytes: number }>({
    name: 'files-of-draft',
    text: THERE,
    values: [draftId],
  });
  if (!fitsIn(there, upload.size)) throw fail('too_large', TOO_MUCH, { fields: { file: TOO_MUCH } });
  const id = crypto.randomUUID();
  const { name, mediaType, size, sha256, storageKey } = upload.keep();
  await tx.query({ text: INSERT, values: [id, draftId, name, mediaType, size, sha256, deps.now()] });
  await tx.query({ text: WHOLE, values: [id, storageKey] });
  return id;
};
