-- A message's state says how its last try ended (ADR 86): `unknown` may have arrived, `retrying` waits for its next try, `expired` carried a
-- code or link that became void first.
drop index outbox_message_due_kind;
alter table outbox_message
  drop constraint outbox_message_status_check,
  add column topic text not null default 'notice' check (topic in ('code', 'invitation', 'passwordReset', 'applicationLink', 'account',
    'application', 'certificate', 'payout', 'contract', 'import', 'notice')),
  -- What gateways recognise a repeat by: the Idempotency-Key of an SMS, the Message-ID of a mail.
  add column delivery_key uuid not null default gen_random_uuid(),
  -- The hash under which sign-in stores the code or token in the text.
  add column secret_hash text check (length(secret_hash) between 1 and 200),
  -- When it was queued last; a message is tried for three days from here.
  add column queued_at timestamptz(3) not null default now(),
  -- Staff read that there is a text to send again, and never the text.
  add column has_text boolean not null generated always as (body <> '') stored,
  -- A server that is still sending at this time has died.
  add column lease_until timestamptz(3);
update outbox_message set queued_at = created_at;
update outbox_message set topic = 'code' where kind = 'code';
update outbox_message set topic = 'certificate' where key like 'certificate %';
update outbox_message set topic = 'payout' where key like 'disbursement %' or key like 'payout-returned %';
update outbox_message set status = 'retrying' where status = 'queued' and attempts > 0;
alter table outbox_message add constraint outbox_message_status_check
  check (status in ('queued', 'sending', 'retrying', 'sent', 'unknown', 'failed', 'expired', 'noGateway'));
create index outbox_message_due on outbox_message (channel, kind, next_attempt_at) where status in ('queued', 'retrying');
create index outbox_message_sending on outbox_message (lease_until) where status = 'sending';
create index outbox_message_created on outbox_message (created_at, id);
create index outbox_message_status on outbox_message (status, created_at, id);
create index outbox_message_recipient on outbox_message (recipient);

create table outbox_attempt (
  message_id bigint not null references outbox_message on delete cascade,
  number integer not null,
  started_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  outcome text check (outcome in ('sent', 'temporary', 'configuration', 'permanent', 'unknown')),
  reason text check (length(reason) <= 500),
  next_attempt_at timestamptz(3),
  primary key (message_id, number)
);
grant select, insert, update on outbox_attempt to app_jobs;
grant insert (topic, secret_hash) on outbox_message to app_applicant;

-- True while the code or link of this hash still lets somebody in. The five minutes are those of OTP_LIFETIME_MS.
create index otp_challenge_code on otp_challenge (code_hash);
create function secret_is_valid(hash text, at timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from otp_challenge c where c.code_hash = hash and c.used_at is null and c.issued_at > at - interval '5 minutes')
    or exists (select from one_time_link l where l.token_hash = hash and l.used_at is null and l.expires_at > at)
    or exists (select from applicant_link l where l.token_hash = hash and l.used_at is null and l.expires_at > at)
$$;
revoke execute on function secret_is_valid(text, timestamptz) from public;
grant execute on function secret_is_valid(text, timestamptz) to app_jobs;

-- The staff who run the gateways are notified once an interval for each problem.
create table outbox_alert (
  problem text not null check (problem in ('configuration', 'failed', 'unknown')),
  channel text not null check (channel in ('email', 'sms')),
  notified_at timestamptz(3) not null,
  primary key (problem, channel)
);
grant select, insert, update on outbox_alert to app_jobs;
grant execute on function tell_staff_with(text, text, jsonb, text, timestamptz) to app_jobs;
