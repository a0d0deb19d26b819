import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';
import { ofPartnerFields, recordFields } from '../record.ts';

const server = { sees: 'all', sets: 'server' } as const;

/** What is told of a payout, by its name on the wire. */
export const payoutFields = {
  day: { ...server, label: { en: 'Business day', fil: 'Araw ng negosyo' }, kind: 'day', column: 'day' },
  payeeName: {
    ...server,
    label: { en: 'Paid to', fil: 'Binayaran kay' },
    kind: 'line',
    column: 'payee_name',
  },
  ...ofPartnerFields,
  carryIn: {
    ...server,
    label: { en: 'Owed before', fil: 'Utang bago nito' },
    kind: 'money',
    column: 'carry_in',
  },
  nets: { ...server, label: { en: 'Net of the day', fil: 'Net ng araw' }, kind: 'money', column: 'nets' },
  amount: { ...server, label: same('Payout'), kind: 'money', column: 'amount' },
  carryOut: {
    ...server,
    label: { en: 'Owed afterwards', fil: 'Utang pagkatapos' },
    kind: 'money',
    column: 'carry_out',
  },
  status: { ...server, label: recordFields.status.label, kind: 'option', column: 'status' },
  bankName: { ...server, label: { en: 'Bank', fil: 'Bangko' }, kind: 'line', column: 'bank_name' },
  accountName: {
    ...server,
    label: { en: 'Account name', fil: 'Pangalan ng account' },
    kind: 'line',
    column: 'account_name',
  },
  accountLast4: {
    ...server,
    label: { en: 'Account, last four digits', fil: 'Account, huling apat na digit' },
    short: same('Account'),
    kind: 'line',
    column: 'account_last4',
  },
  dtimeSent: {
    ...server,
    label: { en: 'Sent to the bank', fil: 'Naipadala sa bangko' },
    kind: 'instant',
    column: 'sent_at',
  },
  dtimeEnded: {
    ...server,
    label: { en: 'Answered by the bank', fil: 'Sinagot ng bangko' },
    kind: 'instant',
    column: 'ended_at',
  },
  bankReference: {
    ...server,
    label: { en: 'Reference of the bank', fil: 'Reference ng bangko' },
    kind: 'line',
    isCopied: true,
    max: 60,
    column: 'bank_reference',
  },
  returnReason: {
    ...server,
    label: { en: 'Why it was returned', fil: 'Bakit ibinalik' },
    kind: 'line',
    max: 200,
    column: 'return_reason',
  },
} as const satisfies FieldRows;
