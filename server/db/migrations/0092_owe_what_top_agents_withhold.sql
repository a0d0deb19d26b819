-- What is withheld of the commission is a part of the net, and of any sum, where the store is a top withholding agent; of others a line
-- tells it all the same.
create or replace function owe_protection_receipts(first_day date, last_day date) returns bigint language sql as $$
  with made as (
    insert into protection_receipt (partner_id, month, line_count, store_count, gross, refunds, commission, tax_on_commission, withholding_tax,
        ewt, net)
      select l.partner_id, date_trunc('month', l.day::timestamp)::date, count(*), count(distinct l.merchant_id), sum(l.gross), sum(l.refunds),
        sum(l.commission), sum(l.tax_on_commission), coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0), sum(l.ewt), sum(l.net)
      from disbursement_line l where l.day between first_day and last_day
      group by 1, 2 order by 2, 1
      on conflict on constraint protection_receipt_unique do nothing
      returning id
  )
  select count(*) from made
$$;

alter table protection_receipt disable trigger receipt_figures_stand;
update protection_receipt r set withholding_tax = o.withheld
  from (select l.partner_id, date_trunc('month', l.day::timestamp)::date as month,
      coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0) as withheld
    from disbursement_line l group by 1, 2) o
  where o.partner_id = r.partner_id and o.month = r.month and o.withheld <> r.withholding_tax;
alter table protection_receipt enable trigger receipt_figures_stand;
