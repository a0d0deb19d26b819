-- People: the states of an account, when it was last signed in to and from where, and who may see and end that.
alter table user_account drop constraint user_account_status_check;
update user_account set status = case status when 'PENDING' then 'INVITED' else 'SUSPENDED' end where status in ('PENDING', 'DISABLED');
alter table user_account
  add constraint user_account_status_check check (status in ('INVITED', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
  -- Why it was suspended or closed: for staff.
  add column status_reason text,
  add column last_sign_in_at timestamptz(3),
  -- A lock after failed sign-ins; it passes by itself.
  add column locked_until timestamptz(3),
  add column search_name text
    generated always as (search_key(first_name || ' ' || coalesce(middle_name || ' ', '') || last_name)) stored;

create index user_account_search on user_account using gin (search_name gin_trgm_ops);
create index user_account_username_search on user_account using gin ((username::text) gin_trgm_ops);
create index user_account_email_search on user_account using gin (email gin_trgm_ops);
create index user_account_mobile_search on user_account using gin (mobile_number gin_trgm_ops);
create index user_account_name on user_account (type, search_name, id);
create index user_account_partner_name on user_account (partner_id, search_name, id);
create index user_account_signed_in on user_account (type, last_sign_in_at, id);
create index user_account_created on user_account (type, created_at, id);
create index user_account_invited on user_account (search_name, id) where status = 'INVITED';

-- A sign-in changes nothing of the person: it stands in a history of its own, and not as a change in the trail.
drop trigger audited on user_account;
create trigger audited after update on user_account for each row
  when (to_jsonb(old) - '{last_sign_in_at,locked_until}'::text[] is distinct from to_jsonb(new) - '{last_sign_in_at,locked_until}'::text[])
  execute function audit.record_change('id');
create trigger audited_deletes after delete on user_account for each row execute function audit.record_change('id');
grant update (last_sign_in_at, locked_until) on user_account to app_session;

-- What happened at the door of an account.
create table sign_in (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account on delete cascade,
  what text not null
    check (what in ('LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'PASSWORD_CHANGED', 'OTP_FAILED', 'SESSION_REUSE', 'SESSION_ENDED')),
  at timestamptz(3) not null,
  -- What the browser says of itself, and where the request came from.
  agent text,
  address text
);
create index sign_in_user on sign_in (user_id, at, id);
create index sign_in_at on sign_in (at);
alter table sign_in enable row level security;
create policy internal_all on sign_in to app_internal using (true) with check (true);
create policy session_all on sign_in to app_session using (true) with check (true);
grant select, insert on sign_in to app_internal;
grant select, insert, delete on sign_in to app_session;

-- Staff see who is signed in where, and end it.
alter table session_family
  add column agent text,
  drop constraint session_family_end_reason_check,
  add constraint session_family_end_reason_check
    check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'ended', 'suspended', 'closed'));
alter table session_family enable row level security;
create policy internal_all on session_family to app_internal using (true) with check (true);
create policy session_all on session_family to app_session using (true) with check (true);
grant select, update (ended_at, end_reason) on session_family to app_internal;
grant select (family_id, issued_at) on refresh_token to app_internal;

-- A password that was reset counts no more; a link sets a new one.
alter table credential enable row level security;
create policy internal_all on credential to app_internal using (true) with check (true);
create policy session_all on credential to app_session using (true) with check (true);
grant select (user_id), delete on credential to app_internal;
alter table one_time_link enable row level security;
create policy internal_all on one_time_link to app_internal using (true) with check (true);
create policy session_all on one_time_link to app_session using (true) with check (true);
grant select (user_id, used_at), insert, update (used_at) on one_time_link to app_internal;

-- People of single stores see who works in these.
drop policy merchant_self on user_merchant;
create policy merchant_own on user_merchant to app_merchant using (merchant_id = any ((select ctx_merchants())::bigint[]));
drop policy merchant_self on user_account;
create policy merchant_people on user_account to app_merchant
  using (id = any ((select array_append(array(select user_id from user_merchant), ctx_user()))::bigint[]));
drop policy merchant_self on user_access_role;
create policy merchant_people on user_access_role for select to app_merchant
  using (user_id = any ((select array(select id from user_account))::bigint[]));
