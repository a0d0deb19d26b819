/** What stands in the database behind a refund that a test makes: written past the portal, as the migrator. */
export const refundStatements = {
  /** The store of the demo manager, `id` and `partnerId`. */
  store: `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
  where u.username = 'store.manager'`,
  /** $1 reference, $2 partner, $3 store, $4 centavos, $5 product: a payment, its `id`. */
  pay: `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('CARDS', $1, '2026-11-20', $2, $3) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, '2026-11-20T01:30:00Z', source, reference, partner_id, merchant_id, $5, $4 from f returning id`,
  /** $1 payment, $2 partner, $3 store: what was sold, 3 fans for ₱300.00 and an iron for ₱700.00. */
  items: `insert into transaction_item (transaction_id, day, position, name, quantity, amount, partner_id, merchant_id)
  values ($1, '2026-11-20', 1, 'Stand fan', 3, 30000, $2, $3), ($1, '2026-11-20', 2, 'Iron', 1, 70000, $2, $3)`,
  /** $1 payment: its refund goes to the processor. */
  send: `update refund set status = 'SENT', sent_at = requested_at where transaction_id = $1`,
  /** $1 payment, $2 status, $3 failure: what becomes of its refund there. */
  end: `update refund set status = $2, failure = $3, ended_at = requested_at,
    settled_day = case when $2 = 'SETTLED' then '2026-11-20'::date end where transaction_id = $1`,
} as const;
