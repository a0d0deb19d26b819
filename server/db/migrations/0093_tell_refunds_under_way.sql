-- What refunds take of a payment stands in its row; how much of that waits for approval or is on its way stands beside it now, as none of
-- that reached the customer yet.
alter table payment_transaction
  add column under_way bigint not null default 0,
  add constraint payment_transaction_under_way check (under_way between 0 and refunded);
update payment_transaction t set under_way = o.amount
  from (select r.transaction_id, r.day, sum(r.amount)::bigint as amount from refund r where r.status in ('REQUESTED', 'APPROVED', 'SENT')
    group by r.transaction_id, r.day) o
  where t.id = o.transaction_id and t.day = o.day;
grant update (under_way) on payment_transaction to app_internal, app_partner, app_merchant, app_jobs;

create or replace function keep_refunded() returns trigger language plpgsql as $$
declare
  taken bigint := 0;
  waiting bigint := 0;
begin
  if new.status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED') then taken := new.amount; end if;
  if new.status in ('REQUESTED', 'APPROVED', 'SENT') then waiting := new.amount; end if;
  if tg_op = 'UPDATE' then
    if old.status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED') then taken := taken - old.amount; end if;
    if old.status in ('REQUESTED', 'APPROVED', 'SENT') then waiting := waiting - old.amount; end if;
  end if;
  if taken <> 0 or waiting <> 0 then
    update payment_transaction set refunded = refunded + taken, under_way = under_way + waiting, version = version + 1
      where id = new.transaction_id and day = new.day;
  end if;
  return null;
end $$;
