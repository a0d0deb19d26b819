import { notFound } from '../../http/errors/errors.ts';
import { sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const FIND = `select name, media_type as "mediaType", size, storage_key as "storageKey" from file
  where id = $1 and owner_id = $2 and purpose = 'upload' and expires_at > $3`;

interface Row {
  [column: string]: unknown;
  name: string;
  mediaType: string;
  size: string;
  storageKey: string;
}

/** A file that the caller has uploaded and that is no document yet, to look at. 404 for another's, and for one that ran out. */
export const previewStagedFile = os.documents.previewStagedFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const values = [toId(input.params.id), user.userId, deps.now()];
  const [row] = await tx.query<Row>({ name: 'find-staged-file', text: FIND, values });
  if (!row) throw notFound();
  return sendStored(context, { ...row, size: Number(row.size) }, 'inline');
});
