-- What settlement reckons with and what its papers say: each from a day on, agreed by two people, and never changed for a day before.

-- One row a setting: it is locked while a change is asked for or made, and its version counts what was agreed.
create table report_setting (
  kind text primary key check (kind in ('COMPUTATION', 'DISBURSEMENT_REPORT', 'BIR2307', 'ATC')),
  version integer not null default 1
);
insert into report_setting (kind) values ('COMPUTATION'), ('DISBURSEMENT_REPORT'), ('BIR2307'), ('ATC');

-- A setting as a whole from a day on, until the next one. One that had not begun when another was agreed for its day or an earlier
-- one was replaced by it: it never holds, and stays to be seen. Without people: as it was installed.
create table setting_version (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('COMPUTATION', 'DISBURSEMENT_REPORT', 'BIR2307')),
  version integer not null,
  from_day date not null,
  "values" jsonb not null check (jsonb_typeof("values") = 'object'),
  -- The picture of the signature on form 2307.
  signature_file_id bigint references file,
  maker_id bigint references user_account,
  made_by text,
  checker_id bigint references user_account,
  checked_by text,
  checked_at timestamptz(3),
  replaced_by bigint references setting_version,
  replaced_at timestamptz(3),
  constraint setting_version_unique unique (kind, version),
  constraint setting_version_second_person check (checker_id <> maker_id),
  constraint setting_version_people check (num_nonnulls(maker_id, checker_id, checked_at) in (0, 3)),
  constraint setting_version_tomorrow check (from_day > (checked_at at time zone 'Asia/Manila')::date),
  constraint setting_version_replaced check ((replaced_by is null) = (replaced_at is null)
    and replaced_by <> id and from_day > (replaced_at at time zone 'Asia/Manila')::date),
  constraint setting_version_signature check (signature_file_id is null or kind = 'BIR2307'),
  -- One a day; the one that is replaced on its own day is so in the same transaction.
  constraint setting_version_day exclude using btree (kind with =, from_day with =) where (replaced_by is null) deferrable initially deferred
);

