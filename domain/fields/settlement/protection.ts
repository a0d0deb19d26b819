import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';
import { disbursementFields } from './disbursement.ts';

const server = { sees: 'staff', sets: 'server' } as const;
const money = { ...server, kind: 'money' } as const;
const count = { ...server, kind: 'count' } as const;

/** What is told of a protection receipt, by its name on the wire; staff's alone. */
export const protectionFields = {
  month: { ...server, label: { en: 'Month', fil: 'Buwan' }, kind: 'line' },
  partnerName: { ...server, label: same('Partner'), kind: 'line' },
  hsisCode: { ...server, label: same('HSIS code'), kind: 'line' },
  state: { ...server, label: recordFields.status.label, kind: 'option', column: 'state' },
  lineCount: {
    ...count,
    label: { en: 'Settled lines', fil: 'Mga na-settle na linya' },
    short: { en: 'Lines', fil: 'Mga linya' },
    column: 'line_count',
  },
  storeCount: { ...count, label: { en: 'Stores', fil: 'Mga tindahan' }, column: 'store_count' },
  gross: { ...money, label: disbursementFields.gross.label, column: 'gross' },
  refunds: { ...money, label: disbursementFields.refunds.label, column: 'refunds' },
  commission: { ...money, label: disbursementFields.commission.label, column: 'commission' },
  taxOnCommission: {
    ...money,
    label: disbursementFields.taxOnCommission.label,
    column: 'tax_on_commission',
  },
  withholdingTax: { ...money, label: disbursementFields.withholdingTax.label, column: 'withholding_tax' },
  ewt: { ...money, label: disbursementFields.ewt.label, column: 'ewt' },
  net: { ...money, label: disbursementFields.net.label, column: 'net' },
  fileName: { ...server, label: { en: 'File', fil: 'File' }, kind: 'line' },
  uploadCount: { ...count, label: { en: 'Uploads', fil: 'Mga upload' }, column: 'upload_count' },
  dtimeUploaded: {
    ...server,
    label: { en: 'Uploaded', fil: 'Na-upload' },
    kind: 'instant',
    column: 'uploaded_at',
  },
  uploadedBy: {
    ...server,
    label: { en: 'Uploaded by', fil: 'In-upload ni' },
    kind: 'line',
    column: 'uploaded_by',
  },
  /** Of a file that takes the place of another. */
  reason: {
    label: { en: 'Why it is replaced', fil: 'Bakit pinapalitan' },
    kind: 'line',
    sees: 'staff',
    sets: 'staff',
    min: 3,
    max: 200,
    optional: true,
  },
} as const satisfies FieldRows;
