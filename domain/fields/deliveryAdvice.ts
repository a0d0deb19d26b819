import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';
import { transactionFields } from './transaction.ts';

const server = { sees: 'all', sets: 'server' } as const;

/** An item that is to be delivered. */
const itemFields = {
  name: transactionFields.items.of.name,
  quantity: transactionFields.items.of.quantity,
  amount: transactionFields.items.of.amount,
} as const satisfies FieldRows;

/** Every field of a delivery advice, by its name on the wire. */
export const deliveryAdviceFields = {
  number: {
    ...server,
    label: { en: 'Number', fil: 'Numero' },
    kind: 'line',
    isCopied: true,
    max: 60,
    column: 'number',
  },
  loanContractNumber: {
    ...server,
    label: { en: 'Loan contract', fil: 'Kontrata ng utang' },
    kind: 'line',
    isCopied: true,
    max: 60,
    column: 'loan_contract_number',
  },
  customer: { ...server, label: same('Customer'), kind: 'line', column: 'customer' },
  merchantName: transactionFields.merchantName,
  hsisSalesRoomCode: transactionFields.hsisSalesRoomCode,
  ...ofPartnerFields,
  items: { ...server, label: { en: 'Items', fil: 'Mga produkto' }, kind: 'rows', of: itemFields },
  itemNames: {
    ...server,
    label: { en: 'What is delivered', fil: 'Ihahatid' },
    short: { en: 'Items', fil: 'Mga produkto' },
    kind: 'line',
  },
  amount: { ...server, label: transactionFields.amount.label, kind: 'money', column: 'amount' },
  dtimeIssued: { ...server, label: { en: 'Issued', fil: 'Inilabas' }, kind: 'instant', column: 'issued_at' },
  status: { ...server, label: recordFields.status.label, kind: 'option', column: 'status' },
  dtimeDelivered: {
    ...server,
    label: { en: 'Delivered', fil: 'Naihatid' },
    kind: 'instant',
    column: 'delivered_at',
  },
  deliveryReceipt: {
    ...server,
    label: same('Delivery receipt'),
    kind: 'line',
    isCopied: true,
    max: 60,
    column: 'delivery_receipt',
  },
  dtimeCancelled: {
    ...server,
    label: { en: 'Cancelled', fil: 'Kinansela' },
    kind: 'instant',
    column: 'cancelled_at',
  },
  cancelReason: {
    ...server,
    label: { en: 'Why it was cancelled', fil: 'Bakit kinansela' },
    kind: 'line',
    max: 120,
    column: 'cancel_reason',
  },
  source: { ...server, label: transactionFields.source.label, kind: 'line', column: 'source' },
  dtimeTaken: {
    ...server,
    label: { en: 'Came in', fil: 'Dumating' },
    kind: 'instant',
    column: 'created_at',
  },
  dtimeEndTaken: {
    ...server,
    label: { en: 'Its end came in', fil: 'Dumating ang katapusan' },
    kind: 'instant',
    column: 'ended_at',
  },
} as const satisfies FieldRows;
