-- A passkey as a second factor: a key pair of the person's device, of which we keep the public half. Somebody may have several.
alter table user_account
  drop constraint user_account_second_factor_check,
  add constraint user_account_second_factor_check check (second_factor in ('none', 'sms', 'app', 'passkey'));
alter table otp_challenge
  drop constraint otp_challenge_way_check,
  add constraint otp_challenge_way_check check (way in ('sms', 'app', 'passkey'));

create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- Goes up with each use where the device counts: one that does not go up is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkey_user on passkey (user_id);
-- Nobody but the sign-in reads or writes these; staff take them away with a second factor that was lost, as they do an app.
alter table passkey enable row level security;
create policy session_all on passkey to app_session using (true) with check (true);
grant select, insert, update (counter, used_at), delete on passkey to app_session;
create policy internal_lost on passkey to app_internal using (exists (select from user_request r
  where r.user_id = passkey.user_id and r.kind = 'factor' and r.status = 'APPROVED' and r.decided_at >= passkey.created_at));
grant select (user_id), delete on passkey to app_internal;

alter table sign_in drop constraint sign_in_what_check;
alter table sign_in add constraint sign_in_what_check
  check (what in ('LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'PASSWORD_CHANGED', 'OTP_FAILED', 'SESSION_REUSE', 'SESSION_ENDED',
    'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_LOST', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'RECOVERY_CODES_MADE',
    'RECOVERY_CODE_USED'));
