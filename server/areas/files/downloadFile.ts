import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Asking } from '../../http/caller/noteRights.ts';
import { permit } from '../../http/caller/permit.ts';
import { notFound } from '../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import type { Exports } from '../../jobs/export/exportable.ts';
import { exportParams } from '../../jobs/export/exportParams.ts';

interface Exported extends Stored {
  id: string;
  partnerId: string | null;
  sha256: string;
}
const EXPORTED = columnsOf<Exported>('file f')({
  ...STORED.columns,
  id: id('f.id'),
  partnerId: id('f.partner_id'),
  sha256: text('f.sha256'),
});
const FIND = `select ${EXPORTED.select} from file f
  where f.id = $1 and f.purpose = 'export' and (f.expires_at is null or f.expires_at > $2)`;
const ORDER = 'select params from job where file_id = $1';
const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/** Throws 403 when the user may no longer see the list that the file was exported from. */
const permitExport = async (
  exports: Exports,
  { tx, ...asking }: Asking & { tx: Tx; user: SignedIn },
  fileId: string,
): Promise<void> => {
  const [order] = await tx.query<{ params: unknown }>({ text: ORDER, values: [fileId] });
  const parsed = exportParams.safeParse(order?.params);
  if (!parsed.success) throw notFound();
  permit(asking, exports[parsed.data.resource].meta);
};

/**
 * An export of the user's own as an attachment; unknown, foreign and expired ones, and those of a partner that the user left,
 * are answered with 404. Stands in the audit trail.
 */
export const downloadFile = (exports: Exports) =>
  os.files.downloadFile.handler(async ({ input, context }) => {
    const { deps, tx, user } = context;
    const values = [toId(input.params.id), deps.now()];
    const [row] = await EXPORTED.read(tx, { name: 'find-export', text: FIND, values });
    if (!row || row.partnerId !== user.partnerId) throw notFound();
    await permitExport(exports, context, row.id);
    const details = JSON.stringify({ name: row.name, size: row.size, sha256: row.sha256 });
    await tx.query({ text: EVENT, values: ['DOWNLOAD', 'file', row.id, details] });
    return sendStored(context, row);
  });
