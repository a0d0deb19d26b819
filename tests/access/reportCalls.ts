// Written by hand from the specification and its decisions (OP-1, OP-23, OP-30), and reviewed; never generated from the contract.
import { makeLine } from '#tests/support/settlement/makeLine.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const OFFICE = ['sales.admin', 'sbo.reviewer', 'sbo.second', 'finance.officer', 'finance.second'] as const;
const PAYEES = ['head.office', 'accounting'] as const;

/** A list answers everybody who may ask with what is theirs. */
const readers: Admitted = { in: [...OFFICE, ...PAYEES, 'partner.admin', 'other.partner'] };
/** The line that is asked for is of the first store of the first partner. */
const line: Admitted = { in: [...OFFICE, ...PAYEES, 'partner.admin'], hidden: ['other.partner'] };
/** The offset report is for staff who look after partners or money, and for the head offices and accountants of partners. */
const offsetReaders: Admitted = { in: [...OFFICE, ...PAYEES] };

/** As accountCalls.ts. */
export const REPORT_CALLS: Readonly<Record<string, Admitted>> = {
  'disbursements.listDisbursements': readers,
  'disbursements.getDisbursementTotals': readers,
  'disbursements.printDisbursements': readers,
  'disbursements.listDisbursementPartners': readers,
  'disbursements.listDisbursementStores': readers,
  'disbursements.getDisbursement': line,
  'disbursements.getDisbursementItems': line,
  'offsets.listOffsets': offsetReaders,
  'offsets.printOffsets': offsetReaders,
  'offsets.listOffsetPartners': offsetReaders,
  'offsets.listOffsetStores': offsetReaders,
  'offsets.getOffset': offsetReaders,
};

const BASE = '/api/finance-management/reports/disbursement';
const reads = [['FM_VIEW_DR', 'DR_VIEW', 'HCPAY_DR_VIEW']] as const;
const offsets = [['OFFSET_REPORT_VIEW', 'OFFSET_VIEW']] as const;

/** As decidedCalls.ts. */
export const DECIDED_REPORTS: Readonly<Record<string, Decided>> = {
  'disbursements.listDisbursements': ['GET', BASE, 'permission', reads],
  'disbursements.getDisbursementTotals': ['GET', `${BASE}/totals`, 'permission', reads],
  'disbursements.printDisbursements': ['GET', `${BASE}/print`, 'permission', reads],
  'disbursements.listDisbursementPartners': ['GET', `${BASE}/partners`, 'permission', reads],
  'disbursements.listDisbursementStores': ['GET', `${BASE}/stores`, 'permission', reads],
  'disbursements.getDisbursement': ['GET', `${BASE}/{id}`, 'permission', reads],
  'disbursements.getDisbursementItems': ['GET', `${BASE}/{id}/items`, 'permission', reads],
  'offsets.listOffsets': ['GET', '/api/offset-report', 'permission', offsets],
  'offsets.printOffsets': ['GET', '/api/offset-report/print', 'permission', offsets],
  'offsets.listOffsetPartners': ['GET', '/api/offset-report/partners', 'permission', offsets],
  'offsets.listOffsetStores': ['GET', '/api/offset-report/stores', 'permission', offsets],
  'offsets.getOffset': ['GET', '/api/offset-report/{id}', 'permission', offsets],
};

const sample =
  (made: Parameters<typeof makeLine>[1]): Maker =>
  async ({ app, records }) => {
    const { id } = await makeLine(app.admin, { ...made, merchantId: records.merchantId });
    return { params: { id } };
  };

/** As sampleRequests.ts. */
export const REPORT_SAMPLES: Readonly<Record<string, Maker>> = {
  'disbursements.getDisbursement': sample({}),
  'disbursements.getDisbursementItems': sample({}),
  'offsets.getOffset': sample({ gross: 0, refunds: 10_000 }),
};
