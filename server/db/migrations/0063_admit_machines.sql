-- Systems that tell of payments: each has a key of its own, which is kept as its hash, a source whose references are its own, and what it
-- may tell of.
create table machine_account (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 2 and 60),
  source text not null check (source ~ '^[A-Z0-9][A-Z0-9_-]{1,29}$'),
  -- Of one partner's stores alone; null: of all.
  partner_id bigint references partner,
  products text[] not null check (cardinality(products) between 1 and 6
    and products <@ array['HC_SMILE_REWARDS', 'HCPAY', 'CASH_LOAN', 'POS_LOAN', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH']),
  per_minute integer not null check (per_minute between 1 and 600),
  is_enabled boolean not null default true,
  key_hash text not null unique,
  -- The last four characters, by which people tell keys apart.
  key_end text not null check (length(key_end) = 4),
  -- Whether the key was used: one whose answer was lost is not put in, and the key before it goes on.
  is_key_used boolean not null default false,
  -- The key before counts on for a day, so that nothing stands still while the new one is put in.
  former_hash text unique,
  former_until timestamptz(3),
  used_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  constraint machine_account_name_unique unique (name),
  constraint machine_account_source_unique unique (source),
  check ((former_hash is null) = (former_until is null))
);
create index machine_account_partner on machine_account (partner_id);
insert into audit.masked_column values ('machine_account', 'key_hash'), ('machine_account', 'former_hash');

alter table machine_account enable row level security;
create policy internal_all on machine_account to app_internal using (true) with check (true);
create policy session_all on machine_account to app_session using (true) with check (true);
grant select, insert on machine_account to app_internal;
grant update (is_enabled, key_hash, key_end, is_key_used, former_hash, former_until, version, updated_at, updated_by) on machine_account to app_internal;
grant select (id, name, source, partner_id, products, per_minute, is_enabled, key_hash, is_key_used, former_hash, former_until, used_at),
  update (used_at, is_key_used)
  on machine_account to app_session;
-- That a key was used is no change of its account.
call audit.watch('machine_account', 'id', 'update of is_enabled, key_hash or delete');
