-- Whoever takes an account out of use, or its password away, ends the codes that are under way for it.
alter table otp_challenge enable row level security;
create policy internal_all on otp_challenge to app_internal using (true) with check (true);
create policy session_all on otp_challenge to app_session using (true) with check (true);
grant select (user_id, used_at, reset_used_at), update (used_at, reset_used_at) on otp_challenge to app_internal;
