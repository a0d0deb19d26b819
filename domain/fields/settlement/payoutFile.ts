import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';

const server = { sees: 'staff', sets: 'server' } as const;

/** What is told of a file for the bank, by its name on the wire; staff's alone. */
export const payoutFileFields = {
  id: { ...server, label: { en: 'File', fil: 'File' }, kind: 'line' },
  day: { ...server, label: { en: 'Made on', fil: 'Ginawa noong' }, kind: 'day', column: 'day' },
  payoutCount: {
    ...server,
    label: { en: 'Payouts', fil: 'Mga payout' },
    kind: 'count',
    column: 'payout_count',
  },
  amount: { ...server, label: { en: 'Amount', fil: 'Halaga' }, kind: 'money', column: 'amount' },
  dtimeMade: { ...server, label: { en: 'Made', fil: 'Ginawa' }, kind: 'instant', column: 'made_at' },
  madeBy: { ...server, label: { en: 'Made by', fil: 'Ginawa ni' }, kind: 'line', column: 'made_by' },
  state: { ...server, label: recordFields.status.label, kind: 'option', column: 'state' },
  paidCount: { ...server, label: { en: 'Paid', fil: 'Nabayaran' }, kind: 'count', column: 'paid_count' },
  paidAmount: {
    ...server,
    label: { en: 'Amount paid', fil: 'Halagang nabayaran' },
    kind: 'money',
    column: 'paid_amount',
  },
  returnedCount: {
    ...server,
    label: { en: 'Returned', fil: 'Ibinalik' },
    kind: 'count',
    column: 'returned_count',
  },
  returnedAmount: {
    ...server,
    label: { en: 'Amount returned', fil: 'Halagang ibinalik' },
    kind: 'money',
    column: 'returned_amount',
  },
  openCount: { ...server, label: { en: 'Not answered', fil: 'Hindi pa nasasagot' }, kind: 'count' },
  openAmount: {
    ...server,
    label: { en: 'Amount not answered', fil: 'Halagang hindi pa nasasagot' },
    kind: 'money',
  },
  dtimeAnswered: {
    ...server,
    label: { en: 'Last answer', fil: 'Huling sagot' },
    kind: 'instant',
    column: 'answered_at',
  },
  answeredBy: {
    ...server,
    label: { en: 'Taken in by', fil: 'Tinanggap ni' },
    kind: 'line',
    column: 'answered_by',
  },
  dtimeReleased: {
    ...server,
    label: { en: 'Released', fil: 'Na-release' },
    kind: 'instant',
    column: 'released_at',
  },
  releasedBy: {
    ...server,
    label: { en: 'Released by', fil: 'Ni-release ni' },
    kind: 'line',
    column: 'released_by',
  },
  dtimeCancelled: {
    ...server,
    label: { en: 'Cancelled', fil: 'Kinansela' },
    kind: 'instant',
    column: 'cancelled_at',
  },
  cancelledBy: {
    ...server,
    label: { en: 'Cancelled by', fil: 'Kinansela ni' },
    kind: 'line',
    column: 'cancelled_by',
  },
  /** Of a payout that somebody says came back. */
  returnReason: {
    label: { en: 'Reason given by the bank', fil: 'Dahilang ibinigay ng bangko' },
    kind: 'line',
    sees: 'staff',
    sets: 'staff',
    min: 3,
    max: 200,
  },
  /** Of a payout that came back. */
  resendReason: {
    label: { en: 'Reason for resending', fil: 'Dahilan ng muling pagpapadala' },
    kind: 'line',
    sees: 'staff',
    sets: 'staff',
    min: 3,
    max: 200,
  },
} as const satisfies FieldRows;
