/** A line, `l`, with the payee of its payout: a store, `m`, by its own account, else its partner, `p`. */
export const WITHHELD = `disbursement_line l join payout o on o.id = l.payout_id
  join partner p on p.id = o.partner_id left join merchant m on m.id = o.merchant_id`;

/** Who it is certified to: the TIN of the line, else the one that the payee has by now; without one the record, as no TIN is written. */
export const PAYEE = `coalesce(tin_payee(coalesce(l.payee_tin, m.tin_number, p.tin_number)),
  'none-' || o.partner_id || '-' || coalesce(o.merchant_id, 0))`;

/** What was paid, as the tax was reckoned of it: with the VAT in it, or without. */
export const INCOME = `(case when l.terms ->> 'ewtBase' = 'WITHOUT_VAT' then round(l.base * 100 / 112.0)::bigint else l.base end)`;

/** The quarter of a line, as the domain writes it. */
export const QUARTER = `to_char(l.day, 'YYYY-"Q"Q')`;
