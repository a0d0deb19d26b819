-- Every time a payout went to the bank: under which reference, to which account, and what the bank said of it. A file is what its
-- attempts say, however often a payout is sent anew, so it can be made again at any time.
create table payout_attempt (
  id bigint generated always as identity primary key,
  payout_id bigint not null references payout,
  file_id bigint not null references payout_file,
  -- From 1 on.
  attempt integer not null check (attempt > 0),
  -- What the bank is told, and says in its answer.
  reference text not null generated always as ('SP-' || payout_id || '-' || attempt) stored,
  partner_id bigint not null,
  merchant_id bigint,
  amount bigint not null check (amount > 0),
  -- The account as it was told to the bank.
  payee_name text not null,
  bank_name text not null,
  bank_branch_name text,
  account_name text not null,
  account_number text not null,
  account_last4 text not null generated always as (right(account_number, 4)) stored,
  sent_at timestamptz(3) not null,
  sent_by text not null,
  -- The first final answer, which stands.
  outcome text check (outcome in ('PAID', 'RETURNED')),
  ended_at timestamptz(3),
  bank_reference text check (length(bank_reference) between 1 and 60),
  return_reason text check (length(return_reason) between 1 and 200),
  -- Why it was sent once more.
  resend_reason text check (length(resend_reason) between 1 and 200),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint payout_attempt_unique unique (payout_id, attempt),
  constraint payout_attempt_reference unique (reference),
  constraint payout_attempt_of_file unique (file_id, payout_id),
  constraint payout_attempt_ended check ((outcome is null) = (ended_at is null)),
  constraint payout_attempt_returned check ((return_reason is not null) = coalesce(outcome = 'RETURNED', false)),
  constraint payout_attempt_anew check (attempt > 1 or resend_reason is null)
);
-- A payout is on its way, or paid, once.
create unique index payout_attempt_under_way on payout_attempt (payout_id) where outcome is distinct from 'RETURNED';
create index payout_attempt_partner on payout_attempt (partner_id, id);
create index payout_attempt_merchant on payout_attempt (merchant_id, id) where merchant_id is not null;

-- Why a payout that came back is sent once more, until it has gone out.
alter table payout add column resend_reason text check (length(resend_reason) between 1 and 200);

-- How far the bank has answered a file.
alter table payout_file
  add column paid_count integer not null default 0 check (paid_count >= 0),
  add column paid_amount bigint not null default 0 check (paid_amount >= 0),
  add column returned_count integer not null default 0 check (returned_count >= 0),
  add column returned_amount bigint not null default 0 check (returned_amount >= 0),
  add constraint payout_file_answered check (paid_count + returned_count <= payout_count and paid_amount + returned_amount <= amount),
  add column state text not null generated always as (case when paid_count + returned_count = 0 then 'WAITING'
    when paid_count + returned_count < payout_count then 'PARTLY' else 'ANSWERED' end) stored;
create index payout_file_open on payout_file (id) where paid_count + returned_count < payout_count;

-- What was sent before attempts were kept.
insert into payout_attempt (payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name, bank_branch_name, account_name,
    account_number, sent_at, sent_by, outcome, ended_at, bank_reference, return_reason)
  select o.id, o.file_id, 1, o.partner_id, o.merchant_id, o.amount, o.payee_name, o.bank_name, o.bank_branch_name, o.account_name,
    o.account_number, o.sent_at, f.made_by, nullif(o.status, 'SENT'), o.ended_at, o.bank_reference, o.return_reason
  from payout o join payout_file f on f.id = o.file_id where o.status in ('SENT', 'PAID', 'RETURNED') order by o.id;
alter table payout_file disable trigger audited;
update payout_file f set paid_count = s.paid, paid_amount = s.paid_amount, returned_count = s.returned, returned_amount = s.returned_amount
  from (select a.file_id, count(*) filter (where a.outcome = 'PAID') as paid, count(*) filter (where a.outcome = 'RETURNED') as returned,
      coalesce(sum(a.amount) filter (where a.outcome = 'PAID'), 0) as paid_amount,
      coalesce(sum(a.amount) filter (where a.outcome = 'RETURNED'), 0) as returned_amount
    from payout_attempt a group by a.file_id) s where s.file_id = f.id;
alter table payout_file enable trigger audited;

-- What was told to the bank stands, and so does its first answer.
create trigger attempt_stands before delete on payout_attempt for each row execute function refuse_change();
create trigger attempt_sent_stands before update of payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name,
    bank_branch_name, account_name, account_number, sent_at, sent_by, resend_reason on payout_attempt
  for each row execute function refuse_change();
create trigger attempt_answer_stands before update on payout_attempt for each row when (old.outcome is not null)
  execute function refuse_change();
create trigger payout_file_stands before delete on payout_file for each row execute function refuse_change();
create trigger payout_file_content_stands before update of day, payout_count, amount, made_at, made_by on payout_file
  for each row execute function refuse_change();

alter table payout_attempt enable row level security;
create policy internal_all on payout_attempt to app_internal using (true) with check (true);
create policy partner_own on payout_attempt for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on payout_attempt for select to app_merchant using (merchant_id = any ((select ctx_merchants())::bigint[]));
grant select, insert on payout_attempt to app_internal;
grant update (outcome, ended_at, bank_reference, return_reason) on payout_attempt to app_internal;
-- Never the whole account number, nor who of the staff sent it.
grant select (id, payout_id, file_id, attempt, reference, partner_id, merchant_id, amount, payee_name, bank_name, bank_branch_name, account_name,
  account_last4, sent_at, outcome, ended_at, bank_reference, return_reason) on payout_attempt to app_partner, app_merchant;
grant update (paid_count, paid_amount, returned_count, returned_amount) on payout_file to app_internal;
grant update (resend_reason) on payout to app_internal;