-- A tax code of a product and a kind of payee, from its first to its last day. The last may be set while it has not passed; the day
-- before the first says that it never held.
create table atc_rate (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^W[IC]\d{3}$'),
  product text not null check (product in ('HCPAY', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH')),
  payee_kind text not null check (payee_kind in ('INDIVIDUAL', 'CORPORATE')),
  percent numeric(6, 3) not null check (percent between 0 and 100),
  -- The percentage is of this much of the amount.
  base_percent numeric(6, 3) not null default 100 check (base_percent between 0 and 100),
  from_day date not null,
  to_day date check (to_day >= from_day - 1),
  maker_id bigint references user_account,
  made_by text,
  checker_id bigint references user_account,
  checked_by text,
  checked_at timestamptz(3),
  end_maker_id bigint references user_account,
  end_made_by text,
  end_checker_id bigint references user_account,
  end_checked_by text,
  end_checked_at timestamptz(3),
  constraint atc_rate_payee check ((left(code, 2) = 'WI') = (payee_kind = 'INDIVIDUAL')),
  constraint atc_rate_second_person check (checker_id <> maker_id and end_checker_id <> end_maker_id),
  constraint atc_rate_people check (num_nonnulls(maker_id, checker_id, checked_at) in (0, 3)
    and num_nonnulls(end_maker_id, end_checker_id, end_checked_at) in (0, 3)),
  constraint atc_rate_tomorrow check (from_day > (checked_at at time zone 'Asia/Manila')::date),
  constraint atc_rate_ended check (end_checked_at is null or to_day is not null
    and to_day >= (end_checked_at at time zone 'Asia/Manila')::date),
  -- One a day, product and kind of payee: these two are a number, so that no extension is needed.
  constraint atc_rate_overlap exclude using gist (
    int4range(array_position(array['HCPAY', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH'], product) * 2 + (payee_kind = 'INDIVIDUAL')::integer,
      array_position(array['HCPAY', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH'], product) * 2 + (payee_kind = 'INDIVIDUAL')::integer, '[]') with &&,
    daterange(from_day, to_day + 1) with &&)
);

insert into setting_version (kind, version, from_day, "values") values ('COMPUTATION', 1, '2000-01-01', jsonb_build_object(
  'commission', null, 'taxOnCommission', '12', 'withholdingTaxRate', '2', 'mdrIsVatInclusive', false, 'ewtBase', 'WITH_VAT',
  'nonTWANetSettlement', 'base - commission - taxOnCommission - ewt',
  'twaNetSettlement', 'base - commission - taxOnCommission - ewt + withholdingTax',
  'refundLimit', '20000.00', 'refundDays', 180, 'exemptionThreshold', '500000.00'));
-- The old codes are 1% of a half; RR 5-2025 has ½% of the whole, with codes of their own for wallets and marketplaces.
insert into atc_rate (code, product, payee_kind, percent, base_percent, from_day, to_day)
  select prefix || number, product, payee_kind, percent, base_percent, from_day::date, to_day::date
  from (values ('WI', 'INDIVIDUAL'), ('WC', 'CORPORATE')) as payee (prefix, payee_kind),
    (values ('156', 'HOME_CREDIT_CARD', 1, 50, '2018-01-01', '2025-03-13'),
      ('156', 'HOME_CREDIT_CARD', 0.5, 100, '2025-03-14', null),
      ('760', 'HCPAY', 1, 50, '2024-04-01', '2025-03-13'),
      ('830', 'HCPAY', 0.5, 100, '2025-03-14', null),
      ('760', 'SHOPPINGMALL_PH', 1, 50, '2024-04-01', '2025-03-13'),
      ('820', 'SHOPPINGMALL_PH', 0.5, 100, '2025-03-14', null)) as rate (number, product, percent, base_percent, from_day, to_day);

-- The last day that a run has closed; null before the first.
create function last_closed_day() returns date language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare closed date;
begin
  if to_regclass('public.settlement_run') is not null then select max(day) into closed from settlement_run; end if;
  return closed;
end $$;
revoke execute on function last_closed_day() from public;
grant execute on function last_closed_day() to app_internal, app_jobs;

-- What held on a day that was closed stays for good; what was agreed stays as it was agreed.
create function keep_setting() returns trigger language plpgsql as $$
begin
  if new.from_day <= last_closed_day() then raise exception 'A closed day keeps its settings'; end if;
  if tg_op = 'UPDATE' and (old.replaced_by is not null
    or to_jsonb(old) - array['replaced_by', 'replaced_at'] <> to_jsonb(new) - array['replaced_by', 'replaced_at']) then
    raise exception 'A setting stays as it was agreed';
  end if;
  if tg_op = 'INSERT' and new.maker_id is null then raise exception 'A setting is agreed by two people'; end if;
  return new;
end $$;
create trigger setting_kept before insert or update on setting_version for each row execute function keep_setting();

create function keep_atc_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.maker_id is null then raise exception 'A tax code is agreed by two people'; end if;
    if new.from_day <= last_closed_day() then raise exception 'A closed day keeps its tax codes'; end if;
    return new;
  end if;
  if to_jsonb(old) - array['to_day', 'end_maker_id', 'end_made_by', 'end_checker_id', 'end_checked_by', 'end_checked_at']
    <> to_jsonb(new) - array['to_day', 'end_maker_id', 'end_made_by', 'end_checker_id', 'end_checked_by', 'end_checked_at'] then
    raise exception 'A tax code stays as it was agreed';
  end if;
  if new.end_maker_id is null or new.to_day < last_closed_day() then raise exception 'A closed day keeps its tax codes'; end if;
  if old.to_day < (new.end_checked_at at time zone 'Asia/Manila')::date then raise exception 'A tax code that has ended stays so'; end if;
  return new;
end $$;
create trigger atc_rate_kept before insert or update on atc_rate for each row execute function keep_atc_rate();

do $$
declare t text;
begin
  foreach t in array array['report_setting', 'setting_version', 'atc_rate']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('create policy jobs_read on %I for select to app_jobs using (true)', t);
    execute format('grant select on %I to app_internal, app_jobs', t);
  end loop;
end $$;
grant update (version) on report_setting to app_internal;
grant insert, update (replaced_by, replaced_at) on setting_version to app_internal;
grant insert, update (to_day, end_maker_id, end_made_by, end_checker_id, end_checked_by, end_checked_at) on atc_rate to app_internal;
call audit.watch('setting_version', 'id', 'update');
call audit.watch('atc_rate', 'id', 'update');

-- What people of partners see of a setting: no formulas, no limits of ours, neither TIN nor signature of whoever signs.
create function seen_setting(of_kind text, on_day date) returns table (version integer, from_day date, "values" jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.version, s.from_day, (select jsonb_object_agg(v.key, v.value) from jsonb_each(s."values") v where v.key = any (array[
    'commission', 'taxOnCommission', 'withholdingTaxRate', 'mdrIsVatInclusive', 'ewtBase', 'bankAccountName',
    'payorTin', 'payorName', 'payorAddress', 'payorPostalCode', 'signatoryName', 'signatoryPosition']))
  from setting_version s where s.kind = of_kind and s.from_day <= on_day and s.replaced_by is null
  order by s.from_day desc limit 1
$$;
revoke execute on function seen_setting(text, date) from public;
grant execute on function seen_setting(text, date) to app_partner, app_merchant;

-- Up to which amount of all its refunds a payment is refunded without a second person, and for how many days.
create function refund_limits(on_day date) returns table (amount text, days integer)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s."values" ->> 'refundLimit', (s."values" ->> 'refundDays')::integer
  from setting_version s where s.kind = 'COMPUTATION' and s.from_day <= on_day and s.replaced_by is null
  order by s.from_day desc limit 1
$$;
revoke execute on function refund_limits(date) from public;
grant execute on function refund_limits(date) to app_internal, app_partner, app_merchant, app_jobs;
