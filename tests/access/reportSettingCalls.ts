// Written by hand from the specification and its decisions (L18, L202, OP-32; money.md, "Who"), and reviewed; never generated from the contract.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILES, PICTURES } from '../support/documents/uploads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** Whoever reads disbursement reports reads by what they are reckoned. */
const viewers: Admitted = {
  in: ['sales.admin', 'finance.officer', 'finance.second', 'head.office', 'accounting'],
};
const staff: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const REPORT_SETTING_CALLS: Readonly<Record<string, Admitted>> = {
  'reportSettings.getReportSettingsComputation': viewers,
  'reportSettings.getReportSettingsDr': viewers,
  'reportSettings.getReportSettingsBir2307': viewers,
  'reportSettings.getReportSettingsOr': viewers,
  'reportSettings.listOrVersions': staff,
  'reportSettings.saveOr': staff,
  'reportSettings.listReceiptSeries': staff,
  'reportSettings.addReceiptSeries': staff,
  'reportSettings.listComputationVersions': staff,
  'reportSettings.listDrVersions': staff,
  'reportSettings.listBir2307Versions': staff,
  'reportSettings.saveComputation': staff,
  'reportSettings.saveDr': staff,
  'reportSettings.saveBir2307': staff,
  'reportSettings.uploadSignature': staff,
  'reportSettings.viewSignature': staff,
  'reportSettings.addAtcRate': staff,
  'reportSettings.endAtcRate': staff,
  'reportSettings.sampleComputation': staff,
  'reportSettings.listAtcRates': staff,
};

