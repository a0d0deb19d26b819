import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { notFound } from '../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { recordRead } from '../../records/print/recordRead.ts';

interface Found extends Stored {
  receiptId: string;
  partnerId: string;
  sha256: string;
}
const FROM = `protection_receipt r join protection_upload u on u.receipt_id = r.id join file f on f.id = u.file_id`;
const FOUND = columnsOf<Found>(FROM)({
  ...STORED.columns,
  receiptId: id('r.id'),
  partnerId: id('r.partner_id'),
  sha256: text('f.sha256'),
});
const FIND = `select ${FOUND.select} from ${FROM}
  where r.id = $1 and case when $2::bigint is null then u.number = r.upload_count else u.id = $2 end`;

/** The paper of a receipt to look at, the one that counts or one of before; each look stands in the audit trail. 404. */
export const viewProtectionFile = os.protection.viewProtectionFile.handler(async ({ input, context }) => {
  const { uploadId } = input.query;
  const values = [toId(input.params.id), uploadId === undefined ? null : toId(uploadId)];
  const [found] = await FOUND.read(context.tx, { name: 'find-protection-file', text: FIND, values });
  if (!found) throw notFound();
  const file = await sendStored(context, found, 'inline');
  await recordRead(context.tx, {
    ...{ event: 'VIEW', target: 'protection_receipt', key: found.receiptId },
    owner: { partnerId: found.partnerId, merchantId: null },
    details: { name: found.name, size: found.size, sha256: found.sha256 },
  });
  return file;
});
