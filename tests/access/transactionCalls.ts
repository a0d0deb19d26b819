// Written by hand from the specification and its decisions (OP-29, OP-30), and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const VIEWERS = [
  ...(['sales.admin', 'sbo.reviewer', 'sbo.second', 'finance.officer', 'finance.second'] as const),
  ...(['partner.admin', 'head.office', 'accounting', 'store.manager', 'frontliner'] as const),
] as const;
/** A list answers everybody who may ask with what is theirs. */
const viewers: Admitted = { in: [...VIEWERS, 'other.partner'] };
/** The payment that is asked for was taken in the first store of the first partner. */
const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };

/** PT_EDIT, and a sight of the payment. */
const refunders: Admitted = {
  in: ['sales.admin', 'finance.officer', 'finance.second', 'partner.admin', 'store.manager'],
  hidden: ['other.partner'],
};

/** As accountCalls.ts. */
export const TRANSACTION_CALLS: Readonly<Record<string, Admitted>> = {
  'transactions.getRefundReasons': viewers,
  'transactions.listTransactions': viewers,
  'transactions.getTransactionTotals': viewers,
  'transactions.listTransactionPartners': viewers,
  'transactions.listTransactionStores': viewers,
  'transactions.getTransaction': record,
  'transactions.refundTransaction': refunders,
};

const views = [['PT_VIEW']] as const;
const refunds = [['PT_VIEW'], ['PT_EDIT']] as const;

/** As decidedCalls.ts. */
export const DECIDED_TRANSACTIONS: Readonly<Record<string, Decided>> = {
  'transactions.getRefundReasons': ['GET', '/api/transactions/refund-reason', 'permission', views],
  'transactions.listTransactions': ['GET', '/api/transactions', 'permission', views],
  'transactions.getTransactionTotals': ['GET', '/api/transactions/totals', 'permission', views],
  'transactions.listTransactionPartners': ['GET', '/api/transactions/partners', 'permission', views],
  'transactions.listTransactionStores': ['GET', '/api/transactions/stores', 'permission', views],
  'transactions.getTransaction': ['GET', '/api/transactions/{id}', 'permission', views],
  'transactions.refundTransaction': ['POST', '/api/transactions/{id}/refund', 'permission', refunds],
};

let asked = 0;
/** As sampleRequests.ts. */
export const TRANSACTION_SAMPLES: Readonly<Record<string, Maker>> = {
  'transactions.getTransaction': async ({ app, records }) => {
    const { rows } = await app.admin.query<{ id: string }>(
      'select id from transaction_ref where merchant_id = $1 order by id limit 1',
      [records.merchantId],
    );
    return { params: { id: rows[0]?.id ?? '' } };
  },
  'transactions.refundTransaction': async ({ app, records }) => {
    const { rows } = await app.admin.query<{ id: string }>(
      `select id from payment_transaction where merchant_id = $1 and status = 'POSTED' and product <> 'CASH_LOAN' and refunded = 0
         and amount < 1000000 order by day desc, id limit 1`,
      [records.merchantId],
    );
    return {
      params: { id: rows[0]?.id ?? '' },
      headers: { 'Idempotency-Key': `sample-${++asked}` },
      body: { refundAmount: '0.01', refundReason: 'GOODWILL' },
    };
  },
};
