/**
 * Whom the payee of a payout or certificate, `o`, is told by mail: its accountant before others, of a store's own account the store's before the
 * partner's. A clause that gives `email` as `c`, or no row.
 */
export const CONTACT_OF_PAYEE = `lateral (
    select c.email from contact_person c
    where c.partner_id = o.partner_id and (c.merchant_id is null or c.merchant_id = o.merchant_id) and c.email <> ''
      and c.role in ('ACCOUNTING', 'CONTACT_PERSON')
    order by c.merchant_id is null, c.role <> 'ACCOUNTING', c.position, c.id limit 1
  ) c`;

/** The language of that contact, where it has an account; null where it has none. */
export const LANGUAGE_OF_CONTACT = `(select language_of(u.id) from user_account u
    where u.partner_id = o.partner_id and lower(u.email) = lower(c.email) and u.status = 'ACTIVE' order by u.id limit 1)`;
