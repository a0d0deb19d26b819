import { z } from 'zod';
import { VAT_CLASSES } from '#domain/receipts/receiptAmounts.ts';
import { RECEIPT_TITLES } from '#domain/receipts/receiptStatus.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { PAYEE_KINDS } from '#domain/settlement/atc.ts';
import { EWT_BASES } from '#domain/settlement/settleLine.ts';
import { approvalRow } from '../approvals.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version } from '../envelope.ts';
import { day, named } from '../shapes/code.ts';
import {
  atcEnd,
  bir2307Body,
  computationBody,
  disbursementReportBody,
  newAtc,
  newSeries,
  officialReceiptBody,
  sampleBody,
} from './settingShapes.ts';

/** What holds today; null where nothing is set yet, and of what the reader does not see. */
const computationToday = z.object({
  computationId: z.literal(1),
  fromDay: named,
  commission: named,
  taxOnCommission: named,
  withholdingTaxRate: named,
  mdrIsVatInclusive: z.boolean().nullable(),
  ewtBase: z.enum(EWT_BASES).nullable(),
  nonTWANetSettlement: named,
  twaNetSettlement: named,
  refundLimit: named,
  refundDays: z.number().int().nullable(),
  storePaymentLimit: named,
  segmentLimits: named,
  exemptionThreshold: named,
});
const disbursementReportToday = z.object({ id: z.literal(1), fromDay: named, bankAccountName: named });
const bir2307Today = z.object({
  id: z.literal(1),
  fromDay: named,
  payorTin: named,
  payorName: named,
  payorAddress: named,
  payorPostalCode: named,
  signatoryName: named,
  signatoryTin: named,
  signatoryPosition: named,
  signatureFileId: id.nullable(),
});
const vat = z.enum(VAT_CLASSES);
const officialReceiptToday = z.object({
  id: z.literal(1),
  fromDay: named,
  title: z.enum(RECEIPT_TITLES).nullable(),
  collections: vat.nullable(),
  individual: vat.nullable(),
  profitSharing: vat.nullable(),
  subsidyCollection: vat.nullable(),
});
export type ComputationToday = z.infer<typeof computationToday>;
export type Bir2307Today = z.infer<typeof bir2307Today>;

/** Who agreed a version and when; null of what was installed. */
const versionRow = {
  version,
  /** From this day on it holds, until the next one begins. */
  fromDay: day,
  madeBy: named,
  checkedBy: named,
  dtimeChecked: instant.nullable(),
  /** The version that was agreed for this day or an earlier one before this one began: it never holds. */
  replacedByVersion: version.nullable(),
  dtimeReplaced: instant.nullable(),
};
const computationVersion = z.object({
  ...versionRow,
  values: z.object({
    commission: named,
    taxOnCommission: z.string(),
    withholdingTaxRate: z.string(),
    mdrIsVatInclusive: z.boolean(),
    ewtBase: z.enum(EWT_BASES),
    nonTWANetSettlement: z.string(),
    twaNetSettlement: z.string(),
    refundLimit: z.string(),
    refundDays: z.number().int(),
    storePaymentLimit: z.string(),
    segmentLimits: named,
    exemptionThreshold: named,
  }),
});
const reportValues = z.object({ bankAccountName: z.string() });
const disbursementReportVersion = z.object({ ...versionRow, values: reportValues });
const bir2307Version = z.object({
  ...versionRow,
  signatureFileId: id.nullable(),
  values: z.object({
    payorTin: z.string(),
    payorName: z.string(),
    payorAddress: z.string(),
    payorPostalCode: z.string(),
    signatoryName: z.string(),
    signatoryTin: z.string(),
    signatoryPosition: z.string(),
  }),
});
const officialReceiptVersion = z.object({
  ...versionRow,
  values: z.object({
    title: z.enum(RECEIPT_TITLES),
    collections: vat,
    individual: vat,
    profitSharing: vat,
    subsidyCollection: vat,
  }),
});
/** A version of any setting. */
export type SettingVersion = z.infer<z.ZodObject<typeof versionRow>> & {
  values: Readonly<Record<string, string | number | boolean | null>>;
  signatureFileId?: string | null;
};

