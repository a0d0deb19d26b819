import type { Transaction } from '#contract/finance/transactions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const STORE = `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
  where u.username = $1`;
const FOREIGN = `select id, partner_id as "partnerId" from merchant where partner_id = 2 and status = 'A' order by id limit 1`;
const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('TEST', $1, ($2::timestamptz at time zone 'Asia/Manila')::date, $3, $4) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount, card_last4)
  select id, day, $2, source, reference, partner_id, merchant_id, $6, $5, '4242' from f returning id`;
const SELL = `insert into transaction_item (transaction_id, day, position, name, quantity, amount, partner_id, merchant_id)
  select t.id, t.day, x.position, 'Item ' || x.position, x.quantity, x.amount, t.partner_id, t.merchant_id
  from payment_transaction t, unnest($2::int[], $3::bigint[]) with ordinality as x(quantity, amount, position) where t.id = $1`;

interface Store {
  id: string;
  partnerId: string;
}
interface Paid {
  /** Centavos. */
  amount?: number;
  at?: string;
  of?: Store;
  product?: string;
  reference?: string;
}
interface How {
  as?: string;
  key?: string | null;
}

/** Payments of the first store of the first partner, and what is done to refund them. */
export interface RefundBench {
  app: TestApp;
  store: Store;
  /** A store of the second partner. */
  foreign: Store;
  pay: (paid?: Paid) => Promise<string>;
  sell: (id: string, ...items: readonly (readonly [quantity: number, amount: number])[]) => Promise<unknown>;
  newKey: () => string;
  refund: (id: string, body: object, how?: How) => ReturnType<TestApp['call']>;
  read: (id: string, as?: string) => Promise<Transaction>;
  decide: (id: string, verdict: 'approve' | 'refuse' | 'withdraw', as: string) => ReturnType<TestApp['call']>;
}

/** Refunds payments in a test app. */
export const refundBench = async (app: TestApp): Promise<RefundBench> => {
  const { call, admin } = app;
  const store: Store = (await admin.query(STORE, ['store.manager'])).rows[0];
  const foreign: Store = (await admin.query(FOREIGN)).rows[0];
  let made = 0;
  const newKey = () => `test-key-${++made}`;
  return {
    ...{ app, store, foreign, newKey },
    pay: async ({ amount = 1_000_00, at = '2026-11-19T04:00:00Z', of = store, product, reference } = {}) => {
      const values = [
        reference ?? `R-${++made}`,
        at,
        of.partnerId,
        of.id,
        amount,
        product ?? 'HOME_CREDIT_CARD',
      ];
      return (await admin.query<{ id: string }>(PAY, values)).rows[0]?.id ?? '';
    },
    sell: (id, ...items) =>
      admin.query(SELL, [id, items.map(([quantity]) => quantity), items.map(([, amount]) => amount)]),
    refund: (id, body, { as = 'finance.officer', key = newKey() } = {}) =>
      call('POST', `/api/transactions/${id}/refund`, {
        as,
        body: { refundReason: 'RETURN', ...body },
        headers: key === null ? {} : { 'Idempotency-Key': key },
      }),
    read: async (id, as = 'finance.officer') =>
      (await call('GET', `/api/transactions/${id}`, { as })).body.data as Transaction,
    decide: async (id, verdict, as) => {
      const { body } = await call('GET', `/api/approval-requests/${id}`, { as });
      return call('POST', `/api/approval-requests/${id}/${verdict}`, {
        as,
        body: verdict === 'refuse' ? { reason: 'No receipt' } : undefined,
        headers: { 'If-Match': String(body.data?.version ?? 1) },
      });
    },
  };
};

/** Starts the app with a bench for refunds. */
export const startRefundBench = async (): Promise<RefundBench> => refundBench(await startTestApp());
