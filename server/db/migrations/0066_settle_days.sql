-- Days are settled into lines, payouts and what is set off. Amounts are whole centavos, days are Manila's. What is written here stands:
-- a run is one transaction of the long work, a line never changes, of a payout only how the bank took it.

-- One run a calendar day, in their order. Its sums are those of its lines and payouts.
create table settlement_run (
  id bigint generated always as identity primary key,
  day date not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  -- Who had it done before its time; null: its time had come.
  asked_by text,
  line_count integer not null check (line_count >= 0),
  payout_count integer not null check (payout_count >= 0),
  payment_count integer not null check (payment_count >= 0),
  refund_count integer not null check (refund_count >= 0),
  gross bigint not null check (gross >= 0),
  refunds bigint not null check (refunds >= 0),
  commission bigint not null,
  tax_on_commission bigint not null,
  ewt bigint not null,
  -- Σ of the nets of its lines, which is Σ of the nets of its payouts.
  net bigint not null,
  carry_in bigint not null check (carry_in <= 0),
  amount bigint not null check (amount >= 0),
  carry_out bigint not null check (carry_out <= 0),
  -- What it left, because something was not known of it: no rate, no tax code, no account.
  waiting_count integer not null check (waiting_count >= 0),
  waiting_amount bigint not null check (waiting_amount >= 0),
  constraint settlement_run_day_unique unique (day),
  unique (id, day),
  constraint settlement_run_ties_out check (carry_in + net = amount + carry_out)
);
create function follow_last_run() returns trigger language plpgsql as $$
declare last date;
begin
  select max(day) into last from settlement_run;
  if new.day <> last + 1 then raise exception 'The day after % is settled next, not %', last, new.day; end if;
  return new;
end $$;
create trigger settlement_run_in_order before insert on settlement_run for each row execute function follow_last_run();

