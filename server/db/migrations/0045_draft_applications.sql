-- An application that an applicant writes is a draft that holds its reference number. Tables of partners and stores know nothing of it
-- before it is sent.
create table applicant_draft (
  id bigint generated always as identity primary key,
  reference_number text not null unique check (reference_number ~ '^SK-\d{4}-\d{6,}$'),
  -- Whom the code went to that began it; they go with what was typed.
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  email text,
  -- A code goes to the number and to the address, so that it proves both of them together, and neither by itself.
  contact text generated always as (mobile_number || ' ' || coalesce(lower(email), '')) stored,
  language text not null check (language in ('en', 'fil')),
  state text not null default 'OPEN' check (state in ('OPEN', 'SENT', 'CANCELLED', 'EXPIRED')),
  -- As it was typed last, for the list of one's own.
  business_name text,
  partner_id bigint references partner,
  -- Counts the saves of all parts: a part's version is the count when it was saved, and none comes twice.
  revision integer not null default 0,
  reminders_sent smallint not null default 0,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint applicant_draft_ended check ((ended_at is null) = (state = 'OPEN')),
  constraint applicant_draft_reached check (state <> 'OPEN' or mobile_number is not null),
  constraint applicant_draft_partner check ((partner_id is null) or state = 'SENT')
);
create index applicant_draft_contact on applicant_draft (contact, created_at) where contact is not null;
create index applicant_draft_expires on applicant_draft (expires_at);
create index applicant_draft_partner_id on applicant_draft (partner_id) where partner_id is not null;

create table applicant_draft_part (
  draft_id bigint not null references applicant_draft on delete cascade,
  name text not null check (name ~ '^(business|bank|documents|consents|progress|branch-\d{1,3})$'),
  "values" jsonb not null,
  version integer not null,
  -- Of two saves of one page that are on their way at once, the later one stays.
  writer uuid not null,
  number integer not null,
  updated_at timestamptz(3) not null,
  primary key (draft_id, name)
);

-- A file that comes in pieces. Its bytes lie in the store, the pieces' until it is whole, then its own.
create table applicant_upload (
  id uuid primary key,
  draft_id bigint not null references applicant_draft on delete cascade,
  name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  received integer not null default 0 check (received between 0 and size),
  -- Null until it is whole.
  storage_key text unique,
  -- Set when a document of the application took its bytes over: from then on they are that file's.
  file_id bigint references file on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The applicant sees it no more; its bytes are removed, then the row.
  discarded_at timestamptz(3)
);
create index applicant_upload_draft on applicant_upload (draft_id, created_at);
create index applicant_upload_discarded on applicant_upload (discarded_at) where discarded_at is not null;
create index applicant_upload_file on applicant_upload (file_id) where file_id is not null;

create table applicant_upload_piece (
  upload_id uuid not null references applicant_upload,
  -- Where in the file it begins, in bytes.
  starts_at integer not null,
  size integer not null check (size > 0),
  storage_key text not null unique,
  primary key (upload_id, starts_at)
);

-- A link that opens a draft once, within a quarter of an hour.
create table applicant_link (
  token_hash text primary key,
  draft_id bigint not null references applicant_draft on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at <= created_at + interval '15 minutes'),
  used_at timestamptz(3)
);
create index applicant_link_draft on applicant_link (draft_id);
create index applicant_link_expires on applicant_link (expires_at);

-- How people get on with applying. Names of sections and fields, and never what somebody typed.
create table applicant_event (
  id bigint generated always as identity primary key,
  draft_id bigint not null references applicant_draft on delete cascade,
  kind text not null check (kind in ('started', 'resumed', 'opened', 'done', 'errors', 'submitted', 'cancelled', 'expired')),
  section text check (section ~ '^[a-z]+(-[a-z0-9]+)*$' and length(section) <= 40),
  -- Of `errors` the fields that were wrong.
  fields text[] not null default '{}',
  -- Of `done` how long the section was worked at.
  seconds integer check (seconds >= 0),
  at timestamptz(3) not null
);
create index applicant_event_draft on applicant_event (draft_id, kind);
create index applicant_event_at on applicant_event (at, id);

-- A session is of one application, of one draft, or of none yet.
alter table applicant_session
  add column draft_id bigint references applicant_draft,
  add constraint applicant_session_of_one check (num_nonnulls(partner_id, draft_id) <= 1);
create index applicant_session_draft on applicant_session (draft_id) where draft_id is not null;
alter table otp_challenge
  add column draft_id bigint references applicant_draft,
  drop constraint otp_challenge_of_one,
  add constraint otp_challenge_of_one check (case when purpose in ('applicant', 'registration') then user_id is null
    else mobile_number is null and email is null and partner_id is null and draft_id is null end);

