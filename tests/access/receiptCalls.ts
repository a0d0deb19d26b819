// Written by hand from the specification and its decisions (OP-10, OP-49, OP-50; money.md, "Who"), and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** Receipts are the office's own: nobody of a partner sees them. */
const office: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const RECEIPT_CALLS: Readonly<Record<string, Admitted>> = {
  'officialReceipts.getOrPayors': office,
  'officialReceipts.getOrContracts': office,
  'officialReceipts.getOrTransactionSummary': office,
  'officialReceipts.getReceiptTerms': office,
  'officialReceipts.getReceiptTotals': office,
  'officialReceipts.listReceipts': office,
  'officialReceipts.getOfficialReceipt': office,
  'officialReceipts.generateOrReport': office,
  'officialReceipts.downloadOrTransactions': office,
  'officialReceipts.downloadOrTransactionsByNumber': office,
  'officialReceipts.downloadOfficialReceipt': office,
  'officialReceipts.getReceiptMonth': office,
  'officialReceipts.listReceiptBatches': office,
  'officialReceipts.issueReceiptMonth': office,
  'officialReceipts.createOfficialReceipt': office,
  'officialReceipts.cancelOfficialReceipt': office,
};

const reads = [['HC_PROTECT_VIEW']] as const;
/** Whoever issues looks up too. */
const either = [['HC_PROTECT_VIEW', 'HC_PROTECT_CREATE']] as const;
const writes = [['HC_PROTECT_CREATE']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/official-receipts';

/** As decidedCalls.ts. */
export const DECIDED_RECEIPTS: Readonly<Record<string, Decided>> = {
  'officialReceipts.getOrPayors': ['GET', `${BASE}/payors`, 'permission', either, internal],
  'officialReceipts.getOrContracts': ['GET', `${BASE}/contracts`, 'permission', either, internal],
  'officialReceipts.getOrTransactionSummary': [
    'GET',
    `${BASE}/transaction/summary`,
    'permission',
    either,
    internal,
  ],
  'officialReceipts.getReceiptTerms': ['GET', `${BASE}/terms`, 'permission', either, internal],
  'officialReceipts.getReceiptTotals': ['GET', `${BASE}/totals`, 'permission', reads, internal],
  'officialReceipts.listReceipts': ['GET', BASE, 'permission', reads, internal],
  'officialReceipts.getOfficialReceipt': ['GET', `${BASE}/{orNumber}`, 'permission', reads, internal],
  'officialReceipts.generateOrReport': ['GET', `${BASE}/generate-report`, 'permission', reads, internal],
  'officialReceipts.downloadOrTransactions': [
    'GET',
    `${BASE}/view/transaction/download`,
    'permission',
    reads,
    internal,
  ],
  'officialReceipts.downloadOrTransactionsByNumber': [
    'GET',
    `${BASE}/view/transaction/download/{orNumber}`,
    'permission',
    reads,
    internal,
  ],
  'officialReceipts.downloadOfficialReceipt': [
    'GET',
    `${BASE}/{orNumber}/download`,
    'permission',
    reads,
    internal,
  ],
  'officialReceipts.verifyReceipt': ['GET', '/api/verify/{code}', 'anyone'],
  'officialReceipts.getReceiptMonth': ['GET', `${BASE}/months`, 'permission', writes, internal],
  'officialReceipts.listReceiptBatches': ['GET', `${BASE}/batches`, 'permission', either, internal],
  'officialReceipts.issueReceiptMonth': ['POST', `${BASE}/months`, 'permission', writes, internal],
  'officialReceipts.createOfficialReceipt': ['POST', `${BASE}/{type}`, 'permission', writes, internal],
  'officialReceipts.cancelOfficialReceipt': [
    'POST',
    `${BASE}/{orNumber}/cancelled`,
    'permission',
    writes,
    internal,
  ],
};

const ofPayor: Maker = ({ records }) => ({ query: { payorId: records.partnerId } });
const receipt: Maker = async ({ app }) => {
  const { rows } = await app.admin.query<{ orNumber: string }>(
    `select or_number as "orNumber" from receipt where status = 'ISSUED' order by id limit 1`,
  );
  return { params: { orNumber: rows[0]?.orNumber ?? '' } };
};

/** As sampleRequests.ts. */
export const RECEIPT_SAMPLES: Readonly<Record<string, Maker>> = {
  'officialReceipts.getOrContracts': ofPayor,
  'officialReceipts.getOrTransactionSummary': ofPayor,
  'officialReceipts.getOfficialReceipt': receipt,
  'officialReceipts.downloadOrTransactionsByNumber': receipt,
  'officialReceipts.downloadOfficialReceipt': receipt,
  'officialReceipts.verifyReceipt': async ({ app }) => {
    const { rows } = await app.admin.query<{ code: string }>(
      'select verify_code as code from receipt order by id limit 1',
    );
    return { params: { code: rows[0]?.code ?? '' } };
  },
  // Of a month that is not over.
  'officialReceipts.issueReceiptMonth': () => ({
    body: {
      ...{ month: 12, year: 2099 },
      receipts: [{ partnerId: '1', grossAmount: '1.00', withholdingTax: '0.00' }],
    },
  }),
  'officialReceipts.createOfficialReceipt': () => ({
    params: { type: 'others' },
    body: {
      ...{ payorName: 'Ana Reyes', paymentFor: 'A lost card', vatClass: 'EXEMPT' },
      ...{ formOfPayment: 'CASH', grossAmount: '100.00' },
    },
  }),
  'officialReceipts.cancelOfficialReceipt': async (asked) => {
    await asked.app.admin.query(
      `update approval_request set state = 'WITHDRAWN' where kind = 'RECEIPT' and state = 'PENDING'`,
    );
    return {
      ...(await receipt(asked)),
      body: { reason: 'WRONG_AMOUNT', note: 'A zero too many' },
      headers: { 'If-Match': '1' },
    };
  },
};