-- That somebody wants what is due to be settled now; the long work ends it.
create table settlement_wish (
  id bigint generated always as identity primary key,
  asked_by text not null,
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index settlement_wish_open on settlement_wish (id) where ended_at is null;

-- A file of payouts for the bank, as it went out.
create table payout_file (
  id bigint generated always as identity primary key,
  -- The day on which it was made; the bank's answer names it.
  day date not null,
  payout_count integer not null check (payout_count > 0),
  amount bigint not null check (amount > 0),
  made_at timestamptz(3) not null,
  made_by text not null,
  answered_at timestamptz(3),
  answered_by text,
  version integer not null default 1
);
create index payout_file_day on payout_file (day, id);

-- What a payee gets of a run. The payee is the account that is paid: a store's own (merchant_id), else its partner's (null).
create table payout (
  id bigint generated always as identity primary key,
  run_id bigint not null,
  day date not null,
  partner_id bigint not null references partner,
  merchant_id bigint,
  -- What was owed before, zero or less; Σ of the nets of its lines; what is paid; what is owed afterwards, zero or less.
  carry_in bigint not null check (carry_in <= 0),
  nets bigint not null,
  amount bigint not null check (amount >= 0),
  carry_out bigint not null check (carry_out <= 0),
  line_count integer not null check (line_count > 0),
  -- CARRIED: nothing is paid, what is owed goes on. HELD: its partner or a store of its lines is blocked.
  status text not null check (status in ('CARRIED', 'SCHEDULED', 'HELD', 'SENT', 'PAID', 'RETURNED')),
  -- The account as it was: later changes of it do not move what was scheduled.
  payee_name text not null,
  payee_tin text,
  bank_id bigint not null references bank,
  bank_name text not null,
  bank_branch_name text,
  account_name text not null,
  account_number text not null check (account_number ~ '^\d{6,20}$'),
  account_last4 text not null generated always as (right(account_number, 4)) stored,
  file_id bigint references payout_file,
  sent_at timestamptz(3),
  ended_at timestamptz(3),
  -- Of the bank, once it has paid.
  bank_reference text check (length(bank_reference) between 1 and 60),
  -- Why the bank gave it back.
  return_reason text check (length(return_reason) between 1 and 200),
  version integer not null default 1,
  updated_by text,
  unique (id, run_id),
  foreign key (run_id, day) references settlement_run (id, day),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint payout_ties_out check (carry_in + nets = amount + carry_out and (amount = 0 or carry_out = 0)),
  constraint payout_carried check ((status = 'CARRIED') = (amount = 0)),
  constraint payout_sent check ((status in ('SENT', 'PAID', 'RETURNED')) = (file_id is not null and sent_at is not null)),
  constraint payout_ended check ((status in ('PAID', 'RETURNED')) = (ended_at is not null)),
  constraint payout_returned check ((status = 'RETURNED') = (return_reason is not null))
);
create unique index payout_of_payee on payout (run_id, partner_id, coalesce(merchant_id, 0));
create index payout_day on payout (day, id);
create index payout_partner on payout (partner_id, day, id);
create index payout_merchant on payout (merchant_id, day, id) where merchant_id is not null;
-- The last payout of a payee says what it carries.
create index payout_last on payout (partner_id, coalesce(merchant_id, 0), id desc);
create index payout_open on payout (id) where status in ('SCHEDULED', 'HELD', 'SENT', 'RETURNED');
create index payout_of_file on payout (file_id) where file_id is not null;

-- What a store's items of one product and rate set come to in a run.
create table disbursement_line (
  id bigint generated by default as identity primary key,
  run_id bigint not null,
  -- The run's day.
  day date not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  product text not null check (product in ('HC_SMILE_REWARDS', 'HCPAY', 'CASH_LOAN', 'POS_LOAN', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH')),
  -- All that it was reckoned with in short: items with other terms make a line of their own.
  rate_set text not null,
  -- The same in full: {mdrPercent, mdrIsVatInclusive, taxOnCommissionPercent, withholdingPercent, isTwa, ewtPercent, ewtBase, formulas: {nonTwa, twa}}.
  terms jsonb not null,
  -- The first and last business day of its sales and of the sales that its refunds are of: the months in which its items lie.
  item_from date not null,
  item_to date not null,
  payment_count integer not null check (payment_count >= 0),
  refund_count integer not null check (refund_count >= 0),
  gross bigint not null check (gross >= 0),
  refunds bigint not null check (refunds >= 0),
  base bigint not null,
  commission bigint not null,
  tax_on_commission bigint not null,
  withholding_tax bigint not null,
  ewt bigint not null,
  non_twa_net bigint not null,
  twa_net bigint not null,
  -- What the payee is owed; below zero it owes.
  net bigint not null,
  mdr_percent numeric(6, 3) not null check (mdr_percent between 0 and 100),
  is_ewt boolean not null,
  is_twa boolean not null,
  atc_code text,
  -- Of the whole amount: 1% of a half is 0.5.
  atc_percent numeric(9, 5),
  -- The payee as its tax is told of.
  payee_kind text check (payee_kind in ('INDIVIDUAL', 'CORPORATE')),
  payee_name text not null,
  payee_tin text,
  payout_id bigint not null,
  foreign key (run_id, day) references settlement_run (id, day),
  foreign key (payout_id, run_id) references payout (id, run_id),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint disbursement_line_unique unique (run_id, merchant_id, product, rate_set),
  constraint disbursement_line_items check (payment_count + refund_count > 0 and item_from <= item_to),
  constraint disbursement_line_base check (base = gross - refunds),
  constraint disbursement_line_net check (net = case when is_twa then twa_net else non_twa_net end),
  constraint disbursement_line_atc check ((atc_code is null) = (atc_percent is null) and (atc_code is not null or ewt = 0))
);
create index disbursement_line_day on disbursement_line (day, id);
create index disbursement_line_partner on disbursement_line (partner_id, day, id);
create index disbursement_line_merchant on disbursement_line (merchant_id, day, id);
create index disbursement_line_product on disbursement_line (product, day, id);
create index disbursement_line_payout on disbursement_line (payout_id);
create index disbursement_line_negative on disbursement_line (partner_id, day, id) where net < 0;
create index disbursement_line_withheld on disbursement_line (payee_tin, day, id) where atc_code is not null;

-- How much of a line that owes was set off in which payout, the oldest line first; what is left of it is the payee's carry.
create table offset_application (
  id bigint generated always as identity primary key,
  line_id bigint not null references disbursement_line,
  payout_id bigint not null references payout,
  amount bigint not null check (amount > 0),
  partner_id bigint not null,
  -- The store of the line.
  merchant_id bigint not null,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint offset_application_unique unique (line_id, payout_id)
);
create index offset_application_payout on offset_application (payout_id);
create index offset_application_partner on offset_application (partner_id, id);
create index offset_application_merchant on offset_application (merchant_id, id);

-- More than a line owes is never set off, and nothing of another payee's.
create function bound_offsets() returns trigger language plpgsql as $$
declare line bigint;
begin
  select l.id into line from (select distinct line_id from added) a
    join disbursement_line l on l.id = a.line_id
    where (select sum(o.amount) from offset_application o where o.line_id = l.id) > -l.net
    limit 1;
  if line is not null then
    raise exception 'More is set off than line % owes', line using errcode = 'check_violation', constraint = 'offset_application_bound';
  end if;
  select a.line_id into line from added a join disbursement_line l on l.id = a.line_id
    join payout o on o.id = l.payout_id join payout p on p.id = a.payout_id
    where (o.partner_id, coalesce(o.merchant_id, 0)) <> (p.partner_id, coalesce(p.merchant_id, 0)) or p.id < o.id
      or (l.partner_id, l.merchant_id) <> (a.partner_id, a.merchant_id)
    limit 1;
  if line is not null then
    raise exception 'Line % is set off where it does not belong', line using errcode = 'check_violation', constraint = 'offset_application_payee';
  end if;
  return null;
end $$;
create trigger offset_bound after insert on offset_application referencing new table as added for each statement
  execute function bound_offsets();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What is settled stands';
end $$;
create trigger line_stands before update or delete on disbursement_line for each row execute function refuse_change();
create trigger offset_stands before update or delete on offset_application for each row execute function refuse_change();
create trigger run_stands before update or delete on settlement_run for each row execute function refuse_change();
create trigger payout_stands before delete on payout for each row execute function refuse_change();
create trigger payout_amounts_stand before update of run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count on payout
  for each row execute function refuse_change();

-- Scheduled, sent, then paid or returned; what was returned is scheduled again, to the account that is paid by then.
create function follow_payout() returns trigger language plpgsql as $$
begin
  if not (case old.status
      when 'SCHEDULED' then new.status in ('HELD', 'SENT')
      when 'HELD' then new.status = 'SCHEDULED'
      when 'SENT' then new.status in ('PAID', 'RETURNED')
      when 'RETURNED' then new.status in ('SCHEDULED', 'HELD')
      else false end) then
    raise exception 'A payout does not go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'payout_course';
  end if;
  return new;
end $$;
create trigger payout_course before update of status on payout for each row when (old.status <> new.status)
  execute function follow_payout();

-- The line that an item is in; null until it is settled. An item is in one line for ever.
alter table payment_transaction
  add column line_id bigint references disbursement_line,
  add constraint payment_transaction_settled check (line_id is null or status = 'POSTED');
alter table refund
  add column line_id bigint references disbursement_line,
  add constraint refund_in_line check (line_id is null or status = 'SETTLED');
create index payment_transaction_unsettled on payment_transaction (day, merchant_id) where line_id is null and status = 'POSTED';
create index refund_unsettled on refund (settled_day, merchant_id) where line_id is null and status = 'SETTLED';
create index payment_transaction_line on payment_transaction (line_id) where line_id is not null;
create index refund_line on refund (line_id) where line_id is not null;
create trigger payment_in_one_line before update of line_id on payment_transaction for each row
  when (old.line_id is not null and old.line_id is distinct from new.line_id) execute function refuse_change();
create trigger refund_in_one_line before update of line_id on refund for each row
  when (old.line_id is not null and old.line_id is distinct from new.line_id) execute function refuse_change();
-- That a night settles a refund is told by its line, not by thousands of entries.
drop trigger audited on refund;
create trigger audited after update on refund for each row when (old.line_id is not distinct from new.line_id)
  execute function audit.record_change('id', 'refund');

-- Whether nothing may be paid: the partner is blocked, or a store whose lines it pays.
create function is_held(paid payout) returns boolean language sql stable as $$
  select exists (select from partner p where p.id = paid.partner_id and p.status = 'B')
    or exists (select from disbursement_line l join merchant m on m.id = l.merchant_id where l.payout_id = paid.id and m.status = 'B')
$$;
-- With the block in the same transaction, whoever blocks.
create function hold_payouts() returns trigger language plpgsql security definer set search_path = public as $$
declare partner bigint := case tg_table_name when 'partner' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'partner_id')::bigint end;
begin
  update payout p set status = case when is_held(p) then 'HELD' else 'SCHEDULED' end, version = version + 1
    where p.partner_id = partner and p.status in ('SCHEDULED', 'HELD') and (p.status = 'HELD') <> is_held(p);
  return null;
end $$;
create trigger payouts_held after update of status on partner for each row
  when (old.status is distinct from new.status and 'B' in (old.status, new.status)) execute function hold_payouts();
create trigger payouts_held after update of status on merchant for each row
  when (old.status is distinct from new.status and 'B' in (old.status, new.status)) execute function hold_payouts();

do $$
declare t text;
begin
  foreach t in array array['settlement_run', 'settlement_wish', 'payout_file', 'payout', 'disbursement_line', 'offset_application']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('create policy jobs_all on %I to app_jobs using (true) with check (true)', t);
    execute format('grant select on %I to app_internal, app_jobs', t);
  end loop;
  foreach t in array array['payout', 'disbursement_line', 'offset_application']
  loop
    execute format('create policy partner_own on %I for select to app_partner using (partner_id = (select ctx_partner()))', t);
    execute format('create policy merchant_own on %I for select to app_merchant
      using (merchant_id = any ((select ctx_merchants())::bigint[]))', t);
  end loop;
  foreach t in array array['payment_transaction', 'refund']
  loop
    execute format('create policy jobs_settle on %I to app_jobs using (true) with check (true)', t);
  end loop;
end $$;
grant select on disbursement_line, offset_application to app_partner, app_merchant;
-- Never the whole account number.
grant select (id, run_id, day, partner_id, merchant_id, carry_in, nets, amount, carry_out, line_count, status, payee_name, payee_tin, bank_id,
  bank_name, bank_branch_name, account_name, account_last4, sent_at, ended_at, bank_reference, return_reason, version)
  on payout to app_partner, app_merchant;

grant insert on settlement_wish, payout_file to app_internal;
grant update (answered_at, answered_by, version) on payout_file to app_internal;
grant update (status, payee_name, payee_tin, bank_id, bank_name, bank_branch_name, account_name, account_number, file_id, sent_at, ended_at,
  bank_reference, return_reason, version, updated_by) on payout to app_internal;

-- The run, and what it reads.
grant insert on settlement_run, payout, disbursement_line, offset_application to app_jobs;
grant update (ended_at) on settlement_wish to app_jobs;
grant select on payment_transaction, refund to app_jobs;
grant update (line_id) on payment_transaction, refund to app_jobs;
create policy jobs_read on mdr_rate for select to app_jobs using (true);
create policy jobs_read on bank_account for select to app_jobs using (true);
grant select on mdr_rate, bank_account to app_jobs;
grant select (tin_number, business_entity) on partner to app_jobs;
grant select (tin_number, is_same_bank) on merchant to app_jobs;
insert into audit.masked_column values ('payout', 'account_number');
