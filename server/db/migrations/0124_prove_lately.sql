-- When the person of a session last proved their second factor, and when they last approved something on the strength of it.
alter table session_family add column proved_at timestamptz(3), add column approved_at timestamptz(3);
-- A challenge in the middle of the work.
alter table otp_challenge drop constraint otp_challenge_purpose_check;
alter table otp_challenge add constraint otp_challenge_purpose_check
  check (purpose in ('login', 'password', 'applicant', 'factor', 'registration', 'proof'));
