-- Applicants hold no account: a code to the mobile number that an application names opens it, for the length of a session.
create table applicant_session (
  id uuid primary key,
  mobile_number text not null check (mobile_number ~ '^639\d{9}$'),
  email text,
  -- Null while nothing was handed in yet.
  partner_id bigint references partner,
  created_at timestamptz(3) not null default now(),
  -- Twelve hours at most, whoever asks.
  expires_at timestamptz(3) not null check (expires_at <= created_at + interval '12 hours'),
  ended_at timestamptz(3)
);
create index applicant_session_expires on applicant_session (expires_at);
grant select, insert, update (ended_at), delete on applicant_session to app_session;

alter table otp_challenge
  drop constraint otp_challenge_purpose_check,
  add constraint otp_challenge_purpose_check check (purpose in ('login', 'password', 'applicant')),
  -- Where an applicant's code goes; null for an application that does not exist: the answers are alike.
  add column mobile_number text,
  add column email text,
  add column partner_id bigint references partner,
  add constraint otp_challenge_of_one check (case when purpose = 'applicant' then user_id is null
    else mobile_number is null and email is null and partner_id is null end);

-- Sign-in finds an application by its number or TIN, and whom a code for it goes to. Nothing else of it.
grant select (reference_number, tin_number, status) on partner to app_session;
grant select (reference_number) on merchant to app_session;
grant select (id, partner_id, merchant_id, role, position, mobile_number, email) on contact_person to app_session;
create policy session_contacts on contact_person for select to app_session using (true);
-- A number as it was typed is looked up among all stores.
create index merchant_reference on merchant (reference_number) where reference_number is not null;

create function ctx_applicant() returns uuid language sql stable parallel safe as $$ select ctx('applicant_id')::uuid $$;

-- A key belongs to one user or to one session of an applicant.
alter table idempotency_key
  drop constraint idempotency_key_pkey,
  alter column user_id drop not null,
  add column applicant_id uuid references applicant_session on delete cascade,
  add constraint idempotency_key_of_user unique (user_id, key),
  add constraint idempotency_key_of_applicant unique (applicant_id, key),
  add constraint idempotency_key_of_one check (num_nonnulls(user_id, applicant_id) = 1);
create policy applicant_own on idempotency_key to app_applicant
  using (applicant_id = (select ctx_applicant())) with check (applicant_id = (select ctx_applicant()));

-- What an applicant uploads belongs to the record and to nobody besides.
alter table file
  alter column owner_id drop not null,
  add constraint file_of_somebody check (owner_id is not null or (purpose = 'document' and partner_id is not null));
create policy applicant_reads on file for select to app_applicant
  using (partner_id = (select ctx_partner()) and purpose = 'document');
create policy applicant_adds on file for insert to app_applicant
  with check (partner_id = (select ctx_partner()) and purpose = 'document' and owner_id is null);

create policy applicant_own on partner to app_applicant
  using (id = (select ctx_partner())) with check (id = (select ctx_partner()));
do $$
declare t text;
begin
  foreach t in array array['merchant', 'address', 'contact_person', 'bank_account', 'associate', 'associate_merchant',
    'review_remark', 'application_event', 'document']
  loop
    execute format('create policy applicant_own on %I to app_applicant using (partner_id = (select ctx_partner()))
      with check (partner_id = (select ctx_partner()))', t);
  end loop;
end $$;
create policy applicant_bank on approval_request for select to app_applicant
  using (partner_id = (select ctx_partner()) and kind = 'BANK_ACCOUNT');

-- What following one's application reads.
grant usage on schema public, audit to app_applicant;
grant select on region, province, city, sub_municipality, barangay, zip_code, place_superseded, lookup_value, bank, bank_branch
  to app_applicant;
grant select (id, hsis_code, name, status, workflow_status, reference_number, tin_number, dti_registration_number,
  sec_registration_number, business_entity, vat_type, processor_name, submitted_at, submitted_by, edited_at, edited_by, decided_at,
  decided_by, created_at, updated_at, updated_by, version) on partner to app_applicant;
grant select (id, partner_id, hsis_salesroom_code, name, search_name, segment, status, workflow_status, reference_number, tin_number,
  dti_registration_number, sec_registration_number, vat_type, region_id, province_id, city_id, is_same_bank, is_same_contact,
  submitted_at, submitted_by, edited_at, edited_by, decided_at, decided_by, created_at, updated_at, updated_by, version)
  on merchant to app_applicant;
grant select on address, contact_person, bank_account, review_remark, application_event, document to app_applicant;
grant select (id, partner_id, merchant_id, purpose, name, media_type, size, sha256, storage_key) on file to app_applicant;
-- Of people and of changes under way only how many there are.
grant select (id, partner_id, kind) on associate to app_applicant;
grant select (partner_id, associate_id, merchant_id) on associate_merchant to app_applicant;
grant select (id, partner_id, merchant_id, kind, state) on approval_request to app_applicant;

-- What handing in again, cancelling and documents write.
grant update (reference_number, status, workflow_status, submitted_at, submitted_by, edited_at, edited_by, version, updated_at,
  updated_by) on partner to app_applicant;
grant update (status, workflow_status, submitted_at, submitted_by, edited_at, edited_by, version, updated_at, updated_by)
  on merchant to app_applicant;
grant update (resolved_at) on review_remark to app_applicant;
grant insert (partner_id, merchant_id, action, from_status, to_status, from_workflow, to_workflow, reason, seen_version, created_at,
  created_by) on application_event to app_applicant;
grant insert (partner_id, merchant_id, code, file_id, created_at, created_by),
  update (is_enabled, replaced_by, disabled_at, disabled_by) on document to app_applicant;
grant insert (owner_id, partner_id, merchant_id, purpose, name, media_type, size, sha256, storage_key, created_at, expires_at)
  on file to app_applicant;
grant select, insert (applicant_id, key, call, body_hash), update (answer) on idempotency_key to app_applicant;
grant usage on sequence application_reference to app_applicant;
grant execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) to app_applicant;
grant execute on function audit.record_event(text, text, text, text, jsonb) to app_applicant;
