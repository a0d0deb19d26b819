-- The review of access: which rights people used on which day, what every role opens, and since when somebody has a role or a module.
create table right_used (
  user_id bigint not null references user_account on delete cascade,
  permission text not null,
  -- Manila's date.
  day date not null,
  primary key (user_id, permission, day)
);
-- What is purged, and since when there are notes at all.
create index right_used_day on right_used (day);
alter table right_used enable row level security;
create policy internal_all on right_used for select to app_internal using (true);
create policy session_all on right_used to app_session using (true) with check (true);
grant select on right_used to app_internal;
grant select, insert, delete on right_used to app_session;

-- Null for what was there before: it is as old as its account.
alter table user_access_role add column given_at timestamptz(3);
alter table user_access_role alter column given_at set default now();
alter table user_module add column given_at timestamptz(3);
alter table user_module alter column given_at set default now();
-- When somebody accepted the invitation; null for accounts that nobody was invited to.
alter table user_account add column active_since timestamptz(3);
grant update (active_since) on user_account to app_session;

-- What a role gives by its name, as `domain/permissions.ts` has it; loaded when the server starts.
create table derived_right (
  permission text not null,
  -- The name of a role, or with is_prefix what its name begins with.
  role_name text not null,
  is_prefix boolean not null,
  -- The only kind of people who get it by that.
  user_type text check (user_type in ('INTERNAL', 'EXTERNAL')),
  -- Roles beside which it is not given.
  unless text[] not null default '{}',
  primary key (permission, role_name, is_prefix)
);

-- The rights that any call asks for; of others nobody can make use yet. Loaded when the server starts.
create table asked_right (permission text primary key);

-- What each enabled role opens of these, its responsibilities and by its name, so that nobody's rights are worked out role by role.
create table role_right (
  access_role_id bigint not null references access_role on delete cascade,
  permission text not null,
  unless text[] not null default '{}',
  primary key (access_role_id, permission)
);
grant select on role_right to app_internal;

create function rights_of_role(role access_role) returns table (permission text, unless text[])
language sql stable set search_path = pg_catalog, public as $$
  -- A responsibility gives what it gives beside any other role.
  select distinct on (r.permission) r.permission, r.unless from (
    select p.name as permission, '{}'::text[] as unless from unnest(role.permissions) as p(name)
    union all
    select d.permission, d.unless from derived_right d
    where case when d.is_prefix then starts_with(role.name::text, d.role_name) else role.name::text = d.role_name end
      and (d.user_type is null or d.user_type = case when role.is_external then 'EXTERNAL' else 'INTERNAL' end)
  ) r join asked_right using (permission) where role.is_enabled order by r.permission, cardinality(r.unless)
$$;

-- The rights of a person one by one, with the role that gives each (null: given besides) and since when.
create view user_right with (security_invoker = true) as
  select h.user_id, r.permission, h.access_role_id, h.given_at
  from user_access_role h
  join role_right r on r.access_role_id = h.access_role_id
  where not exists (
    select from user_module m join responsibility o on o.module_code = m.module_code
    where m.user_id = h.user_id and m.state = 'off' and o.permission = r.permission)
  and (r.unless = '{}' or not exists (
    select from user_access_role x join access_role a on a.id = x.access_role_id and a.is_enabled
    where x.user_id = h.user_id and a.name::text = any (r.unless)))
  union all
  select m.user_id, o.permission, null, m.given_at
  from user_module m
  join responsibility o on o.module_code = m.module_code and o.event_type = 'VIEW'
  join asked_right using (permission)
  where m.state = 'granted';
grant select on user_right, asked_right to app_internal;

-- The day of each person's right that has been idle the longest: since when they have had it, or when they used it last.
create table right_review (
  user_id bigint primary key references user_account on delete cascade,
  unused_since date
);
create index right_review_unused on right_review (unused_since, user_id);
alter table right_review enable row level security;
create policy internal_all on right_review for select to app_internal using (true);
grant select on right_review to app_internal;

