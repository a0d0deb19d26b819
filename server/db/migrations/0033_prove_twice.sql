-- A second factor that people choose for themselves: a code by text message, or of an app that shares a secret with us; recovery
-- codes for who lost the device. `needs_second_factor` is the company's wish: such a person chooses how, not whether.
alter table user_account
  add column second_factor text not null default 'none' check (second_factor in ('none', 'sms', 'app')),
  add column second_factor_at timestamptz(3);
grant update (second_factor, second_factor_at) on user_account to app_session;

-- What the app of a person makes its codes of, sealed; one that is not confirmed is being set up.
create table authenticator (
  user_id bigint not null references user_account on delete cascade,
  is_confirmed boolean not null,
  sealed_secret text not null,
  begun_at timestamptz(3) not null,
  -- The time step of the last code that was taken: none of it, or of an earlier one, counts again.
  last_step bigint,
  primary key (user_id, is_confirmed)
);
create table recovery_code (
  user_id bigint not null references user_account on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);
-- Nobody but the sign-in reads or writes these.
alter table authenticator enable row level security;
create policy session_all on authenticator to app_session using (true) with check (true);
alter table recovery_code enable row level security;
create policy session_all on recovery_code to app_session using (true) with check (true);
grant select, insert, update, delete on authenticator, recovery_code to app_session;

-- By what the code of a challenge is made, and a purpose for turning the second factor on.
alter table otp_challenge
  add column way text not null default 'sms' check (way in ('sms', 'app')),
  drop constraint otp_challenge_purpose_check;
alter table otp_challenge
  add constraint otp_challenge_purpose_check check (purpose in ('login', 'password', 'applicant', 'factor'));

alter table sign_in drop constraint sign_in_what_check;
alter table sign_in add constraint sign_in_what_check
  check (what in ('LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'PASSWORD_CHANGED', 'OTP_FAILED', 'SESSION_REUSE', 'SESSION_ENDED',
    'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED'));
