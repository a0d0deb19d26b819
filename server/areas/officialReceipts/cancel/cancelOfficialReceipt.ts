import { submitForApproval } from '../../../approvals/submitForApproval.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id } from '../../../db/columns/kinds.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { readReceipt } from '../readReceipt.ts';
import { receiptCancellation } from './receiptCancellation.ts';

const LOCKED = columnsOf<{ id: string; issuerId: string }>('receipt r')({
  id: id('r.id'),
  issuerId: id('r.issuer_id'),
});
const LOCK = `select ${LOCKED.select} from receipt r where r.or_number = $1 for no key update`;

const CANCELLED = {
  en: 'This receipt is cancelled already: it keeps its number, and nothing more is done to it.',
  fil: 'Kinansela na ang resibong ito: nananatili ang numero nito, at wala nang gagawin dito.',
};

/** Asks a second person to cancel a receipt. 404, 428, 409, 422 as the contract says. */
export const cancelOfficialReceipt = os.officialReceipts.cancelOfficialReceipt.handler(
  async ({ input: { params, body }, context }) => {
    const { tx, answer } = context;
    const seen = versionOf(context);
    const { orNumber } = params;
    const [locked] = await LOCKED.read(tx, {
      name: 'lock-receipt-by-number',
      text: LOCK,
      values: [orNumber],
    });
    if (!locked) throw notFound();
    const receipt = await readReceipt(tx, orNumber);
    if (receipt.status === 'CANCELLED') throw fail('rule_receipt_cancelled', CANCELLED);
    if (receipt.version !== seen) throw moved(receipt);
    await submitForApproval(context, {
      kind: receiptCancellation,
      owner: { receiptId: locked.id, receiptNumber: orNumber, hands: [locked.issuerId] },
      subjectName: `${orNumber}, ${receipt.payorName}`,
      command: body,
      baseVersion: receipt.version,
    });
    answer.status = 202;
    return { data: await readReceipt(tx, orNumber) };
  },
);
