-- What every area uses: idempotency, messages, notices, jobs, files, drafts, preferences. Rows belong to their user.
create table idempotency_key (
  user_id bigint not null references user_account on delete cascade,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
create index outbox_message_due on outbox_message (next_attempt_at) where status = 'queued';

create table notice (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account on delete cascade,
  kind text not null,
  title text not null,
  body text,
  link text,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index notice_user on notice (user_id, id);

create table file (
  id bigint generated always as identity primary key,
  owner_id bigint not null references user_account,
  partner_id bigint references partner,
  purpose text not null check (purpose in ('export')),
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3)
);
create index file_owner on file (owner_id, id);
create index file_expires on file (expires_at);

create table job (
  id bigint generated always as identity primary key,
  owner_id bigint not null references user_account,
  kind text not null check (kind in ('export')),
  title text not null,
  params jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  progress integer not null default 0 check (progress between 0 and 100),
  message text,
  file_id bigint references file,
  row_count integer,
  -- How often a worker began it, which tells a worker that lost its turn; and when the queue was told of it.
  attempts integer not null default 0,
  handed_on_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3)
);
create index job_owner on job (owner_id, id);
create index job_queued on job (id) where status in ('queued', 'running');
create index job_file on job (file_id) where file_id is not null;

create table draft (
  user_id bigint not null references user_account on delete cascade,
  key text not null,
  values jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create table user_preference (
  user_id bigint not null references user_account on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (user_id, key)
);

alter table idempotency_key enable row level security;
create policy own on idempotency_key to app_internal, app_partner, app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()));
alter table notice enable row level security;
create policy own on notice to app_internal, app_partner, app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()));
create policy jobs_all on notice to app_jobs using (true) with check (true);
alter table file enable row level security;
create policy own on file to app_internal, app_partner, app_merchant
  using (owner_id = (select ctx_user())) with check (owner_id = (select ctx_user()));
create policy jobs_all on file to app_jobs using (true) with check (true);
alter table job enable row level security;
create policy own on job to app_internal, app_partner, app_merchant
  using (owner_id = (select ctx_user())) with check (owner_id = (select ctx_user()));
create policy jobs_all on job to app_jobs using (true) with check (true);
alter table draft enable row level security;
create policy own on draft to app_internal, app_partner, app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()));
alter table user_preference enable row level security;
create policy own on user_preference to app_internal, app_partner, app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()));

-- What has run out is removed by the jobs' own role.
create policy jobs_all on idempotency_key to app_jobs using (true);
create policy jobs_all on draft to app_jobs using (true);
grant select (created_at), delete on idempotency_key to app_jobs;
grant select (updated_at), delete on draft to app_jobs;

grant select, insert, update on idempotency_key to app_internal, app_partner, app_merchant;
grant select, insert, update on notice, file, job to app_internal, app_partner, app_merchant, app_jobs;
grant delete on file to app_jobs;
grant select, insert, update, delete on draft, user_preference to app_internal, app_partner, app_merchant;
grant insert on outbox_message to app_internal, app_partner, app_merchant, app_session;
grant select, insert, update, delete on outbox_message to app_jobs;
grant select on outbox_message to app_session;
grant select on user_account, user_access_role, access_role, user_merchant to app_jobs;
grant select (id, name, is_partner_brand) on partner to app_jobs;
grant select (id, partner_id, name, city_id) on merchant to app_jobs;
create policy jobs_read on user_account for select to app_jobs using (true);
create policy jobs_read on user_access_role for select to app_jobs using (true);
create policy jobs_read on user_merchant for select to app_jobs using (true);

create trigger audited after insert on file for each row execute function audit.record_change();

-- The queue makes its own tables here and is the only one to use them.
create schema pgboss;
grant usage, create on schema pgboss to app_jobs;
