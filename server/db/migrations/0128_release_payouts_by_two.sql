-- Money leaves by two people: one makes a file for the bank, another releases it. Returned payouts, payouts that go out again, and payouts that
-- the bank takes back after it has paid them need a second person too. The database takes none of these without an approved request.

do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''PAYOUT_FILE''::text, ''PAYOUT_RETURN''::text, ''PAYOUT_RESEND''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;

-- The approved request of a kind about a row, in the version that it was asked for.
create function approved_request(of_kind text, of_owner bigint, of_version integer) returns approval_request language sql stable
set search_path = pg_catalog, public as $$
  select r.* from approval_request r
  where r.kind = of_kind and r.owner_id = of_owner and r.base_version = of_version and r.state = 'APPLIED' order by r.id desc limit 1
$$;
revoke execute on function approved_request(text, bigint, integer) from public;
grant execute on function approved_request(text, bigint, integer) to app_internal;

-- A file waits for its release, then for the bank's answer. What is not released goes back to the payouts that are scheduled.
alter table payout_file
  drop column state,
  add column released_at timestamptz(3),
  add column released_by text,
  add column cancelled_at timestamptz(3),
  add column cancelled_by text,
  add constraint payout_file_released check ((released_at is null) = (released_by is null)),
  add constraint payout_file_cancelled check ((cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null or released_at is null));
alter table payout_file disable trigger audited;
update payout_file set released_at = made_at, released_by = made_by;
alter table payout_file enable trigger audited;
alter table payout_file
  add constraint payout_file_answer_after_release check (released_at is not null or paid_count + returned_count = 0),
  add column state text not null generated always as (case when cancelled_at is not null then 'CANCELLED'
    when released_at is null then 'AWAITING_RELEASE' when paid_count + returned_count = 0 then 'WAITING'
    when paid_count + returned_count < payout_count then 'PARTLY' else 'ANSWERED' end) stored;

