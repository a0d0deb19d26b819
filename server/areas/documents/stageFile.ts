import { uploadOf } from '../../files/uploadedFile.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { insertFile } from '../../records/documents/insertFile.ts';

const KEPT_MS = 30 * 86_400_000;
const MOST_BYTES = 2 * 1024 ** 3;

const STAGED = `select coalesce(sum(size), 0)::float8 as bytes from file
  where owner_id = $1 and purpose = 'upload' and expires_at > $2`;
const TOO_MUCH = {
  en: 'You have uploaded 2 GB that belong to no record yet: submit or discard those first.',
  fil: 'May 2 GB ka nang na-upload na wala pang rekord: isumite o itapon muna ang mga iyon.',
};

/** Takes a file whose record is not there yet; it is the caller's alone for 30 days. 413, 422 on `file`. */
export const stageFile = os.documents.stageFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const upload = uploadOf(input.body.file);
  const now = deps.now();
  const values = [user.userId, now];
  const [staged] = await tx.query<{ bytes: number }>({ name: 'staged-bytes', text: STAGED, values });
  if ((staged?.bytes ?? 0) + upload.size > MOST_BYTES)
    throw fail('too_large', TOO_MUCH, { fields: { file: TOO_MUCH } });
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const fileId = await insertFile(context, upload, { purpose: 'upload', owner: null, expiresAt });
  return { data: { fileId, name: upload.name, mediaType: upload.type, size: upload.size } };
});
