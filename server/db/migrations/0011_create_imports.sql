-- The import workbench: a file, its rows as they were read, the verdict on each, and what came of it.
alter table job drop constraint job_kind_check, add constraint job_kind_check check (kind in ('export', 'import'));
alter table file drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in ('export', 'upload', 'document', 'logo', 'contract', 'promo', 'import'));
create policy internal_imports on file for select to app_internal using (purpose = 'import');

create table import_job (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('partner', 'merchant', 'merchant-3rd-party', 'user-registration', 'promo')),
  owner_id bigint not null references user_account,
  created_by text not null,
  file_id bigint references file,
  file_name text not null,
  file_size bigint not null,
  file_sha256 text not null,
  status text not null default 'reading' check (status in ('reading', 'mapping', 'checking', 'review', 'committing', 'done',
    'done_with_errors', 'failed', 'cancelled', 'undoing', 'undone')),
  -- Sheets and first rows as they stand in the file.
  layout jsonb not null default '{}',
  sheet text,
  header_row integer,
  -- The file's columns in order: header, samples, and the field each is matched with.
  columns jsonb not null default '[]',
  counts jsonb not null default '{}',
  message jsonb,
  mode text check (mode in ('valid', 'all')),
  -- The long step that is under way, or was last.
  job_id bigint references job,
  step_rows integer not null default 0,
  seconds numeric(10, 1) not null default 0,
  committed_at timestamptz(3),
  committed_by text,
  ended_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  updated_by text
);
create index import_job_kind on import_job (kind, id);
create index import_job_owner on import_job (owner_id, id);
create index import_job_same_file on import_job (file_sha256, kind);
create index import_job_job on import_job (job_id) where job_id is not null;

-- A row as it was read, and what a person put into its cells since: {"column": "text"}.
create table import_row (
  import_id bigint not null references import_job on delete cascade,
  row_no integer not null,
  cells jsonb not null,
  edits jsonb,
  is_hidden boolean not null default false,
  primary key (import_id, row_no)
);

create table import_verdict (
  import_id bigint not null references import_job on delete cascade,
  row_no integer not null,
  state text not null check (state in ('create', 'update', 'unchanged', 'error', 'created', 'updated', 'failed', 'reversed', 'kept',
    'refused')),
  has_warning boolean not null default false,
  -- What makes the row unique in the file and in the data.
  key text,
  name text,
  -- What will be written, as its kind's statements read it.
  resolved jsonb,
  -- [{"field", "before", "after"}] of an update; before is what undoing puts back.
  changes jsonb,
  target_id bigint,
  target_version integer,
  primary key (import_id, row_no)
);
create index import_verdict_state on import_verdict (import_id, state, row_no);
create index import_verdict_key on import_verdict (import_id, key) where key is not null;
-- What else only one may have: a TIN with its branch, an e-mail address.
create index import_verdict_unique_too on import_verdict (import_id, (resolved ->> 'unique_too')) where resolved ? 'unique_too';

create table import_problem (
  import_id bigint not null references import_job on delete cascade,
  row_no integer not null,
  field text,
  code text not null,
  is_warning boolean not null,
  params jsonb,
  value text,
  suggestion text
);
create index import_problem_row on import_problem (import_id, row_no);
create index import_problem_cause on import_problem (import_id, code, field, row_no);

-- What edits of cells replaced, so that the last batch can be taken back.
create table import_edit (
  import_id bigint not null references import_job on delete cascade,
  batch integer not null,
  row_no integer not null,
  column_no integer not null,
  before text,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  primary key (import_id, batch, row_no, column_no)
);

-- How somebody matched the columns of files with these headers.
create table import_mapping (
  owner_id bigint not null references user_account on delete cascade,
  kind text not null,
  fingerprint text not null,
  columns jsonb not null,
  used_at timestamptz(3) not null default now(),
  primary key (owner_id, kind, fingerprint)
);

alter table import_job enable row level security;
create policy internal_all on import_job to app_internal using (true) with check (true);
create policy own on import_job to app_partner, app_merchant
  using (owner_id = (select ctx_user())) with check (owner_id = (select ctx_user()));