create function refuse_unreleased_file() returns trigger language plpgsql as $$
declare asked approval_request;
begin
  if old.released_at is not null or old.cancelled_at is not null then raise exception 'A decided file stands'; end if;
  if new.released_at is null then return new; end if;
  asked := approved_request('PAYOUT_FILE', new.id, old.version);
  if asked.id is null or asked.maker <> old.made_by or asked.checker <> new.released_by then
    raise exception 'File % was released by no second person', new.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger payout_file_by_two before update of released_at, released_by, cancelled_at, cancelled_by on payout_file for each row
  when (old.released_at is distinct from new.released_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function refuse_unreleased_file();

-- What a file holds is written when it is made, and is what goes out once it is released.
alter table payout_attempt
  alter column sent_at drop not null,
  alter column sent_by drop not null,
  add column bounced_at timestamptz(3),
  drop constraint payout_attempt_outcome_check,
  add constraint payout_attempt_outcome_check check (outcome in ('PAID', 'RETURNED', 'CANCELLED')),
  add constraint payout_attempt_sent check ((sent_at is null) = (sent_by is null)
    and (outcome is null or (outcome = 'CANCELLED') = (sent_at is null))),
  add constraint payout_attempt_bounced check (bounced_at is null or outcome = 'RETURNED');
drop index payout_attempt_under_way;
-- A payout is on its way, or paid, once.
create unique index payout_attempt_under_way on payout_attempt (payout_id) where outcome is null or outcome = 'PAID';
drop trigger attempt_sent_stands on payout_attempt;
create trigger attempt_made_stands before update of payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name,
    bank_branch_name, account_name, account_number, resend_reason on payout_attempt
  for each row execute function refuse_change();
drop trigger attempt_answer_stands on payout_attempt;
-- The bank's first answer stands, but for one: it takes back what it has paid.
create trigger attempt_answer_stands before update on payout_attempt for each row
  when (old.outcome is not null and not (old.outcome = 'PAID' and new.outcome = 'RETURNED' and new.bounced_at is not null
    and old.ended_at = new.ended_at and old.bank_reference is not distinct from new.bank_reference))
  execute function refuse_change();

-- Payouts that the bank is said to have returned, until a second person has decided.
create table payout_return (
  id bigint generated always as identity primary key,
  file_id bigint not null references payout_file,
  -- The answer that says so; null where somebody recorded it at the payout.
  bank_answer_id bigint references bank_answer,
  asked_at timestamptz(3) not null,
  asked_by text not null
);
create index payout_return_file on payout_return (file_id, id);
create table payout_return_item (
  return_id bigint not null references payout_return,
  attempt_id bigint not null references payout_attempt,
  reason text not null check (length(reason) between 1 and 200),
  -- Once it is decided.
  ended_at timestamptz(3),
  primary key (return_id, attempt_id)
);
create unique index payout_return_item_open on payout_return_item (attempt_id) where ended_at is null;
create index payout_return_item_attempt on payout_return_item (attempt_id);
create trigger payout_return_stands before update or delete on payout_return for each row execute function refuse_change();
create trigger payout_return_item_stands before delete on payout_return_item for each row execute function refuse_change();
create trigger payout_return_item_decided_once before update on payout_return_item for each row
  when (old.ended_at is not null or (old.return_id, old.attempt_id, old.reason) is distinct from (new.return_id, new.attempt_id, new.reason))
  execute function refuse_change();
do $$
declare t text;
begin
  foreach t in array array['payout_return', 'payout_return_item'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('grant select, insert on %I to app_internal', t);
  end loop;
end $$;
grant update (ended_at) on payout_return_item to app_internal;

-- Payouts leave with a file that was released, and come back by a request that was approved.
create function refuse_unreleased_attempt() returns trigger language plpgsql as $$
begin
  if new.sent_at is distinct from old.sent_at and (old.sent_at is not null or not exists (select from payout_file f
      where f.id = new.file_id and f.released_at = new.sent_at and f.released_by = new.sent_by)) then
    raise exception 'A payout leaves with a released file only' using errcode = '42501';
  end if;
  if new.outcome is distinct from old.outcome and new.outcome = 'RETURNED' and not exists (select from payout_return_item i
      join approval_request r on r.kind = 'PAYOUT_RETURN' and r.owner_id = i.return_id and r.state = 'APPLIED'
      where i.attempt_id = new.id and i.ended_at is null and i.reason = new.return_reason) then
    raise exception 'Nobody has confirmed that payout % came back', new.payout_id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger attempt_by_two before update of sent_at, outcome on payout_attempt for each row execute function refuse_unreleased_attempt();

alter table payout
  drop constraint payout_status_check,
  drop constraint payout_sent,
  add constraint payout_status_check check (status in ('CARRIED', 'SCHEDULED', 'HELD', 'AWAITING_RELEASE', 'SENT', 'PAID', 'RETURNED')),
  add constraint payout_in_file check ((status in ('AWAITING_RELEASE', 'SENT', 'PAID', 'RETURNED')) = (file_id is not null)),
  add constraint payout_sent check ((status in ('SENT', 'PAID', 'RETURNED')) = (sent_at is not null));
drop index payout_open, payout_open_day;
create index payout_open on payout (id) where status in ('SCHEDULED', 'HELD', 'AWAITING_RELEASE', 'SENT', 'RETURNED');
create index payout_open_day on payout (status, day, id) where status in ('SCHEDULED', 'HELD', 'AWAITING_RELEASE', 'SENT', 'RETURNED');

create or replace function follow_payout() returns trigger language plpgsql as $$
begin
  if not (case old.status
      when 'SCHEDULED' then new.status in ('HELD', 'AWAITING_RELEASE')
      when 'HELD' then new.status = 'SCHEDULED'
      when 'AWAITING_RELEASE' then new.status in ('SCHEDULED', 'HELD', 'SENT')
      when 'SENT' then new.status in ('PAID', 'RETURNED')
      when 'PAID' then new.status = 'RETURNED'
      when 'RETURNED' then new.status in ('SCHEDULED', 'HELD')
      else false end) then
    raise exception 'A payout does not go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'payout_course';
  end if;
  -- What the bank was told and has answered stands with the attempt.
  if new.status in ('SENT', 'PAID', 'RETURNED') and not exists (select from payout_attempt a where a.payout_id = new.id and a.file_id = new.file_id
      and a.sent_at = new.sent_at and a.outcome is not distinct from nullif(new.status, 'SENT')) then
    raise exception 'Payout % has no attempt that is %', new.id, new.status using errcode = '42501';
  end if;
  if old.status = 'RETURNED' and (approved_request('PAYOUT_RESEND', old.id, old.version)).id is null then
    raise exception 'Nobody has confirmed that payout % goes out again', new.id using errcode = '42501';
  end if;
  return new;
end $$;

-- Staff make a file and what it holds; that it left, and what the bank answered, is said afterwards.
revoke insert on payout_file, payout_attempt from app_internal;
grant insert (day, payout_count, amount, made_at, made_by) on payout_file to app_internal;
grant update (released_at, released_by, cancelled_at, cancelled_by) on payout_file to app_internal;
grant insert (payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name, bank_branch_name, account_name, account_number,
  resend_reason) on payout_attempt to app_internal;
grant update (sent_at, sent_by, bounced_at) on payout_attempt to app_internal;
-- Partners and stores see what has left.
drop policy partner_own on payout_attempt;
drop policy merchant_own on payout_attempt;
create policy partner_own on payout_attempt for select to app_partner using (partner_id = (select ctx_partner()) and sent_at is not null);
create policy merchant_own on payout_attempt for select to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]) and sent_at is not null);
grant select (bounced_at) on payout_attempt to app_partner, app_merchant;
