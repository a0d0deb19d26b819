import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { file } from '../../db/schema/desk.ts';
import { notFound } from '../../http/errors.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { StoredFile } from './storedFile.ts';

const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/** A file of the user's own as an attachment; unknown, foreign and expired ones are answered with 404. Stands in the audit trail. */
export const downloadFile = os.files.downloadFile.handler(async ({ input, context }) => {
  const { deps, tx, resHeaders } = context;
  const alive = or(isNull(file.expiresAt), gt(file.expiresAt, deps.now()));
  const [row] = await tx.db
    .select()
    .from(file)
    .where(and(eq(file.id, toId(input.params.id)), alive));
  if (!row || !(await deps.files.has(row.storageKey))) throw notFound();
  const details = JSON.stringify({ name: row.name, size: row.size, sha256: row.sha256 });
  await tx.query({ text: EVENT, values: ['DOWNLOAD', 'file', row.id, details] });
  resHeaders.set('Content-Disposition', `attachment; filename="${row.name}"`);
  const content = await deps.files.read(row.storageKey);
  return new StoredFile(content, { name: row.name, type: row.mediaType, size: row.size });
});
