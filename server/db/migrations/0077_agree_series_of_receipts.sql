-- What a receipt is called and how each type stands to VAT, from a day on; and, one by one, the rows of numbers that receipts have.
do $$
declare t record;
begin
  for t in select conrelid::regclass as name, conname, pg_get_constraintdef(oid) as def from pg_constraint
    where conname in ('report_setting_kind_check', 'setting_version_kind_check', 'approval_request_setting_check')
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s', t.name, t.conname, t.conname, replace(t.def, ']',
      case t.conname when 'setting_version_kind_check' then ', ''OFFICIAL_RECEIPT''::text]'
        else ', ''OFFICIAL_RECEIPT''::text, ''RECEIPT_SERIES''::text]' end));
  end loop;
end $$;
insert into report_setting (kind) values ('OFFICIAL_RECEIPT'), ('RECEIPT_SERIES');
alter table setting_version disable trigger setting_kept;
insert into setting_version (kind, version, from_day, "values") values ('OFFICIAL_RECEIPT', 1, '2000-01-01', jsonb_build_object(
  'title', 'OFFICIAL', 'collections', 'EXEMPT', 'individual', 'EXEMPT', 'profitSharing', 'VATABLE', 'subsidyCollection', 'VATABLE'));
alter table setting_version enable trigger setting_kept;

-- A row of numbers as it was registered, agreed by two people, with the issuer as its receipts name it. Never changed but for its counter.
create table receipt_series (
  id bigint generated always as identity primary key,
  issuer_name text not null check (length(issuer_name) between 2 and 120),
  issuer_tin text not null check (issuer_tin ~ '^(\d{9}|\d{12}|\d{15})$'),
  issuer_address text not null check (length(issuer_address) between 5 and 200),
  is_vat_registered boolean not null,
  branch text not null check (length(branch) between 2 and 60),
  prefix text not null default '' check (prefix ~ '^[A-Z0-9-]{0,8}$'),
  first_number bigint not null check (first_number between 1 and 9999999999),
  last_number bigint not null check (last_number between first_number and 9999999999),
  next_number bigint not null check (next_number between first_number and last_number + 1),
  -- The acknowledgement certificate of the system, and when it was issued.
  certificate text not null check (length(certificate) between 3 and 60),
  certificate_day date not null,
  from_day date not null,
  maker_id bigint not null references user_account,
  made_by text not null,
  checker_id bigint not null references user_account,
  checked_by text not null,
  checked_at timestamptz(3) not null,
  -- When people were told that it comes to its end.
  warned_at timestamptz(3),
  constraint receipt_series_second_person check (checker_id <> maker_id),
  constraint receipt_series_tomorrow check (from_day > (checked_at at time zone 'Asia/Manila')::date)
);
create function keep_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'A series stays as it was agreed'; end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - array['next_number', 'warned_at'] <> to_jsonb(new) - array['next_number', 'warned_at']
      or new.next_number not in (old.next_number, old.next_number + 1) then
      raise exception 'A series stays as it was agreed, and gives one number after the other';
    end if;
  elsif exists (select from receipt_series s where s.prefix = new.prefix
    and s.first_number <= new.last_number and s.last_number >= new.first_number) then
    raise exception 'These numbers are in another series';
  end if;
  return new;
end $$;
create trigger series_stands before insert or update or delete on receipt_series for each row execute function keep_series();

alter table receipt_series enable row level security;
create policy internal_all on receipt_series to app_internal using (true) with check (true);
grant select, insert on receipt_series to app_internal;
grant update (warned_at) on receipt_series to app_internal;
-- That a number was given is told by the receipt that bears it.
call audit.watch('receipt_series', 'id', '');

-- What people of partners see of a setting, as before, and what receipts are called.
create or replace function seen_setting(of_kind text, on_day date) returns table (version integer, from_day date, "values" jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.version, s.from_day, (select jsonb_object_agg(v.key, v.value) from jsonb_each(s."values") v where v.key = any (array[
    'commission', 'taxOnCommission', 'withholdingTaxRate', 'mdrIsVatInclusive', 'ewtBase', 'bankAccountName',
    'payorTin', 'payorName', 'payorAddress', 'payorPostalCode', 'signatoryName', 'signatoryPosition',
    'title', 'collections', 'individual', 'profitSharing', 'subsidyCollection']))
  from setting_version s where s.kind = of_kind and s.from_day <= on_day and s.replaced_by is null
  order by s.from_day desc limit 1
$$;
