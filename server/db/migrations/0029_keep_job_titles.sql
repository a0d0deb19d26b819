-- What people of partners are, and what of their role's modules they go without or have besides.
create table job_title (
  id bigint generated always as identity primary key,
  name citext not null,
  designation_group text not null check (designation_group in ('owner', 'manager', 'salesAgent')),
  access_role_id bigint not null references access_role,
  assignment text not null check (assignment in ('head-office', 'single-store', 'multiple-stores')),
  is_enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  constraint job_title_name_unique unique (name)
);
create index job_title_role on job_title (access_role_id);
create index job_title_updated on job_title (updated_at, id);
grant select on job_title to app_internal, app_partner, app_merchant;
grant insert, update on job_title to app_internal;
call audit.watch('job_title', also => 'update');

alter table user_account
  add column job_title_id bigint references job_title,
  add column assignment text check (assignment in ('head-office', 'single-store', 'multiple-stores'));
create index user_account_job_title on user_account (job_title_id) where job_title_id is not null;

create table user_module (
  user_id bigint not null references user_account on delete cascade,
  partner_id bigint,
  module_code text not null references module,
  -- off: none of its responsibilities, whatever the roles say; granted: its view responsibilities besides.
  state text not null check (state in ('off', 'granted')),
  primary key (user_id, module_code),
  foreign key (partner_id, user_id) references user_account (partner_id, id)
);
create index user_module_partner on user_module (partner_id) where partner_id is not null;
alter table user_module enable row level security;
create policy internal_all on user_module to app_internal using (true) with check (true);
create policy partner_own on user_module to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy merchant_people on user_module for select to app_merchant
  using (user_id = any ((select array(select id from user_account))::bigint[]));
create policy session_all on user_module for select to app_session using (true);
grant select, insert, update, delete on user_module to app_internal;
grant select on user_module to app_partner, app_merchant, app_session;
call audit.watch('user_module', 'user_id');

-- What a person's roles and modules open, in one place: roles less what is off, and what was granted.
create view user_permission with (security_invoker = true) as
  select h.user_id, p.name as permission
  from user_access_role h
  join access_role a on a.id = h.access_role_id and a.is_enabled
  cross join lateral unnest(a.permissions) as p(name)
  where not exists (
    select from user_module m join responsibility r on r.module_code = m.module_code
    where m.user_id = h.user_id and m.state = 'off' and r.permission = p.name)
  union
  select m.user_id, r.permission
  from user_module m join responsibility r on r.module_code = m.module_code and r.event_type = 'VIEW'
  where m.state = 'granted';
grant select on user_permission to app_internal, app_partner, app_merchant, app_session;
