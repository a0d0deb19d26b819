import type pg from 'pg';

// What is settled now, with the run that it goes into. It is locked first: whoever voids it comes before or after.
const PLACE = `create temporary table settling (
    run_day date, is_refund boolean, id bigint, day date, partner_id bigint, merchant_id bigint, product text, amount bigint
  ) on commit drop`;
const PAYMENTS = `insert into settling
  select $2::date, false, t.id, t.day, t.partner_id, t.merchant_id, t.product, t.amount from payment_transaction t
  where t.line_id is null and t.status = 'POSTED' and t.day <= $1 order by t.id for update of t`;
const REFUNDS = `insert into settling
  select $2::date, true, r.id, r.day, r.partner_id, r.merchant_id, t.product, r.amount
  from refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day
  where r.line_id is null and r.status = 'SETTLED' and r.settled_day <= $1 order by r.id for update of r`;
// A payment is in the run of its day, a refund in that of the day on which it was settled.
const OWN_DAYS = `update settling s set run_day = coalesce((select r.settled_day from refund r
  where s.is_refund and r.id = s.id and r.day = s.day), s.day)`;

/**
 * Puts every item of a day or before that is in no line into `settling`, a table of the transaction: for the run of that day, or each
 * for the run of its own.
 */
export const takeItems = async (
  client: pg.ClientBase,
  day: string,
  each: 'into the run of the day' | 'into that of its own',
): Promise<void> => {
  await client.query(PLACE);
  await client.query(PAYMENTS, [day, day]);
  await client.query(REFUNDS, [day, day]);
  if (each === 'into that of its own') await client.query(OWN_DAYS);
  await client.query('analyze settling');
};
