import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/context.ts';
import { file, job } from '../../db/schema/desk.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { permit } from '../../http/caller/permit.ts';
import { notFound } from '../../http/errors/errors.ts';
import { sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import type { Exports } from '../../jobs/export/exportable.ts';
import { exportParams } from '../../jobs/export/exportParams.ts';

const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/** Throws 403 when the user may no longer see the list that the file was exported from. */
const permitExport = async (exports: Exports, tx: Tx, user: SignedIn, fileId: string): Promise<void> => {
  const [order] = await tx.db.select({ params: job.params }).from(job).where(eq(job.fileId, fileId));
  const parsed = exportParams.safeParse(order?.params);
  if (!parsed.success) throw notFound();
  permit(user, exports[parsed.data.resource].meta);
};

/**
 * An export of the user's own as an attachment; unknown, foreign and expired ones, and those of a partner that the user left,
 * are answered with 404. Stands in the audit trail.
 */
export const downloadFile = (exports: Exports) =>
  os.files.downloadFile.handler(async ({ input, context }) => {
    const { deps, tx, user } = context;
    const alive = or(isNull(file.expiresAt), gt(file.expiresAt, deps.now()));
    const [row] = await tx.db
      .select()
      .from(file)
      .where(and(eq(file.id, toId(input.params.id)), eq(file.purpose, 'export'), alive));
    if (!row || row.partnerId !== user.partnerId) throw notFound();
    await permitExport(exports, tx, user, row.id);
    const details = JSON.stringify({ name: row.name, size: row.size, sha256: row.sha256 });
    await tx.query({ text: EVENT, values: ['DOWNLOAD', 'file', row.id, details] });
    return sendStored(context, row);
  });
