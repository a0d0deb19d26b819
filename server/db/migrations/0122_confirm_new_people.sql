-- Who made an account alone counts as one person with it, and with everybody else whom they made alone, until an independent second
-- person has confirmed it. What one person alone did to an account (migration 0121) ends with such a confirmation too.
alter table account_tie
  -- Null: the account is from before two people were asked for. It counts as confirmed, and is listed until somebody has looked at it.
  alter by_id drop not null,
  drop constraint account_tie_cause_check,
  add constraint account_tie_cause_check check (cause in ('reset', 'rights', 'made')),
  -- A username, or `admin:confirm`.
  add column confirmed_by text,
  add column confirmed_at timestamptz(3),
  add constraint account_tie_before check (by_id is not null or confirmed_at is not null);
insert into account_tie (account_id, by_id, cause, at, confirmed_at)
  select a.id, m.id, 'made', a.created_at, now() from user_account a
    left join user_account m on m.username = a.created_by and m.id <> a.id
  where a.type = 'INTERNAL' and a.status <> 'CLOSED';
create index account_tie_open on account_tie (account_id) where confirmed_by is null;
alter table account_tie enable row level security;
create policy staff_see on account_tie for select to app_internal using (true);
-- Partners read accounts by the same statements, and find no ties.
grant select on account_tie to app_internal, app_partner, app_merchant;

create or replace function accounts_of_person(accounts bigint[]) returns bigint[] language sql stable security definer set search_path = pg_catalog, public as $$
  with recursive own(id) as (
    select unnest(accounts)
    union
    select next.id from own join user_account a on a.id = own.id cross join lateral (
      select b.id from user_account b where b.mobile_number = a.mobile_number
      union all select b.id from user_account b where b.mailbox = a.mailbox
      union all select t.by_id from account_tie t where t.account_id = a.id and t.cause = 'made' and t.confirmed_at is null
      union all select t.account_id from account_tie t where t.by_id = a.id and t.cause = 'made' and t.confirmed_at is null
    ) next
  )
  select coalesce(array_agg(id), '{}') from own
$$;
create or replace function one_person_with(account bigint) returns bigint[] language sql stable security definer set search_path = pg_catalog, public as $$
  select own.ids || case when helped.ids is null then '{}' else accounts_of_person(helped.ids) end
  from (select accounts_of_person(array[account]) as ids) own cross join lateral (
    select array_agg(case when t.by_id = any (own.ids) then t.account_id else t.by_id end) as ids from account_tie t
    where t.at > now() - interval '7 days' and t.cause <> 'made' and t.confirmed_at is null
      and (t.by_id = any (own.ids) or t.account_id = any (own.ids))
  ) helped
  where account is not null
$$;

-- Where nobody is left to decide, the people who run the server do, and no account stands for them.
alter table user_request drop constraint user_request_second_person,
  add constraint user_request_second_person check (kind not in ('role', 'factor') or (asker_id is not null and asker_id <> user_id
    and (status <> 'APPROVED' or decided_by is not distinct from 'admin:confirm'
      or (decider_id is not null and decider_id <> asker_id and decider_id <> user_id))));

-- One trigger for all of them; its argument is the cause.
drop trigger ties_reset on user_account;
drop trigger ties_reset on credential;
drop trigger ties_rights on user_access_role;
drop function tie_reset(), tie_password(), tie_rights(), tie_account(bigint, text);
create function tie_account() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  account bigint := (changed ->> case tg_table_name when 'user_account' then 'id' else 'user_id' end)::bigint;
begin
  if ctx_user() is null or ctx_user() = account then return null; end if;
  if ctx('maker_id') is not null or ctx('seconded') is not null then return null; end if;
  insert into account_tie (account_id, by_id, cause) values (account, ctx_user(), tg_argv[0]);
  return null;
end $$;
create trigger ties_made after insert on user_account for each row execute function tie_account('made');
create trigger ties_reset after update of mobile_number, email, second_factor on user_account for each row
  when (old.mobile_number is distinct from new.mobile_number or old.email is distinct from new.email
    or (old.second_factor <> new.second_factor and new.second_factor = 'none')) execute function tie_account('reset');
create trigger ties_reset after delete on credential for each row execute function tie_account('reset');
create trigger ties_rights after insert on user_access_role for each row execute function tie_account('rights');

-- Confirms an account in the name of the acting one, which is not of the same person: of some causes, or of all. Answers how many ties it ended.
create function confirm_account(account bigint, causes text[]) returns integer language plpgsql security definer set search_path = pg_catalog, public as $$
declare ended integer;
begin
  if ctx_user() is null or account = any (ctx_people()) then return 0; end if;
  update account_tie set confirmed_by = ctx('username'), confirmed_at = coalesce(confirmed_at, now())
    where account_id = account and confirmed_by is null and cause = any (causes);
  get diagnostics ended = row_count;
  return ended;
end $$;
revoke execute on function confirm_account(bigint, text[]) from public;
grant execute on function confirm_account(bigint, text[]) to app_internal;

-- A role that is to give more of what approves, moves money or gives rights waits for a second person.
alter table approval_request add column access_role_id bigint references access_role;
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''ACCESS_ROLE''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;
alter table approval_request drop constraint approval_request_owner,
  add constraint approval_request_owner check ((kind = 'RECEIPT') = (receipt_id is not null)
    and (kind = 'ACCESS_ROLE') = (access_role_id is not null) and case
      when kind in ('IMPORT', 'PAYMENTS') then import_id is not null and num_nonnulls(partner_id, merchant_id, setting) = 0
      when kind = 'SETTING' then setting is not null and num_nonnulls(partner_id, merchant_id, import_id) = 0
      when kind in ('RECEIPT', 'ACCESS_ROLE') then num_nonnulls(partner_id, merchant_id, import_id, setting) = 0
      else import_id is null and setting is null and partner_id is not null end);
create index approval_request_role on approval_request (access_role_id, id) where access_role_id is not null;
create unique index approval_request_open_role on approval_request (access_role_id)
  where access_role_id is not null and state in ('PENDING', 'SCHEDULED');
grant select (access_role_id) on approval_request to app_merchant;
