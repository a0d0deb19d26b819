import type { OpenedKind } from '#domain/desk/recentlyOpened.ts';

/** How a record that was opened is found and called: a select of `title` and `about` for the row `k`, whose `number` is its id as a number. */
export const OPENED_RECORDS: Readonly<Record<OpenedKind, string>> = {
  partner: 'select p.name as title, null as about from partner p where p.id = k.number',
  application: 'select p.name as title, p.reference_number as about from partner p where p.id = k.number',
  store:
    'select m.name as title, p.name as about from merchant m join partner p on p.id = m.partner_id where m.id = k.number',
  // The day first, by which the payment's month is found.
  payment: `select t.reference as title, m.name as about from transaction_ref f
    join payment_transaction t on t.id = f.id and t.day = f.day join merchant m on m.id = t.merchant_id where f.id = k.number`,
  payout: `select o.payee_name as title, to_char(o.day, 'MM/DD/YYYY') as about from payout o where o.id = k.number`,
  certificate:
    'select c.payee_name as title, c.quarter as about from certificate_2307 c where c.id = k.number',
  owed: 'select c.payee_name as title, c.quarter as about from owed_certificate c where c.id = k.number',
  receipt: 'select r.or_number as title, r.payor_name as about from receipt r where r.or_number = k.id',
  delivery:
    'select a.number as title, m.name as about from delivery_advice a join merchant m on m.id = a.merchant_id where a.id = k.number',
  promo: 'select r.name as title, r.code::text as about from promo r where r.code = k.id::citext',
  person: `select concat_ws(' ', u.first_name, u.last_name) as title, p.name as about
    from user_account u left join partner p on p.id = u.partner_id where u.id = k.number`,
  role: 'select r.name::text as title, null as about from access_role r where r.id = k.number',
};
