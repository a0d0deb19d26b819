import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';
import { recordFields } from '../record.ts';

const server = { sees: 'all', sets: 'server' } as const;

/** What is told of a certificate of form 2307, by its name on the wire. */
export const certificateFields = {
  payeeName: { ...server, label: { en: 'Payee', fil: 'Payee' }, kind: 'line', column: 'payee_name' },
  payeeTin: {
    ...server,
    label: { en: 'TIN of the payee', fil: 'TIN ng payee' },
    short: same('TIN'),
    kind: 'tin',
  },
  payeeKind: {
    ...server,
    label: { en: 'Kind of payee', fil: 'Uri ng payee' },
    kind: 'option',
    column: 'payee_kind',
  },
  quarter: { ...server, label: same('Quarter'), kind: 'line', column: 'quarter' },
  version: { ...server, label: same('Version'), kind: 'count' },
  state: { ...server, label: recordFields.status.label, kind: 'option' },
  total: {
    ...server,
    label: { en: 'Income payments', fil: 'Mga bayad na kita' },
    kind: 'money',
    column: 'total',
  },
  tax: { ...server, label: { en: 'Tax withheld', fil: 'Buwis na kinaltas' }, kind: 'money', column: 'tax' },
  carriedFrom: {
    ...server,
    label: { en: 'Carried from', fil: 'Isinulong mula sa' },
    kind: 'line',
    column: 'carried_from',
  },
  payeeAddress: {
    ...server,
    label: { en: 'Registered address', fil: 'Rehistradong address' },
    kind: 'line',
    column: 'payee_address',
  },
  payeeZip: { ...server, label: same('ZIP code'), kind: 'line', column: 'payee_zip' },
  dtimeIssued: {
    ...server,
    label: { en: 'Issued', fil: 'Inilabas' },
    kind: 'instant',
    column: 'issued_at',
  },
  issuedBy: {
    ...server,
    sees: 'named',
    label: { en: 'Issued by', fil: 'Inilabas ni' },
    kind: 'line',
    column: 'issued_by',
  },
  dtimeTaken: {
    ...server,
    label: { en: 'Downloaded by the payee', fil: 'Na-download ng payee' },
    short: { en: 'Downloaded', fil: 'Na-download' },
    kind: 'instant',
  },
  dtimeMailed: { ...server, label: { en: 'Mailed', fil: 'Naipadala sa e-mail' }, kind: 'instant' },
  mailedTo: { ...server, label: { en: 'Mailed to', fil: 'Ipinadala sa' }, kind: 'line' },
  dtimeMailFailed: {
    ...server,
    label: { en: 'Could not be mailed', fil: 'Hindi maipadala sa e-mail' },
    kind: 'instant',
  },
  reissueReason: {
    label: { en: 'Why it is issued again', fil: 'Bakit inilabas muli' },
    kind: 'line',
    sees: 'all',
    sets: 'staff',
    min: 3,
    max: 200,
  },
} as const satisfies FieldRows;

/** What the alphalist (QAP) and the return (1601-EQ) ask of each payee and tax code; staff's alone. */
export const alphalistFields = {
  reportingMonth: { sees: 'staff', sets: 'server', label: same('Reporting_Month'), kind: 'line' },
  vendorTin: { sees: 'staff', sets: 'server', label: same('Vendor_TIN'), kind: 'line' },
  branchCode: { sees: 'staff', sets: 'server', label: same('branchCode'), kind: 'line' },
  companyName: { sees: 'staff', sets: 'server', label: same('companyName'), kind: 'line' },
  surName: { sees: 'staff', sets: 'server', label: same('surName'), kind: 'line' },
  firstName: { sees: 'staff', sets: 'server', label: same('firstName'), kind: 'line' },
  middleName: { sees: 'staff', sets: 'server', label: same('middleName'), kind: 'line' },
  address: { sees: 'staff', sets: 'server', label: same('address'), kind: 'line' },
  zipCode: { sees: 'staff', sets: 'server', label: same('zip_code'), kind: 'line' },
  nature: { sees: 'staff', sets: 'server', label: same('nature'), kind: 'line' },
  atc: { sees: 'staff', sets: 'server', label: same('ATC'), kind: 'line' },
  incomePayment: { sees: 'staff', sets: 'server', label: same('income_payment'), kind: 'money' },
  ewtRate: { sees: 'staff', sets: 'server', label: same('ewt_rate'), kind: 'rate' },
  taxAmount: { sees: 'staff', sets: 'server', label: same('tax_amount'), kind: 'money' },
  certificate: {
    sees: 'staff',
    sets: 'server',
    label: { en: 'Certificate', fil: 'Sertipiko' },
    kind: 'option',
  },
} as const satisfies FieldRows;
