-- When a challenge began, whatever was sent for it since: messages to a number that anybody may name come to an end.
alter table otp_challenge add column begun_at timestamptz(3) not null default now();
update otp_challenge set begun_at = issued_at;
