-- Official receipts: numbers without a gap, each given in the transaction that posts it. What is posted stands; a receipt is cancelled by a
-- second person and keeps its number. Amounts are whole centavos, days are Manila's.
create table receipt (
  id bigint generated always as identity primary key,
  series_id bigint not null references receipt_series,
  -- Both are given by the series when it is posted, whatever is written.
  number bigint not null,
  or_number text not null,
  type text not null check (type in ('COLLECTIONS', 'INDIVIDUAL', 'PROFIT_SHARING', 'SUBSIDY_COLLECTION', 'OTHERS')),
  status text not null default 'ISSUED' check (status in ('ISSUED', 'CANCELLED')),
  day date not null,
  issued_at timestamptz(3) not null,
  issuer_id bigint not null references user_account,
  issued_by text not null,
  title text not null check (title in ('OFFICIAL', 'COLLECTION', 'ACKNOWLEDGEMENT')),
  -- Whose money it is: a partner as it was that day, or somebody by name.
  partner_id bigint references partner,
  payor_name text not null check (length(payor_name) between 2 and 120),
  search_name text generated always as (search_key(payor_name)) stored,
  payor_tin text check (payor_tin ~ '^(\d{9}|\d{12}|\d{15})$'),
  payor_address text check (length(payor_address) between 2 and 300),
  contract_id bigint references partner_contract,
  contract_number text check (length(contract_number) between 1 and 60),
  -- The first day of the month that it is of.
  of_month date check (extract(day from of_month) = 1),
  payment_channel text check (payment_channel in ('COUNTER', 'BANK', 'PAYMENT_CENTER', 'WALLET', 'PAYOUT', 'OTHER')),
  soa text check (length(soa) between 1 and 60),
  payment_for text check (length(payment_for) between 2 and 200),
  reference text check (length(reference) between 1 and 60),
  invoice_number text check (length(invoice_number) between 1 and 60),
  form_of_payment text not null check (form_of_payment in ('CASH', 'CHECK', 'BANK_TRANSFER', 'OFFSET', 'OTHERS')),
  bank_name text check (length(bank_name) between 2 and 120),
  check_number text check (length(check_number) between 1 and 30),
  check_date date,
  vat_class text not null check (vat_class in ('VATABLE', 'EXEMPT', 'ZERO_RATED')),
  -- It contains its VAT.
  gross bigint not null check (gross > 0),
  vat bigint not null check (vat between 0 and gross),
  withholding bigint not null check (withholding between 0 and gross),
  net bigint not null generated always as (gross - withholding) stored,
  -- What anybody may check it by.
  verify_code text not null check (verify_code ~ '^[a-z2-7]{26}$'),
  -- The cancelled one whose place it takes.
  replaces_id bigint references receipt,
  cancel_reason text check (cancel_reason in ('WRONG_PAYOR', 'WRONG_AMOUNT', 'WRONG_DETAILS', 'GIVEN_TWICE', 'PAYMENT_RETURNED', 'OTHER')),
  cancel_note text check (length(cancel_note) between 1 and 500),
  cancelled_at timestamptz(3),
  cancel_maker_id bigint references user_account,
  cancel_asked_by text,
  cancel_checker_id bigint references user_account,
  cancelled_by text,
  -- When the original was received as a whole: copies after it are reprints.
  received_at timestamptz(3),
  version integer not null default 1,
  constraint receipt_number_unique unique (series_id, number),
  constraint receipt_or_number_unique unique (or_number),
  constraint receipt_verify_code_unique unique (verify_code),
  constraint receipt_replaced_once unique (replaces_id),
  constraint receipt_vat check (vat_class = 'VATABLE' or vat = 0),
  constraint receipt_by_check check (case when form_of_payment = 'CHECK' then num_nulls(bank_name, check_number, check_date) = 0
    else num_nonnulls(bank_name, check_number, check_date) = 0 end),
  constraint receipt_payor check (case when type in ('COLLECTIONS', 'PROFIT_SHARING', 'SUBSIDY_COLLECTION')
    then num_nulls(partner_id, of_month, payment_channel) = 0 and payment_for is null
    else num_nonnulls(partner_id, contract_id, of_month, payment_channel, soa) = 0
      and (type = 'INDIVIDUAL') = (contract_number is not null) and (type = 'OTHERS') = (payment_for is not null) end),
  constraint receipt_cancelled check (case when status = 'CANCELLED'
    then num_nulls(cancel_reason, cancel_note, cancelled_at, cancel_maker_id, cancel_asked_by, cancel_checker_id, cancelled_by) = 0
    else num_nonnulls(cancel_reason, cancel_note, cancelled_at, cancel_maker_id, cancel_checker_id) = 0 end),
  constraint receipt_second_person check (cancel_checker_id <> issuer_id and cancel_checker_id <> cancel_maker_id)
);
create index receipt_day on receipt (day, id);
create index receipt_partner on receipt (partner_id, of_month) where partner_id is not null;
create index receipt_payor_tin on receipt (payor_tin);
create index receipt_payor on receipt using gin (search_name gin_trgm_ops);

