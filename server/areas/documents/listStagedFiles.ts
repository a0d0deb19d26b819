import { os } from '../../http/os.ts';

const LIST = `select id, name, media_type as "mediaType", size::float8 as size, expires_at as "expiresAt" from file
  where owner_id = $1 and purpose = 'upload' and expires_at > $2 order by id desc limit 5000`;

interface Row {
  [column: string]: unknown;
  id: string;
  name: string;
  mediaType: string;
  size: number;
  expiresAt: Date;
}

/** The files that the caller has uploaded and that are no documents yet, the latest first. */
export const listStagedFiles = os.documents.listStagedFiles.handler(async ({ context }) => {
  const { tx, user, deps } = context;
  const values = [user.userId, deps.now()];
  const rows = await tx.query<Row>({ name: 'list-staged-files', text: LIST, values });
  const list = rows.map(({ id, expiresAt, ...about }) => ({
    fileId: id,
    ...about,
    dtimeExpires: expiresAt.toISOString(),
  }));
  return { data: { list } };
});
