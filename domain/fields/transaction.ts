import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';

const server = { sees: 'all', sets: 'server' } as const;

const reason = { en: 'Reason', fil: 'Dahilan' };
const amount = { en: 'Amount', fil: 'Halaga' };

/** An item that was sold. */
const itemFields = {
  name: { ...server, label: { en: 'Item', fil: 'Produkto' }, kind: 'line', column: 'name' },
  quantity: { ...server, label: { en: 'Quantity', fil: 'Dami' }, kind: 'count', column: 'quantity' },
  amount: { ...server, label: amount, kind: 'money', column: 'amount' },
} as const satisfies FieldRows;

/** What is told of a refund, by its name on the wire. */
export const refundFields = {
  refundAmount: { ...server, label: { en: 'Refunded', fil: 'Ibinalik' }, kind: 'money', column: 'amount' },
  refundReason: { ...server, label: reason, kind: 'option', column: 'reason' },
  refundedItems: { ...server, label: { en: 'Items', fil: 'Mga produkto' }, kind: 'line' },
  notes: {
    ...server,
    sees: 'told',
    label: { en: 'Notes', fil: 'Mga tala' },
    kind: 'lines',
    max: 500,
    column: 'notes',
  },
  status: { ...server, label: recordFields.status.label, kind: 'option', column: 'status' },
  requestedBy: {
    ...server,
    sees: 'named',
    label: { en: 'Asked for by', fil: 'Hiniling ni' },
    kind: 'line',
    column: 'requested_by',
  },
  decidedBy: {
    ...server,
    sees: 'named',
    label: recordFields.decidedBy.label,
    kind: 'line',
    column: 'decided_by',
  },
  dtimeDecided: {
    ...server,
    label: recordFields.dtimeDecided.label,
    kind: 'instant',
    column: 'decided_at',
  },
  approvalRequestId: {
    ...server,
    label: { en: 'Request to a second person', fil: 'Hiling sa ikalawang tao' },
    kind: 'option',
  },
  refundCreatedDate: {
    ...server,
    label: { en: 'Asked for', fil: 'Hiniling' },
    kind: 'instant',
    column: 'requested_at',
  },
  dtimeSent: { ...server, label: { en: 'Sent', fil: 'Ipinadala' }, kind: 'instant', column: 'sent_at' },
  dtimeEnded: { ...server, label: { en: 'Ended', fil: 'Natapos' }, kind: 'instant', column: 'ended_at' },
  settledDay: {
    ...server,
    label: { en: 'Settled on', fil: 'Na-settle noong' },
    kind: 'day',
    column: 'settled_day',
  },
  processorReference: {
    ...server,
    label: { en: 'Reference of the processor', fil: 'Reference ng processor' },
    kind: 'line',
    isCopied: true,
    column: 'processor_reference',
  },
  failure: {
    ...server,
    label: { en: 'Why it was not refunded', fil: 'Bakit hindi naibalik' },
    kind: 'line',
    column: 'failure',
  },
  sameRefundAs: {
    ...server,
    label: { en: 'Confirmed as another refund than', fil: 'Kinumpirmang ibang refund sa' },
    kind: 'line',
  },
} as const satisfies FieldRows;

/** Every field of a payment, by its name on the wire. */
export const transactionFields = {
  transactionRefNumber: {
    ...server,
    label: same('Reference'),
    kind: 'line',
    isCopied: true,
    column: 'reference',
  },
  dtimeTransaction: { ...server, label: { en: 'Paid', fil: 'Binayaran' }, kind: 'instant', column: 'at' },
  day: { ...server, label: { en: 'Business day', fil: 'Araw ng negosyo' }, kind: 'day', column: 'day' },
  ...ofPartnerFields,
  merchantName: { ...server, label: { en: 'Store', fil: 'Tindahan' }, kind: 'line' },
  hsisSalesRoomCode: { ...server, label: { en: 'Store code', fil: 'Code ng tindahan' }, kind: 'line' },
  transactionType: {
    ...server,
    label: { en: 'Product', fil: 'Produkto' },
    kind: 'option',
    column: 'product',
  },
  source: { ...server, label: { en: 'Came from', fil: 'Galing sa' }, kind: 'line', column: 'source' },
  amount: { ...server, label: amount, kind: 'money', column: 'amount' },
  refundedAmount: {
    ...server,
    label: { en: 'Refunded', fil: 'Ibinalik' },
    kind: 'money',
    column: 'refunded',
  },
  underWayAmount: {
    ...server,
    label: { en: 'Refunds under way', fil: 'Mga refund na hindi pa tapos' },
    kind: 'money',
    column: 'under_way',
  },
  remainingRefundAmount: {
    ...server,
    label: { en: 'Left to refund', fil: 'Maibabalik pa' },
    short: { en: 'Left', fil: 'Natitira' },
    kind: 'money',
  },
  ccAccountNumber: {
    ...server,
    label: { en: 'Card, last four digits', fil: 'Card, huling apat na digit' },
    short: same('Card'),
    kind: 'line',
    column: 'card_last4',
  },
  cashier: { ...server, label: { en: 'Cashier', fil: 'Kahera' }, kind: 'line', max: 60, column: 'cashier' },
  status: { ...server, label: recordFields.status.label, kind: 'option', column: 'status' },
  items: { ...server, label: { en: 'Items', fil: 'Mga produkto' }, kind: 'rows', of: itemFields },
  refunds: { ...server, label: { en: 'Refunds', fil: 'Mga refund' }, kind: 'rows', of: refundFields },
  dtimeVoided: {
    ...server,
    label: { en: 'Voided', fil: 'Pinawalang-bisa' },
    kind: 'instant',
    column: 'voided_at',
  },
  holdReason: {
    ...server,
    sees: 'staff',
    label: { en: 'Held because', fil: 'Bakit naka-hold' },
    kind: 'option',
    optional: true,
    column: 'hold_reason',
  },
  dtimeHeld: {
    ...server,
    label: { en: 'Held since', fil: 'Naka-hold mula' },
    kind: 'instant',
    optional: true,
    column: 'held_at',
  },
  dtimeReleased: {
    ...server,
    label: { en: 'Released', fil: 'Na-release' },
    kind: 'instant',
    optional: true,
    column: 'released_at',
  },
  releasedBy: {
    ...server,
    sees: 'named',
    label: { en: 'Released by', fil: 'Ni-release ni' },
    kind: 'line',
    optional: true,
    column: 'released_by',
  },
  voidReason: { ...server, label: reason, kind: 'line', column: 'void_reason' },
} as const satisfies FieldRows;
