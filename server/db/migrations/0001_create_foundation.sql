-- Extensions, the request context that policies and the audit trail read, and the audit trail itself.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

revoke create on schema public from public;
grant usage on schema public to app_internal, app_partner, app_merchant, app_session, app_jobs;

-- Set by set_config(…, true) at the start of every transaction; null outside of one.
create function ctx(name text) returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.' || name, true), '') $$;
create function ctx_user() returns bigint language sql stable parallel safe as $$ select ctx('user_id')::bigint $$;
create function ctx_partner() returns bigint language sql stable parallel safe as $$ select ctx('partner_id')::bigint $$;
create function ctx_merchants() returns bigint[] language sql stable parallel safe
  as $$ select coalesce(ctx('merchant_ids'), '{}')::bigint[] $$;

-- What a contains-search compares: lower case, without accents. Immutable by fixing the dictionary.
create function search_key(value text) returns text language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent', coalesce(value, ''))) $$;

create schema audit;
grant usage on schema audit to app_internal, app_partner, app_merchant, app_session, app_jobs;

create table audit.entry (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  xid xid8 not null default pg_current_xact_id(),
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE', 'EVENT')),
  target text not null,
  key text,
  user_id bigint,
  actor text,
  actor_role text,
  event_type text,
  request_id text,
  before jsonb,
  after jsonb
);
create index entry_seal on audit.entry (xid, id);
create index entry_target on audit.entry (target, key, id);
create index entry_actor on audit.entry (actor, id);
create index entry_at on audit.entry (at, id);

-- Columns whose values never stand in the trail; they are listed here and nowhere else.
create table audit.masked_column (table_name text not null, column_name text not null, primary key (table_name, column_name));
insert into audit.masked_column values
  ('credential', 'password_hash'), ('otp_challenge', 'code_hash'), ('otp_challenge', 'reset_hash'),
  ('refresh_token', 'token_hash'), ('one_time_link', 'token_hash'), ('bank_account', 'account_number');

create function audit.mask(table_name text, row_data jsonb) returns jsonb language sql stable set search_path = pg_catalog, audit as $$
  select jsonb_object_agg(d.key, case when m.column_name is null or d.value = 'null'::jsonb then d.value else '"***"'::jsonb end)
  from jsonb_each(row_data) d
  left join audit.masked_column m on m.table_name = mask.table_name and m.column_name = d.key
$$;

-- Records one changed row in the same transaction: changed columns only, sensitive ones masked.
create function audit.record_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare
  old_row jsonb; new_row jsonb; row_key text;
begin
  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  row_key := coalesce(new_row, old_row) ->> coalesce(tg_argv[0], 'id');
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into old_row, new_row
    from jsonb_each(old_row) o join jsonb_each(new_row) n on n.key = o.key
    where o.value is distinct from n.value and o.key not in ('version', 'updated_at', 'updated_by', 'search_name');
    if old_row is null then return null; end if;
  else
    old_row := old_row - 'search_name';
    new_row := new_row - 'search_name';
  end if;
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, request_id, before, after)
  values (tg_op, tg_table_name, row_key, ctx_user(), ctx('username'), ctx('role'), ctx('request_id'),
    audit.mask(tg_table_name, old_row), audit.mask(tg_table_name, new_row));
  return null;
end $$;

-- An action that changes no row of its own: sign-in, export, download, what the portal reports.
create function audit.record_event(event_type text, target text, key text, role text, details jsonb) returns void
language sql security definer set search_path = pg_catalog, public, audit as $$
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, event_type, request_id, after)
  values ('EVENT', target, key, ctx_user(), ctx('username'), coalesce(role, ctx('role')), event_type, ctx('request_id'), details)
$$;

create function audit.refuse_truncate() returns trigger language plpgsql as $$
begin raise exception 'The audit trail is not truncated'; end $$;
create trigger entry_no_truncate before truncate on audit.entry execute function audit.refuse_truncate();

grant create on schema audit to audit_owner;
alter table audit.entry owner to audit_owner;
alter table audit.masked_column owner to audit_owner;
alter function audit.mask(text, jsonb) owner to audit_owner;
alter function audit.record_change() owner to audit_owner;
alter function audit.record_event(text, text, text, text, jsonb) owner to audit_owner;
revoke create on schema audit from audit_owner;
grant usage on schema audit, public to audit_owner;
revoke all on audit.entry, audit.masked_column from public;
grant select on audit.entry to app_internal;
revoke execute on function audit.record_event(text, text, text, text, jsonb) from public;
grant execute on function audit.record_event(text, text, text, text, jsonb)
  to app_internal, app_partner, app_merchant, app_session, app_jobs;
