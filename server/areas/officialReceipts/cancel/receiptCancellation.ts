import type { Difference, Fact } from '#contract/approvals.ts';
import { cancelCommand, type ReceiptRow } from '#contract/finance/officialReceipts.ts';
import type { CancelReason } from '#domain/receipts/receiptStatus.ts';
import { receiptHandler } from '../../../approvals/kind.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { setTo } from '../../../db/columns/definitionOf.ts';
import { moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { RECEIPT } from '../receiptColumns.ts';

type Shown = Pick<
  ReceiptRow,
  'receiptType' | 'payorName' | 'grossAmount' | 'dateIssued' | 'status' | 'issuedBy' | 'version'
>;
const { receiptType, payorName, grossAmount, dateIssued, status, issuedBy, version } = RECEIPT.columns;
const SHOWN = columnsOf<Shown>('receipt r')({
  receiptType,
  payorName,
  grossAmount,
  dateIssued,
  status,
  issuedBy,
  version,
});
const READ = `select ${SHOWN.select} from receipt r where r.id = $1`;
const shown = async (tx: Tx, id: string): Promise<Shown> => {
  const [row] = await SHOWN.read(tx, { name: 'receipt-shown', text: READ, values: [id] });
  if (!row) throw new Error(`There is no receipt ${id}`);
  return row;
};

const LOCK = `${READ} for no key update`;
interface Cancelled {
  status: ReceiptRow['status'];
  reason: CancelReason;
  note: string;
  at: Date;
  askedBy: string;
  by: string;
}
const END = writtenOf<Cancelled>('receipt r')({
  status: text('r.status'),
  reason: text('r.cancel_reason'),
  note: text('r.cancel_note'),
  at: moment('r.cancelled_at'),
  askedBy: text('r.cancel_asked_by'),
  by: text('r.cancelled_by'),
});
const CANCEL = `update receipt r set ${setTo(END, 3)}, cancel_maker_id = a.maker_id, cancel_checker_id = a.checker_id, version = r.version + 1
  from approval_request a where r.id = $1 and a.id = $2`;

/** The end of a receipt: it keeps its number and counts as nothing. Neither its issuer nor whoever asks for it decides. */
export const receiptCancellation = receiptHandler({
  name: 'RECEIPT',
  command: cancelCommand,
  delayHours: () => 0,
  lock: async (tx, { receiptId }) => {
    const [row] = await SHOWN.read(tx, { name: 'lock-receipt', text: LOCK, values: [receiptId] });
    return row ? { version: row.version, isEditable: row.status === 'ISSUED', hands: [row.issuedBy] } : null;
  },
  describe: async (tx, { receiptId }, { reason, note }): Promise<Difference[]> => {
    const { status: before } = await shown(tx, receiptId);
    return [
      { field: 'receiptStatus', before, after: 'CANCELLED' },
      { field: 'cancelReason', before: null, after: reason },
      { field: 'cancelNote', before: null, after: note },
    ];
  },
  beside: async (tx, { receiptId }): Promise<Fact[]> => {
    const row = await shown(tx, receiptId);
    return [
      { field: 'receiptType', value: row.receiptType },
      { field: 'payorName', value: row.payorName },
      { field: 'grossAmount', value: row.grossAmount },
      { field: 'dateIssued', value: row.dateIssued },
    ];
  },
  apply: async (tx, { receiptId }, { reason, note }, { requestId, at, maker: askedBy, checker: by }) => {
    const written = END.write({ status: 'CANCELLED', reason, note, at, askedBy, by });
    const values = [receiptId, requestId, ...Object.values(written)];
    await tx.query({ name: 'cancel-receipt', text: CANCEL, values });
  },
});
