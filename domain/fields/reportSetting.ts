import { type Sentence, same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { transactionFields } from './transaction.ts';

const seen = { sees: 'all', sets: 'staff' } as const;
/** Kept from people of partners. */
const staff = { sees: 'staff', sets: 'staff' } as const;
const server = { sees: 'staff', sets: 'server' } as const;

/** What lines are reckoned with, by its name on the wire. */
export const computationFields = {
  commission: {
    ...seen,
    label: { en: 'MDR where none is agreed', fil: 'MDR kung walang napagkasunduan' },
    kind: 'rate',
    optional: true,
  },
  mdrIsVatInclusive: {
    ...seen,
    label: { en: 'Agreed rates include the tax', fil: 'Kasama na ang buwis sa napagkasunduang rate' },
    kind: 'flag',
  },
  taxOnCommission: {
    ...seen,
    label: { en: 'Tax on commission', fil: 'Buwis sa komisyon' },
    kind: 'rate',
  },
  withholdingTaxRate: {
    ...seen,
    label: { en: 'Withheld of the commission', fil: 'Kinakaltas sa komisyon' },
    kind: 'rate',
  },
  ewtBase: {
    ...seen,
    label: { en: 'Base of the withheld tax', fil: 'Batayan ng kinakaltas na buwis' },
    kind: 'option',
  },
  nonTWANetSettlement: {
    ...staff,
    label: { en: 'Net of other payees', fil: 'Net ng ibang binabayaran' },
    kind: 'line',
    max: 200,
  },
  twaNetSettlement: {
    ...staff,
    label: { en: 'Net of top withholding agents', fil: 'Net ng mga top withholding agent' },
    kind: 'line',
    max: 200,
  },
  refundLimit: {
    ...staff,
    label: { en: 'Refunds without a second person up to', fil: 'Refund na walang ikalawang tao hanggang' },
    short: {
      en: 'Limit of refunds without a second person',
      fil: 'Limit ng refund na walang ikalawang tao',
    },
    kind: 'money',
  },
  refundDays: {
    ...staff,
    label: { en: 'Days in which a payment is refunded', fil: 'Araw na maaaring i-refund ang bayad' },
    kind: 'count',
  },
  storePaymentLimit: {
    ...staff,
    label: { en: 'Largest payment of a store', fil: 'Pinakamalaking bayad sa tindahan' },
    kind: 'money',
  },
  segmentLimits: {
    ...staff,
    label: { en: 'Largest payment by segment', fil: 'Pinakamalaking bayad ayon sa segment' },
    kind: 'lines',
    max: 4000,
    optional: true,
  },
  exemptionThreshold: {
    ...staff,
    label: {
      en: 'Yearly receipts without withheld tax',
      fil: 'Taunang tanggap na walang kinakaltas na buwis',
    },
    kind: 'money',
    optional: true,
  },
} as const satisfies FieldRows;

/** What disbursement reports say, by its name on the wire. */
export const disbursementReportFields = {
  bankAccountName: {
    ...seen,
    label: { en: 'Account that payouts come from', fil: 'Account na pinanggagalingan ng payout' },
    short: { en: 'Paying account', fil: 'Account ng payout' },
    kind: 'line',
    max: 120,
    min: 2,
  },
} as const satisfies FieldRows;

/** Who pays and who signs on form 2307, by its name on the wire. */
export const bir2307Fields = {
  payorTin: { ...seen, label: { en: 'TIN of the payor', fil: 'TIN ng nagbabayad' }, kind: 'tin' },
  payorName: {
    ...seen,
    label: { en: 'Name of the payor', fil: 'Pangalan ng nagbabayad' },
    kind: 'line',
    max: 120,
    min: 2,
  },
  payorAddress: {
    ...seen,
    label: { en: 'Registered address', fil: 'Rehistradong address' },
    kind: 'line',
    max: 200,
    min: 5,
  },
  payorPostalCode: { ...seen, label: { en: 'Postal code', fil: 'Postal code' }, kind: 'digits', max: 4 },
  signatoryName: {
    ...seen,
    label: { en: 'Authorized signatory', fil: 'Awtorisadong lumalagda' },
    kind: 'line',
    max: 120,
    min: 2,
  },
  signatoryTin: { ...staff, label: { en: 'TIN of the signatory', fil: 'TIN ng lumalagda' }, kind: 'tin' },
  signatoryPosition: {
    ...seen,
    label: { en: 'Position', fil: 'Posisyon' },
    kind: 'line',
    max: 80,
    min: 2,
  },
  signatureFileId: {
    ...staff,
    label: { en: 'Signature', fil: 'Lagda' },
    kind: 'file',
    optional: true,
    column: 'signature_file_id',
  },
} as const satisfies FieldRows;

const vatOf = (label: Sentence) => ({ ...seen, label, kind: 'option' }) as const;
/** What receipts are called and how their types stand to VAT, by its name on the wire. */
export const officialReceiptFields = {
  title: { ...seen, label: { en: 'What the document is called', fil: 'Tawag sa dokumento' }, kind: 'option' },
  collections: vatOf({ en: 'VAT of collections', fil: 'VAT ng mga koleksyon' }),
  individual: vatOf({ en: 'VAT of individual receipts', fil: 'VAT ng indibidwal na resibo' }),
  profitSharing: vatOf({ en: 'VAT of profit sharing', fil: 'VAT ng profit sharing' }),
  subsidyCollection: vatOf({ en: 'VAT of subsidy collections', fil: 'VAT ng koleksyon ng subsidy' }),
} as const satisfies FieldRows;

const fromDay: Sentence = { en: 'From', fil: 'Mula' };

/** What is noted of a version of a setting, and of whoever agreed it. */
export const settingVersionFields = {
  fromDay: { ...server, label: fromDay, kind: 'day', column: 'from_day' },
  madeBy: { ...server, label: { en: 'Asked for by', fil: 'Hiniling ni' }, kind: 'line', column: 'made_by' },
  checkedBy: {
    ...server,
    label: { en: 'Approved by', fil: 'Inaprubahan ni' },
    kind: 'line',
    column: 'checked_by',
  },
  dtimeChecked: {
    ...server,
    label: { en: 'Approved', fil: 'Inaprubahan' },
    kind: 'instant',
    column: 'checked_at',
  },
  dtimeReplaced: {
    ...server,
    label: { en: 'Replaced', fil: 'Pinalitan' },
    kind: 'instant',
    column: 'replaced_at',
  },
} as const satisfies FieldRows;

/** A tax code, by its name on the wire. */
export const atcRateFields = {
  code: { ...staff, label: same('ATC'), kind: 'line', max: 5, column: 'code' },
  product: { ...staff, label: transactionFields.transactionType.label, kind: 'option', column: 'product' },
  payeeKind: {
    ...staff,
    label: { en: 'Kind of payee', fil: 'Uri ng binabayaran' },
    kind: 'option',
    column: 'payee_kind',
  },
  percent: { ...staff, label: { en: 'Rate', fil: 'Rate' }, kind: 'rate', column: 'percent' },
  basePercent: {
    ...staff,
    label: { en: 'Share that is taxed', fil: 'Bahaging may buwis' },
    kind: 'rate',
    column: 'base_percent',
  },
  from: { ...staff, label: { en: 'First day', fil: 'Unang araw' }, kind: 'day', column: 'from_day' },
  to: {
    ...staff,
    label: { en: 'Last day', fil: 'Huling araw' },
    kind: 'day',
    optional: true,
    column: 'to_day',
  },
} as const satisfies FieldRows;
