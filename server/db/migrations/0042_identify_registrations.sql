-- Whoever registers with a code sends a picture of an ID and a selfie beforehand: files of nobody, tied to the proof of their number and,
-- once they have registered, to the request. People of partners never see them.
alter table user_request add column code_identification_type text;
grant insert (code_identification_type), select (id) on user_request to app_session;

alter table file
  drop constraint file_purpose_check,
  drop constraint file_of_somebody,
  add constraint file_purpose_check
    check (purpose in ('export', 'upload', 'document', 'logo', 'contract', 'promo', 'import', 'identification')),
  add constraint file_of_somebody check (case purpose
    when 'identification' then num_nonnulls(owner_id, partner_id, merchant_id) = 0
    else owner_id is not null or (purpose = 'document' and partner_id is not null) end);

create table registration_file (
  file_id bigint primary key references file on delete cascade,
  kind text not null check (kind in ('identification', 'selfie')),
  -- The proof that it was sent with, as otp_challenge keeps it: whoever has that may register with the file, and nobody else.
  proof_hash text not null,
  user_request_id bigint references user_request on delete cascade,
  unique (user_request_id, kind)
);
create index registration_file_proof on registration_file (proof_hash);
alter table registration_file enable row level security;
create policy internal_reads on registration_file for select to app_internal using (true);
create policy session_all on registration_file to app_session using (true) with check (true);
create policy jobs_reads on registration_file for select to app_jobs using (true);
grant select on registration_file to app_internal, app_session, app_jobs;
grant insert (file_id, kind, proof_hash), update (user_request_id) on registration_file to app_session;

create policy internal_identification on file for select to app_internal using (purpose = 'identification');
create policy session_identification on file to app_session using (purpose = 'identification') with check (purpose = 'identification');
grant insert (purpose, name, media_type, size, sha256, storage_key, created_at, expires_at), select (id, purpose, expires_at),
  update (expires_at) on file to app_session;

-- How long the pictures are kept follows from what became of the request.
create policy jobs_reads on user_request for select to app_jobs using (true);
grant select (id, status, updated_at) on user_request to app_jobs;
