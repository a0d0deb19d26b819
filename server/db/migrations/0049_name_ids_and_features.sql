-- Whoever registers with a code types the number of the ID that they send in, and until when it is valid: rows of their own, which
-- people of partners have no grant on, no trail copies, and which leave with the pictures.
create table registration_identity (
  user_request_id bigint primary key references user_request on delete cascade,
  id_number text not null check (length(id_number) between 4 and 40),
  valid_until date
);
alter table registration_identity enable row level security;
create policy internal_reads on registration_identity for select to app_internal using (true);
create policy session_adds on registration_identity for insert to app_session with check (true);
create policy jobs_all on registration_identity to app_jobs using (true);
grant select on registration_identity to app_internal;
grant insert on registration_identity to app_session;
grant select (user_request_id), delete on registration_identity to app_jobs;

-- The modules that they want besides those of their job title: each becomes a request of its own with the account.
alter table user_request add column module_codes text[] not null default '{}';
grant insert (module_codes) on user_request to app_session;

-- A picture that is sent again, because nobody heard that it arrived, is the one that did.
grant select (name, media_type, size, sha256) on file to app_session;
-- Whoever proves their number anew does not take their pictures again.
grant update (proof_hash) on registration_file to app_session;
