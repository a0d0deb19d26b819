import { cleanFileName } from '#domain/files/fileName.ts';
import { pathOf } from '#domain/pages.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import { moment } from '../../db/columns/kinds.ts';
import { withContext } from '../../db/context.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { ReceivedFile } from '../../http/files/receivedFile.ts';
import { osOpen } from '../../http/os.ts';
import { printFor } from '../../records/print/printFor.ts';
import { readReceipt } from './readReceipt.ts';

const EVENT = `select audit.record_event('DOWNLOAD', 'receipt', (select r.id from receipt r where r.or_number = $1)::text, null, $2::jsonb)`;
const TAKEN = writtenOf<{ at: Date }>('receipt r')({ at: moment('r.received_at') });
const RECEIVED = `update receipt set ${setTo(TAKEN, 2)} where or_number = $1 and received_at is null and status = 'ISSUED'`;

/**
 * A receipt as a PDF: the original until one was received as a whole, a reprint afterwards, marked where it is cancelled. Stands in the
 * audit trail; no connection is held while it is printed. 404.
 */
export const downloadOfficialReceipt = osOpen.officialReceipts.downloadOfficialReceipt.handler(
  async ({ input, context }) => {
    const { deps, user, requestId, resHeaders } = context;
    if (!user) throw sessionEnded();
    const { orNumber } = input.params;
    const name = cleanFileName(`${orNumber}.pdf`);
    const receipt = await withContext(deps.pools, user.actor, requestId, async (tx) => {
      const found = await readReceipt(tx, orNumber);
      const details = JSON.stringify({ name, mark: found.nextMark });
      await tx.query({ text: EVENT, values: [orNumber, details] });
      return found;
    });
    const mark = receipt.nextMark;
    const base = deps.config.publicUrl.replace(/\/$/, '');
    const verifyUrl = `${base}${pathOf('verifyReceipt', { code: receipt.verifyCode })}`;
    const paper = { kind: 'receipt', facts: { receipt, mark, verifyUrl } } as const;
    const pdf = await printFor({ ...context, user }, paper);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    const onWhole = async (): Promise<void> => {
      if (mark !== 'ORIGINAL') return;
      const values = [orNumber, ...Object.values(TAKEN.write({ at: deps.now() }))];
      await withContext(deps.pools, user.actor, requestId, (tx) => tx.query({ text: RECEIVED, values }));
    };
    return new ReceivedFile([pdf], { name, type: 'application/pdf', resHeaders, onWhole });
  },
);
