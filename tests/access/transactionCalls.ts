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

/** FM_EDIT_RS, staff alone. */
const releasers: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const TRANSACTION_CALLS: Readonly<Record<string, Admitted>> = {
  'transactions.getRefundReasons': viewers,
  'transactions.listTransactions': viewers,
  'transactions.getTransactionTotals': viewers,
  'transactions.listTransactionPartners': viewers,
  'transactions.listTransactionStores': viewers,
  'transactions.getTransaction': record,
  'transactions.refundTransaction': refunders,
  'transactions.releasePayment': releasers,
  'transactions.voidHeldPayment': releasers,
};

const views = [['PT_VIEW']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
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
  'transactions.releasePayment': ['POST', '/api/transactions/{id}/release', 'permission', edits, internal],
  'transactions.voidHeldPayment': ['POST', '/api/transactions/{id}/void', 'permission', edits, internal],
};

/** A payment that is held, in the version that stands. */
const held =
  (body?: object): Maker =>
  async ({ app, records }) => {
    const { rows } = await app.admin.query<{ id: string; version: number }>(
      `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
         select 'SAMPLES', gen_random_uuid(), '2026-11-18', m.partner_id, m.id from merchant m where m.id = $1 returning *)
       insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, status, hold_reason, held_at)
       select id, day, '2026-11-18T04:00:00Z', source, reference, partner_id, merchant_id, 'HCPAY', 100, 'HELD', 'store_limit', now() from f
       returning id, version`,
      [records.merchantId],
    );
    const [row] = rows;
    if (!row) throw new Error('No held payment');
    return { params: { id: row.id }, headers: { 'If-Match': String(row.version) }, ...(body && { body }) };
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
  'transactions.releasePayment': held(),
  'transactions.voidHeldPayment': held({ reason: 'Nobody paid it' }),
};
