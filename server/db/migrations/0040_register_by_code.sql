-- Codes that people register with at a partner: made by whoever makes accounts, handed on, and used up. How many used one the code
-- keeps itself, so that none is used more often than it may be.
create table registration_code (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- The stores that it is for; all of the partner when there are none.
  merchant_ids bigint[] not null default '{}',
  job_title_ids bigint[] not null check (cardinality(job_title_ids) > 0),
  -- The last business day on which it counts.
  date_expires date not null,
  max_uses integer not null check (max_uses between 1 and 500),
  uses integer not null default 0 check (uses between 0 and max_uses),
  purpose text,
  revoked_at timestamptz(3),
  revoked_by text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  -- Nobody chooses one, so that one is taken tells nothing.
  constraint registration_code_unique unique (code),
  unique (partner_id, id),
  check (date_expires <= (created_at at time zone 'Asia/Manila')::date + 90)
);
create index registration_code_created on registration_code (created_at, id);
create index registration_code_expires on registration_code (date_expires, id);
alter table registration_code enable row level security;
create policy internal_all on registration_code to app_internal using (true) with check (true);
create policy partner_own on registration_code to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
-- People of single stores give nobody a role.
create policy merchant_none on registration_code for select to app_merchant using (false);
-- Whoever registers is nobody yet: sign-in finds the code and counts that it was used.
create policy session_reads on registration_code for select to app_session using (true);
create policy session_counts on registration_code for update to app_session using (true) with check (true);
grant select on registration_code to app_internal, app_partner, app_merchant, app_session;
grant insert (partner_id, code, merchant_ids, job_title_ids, date_expires, max_uses, purpose, created_at, created_by, updated_at, updated_by),
  update (revoked_at, revoked_by, version, updated_at, updated_by) on registration_code to app_internal, app_partner;
grant update (uses) on registration_code to app_session;

-- A use is told by the request that it made; of a code itself the trail has that it was made and revoked, and never its letters.
insert into audit.masked_column values
  ('registration_code', 'code'), ('user_request', 'registration_code'), ('user_account', 'registration_code');
call audit.watch('registration_code', also => '');
create trigger audited after update of revoked_at on registration_code
  for each row execute function audit.record_change('id');

-- What a registration by code holds besides: the code, the job title, and which texts its person agreed to, and when.
alter table user_request
  add column registration_code_id bigint,
  add column job_title_id bigint references job_title,
  add column acceptable_use_version text,
  add column privacy_policy_version text,
  add column agreed_at timestamptz(3),
  add foreign key (partner_id, registration_code_id) references registration_code (partner_id, id),
  add constraint user_request_by_code check (registration_code_id is null or (kind = 'registration' and partner_id is not null
    and job_title_id is not null and acceptable_use_version is not null and privacy_policy_version is not null and agreed_at is not null));
create index user_request_code on user_request (registration_code_id, id) where registration_code_id is not null;
create index user_request_job_title on user_request (job_title_id) where job_title_id is not null;
-- Whoever registers is told of nobody else who waits: that an address has an account, or another request, the decider learns.
drop index user_request_email;
create unique index user_request_email on user_request (lower(email), coalesce(partner_id, 0))
  where email is not null and status = 'SUBMITTED' and registration_code_id is null;
-- Nobody approves for the person that they are.
create index user_account_mobile on user_account (mobile_number) where mobile_number is not null;

create policy session_registers on user_request for insert to app_session
  with check (kind = 'registration' and status = 'SUBMITTED' and registration_code_id is not null and user_id is null
    and import_id is null and decided_at is null);
grant insert (kind, status, partner_id, merchant_ids, access_role_id, job_title_id, registration_code, registration_code_id, first_name,
  middle_name, last_name, birth_date, email, mobile_number, landline_number, acceptable_use_version, privacy_policy_version, agreed_at,
  created_at, updated_at) on user_request to app_session;
-- Those who decide are told while none of the same code waits.
grant select (registration_code_id, status) on user_request to app_session;
grant execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) to app_session;
grant select (status, hsis_salesroom_code) on merchant to app_session;
grant select on job_title to app_session;

-- A code proves the number of whoever registers; what it gives, once, is kept as what a forgotten password's code gives.
alter table otp_challenge
  drop constraint otp_challenge_purpose_check,
  drop constraint otp_challenge_of_one;
alter table otp_challenge
  add constraint otp_challenge_purpose_check check (purpose in ('login', 'password', 'applicant', 'factor', 'registration')),
  add constraint otp_challenge_of_one check (case when purpose in ('applicant', 'registration') then user_id is null
    else mobile_number is null and email is null and partner_id is null end),
  add constraint otp_challenge_reaches check (purpose <> 'registration' or mobile_number is not null);