/** All versions, the newest day first, the change that waits, and the version of the setting itself, which a change of it names. */
const versionsOf = <S extends z.ZodType>(row: S) =>
  envelope(z.object({ list: z.array(row), request: approvalRow.nullable(), version }));

const money = z.string();
const lineAmounts = z.object({
  base: money,
  commission: money,
  taxOnCommission: money,
  withholdingTax: money,
  ewt: money,
  nonTWANetSettlement: money,
  twaNetSettlement: money,
  /** Of these two the payee's own. */
  net: money,
});
export type SampleAmounts = z.infer<typeof lineAmounts>;
const sampleEffect = z.object({
  /** By what would hold on that day without the change. */
  before: lineAmounts,
  after: lineAmounts,
  /** The tax code of that day; null where none is withheld. */
  atcCode: named,
  /** What it takes of the whole amount, in percent. */
  atcPercent: named,
});

const atcRow = z.object({
  id,
  code: z.string(),
  product: z.enum(MDR_TYPES),
  payeeKind: z.enum(PAYEE_KINDS),
  percent: z.string(),
  /** The percentage is of this much of the amount, in percent. */
  basePercent: z.string(),
  from: day,
  /** The last day; the one before `from`: it never held. */
  to: named,
  madeBy: named,
  checkedBy: named,
  dtimeChecked: instant.nullable(),
  endMadeBy: named,
  endCheckedBy: named,
  dtimeEndChecked: instant.nullable(),
});
export type AtcRow = z.infer<typeof atcRow>;

const seriesRow = z.object({
  id,
  branch: z.string(),
  issuerName: z.string(),
  issuerTin: z.string(),
  issuerAddress: z.string(),
  isVatRegistered: z.boolean(),
  prefix: z.string(),
  firstNumber: z.number().int(),
  lastNumber: z.number().int(),
  /** The one that is given next; one more than the last where all are given. */
  nextNumber: z.number().int(),
  certificate: z.string(),
  certificateDay: day,
  fromDay: day,
  madeBy: z.string(),
  checkedBy: z.string(),
  dtimeChecked: instant,
});
export type SeriesRow = z.infer<typeof seriesRow>;

/** What was asked for waits under this id. */
const asked = envelope(z.object({ version, approvalRequestId: id }));

