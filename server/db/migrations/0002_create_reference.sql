-- Reference data: places of the PSGC, ZIP codes, look-ups, banks. Loaded by the server, read by everybody.
create table reference_version (name text primary key, version text not null, loaded_at timestamptz not null default now());

create table region (id text primary key check (id ~ '^\d{10}$'), name text not null);
create table province (id text primary key check (id ~ '^\d{10}$'), region_id text not null references region, name text not null);
create index province_region on province (region_id);
create table city (
  id text primary key check (id ~ '^\d{10}$'),
  province_id text not null references province,
  region_id text not null references region,
  name text not null,
  is_city boolean not null,
  class text
);
create index city_province on city (province_id);
create index city_region on city (region_id);
create table sub_municipality (id text primary key check (id ~ '^\d{10}$'), city_id text not null references city, name text not null);
create index sub_municipality_city on sub_municipality (city_id);
create table barangay (
  id text primary key check (id ~ '^\d{10}$'),
  city_id text not null references city,
  sub_municipality_id text references sub_municipality,
  name text not null
);
create index barangay_city on barangay (city_id);
create index barangay_sub_municipality on barangay (sub_municipality_id);
create table zip_code (
  id text primary key,
  zip text not null check (zip ~ '^\d{4}$'),
  name text not null,
  city_id text not null references city,
  sub_municipality_id text references sub_municipality
);
create index zip_code_city on zip_code (city_id);
-- Codes that the PSGC replaced, so that old addresses still resolve.
create table place_superseded (old_id text primary key, new_id text not null);

create table lookup_value (
  list text not null,
  code text not null,
  label text not null,
  position integer not null,
  source text not null,
  parent_code text,
  primary key (list, code)
);

create table bank (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  bic text,
  kind text not null,
  position integer not null,
  source text not null
);
create table bank_branch (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  code text not null,
  name text not null,
  city_id text references city,
  unique (bank_id, code)
);

create table module (code text primary key, name text not null, position integer not null);
create table responsibility (
  permission text primary key,
  module_code text not null references module,
  name text not null,
  event_type text not null,
  position integer not null
);

grant select on region, province, city, sub_municipality, barangay, zip_code, place_superseded, lookup_value, bank,
  bank_branch, module, responsibility to app_internal, app_partner, app_merchant, app_session, app_jobs;
