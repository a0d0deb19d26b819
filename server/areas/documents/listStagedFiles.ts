import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, size, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';

interface Staged {
  fileId: string;
  name: string;
  mediaType: string;
  size: number;
  dtimeExpires: string;
}

const STAGED = columnsOf<Staged>('file f')({
  fileId: id('f.id'),
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
  dtimeExpires: instant('f.expires_at'),
});
const LIST = `select ${STAGED.select} from file f
  where f.owner_id = $1 and f.purpose = 'upload' and f.expires_at > $2 order by f.id desc limit 5000`;

/** The files that the caller has uploaded and that are no documents yet, the latest first. */
export const listStagedFiles = os.documents.listStagedFiles.handler(async ({ context }) => {
  const { tx, user, deps } = context;
  const values = [user.userId, deps.now()];
  const list = await STAGED.read(tx, { name: 'list-staged-files', text: LIST, values });
  return { data: { list } };
});
