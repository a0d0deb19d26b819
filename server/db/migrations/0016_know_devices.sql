-- Devices that proved who they are count apart from strangers; what people report is told apart from what we record; texts with
-- codes are told apart from other messages.

-- A secret that a browser keeps after a sign-in, or after it opened an application: of it the hash, and what it stands for.
create table known_device (
  token_hash text not null,
  -- 'user 12', 'application 34' or 'mobile 639171234567'.
  about text not null,
  seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (token_hash, about)
);
create index known_device_about on known_device (about, seen_at);
grant select, insert, update, delete on known_device to app_session;
insert into audit.masked_column values ('known_device', 'token_hash');

-- Of a known device its failures, of all others together those under ''.
alter table login_failure
  add column device text not null default '',
  drop constraint login_failure_pkey,
  add primary key (username, device);

-- An event that a person's browser posted; whether it happened nobody here knows.
alter table audit.entry add column is_reported boolean not null default false;
update audit.entry set is_reported = true where operation = 'EVENT' and after ? 'moduleName';

create function audit.report_event(event_type text, target text, role text, details jsonb) returns void
language sql security definer set search_path = pg_catalog, public, audit as $$
  insert into audit.entry (operation, target, user_id, actor, actor_role, event_type, request_id, after, is_reported)
  values ('EVENT', target, ctx_user(), ctx('username'), coalesce(role, ctx('role')), event_type, ctx('request_id'), details, true)
$$;
grant create on schema audit to audit_owner;
alter function audit.report_event(text, text, text, jsonb) owner to audit_owner;
revoke create on schema audit from audit_owner;
revoke execute on function audit.report_event(text, text, text, jsonb) from public;
grant execute on function audit.report_event(text, text, text, jsonb) to app_internal, app_partner, app_merchant;

-- A code works for whoever reads it: its text stays no longer than it takes to hand it on.
alter table outbox_message add column kind text not null default 'notice' check (kind in ('notice', 'code'));
update outbox_message set kind = 'code' where body ~* '(is your code to|your code to|ang code mo para) ';
update outbox_message set body = '' where kind = 'code' and status in ('sent', 'failed');
