-- What an account may do is changed afterwards. A role whose rights its giver lacks, and taking a second factor away whose device is
-- lost, wait for a second person; both are requests like the others (ADR 35).
alter table user_request
  add column asker_id bigint references user_account,
  add column decider_id bigint references user_account,
  -- How whoever asks made sure that it is the person: for staff.
  add column identification text,
  drop constraint user_request_kind_check,
  add constraint user_request_kind_check check (kind in ('registration', 'store', 'module', 'role', 'factor')),
  drop constraint user_request_of_its_kind,
  add constraint user_request_of_its_kind check (case kind
    when 'registration' then first_name is not null and last_name is not null and merchant_id is null and module_code is null
    when 'store' then user_id is not null and partner_id is not null and merchant_id is not null and module_code is null
    when 'module' then user_id is not null and module_code is not null and merchant_id is null
    when 'role' then user_id is not null and access_role_id is not null and module_code is null and merchant_id is null
    else user_id is not null and why is not null and identification is not null
      and access_role_id is null and module_code is null and merchant_id is null end),
  -- Maker, checker and the person whose account it is are three.
  add constraint user_request_second_person check (kind not in ('role', 'factor') or (asker_id is not null and asker_id <> user_id
    and (status <> 'APPROVED' or (decider_id is not null and decider_id <> asker_id and decider_id <> user_id))));
create unique index user_request_role on user_request (user_id, access_role_id) where kind = 'role' and status = 'SUBMITTED';
create unique index user_request_factor on user_request (user_id) where kind = 'factor' and status = 'SUBMITTED';
create index user_request_asker on user_request (asker_id) where asker_id is not null;
create index user_request_decider on user_request (decider_id) where decider_id is not null;

-- Who asks and who decides is whoever is signed in, whatever is written.
create or replace function own_user_request() returns trigger language plpgsql as $$
begin
  if new.kind <> 'registration' then
    select a.partner_id into new.partner_id from user_account a where a.id = new.user_id;
  end if;
  if new.kind in ('role', 'factor') then new.asker_id := ctx_user(); end if;
  return new;
end $$;
create function decide_user_request() returns trigger language plpgsql as $$
begin
  new.decider_id := ctx_user();
  return new;
end $$;
create trigger user_request_decider before update of status on user_request for each row
  when (new.status in ('APPROVED', 'REJECTED') and old.status is distinct from new.status) execute function decide_user_request();

-- Staff among themselves: people of partners neither ask for these nor see them.
create policy of_staff on user_request as restrictive to app_partner, app_merchant
  using (kind not in ('role', 'factor')) with check (kind not in ('role', 'factor'));

-- A request is void, and so cancelled, when its account is closed, and when the account has the role by then.
create function end_user_requests() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_table_name = 'user_account' then
    update user_request set status = 'CANCELLED', version = version + 1, updated_at = new.updated_at, updated_by = ctx('username')
      where user_id = new.id and status = 'SUBMITTED';
  else
    update user_request set status = 'CANCELLED', version = version + 1, updated_at = now(), updated_by = ctx('username')
      where user_id = new.user_id and access_role_id = new.access_role_id and kind = 'role' and status = 'SUBMITTED';
  end if;
  return null;
end $$;
create trigger requests_void after update of status on user_account for each row
  when (new.status = 'CLOSED' and old.status <> 'CLOSED') execute function end_user_requests();
create trigger requests_void after insert on user_access_role for each row execute function end_user_requests();

-- Who set the number that codes go to, and when: whoever did so lately takes no part in taking the second factor away.
alter table user_account
  add column mobile_set_by bigint references user_account,
  add column mobile_set_at timestamptz(3);
create index user_account_mobile_set_by on user_account (mobile_set_by) where mobile_set_by is not null;
create function note_mobile() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.mobile_number is not distinct from new.mobile_number then return new; end if;
  end if;
  new.mobile_set_by := ctx_user();
  new.mobile_set_at := new.updated_at;
  return new;
end $$;
create trigger mobile_set before insert or update of mobile_number on user_account for each row execute function note_mobile();

-- Staff take a second factor away that was set up before its loss was approved, and no other; what it is made of they never read.
create policy internal_lost on authenticator to app_internal using (exists (select from user_request r
  where r.user_id = authenticator.user_id and r.kind = 'factor' and r.status = 'APPROVED' and r.decided_at >= authenticator.begun_at));
create policy internal_lost on recovery_code to app_internal using (exists (select from user_request r
  where r.user_id = recovery_code.user_id and r.kind = 'factor' and r.status = 'APPROVED'));
grant select (user_id), delete on authenticator, recovery_code to app_internal;

alter table session_family
  drop constraint session_family_end_reason_check,
  add constraint session_family_end_reason_check
    check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'ended', 'suspended', 'closed', 'rights', 'access', 'factor'));
alter table sign_in drop constraint sign_in_what_check;
alter table sign_in add constraint sign_in_what_check
  check (what in ('LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'PASSWORD_CHANGED', 'OTP_FAILED', 'SESSION_REUSE', 'SESSION_ENDED',
    'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_LOST', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED'));