const views = [['DR_VIEW', 'HCPAY_DR_VIEW', 'FM_VIEW_RS']] as const;
const looks = [['FM_VIEW_RS', 'FM_EDIT_RS']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
const PATH = '/api/finance-management/report-settings';

/** As decidedCalls.ts. */
export const DECIDED_REPORT_SETTINGS: Readonly<Record<string, Decided>> = {
  'reportSettings.getReportSettingsComputation': ['GET', `${PATH}/computation/{id}`, 'permission', views],
  'reportSettings.getReportSettingsDr': ['GET', `${PATH}/dr/{id}`, 'permission', views],
  'reportSettings.getReportSettingsBir2307': ['GET', `${PATH}/bir2307/{id}`, 'permission', views],
  'reportSettings.getReportSettingsOr': ['GET', `${PATH}/official-receipt/{id}`, 'permission', views],
  'reportSettings.listOrVersions': [
    'GET',
    `${PATH}/official-receipt/{id}/versions`,
    'permission',
    looks,
    internal,
  ],
  'reportSettings.saveOr': ['POST', `${PATH}/official-receipt/{id}`, 'permission', edits, internal],
  'reportSettings.listReceiptSeries': ['GET', `${PATH}/receipt-series`, 'permission', looks, internal],
  'reportSettings.addReceiptSeries': ['POST', `${PATH}/receipt-series`, 'permission', edits, internal],
  'reportSettings.listComputationVersions': [
    'GET',
    `${PATH}/computation/{id}/versions`,
    'permission',
    looks,
    internal,
  ],
  'reportSettings.listDrVersions': ['GET', `${PATH}/dr/{id}/versions`, 'permission', looks, internal],
  'reportSettings.listBir2307Versions': [
    'GET',
    `${PATH}/bir2307/{id}/versions`,
    'permission',
    looks,
    internal,
  ],
  'reportSettings.saveComputation': ['POST', `${PATH}/computation/{id}`, 'permission', edits, internal],
  'reportSettings.saveDr': ['POST', `${PATH}/dr/{id}`, 'permission', edits, internal],
  'reportSettings.saveBir2307': ['POST', `${PATH}/bir2307/{id}`, 'permission', edits, internal],
  'reportSettings.uploadSignature': ['POST', `${PATH}/bir2307/{id}/signature`, 'permission', edits, internal],
  'reportSettings.viewSignature': ['GET', `${PATH}/bir2307/signatures/{id}`, 'permission', looks, internal],
  'reportSettings.addAtcRate': ['POST', `${PATH}/atc`, 'permission', edits, internal],
  'reportSettings.endAtcRate': ['POST', `${PATH}/atc/{id}/end`, 'permission', edits, internal],
  'reportSettings.sampleComputation': [
    'POST',
    `${PATH}/computation/{id}/sample`,
    'permission',
    looks,
    internal,
  ],
  'reportSettings.listAtcRates': ['GET', `${PATH}/atc`, 'permission', looks, internal],
};

/** A computation that changes something. */
export const COMPUTATION = {
  ...{ commission: null, taxOnCommission: '12', withholdingTaxRate: '2', mdrIsVatInclusive: false },
  ewtBase: 'WITH_VAT',
  nonTWANetSettlement: 'base - commission - taxOnCommission - ewt',
  twaNetSettlement: 'base - commission - taxOnCommission - ewt + withholdingTax',
  ...{ refundLimit: '15000.00', refundDays: 90, exemptionThreshold: '500000.00' },
  ...{ storePaymentLimit: '400000.00', segmentLimits: 'Furniture: 250000.00' },
} as const;
const one = { params: { id: '1' } };
/** Nothing waits for the setting that is asked for. */
const free =
  (kind: string, sample: (ids: { atc: string }) => object): Maker =>
  async ({ app }) => {
    await app.admin.query(
      `update approval_request set state = 'WITHDRAWN' where setting = $1 and state = 'PENDING'`,
      [kind],
    );
    const { rows } = await app.admin.query<{ id: string }>(
      `select id from atc_rate where to_day is null order by id limit 1`,
    );
    return { headers: { 'If-Match': '1' }, ...sample({ atc: rows[0]?.id ?? '' }) };
  };
export const BIR2307 = {
  ...{ payorTin: '123456789000', payorName: 'Payor Corp.', payorAddress: '1 Ayala Avenue, Makati' },
  ...{ payorPostalCode: '1200', signatoryName: 'Ana Reyes', signatoryTin: '987654321000' },
  ...{ signatoryPosition: 'Treasurer', signatureFileId: null },
} as const;
export const OFFICIAL_RECEIPT = {
  ...{ title: 'COLLECTION', collections: 'EXEMPT', individual: 'EXEMPT' },
  ...{ profitSharing: 'VATABLE', subsidyCollection: 'VATABLE' },
} as const;
export const SERIES = {
  ...{ branch: 'Head office', issuerName: 'Issuer Corp.', issuerTin: '123456789000' },
  ...{ issuerAddress: '1 Ayala Avenue, Makati', isVatRegistered: true, prefix: 'S-' },
  ...{ firstNumber: 1, lastNumber: 1000, certificate: 'AC-1', certificateDay: '2026-01-05' },
} as const;
const fromDay = '2099-01-01';

const INSERT_SIGNATURE = `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key)
  select id, 'signature', 'signature.png', 'image/png', $1, repeat('0', 64), $2 from user_account where username = 'sales.admin'
  returning id`;
/** A signature that was asked for before. */
const signature: Maker = async ({ app }) => {
  const key = `uploads/${randomUUID()}`;
  await app.deps.files.put(key, Readable.from([Buffer.from(FILES.png)]));
  const { rows } = await app.admin.query<{ id: string }>(INSERT_SIGNATURE, [FILES.png.length, key]);
  return { params: { id: rows[0]?.id ?? '1' } };
};
const picture = (): FormData => {
  const made = new FormData();
  made.set('file', new File([PICTURES.png], 'signature.png'));
  return made;
};

/** As sampleRequests.ts. */
export const REPORT_SETTING_SAMPLES: Readonly<Record<string, Maker>> = {
  'reportSettings.getReportSettingsComputation': () => one,
  'reportSettings.getReportSettingsDr': () => one,
  'reportSettings.getReportSettingsBir2307': () => one,
  'reportSettings.listComputationVersions': () => one,
  'reportSettings.listDrVersions': () => one,
  'reportSettings.listBir2307Versions': () => one,
  'reportSettings.getReportSettingsOr': () => one,
  'reportSettings.listOrVersions': () => one,
  'reportSettings.saveOr': free('OFFICIAL_RECEIPT', () => ({
    ...one,
    body: { ...OFFICIAL_RECEIPT, fromDay },
  })),
  'reportSettings.addReceiptSeries': free('RECEIPT_SERIES', () => ({ body: { ...SERIES, fromDay } })),
  'reportSettings.saveComputation': free('COMPUTATION', () => ({
    ...one,
    body: { ...COMPUTATION, fromDay },
  })),
  'reportSettings.saveDr': free('DISBURSEMENT_REPORT', () => ({
    ...one,
    body: { bankAccountName: 'Payouts of the sample', fromDay },
  })),
  'reportSettings.saveBir2307': free('BIR2307', () => ({ ...one, body: { ...BIR2307, fromDay } })),
  'reportSettings.uploadSignature': () => ({ ...one, body: picture() }),
  'reportSettings.viewSignature': signature,
  'reportSettings.addAtcRate': free('ATC', () => ({
    body: {
      ...{ code: 'WC831', product: 'HCPAY', payeeKind: 'CORPORATE' },
      ...{ percent: '1', basePercent: '100', fromDay },
    },
  })),
  'reportSettings.endAtcRate': free('ATC', ({ atc }) => ({ params: { id: atc }, body: { toDay: fromDay } })),
  'reportSettings.sampleComputation': () => ({
    ...one,
    body: {
      fromDay: '2026-12-01',
      values: COMPUTATION,
      sample: {
        ...{ gross: '1000.00', refunds: '0', mdrRate: '3', isEwt: true, isTwa: false },
        ...{ product: 'HCPAY', payeeKind: 'CORPORATE' },
      },
    },
  }),
};
