import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';
import { certificateFields } from './certificate.ts';
import { disbursementFields } from './disbursement.ts';

const server = { sees: 'staff', sets: 'server' } as const;
const money = { ...server, kind: 'money' } as const;
const count = { ...server, kind: 'count' } as const;
const words = { kind: 'line', sees: 'staff', sets: 'staff', min: 3, max: 200, optional: true } as const;

const ARRIVED = { en: 'Arrived on', fil: 'Dumating noong' };

/** What is told of a certificate that is owed to us, by its name on the wire; staff's alone. */
export const owedCertificateFields = {
  payeeName: {
    ...server,
    label: { en: 'Owed by', fil: 'Kanino galing' },
    kind: 'line',
    column: 'payee_name',
  },
  payeeTin: {
    ...server,
    label: { en: 'TIN and branch', fil: 'TIN at branch' },
    short: same('TIN'),
    kind: 'tin',
  },
  partnerName: { ...server, label: same('Partner'), kind: 'line' },
  quarter: { ...server, label: certificateFields.quarter.label, kind: 'line', column: 'quarter' },
  state: { ...server, label: recordFields.status.label, kind: 'option', column: 'state' },
  lineCount: {
    ...count,
    label: { en: 'Settled lines', fil: 'Mga na-settle na linya' },
    short: { en: 'Lines', fil: 'Mga linya' },
    column: 'line_count',
  },
  storeCount: { ...count, label: { en: 'Stores', fil: 'Mga tindahan' }, column: 'store_count' },
  commission: { ...money, label: disbursementFields.commission.label, column: 'commission' },
  expected: { ...money, label: { en: 'Expected', fil: 'Inaasahan' }, column: 'expected' },
  received: { ...money, label: { en: 'Received', fil: 'Natanggap' }, column: 'received' },
  missing: { ...money, label: { en: 'Missing', fil: 'Kulang' }, column: 'missing' },
  paperCount: {
    ...count,
    label: { en: 'Papers that count', fil: 'Mga papel na may bisa' },
    column: 'paper_count',
  },
  /** Of the last paper that counts. */
  receivedOn: { ...server, label: ARRIVED, kind: 'day', column: 'received_on' },
} as const satisfies FieldRows;

/** What is told of a paper that arrived for one of them; staff's alone. */
export const owedPaperFields = {
  /** Pesos that it certifies. */
  amount: {
    label: { en: 'Tax withheld on the paper', fil: 'Buwis na kinaltas ayon sa papel' },
    kind: 'money',
    sees: 'staff',
    sets: 'staff',
    wholeDigits: 12,
    column: 'amount',
  },
  receivedOn: {
    label: ARRIVED,
    kind: 'day',
    sees: 'staff',
    sets: 'staff',
    column: 'received_on',
  },
  note: { ...words, label: { en: 'Note', fil: 'Tala' }, column: 'note' },
  /** Of a paper that takes the place of another. */
  reason: { ...words, label: { en: 'Why it is replaced', fil: 'Bakit pinapalitan' }, column: 'reason' },
  dtimeRecorded: {
    ...server,
    label: { en: 'Recorded', fil: 'Naitala' },
    kind: 'instant',
    column: 'recorded_at',
  },
  recordedBy: {
    ...server,
    label: { en: 'Recorded by', fil: 'Itinala ni' },
    kind: 'line',
    column: 'recorded_by',
  },
} as const satisfies FieldRows;