-- Works that day out anew. Locks first: whoever waited for somebody else's change reads what that change has left.
create function refresh_unused(ids bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into right_review (user_id) select id from user_account where id = any (ids) order by id on conflict do nothing;
  perform from right_review where user_id = any (ids) order by user_id for update;
  update right_review w set unused_since = n.day
  from user_account u, lateral (
    select min(greatest((greatest(coalesce(u.active_since, u.created_at), r.given_at) at time zone 'Asia/Manila')::date,
      (select max(d.day) from right_used d where d.user_id = u.id and d.permission = r.permission))) as day
    from user_right r where r.user_id = u.id
  ) n
  where w.user_id = any (ids) and u.id = w.user_id and w.unused_since is distinct from n.day;
end $$;
create function refresh_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform refresh_unused(array(select distinct user_id from added));
  return null;
end $$;
create function refresh_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform refresh_unused(array(select distinct user_id from removed));
  return null;
end $$;
create function refresh_begun() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform refresh_unused(array[new.id]);
  return null;
end $$;
create trigger review_used after insert on right_used referencing new table as added for each statement execute function refresh_added();
create trigger review_given after insert on user_access_role referencing new table as added
  for each statement execute function refresh_added();
create trigger review_regiven after update on user_access_role referencing new table as added
  for each statement execute function refresh_added();
create trigger review_taken after delete on user_access_role referencing old table as removed
  for each statement execute function refresh_removed();
create trigger review_given after insert on user_module referencing new table as added for each statement execute function refresh_added();
create trigger review_regiven after update on user_module referencing new table as added for each statement execute function refresh_added();
create trigger review_taken after delete on user_module referencing old table as removed
  for each statement execute function refresh_removed();
create trigger review_begun after update of active_since, created_at on user_account for each row
  when (coalesce(old.active_since, old.created_at) is distinct from coalesce(new.active_since, new.created_at)) execute function refresh_begun();

create function keep_role_rights() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from role_right where access_role_id = new.id;
  insert into role_right (access_role_id, permission, unless) select new.id, r.permission, r.unless from rights_of_role(new) r;
  perform refresh_unused(array(select user_id from user_access_role where access_role_id = new.id));
  return null;
end $$;
create trigger role_rights after insert or update of name, permissions, is_enabled, is_external on access_role
  for each row execute function keep_role_rights();
revoke execute on function rights_of_role(access_role), refresh_unused(bigint[]), refresh_added(), refresh_removed(), refresh_begun(),
  keep_role_rights() from public;

-- The accounts that can be signed in to, by name, and by how long nobody did.
create index user_account_in_use_name on user_account (search_name, id) where status = 'ACTIVE';
create index user_account_in_use_idle on user_account ((coalesce(last_sign_in_at, active_since, created_at)), id) where status = 'ACTIVE';
create index user_account_in_use_created on user_account (created_at, id) where status = 'ACTIVE';

-- A module of a person is told with the entry that changes it: its key names the person alone.
create or replace function audit.record_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare
  old_row jsonb; new_row jsonb; whole jsonb; row_key text;
begin
  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  whole := coalesce(new_row, old_row);
  row_key := whole ->> coalesce(tg_argv[0], 'id');
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into old_row, new_row
    from jsonb_each(old_row) o join jsonb_each(new_row) n on n.key = o.key
    where o.value is distinct from n.value and o.key not in ('version', 'updated_at', 'updated_by', 'edited_at', 'edited_by', 'search_name');
    if old_row is null then return null; end if;
    if tg_table_name = 'user_module' then
      old_row := old_row || jsonb_build_object('module_code', old.module_code);
      new_row := new_row || jsonb_build_object('module_code', new.module_code);
    end if;
  else
    old_row := old_row - 'search_name';
    new_row := new_row - 'search_name';
  end if;
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, request_id, before, after, partner_id, merchant_id)
  values (tg_op, tg_table_name, row_key, ctx_user(), ctx('username'), ctx('role'), ctx('request_id'),
    audit.mask(tg_table_name, old_row), audit.mask(tg_table_name, new_row),
    case tg_table_name when 'partner' then (whole ->> 'id')::bigint else (whole ->> 'partner_id')::bigint end,
    case tg_table_name when 'merchant' then (whole ->> 'id')::bigint else (whole ->> 'merchant_id')::bigint end);
  return null;
end $$;
