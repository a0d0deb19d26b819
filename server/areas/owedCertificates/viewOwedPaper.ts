import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { notFound } from '../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { recordRead } from '../../records/print/recordRead.ts';

interface Found extends Stored {
  owedId: string;
  partnerId: string;
  sha256: string;
}
const FROM = 'owed_paper w join file f on f.id = w.file_id';
const FOUND = columnsOf<Found>(FROM)({
  ...STORED.columns,
  owedId: id('w.owed_id'),
  partnerId: id('w.partner_id'),
  sha256: text('f.sha256'),
});
const FIND = `select ${FOUND.select} from ${FROM} where w.owed_id = $1 and w.id = $2`;

/** A paper to look at; each look stands in the audit trail. 404. */
export const viewOwedPaper = os.owedCertificates.viewOwedPaper.handler(async ({ input, context }) => {
  const values = [toId(input.params.id), toId(input.query.paperId)];
  const [found] = await FOUND.read(context.tx, { name: 'find-owed-paper', text: FIND, values });
  if (!found) throw notFound();
  const file = await sendStored(context, found, 'inline');
  await recordRead(context.tx, {
    ...{ event: 'VIEW', target: 'owed_certificate', key: found.owedId },
    owner: { partnerId: found.partnerId, merchantId: null },
    details: { name: found.name, size: found.size, sha256: found.sha256 },
  });
  return file;
});