const PATH = '/api/finance-management/report-settings';
/** Ids of settings are fixed at 1; another one is not found. */
const params = z.strictObject({ id });
/** Whoever edits without one of these edits by the versions. */
const view = any('DR_VIEW', 'HCPAY_DR_VIEW', 'FM_VIEW_RS');
const staff = {
  ...any('FM_VIEW_RS', 'FM_EDIT_RS'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;

const save = {
  ...any('FM_EDIT_RS'),
  proof: 'money',
  userType: 'INTERNAL',
  versioned: true,
  addition: true,
} as const satisfies CallMeta;

/**
 * What settlement reckons with, and what its papers say. A change waits for somebody else who may save: 400 for a day before tomorrow,
 * 422 rule_request_open while another waits for the same setting, rule_unchanged when nothing would change.
 */
export const reportSettings = {
  /** What holds today. People of partners see neither formulas nor limits. */
  getReportSettingsComputation: call('GET', `${PATH}/computation/{id}`, view)
    .input(z.object({ params }))
    .output(envelope(computationToday)),
  getReportSettingsDr: call('GET', `${PATH}/dr/{id}`, view)
    .input(z.object({ params }))
    .output(envelope(disbursementReportToday)),
  /** What holds today. People of partners see neither the TIN nor the signature of whoever signs. */
  getReportSettingsBir2307: call('GET', `${PATH}/bir2307/{id}`, { ...view, addition: true })
    .input(z.object({ params }))
    .output(envelope(bir2307Today)),
  /** What receipts are called today, and how their types stand to VAT. */
  getReportSettingsOr: call('GET', `${PATH}/official-receipt/{id}`, { ...view, addition: true })
    .input(z.object({ params }))
    .output(envelope(officialReceiptToday)),
  listComputationVersions: call('GET', `${PATH}/computation/{id}/versions`, staff)
    .input(z.object({ params }))
    .output(versionsOf(computationVersion)),
  listDrVersions: call('GET', `${PATH}/dr/{id}/versions`, staff)
    .input(z.object({ params }))
    .output(versionsOf(disbursementReportVersion)),
  listBir2307Versions: call('GET', `${PATH}/bir2307/{id}/versions`, staff)
    .input(z.object({ params }))
    .output(versionsOf(bir2307Version)),
  listOrVersions: call('GET', `${PATH}/official-receipt/{id}/versions`, staff)
    .input(z.object({ params }))
    .output(versionsOf(officialReceiptVersion)),
  /** Approved, it holds from its day on, and replaces what was planned for that day or later. */
  saveComputation: call('POST', `${PATH}/computation/{id}`, save)
    .input(z.object({ params, body: computationBody }))
    .output(asked),
  saveDr: call('POST', `${PATH}/dr/{id}`, save)
    .input(z.object({ params, body: disbursementReportBody }))
    .output(asked),
  saveBir2307: call('POST', `${PATH}/bir2307/{id}`, save)
    .input(z.object({ params, body: bir2307Body }))
    .output(asked),
  saveOr: call('POST', `${PATH}/official-receipt/{id}`, save)
    .input(z.object({ params, body: officialReceiptBody }))
    .output(asked),
  /** Every series of receipts, the latest first; `version` as of the others. */
  listReceiptSeries: call('GET', `${PATH}/receipt-series`, staff)
    .input(z.object({}))
    .output(versionsOf(seriesRow)),
  /** A series from a day on: receipts have its numbers once those before it are given. 400 for numbers that another has. */
  addReceiptSeries: call('POST', `${PATH}/receipt-series`, save)
    .input(z.object({ body: newSeries }))
    .output(asked),
  /** Uploads the picture of a signature, png or jpg of at most 1 MB: the caller's own for 30 days, until a change names it. 413, 422. */
  uploadSignature: call('POST', `${PATH}/bir2307/{id}/signature`, {
    ...any('FM_EDIT_RS'),
    proof: 'money',
    ...{ userType: 'INTERNAL', addition: true, upload: 'signature', heavy: true },
  })
    .input(z.object({ params, body: z.strictObject({ file: z.file() }) }))
    .output(
      envelope(z.object({ fileId: id, name: z.string(), mediaType: z.string(), size: z.number().int() })),
    ),
  /** The picture of a signature that is asked for or was agreed, or of the caller's own, to look at; stands in the audit trail. */
  viewSignature: call('GET', `${PATH}/bir2307/signatures/{id}`, {
    ...staff,
    inView: 'file',
    heavy: 'preview',
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** What a line would come to by other values from a day on, beside what it comes to without them. Nothing is kept. */
  sampleComputation: call('POST', `${PATH}/computation/{id}/sample`, { ...staff, keyless: true })
    .input(z.object({ params, body: sampleBody }))
    .output(envelope(sampleEffect)),
  /** All tax codes, by product, kind of payee and first day, the newest first; `version` as of the others. */
  listAtcRates: call('GET', `${PATH}/atc`, staff).input(z.object({})).output(versionsOf(atcRow)),
  /** A code from tomorrow on, or from the first day that has none; the one that holds then ends the day before. 422 rule_atc_planned while another is to begin later. */
  addAtcRate: call('POST', `${PATH}/atc`, save)
    .input(z.object({ body: newAtc }))
    .output(asked),
  /** A last day, today at the earliest; the one before the first says that it never holds. */
  endAtcRate: call('POST', `${PATH}/atc/{id}/end`, save)
    .input(z.object({ params: idParams, body: atcEnd }))
    .output(asked),
};