create function ctx_draft() returns bigint language sql stable parallel safe as $$ select ctx('draft_id')::bigint $$;
create function ctx_contact() returns text language sql stable parallel safe as $$ select ctx('contact') $$;

-- A session goes on with an open draft of whoever it was given to, and no session with one that is over. Those who hold one may not
-- touch sessions otherwise.
create function bind_draft(wanted bigint) returns boolean
language sql volatile security definer set search_path = pg_catalog, public as $$
  with bound as (
    update applicant_session s set draft_id = d.id, partner_id = null from applicant_draft d
    where s.id = ctx_applicant() and d.id = wanted and d.contact = ctx_contact() and d.state = 'OPEN' returning s.id
  ) select exists (select from bound)
$$;
create function release_draft(ended bigint) returns void
language sql volatile security definer set search_path = pg_catalog, public as $$
  update applicant_session s set draft_id = null from applicant_draft d
  where d.id = ended and s.draft_id = d.id and d.id = ctx_draft() and d.state in ('CANCELLED', 'EXPIRED')
$$;
revoke execute on function bind_draft(bigint), release_draft(bigint) from public;
grant execute on function bind_draft(bigint), release_draft(bigint) to app_applicant;

do $$
declare t text;
begin
  foreach t in array array['applicant_draft', 'applicant_draft_part', 'applicant_upload', 'applicant_upload_piece', 'applicant_link',
    'applicant_event']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy jobs_all on %I to app_jobs using (true) with check (true)', t);
  end loop;
  foreach t in array array['applicant_draft_part', 'applicant_upload', 'applicant_link', 'applicant_event']
  loop
    execute format('create policy applicant_own on %I to app_applicant using (draft_id = (select ctx_draft()))
      with check (draft_id = (select ctx_draft()))', t);
  end loop;
end $$;
-- All drafts of the contact that was proved are listed; only the one that the session is bound to changes. It stays in sight when its contact
-- goes, which is the way out of it.
create policy applicant_lists on applicant_draft for select to app_applicant using (contact = (select ctx_contact()));
create policy applicant_reads on applicant_draft for select to app_applicant using (id = (select ctx_draft()));
create policy applicant_begins on applicant_draft for insert to app_applicant with check (contact = (select ctx_contact()) and state = 'OPEN');
create policy applicant_changes on applicant_draft for update to app_applicant using (id = (select ctx_draft()))
  with check (id = (select ctx_draft()));
create policy applicant_own on applicant_upload_piece to app_applicant
  using (exists (select from applicant_upload u where u.id = upload_id))
  with check (exists (select from applicant_upload u where u.id = upload_id));
grant select on applicant_draft, applicant_draft_part, applicant_upload, applicant_upload_piece to app_applicant;
grant insert (reference_number, mobile_number, email, language, created_at, changed_at, expires_at),
  update (state, mobile_number, email, business_name, revision, reminders_sent, changed_at, expires_at, ended_at) on applicant_draft
  to app_applicant;
grant insert, update ("values", version, writer, number, updated_at), delete on applicant_draft_part to app_applicant;
grant insert (id, draft_id, name, media_type, size, sha256, created_at, updated_at),
  update (received, storage_key, file_id, updated_at, discarded_at) on applicant_upload to app_applicant;
grant insert, delete on applicant_upload_piece to app_applicant;
grant insert (token_hash, draft_id, created_at, expires_at) on applicant_link to app_applicant;
grant insert (draft_id, kind, section, fields, seconds, at), select (draft_id, kind) on applicant_event to app_applicant;

grant insert (kind, channel, recipient, subject, body) on outbox_message to app_applicant;

-- Staff see how people get on, and neither whom they are nor what they write.
create policy internal_reads on applicant_draft for select to app_internal using (true);
create policy internal_reads on applicant_event for select to app_internal using (true);
grant select (id, language, state, partner_id, revision, created_at, changed_at, expires_at, ended_at) on applicant_draft to app_internal;
grant select on applicant_event to app_internal;

-- Sign-in finds a draft by its number or link and whom a code for it goes to.
create policy session_reads on applicant_draft for select to app_session using (true);
create policy session_all on applicant_link to app_session using (true) with check (true);
create policy session_adds on applicant_event for insert to app_session with check (kind = 'resumed');
grant select (id, reference_number, mobile_number, email, contact, language, state, partner_id, expires_at, ended_at) on applicant_draft to app_session;
grant select, insert, update (used_at) on applicant_link to app_session;
grant insert (draft_id, kind, at) on applicant_event to app_session;
grant select, insert, update, delete on applicant_draft, applicant_draft_part, applicant_upload, applicant_upload_piece, applicant_link,
  applicant_event to app_jobs;
