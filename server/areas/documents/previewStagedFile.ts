import { notFound } from '../../http/errors/fail.ts';
import { STORED, sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const FIND = `select ${STORED.select} from file f
  where f.id = $1 and f.owner_id = $2 and f.purpose = 'upload' and f.expires_at > $3`;

/** A file that the caller has uploaded and that is no document yet, to look at. 404 for another's, and for one that ran out. */
export const previewStagedFile = os.documents.previewStagedFile.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const values = [toId(input.params.id), user.userId, deps.now()];
  const [row] = await STORED.read(tx, { name: 'find-staged-file', text: FIND, values });
  if (!row) throw notFound();
  return sendStored(context, row, 'inline');
});