-- The number is the next of its series, whose row stays locked until the transaction ends: what is rolled back gives its number back.
create function number_receipt() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update receipt_series s set next_number = s.next_number + 1
    where s.id = new.series_id and s.next_number <= s.last_number and s.from_day <= new.day
    returning s.next_number - 1, s.prefix || lpad((s.next_number - 1)::text, 10, '0') into new.number, new.or_number;
  if not found then raise exception 'The series has no number left, or has not begun'; end if;
  return new;
end $$;
revoke execute on function number_receipt() from public;
create trigger receipt_numbered before insert on receipt for each row execute function number_receipt();

create function keep_receipt() returns trigger language plpgsql as $$
declare changing text[] := array['status', 'cancel_reason', 'cancel_note', 'cancelled_at', 'cancel_maker_id', 'cancel_asked_by',
  'cancel_checker_id', 'cancelled_by', 'received_at', 'version',
  -- Before a row is written these are not reckoned yet.
  'net', 'search_name'];
begin
  if tg_op = 'DELETE' then raise exception 'A receipt keeps its number'; end if;
  if to_jsonb(old) - changing <> to_jsonb(new) - changing then raise exception 'What a receipt says stands'; end if;
  if old.status = 'CANCELLED' and to_jsonb(old) - array['received_at', 'net', 'search_name'] <> to_jsonb(new) - array['received_at', 'net', 'search_name'] then
    raise exception 'A cancelled receipt stays so';
  end if;
  return new;
end $$;
create trigger receipt_stands before update or delete on receipt for each row execute function keep_receipt();

-- The series that have begun, locked until the transaction ends, the one that is used first first: who posts waits here for who posted before.
create function open_receipt_series(on_day date) returns setof receipt_series
language sql security definer set search_path = pg_catalog, public as $$
  select s.* from receipt_series s where s.from_day <= on_day order by s.from_day, s.id for no key update
$$;
revoke execute on function open_receipt_series(date) from public;
grant execute on function open_receipt_series(date) to app_internal;

-- What anybody learns who holds a receipt with its code: that it is one, and no more.
create function verified_receipt(code text) returns table (or_number text, day date, gross bigint, status text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select r.or_number, r.day, r.gross, r.status from receipt r where r.verify_code = code
$$;
revoke execute on function verified_receipt(text) from public;
grant execute on function verified_receipt(text) to app_internal, app_partner, app_merchant, app_session;

alter table receipt enable row level security;
create policy internal_all on receipt to app_internal using (true) with check (true);
grant select, insert on receipt to app_internal;
grant update (status, cancel_reason, cancel_note, cancelled_at, cancel_maker_id, cancel_asked_by, cancel_checker_id, cancelled_by, received_at,
  version) on receipt to app_internal;
create trigger audited_inserts after insert on receipt referencing new table as added for each statement
  execute function audit.record_inserts('id');
-- That a copy was received is an event of its own.
create trigger audited after update of status on receipt for each row execute function audit.record_change('id');
insert into audit.masked_column values ('receipt', 'verify_code');

-- A request to a second person may be about a receipt that is to be cancelled.
alter table approval_request add column receipt_id bigint references receipt, add column receipt_number text,
  add constraint approval_request_receipt_named check ((receipt_id is null) = (receipt_number is null));
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''RECEIPT''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;
alter table approval_request drop constraint approval_request_owner,
  add constraint approval_request_owner check ((kind = 'RECEIPT') = (receipt_id is not null) and case
    when kind in ('IMPORT', 'PAYMENTS') then import_id is not null and num_nonnulls(partner_id, merchant_id, setting) = 0
    when kind = 'SETTING' then setting is not null and num_nonnulls(partner_id, merchant_id, import_id) = 0
    when kind = 'RECEIPT' then num_nonnulls(partner_id, merchant_id, import_id, setting) = 0
    else import_id is null and setting is null and partner_id is not null end);
create index approval_request_receipt on approval_request (receipt_id, id) where receipt_id is not null;
create unique index approval_request_open_receipt on approval_request (receipt_id)
  where receipt_id is not null and state in ('PENDING', 'SCHEDULED');
grant select (receipt_id, receipt_number) on approval_request to app_merchant;
