-- Partners, their stores, users and the scope of each, with row security by class of user.
create table access_role (
  id bigint generated always as identity primary key,
  name citext not null,
  is_enabled boolean not null default true,
  is_external boolean not null,
  is_reserved boolean not null default false,
  -- The enabled responsibilities: each is exactly one permission.
  permissions text[] not null check (cardinality(permissions) > 0),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  constraint access_role_name_unique unique (name)
);
create index access_role_updated on access_role (updated_at, id);

create table partner (
  id bigint generated always as identity primary key,
  hsis_code text not null unique,
  name text not null,
  search_name text generated always as (search_key(name)) stored,
  status text not null default 'A' check (status in ('A', 'I', 'B', 'C')),
  tin_number text check (tin_number ~ '^(\d{9}|\d{12}|\d{15})$'),
  business_entity text,
  vat_type text,
  business_area text,
  account_owner_code text,
  account_owner_name text,
  is_partner_brand boolean not null default false,
  onboarded_by text not null default '3rd Party',
  start_date date,
  end_date date,
  notes text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text
);
create index partner_name on partner (name, id);
create index partner_status on partner (status, id);
create index partner_updated on partner (updated_at, id);
create index partner_search on partner using gin (search_name gin_trgm_ops);
create index partner_tin on partner (tin_number);
create index partner_code_search on partner using gin (hsis_code gin_trgm_ops);

create table merchant (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  hsis_salesroom_code text not null,
  name text not null,
  search_name text generated always as (search_key(name)) stored,
  segment text,
  status text not null default 'A' check (status in ('A', 'I', 'B', 'C')),
  tin_number text check (tin_number ~ '^(\d{9}|\d{12}|\d{15})$'),
  vat_type text,
  business_area text,
  account_owner_code text,
  account_owner_name text,
  onboarded_by text not null default '3rd Party',
  min_cash_amt numeric(14, 2) check (min_cash_amt >= 0),
  max_cash_amt numeric(14, 2) check (max_cash_amt >= min_cash_amt),
  is_ewt boolean not null default false,
  is_twa boolean not null default false,
  region_id text references region,
  province_id text references province,
  city_id text references city,
  sub_municipality_id text references sub_municipality,
  barangay_id text references barangay,
  street text,
  zip_code text check (zip_code ~ '^\d{4}$'),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  unique (partner_id, id),
  unique (partner_id, hsis_salesroom_code)
);
create index merchant_partner_name on merchant (partner_id, name, id);
create index merchant_partner_updated on merchant (partner_id, updated_at, id);
create index merchant_name on merchant (name, id);
create index merchant_code on merchant (hsis_salesroom_code, id);
create index merchant_status on merchant (status, id);
create index merchant_updated on merchant (updated_at, id);
create index merchant_search on merchant using gin (search_name gin_trgm_ops);
create index merchant_code_search on merchant using gin (hsis_salesroom_code gin_trgm_ops);

create table user_account (
  id bigint generated always as identity primary key,
  username citext not null unique,
  type text not null check (type in ('INTERNAL', 'EXTERNAL')),
  status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'DISABLED')),
  access_level text not null check (access_level in ('ALL', 'PARTNER', 'MERCHANT')),
  partner_id bigint references partner,
  person_id text,
  employee_code text,
  registration_code text,
  first_name text not null,
  middle_name text,
  last_name text not null,
  birth_date date,
  email text,
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  landline_number text,
  needs_second_factor boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  check ((type = 'INTERNAL') = (access_level = 'ALL')),
  check (type = 'EXTERNAL' or partner_id is null),
  unique (partner_id, id)
);

create table user_access_role (
  user_id bigint not null references user_account on delete cascade,
  access_role_id bigint not null references access_role,
  primary key (user_id, access_role_id)
);
create index user_access_role_role on user_access_role (access_role_id);

-- The stores of a user; the keys make sure that they are stores of the user's own partner.
create table user_merchant (
  user_id bigint not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  is_primary boolean not null default false,
  primary key (user_id, merchant_id),
  foreign key (partner_id, user_id) references user_account (partner_id, id) on delete cascade,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create unique index user_merchant_primary on user_merchant (user_id) where is_primary;
create index user_merchant_merchant on user_merchant (merchant_id);

alter table partner enable row level security;
create policy internal_all on partner to app_internal using (true) with check (true);
create policy partner_own on partner to app_partner using (id = (select ctx_partner()));
create policy merchant_own on partner to app_merchant using (id = (select ctx_partner()));
create policy session_names on partner for select to app_session using (true);

alter table merchant enable row level security;
create policy internal_all on merchant to app_internal using (true) with check (true);
create policy partner_own on merchant to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy merchant_own on merchant to app_merchant using (id = any ((select ctx_merchants())::bigint[]))
  with check (id = any ((select ctx_merchants())::bigint[]));
create policy session_names on merchant for select to app_session using (true);

alter table user_account enable row level security;
create policy internal_all on user_account to app_internal using (true) with check (true);
create policy partner_own on user_account to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy merchant_self on user_account to app_merchant using (id = (select ctx_user()));
create policy session_all on user_account to app_session using (true) with check (true);

alter table user_access_role enable row level security;
create policy internal_all on user_access_role to app_internal using (true) with check (true);
create policy session_all on user_access_role for select to app_session using (true);
-- External users see how many of their own people hold a role.
create policy partner_people on user_access_role for select to app_partner using (user_id in (select id from user_account));
create policy merchant_self on user_access_role for select to app_merchant using (user_id = (select ctx_user()));

alter table user_merchant enable row level security;
create policy internal_all on user_merchant to app_internal using (true) with check (true);
create policy partner_own on user_merchant to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy merchant_self on user_merchant to app_merchant using (user_id = (select ctx_user()));
create policy session_all on user_merchant for select to app_session using (true);

grant select, insert, update on partner, merchant, user_account to app_internal;
grant select, insert, update, delete on user_access_role, user_merchant to app_internal;
grant select, insert, update on access_role to app_internal;
grant select on access_role to app_partner, app_merchant, app_session;
grant select on partner, merchant, user_account, user_merchant to app_partner, app_merchant;
grant select on user_access_role, user_merchant to app_session;
grant select on user_access_role to app_partner, app_merchant;
grant select (id, name, is_partner_brand) on partner to app_session;
grant select (id, partner_id, name, city_id) on merchant to app_session;
grant select on user_account to app_session;

create view salesroom with (security_invoker = true) as
  select hsis_salesroom_code as code, name, partner_id, status from merchant;
create view account_owner with (security_invoker = true) as
  select account_owner_code as code, account_owner_name as name from partner where account_owner_code is not null
  union
  select account_owner_code, account_owner_name from merchant where account_owner_code is not null;
grant select on salesroom, account_owner to app_internal, app_partner, app_merchant;

create trigger audited after insert or update or delete on access_role for each row execute function audit.record_change();
create trigger audited after insert or update or delete on partner for each row execute function audit.record_change();
create trigger audited after insert or update or delete on merchant for each row execute function audit.record_change();
create trigger audited after insert or update or delete on user_account for each row execute function audit.record_change();
create trigger audited after insert or update or delete on user_access_role for each row execute function audit.record_change('user_id');
create trigger audited after insert or update or delete on user_merchant for each row execute function audit.record_change('user_id');