create policy jobs_all on import_job to app_jobs using (true) with check (true);
alter table import_mapping enable row level security;
create policy own on import_mapping to app_internal, app_partner, app_merchant
  using (owner_id = (select ctx_user())) with check (owner_id = (select ctx_user()));
do $$
declare t text;
begin
  foreach t in array array['import_row', 'import_verdict', 'import_problem', 'import_edit'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    -- Of their own imports, which row security of that table picks.
    execute format('create policy own on %I to app_partner, app_merchant
      using (import_id = any ((select array_agg(id) from import_job)::bigint[]))
      with check (import_id = any ((select array_agg(id) from import_job)::bigint[]))', t);
    execute format('create policy jobs_all on %I to app_jobs using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_internal, app_partner, app_merchant', t);
    execute format('grant select, delete on %I to app_jobs', t);
  end loop;
end $$;
grant select, insert, update on import_job to app_internal, app_partner, app_merchant;
grant select, update (status, message, ended_at, updated_at, version) on import_job to app_jobs;
grant select, insert, update, delete on import_mapping to app_internal, app_partner, app_merchant;
create trigger audited after insert or update on import_job for each row
  when (pg_trigger_depth() = 0) execute function audit.record_change();

-- A hundred thousand rows at once: until the database has looked at them it takes them for one, and reads them all for each.
create function analyze_imports() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze import_row, import_verdict, import_problem;
end $$;
revoke execute on function analyze_imports() from public;
grant execute on function analyze_imports() to app_internal, app_partner;

-- Where a record came from. What an import made it may take back; nothing else is ever deleted.
alter table partner add column import_id bigint references import_job;
alter table merchant add column import_id bigint references import_job;
alter table promo add foreign key (import_id) references import_job;
create index partner_import on partner (import_id) where import_id is not null;
create index merchant_import on merchant (import_id) where import_id is not null;
create index promo_import on promo (import_id) where import_id is not null;
grant insert (import_id) on merchant to app_partner;
do $$
declare t text;
begin
  foreach t in array array['partner', 'merchant', 'promo'] loop
    execute format('create policy imported_only on %I as restrictive for delete to app_internal, app_partner
      using (import_id is not null)', t);
    execute format('grant delete on %I to app_internal', t);
  end loop;
end $$;
grant delete on merchant to app_partner;

-- People who are to get an account, until they are approved; a registration by code will stand here too.
create table user_registration (
  id bigint generated always as identity primary key,
  partner_id bigint references partner,
  -- The stores it is for; all of the partner when there are none.
  merchant_ids bigint[] not null default '{}',
  access_role_id bigint references access_role,
  registration_code text,
  username citext,
  first_name text not null,
  middle_name text,
  last_name text not null,
  birth_date date,
  email text,
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  landline_number text,
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'APPROVED', 'REJECTED')),
  import_id bigint references import_job,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text
);
create index user_registration_status on user_registration (status, id);
create index user_registration_partner on user_registration (partner_id, id);
create index user_registration_import on user_registration (import_id) where import_id is not null;
create unique index user_registration_username on user_registration (username) where username is not null and status <> 'REJECTED';
create unique index user_registration_email on user_registration (lower(email)) where email is not null and status = 'SUBMITTED';
alter table user_registration enable row level security;
create policy internal_all on user_registration to app_internal using (true) with check (true);
create policy partner_own on user_registration to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy imported_only on user_registration as restrictive for delete to app_internal, app_partner
  using (import_id is not null);
grant select, insert, update, delete on user_registration to app_internal, app_partner;
create trigger audited after insert or update or delete on user_registration for each row execute function audit.record_change();
-- Whether somebody has an account is found by the e-mail address too.
create index user_account_email on user_account (lower(email)) where email is not null;
-- Taking back thousands of partners or stores asks each table that refers to them once a row.
create index address_partner on address (partner_id);
create index applicant_session_partner on applicant_session (partner_id) where partner_id is not null;
create index otp_challenge_partner on otp_challenge (partner_id) where partner_id is not null;
create index promo_exception_partner on promo_exception (partner_id, merchant_id);
