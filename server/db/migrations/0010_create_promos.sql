-- Promos: what is offered, where and when, from the draft to the store. Staff write them; partners and stores read their own.
alter table merchant add column is_loyalty_merchant boolean not null default true;
-- Stores that take part, by partner; areas narrow them further.
create index merchant_loyalty on merchant (partner_id, name, id) where status = 'A' and is_loyalty_merchant;
create index address_zip_code on address (zip_code_id) where type = 'BUSINESS_PLACE' and merchant_id is not null;

create table promo (
  id bigint generated always as identity primary key,
  code citext not null constraint promo_code_unique unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$' and code not in ('featured', 'create')),
  name text not null,
  store_category text not null,
  store_name text not null,
  search_name text generated always as (search_key(name || ' / ' || store_name)) stored,
  -- Percent.
  discount_rate numeric(5, 2) not null check (discount_rate > 0 and discount_rate <= 100),
  min_amount_discount numeric(14, 2) not null default 0 check (min_amount_discount >= 0),
  description text not null default '' check (char_length(description) <= 400),
  terms text not null default '',
  is_qr boolean not null default false,
  -- Days in Manila, both included.
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  dti_series text check (dti_series ~ '^\d{4}$'),
  dti_permit_num text,
  area_coverage text not null default 'NATIONWIDE' check (area_coverage in ('NATIONWIDE', 'REGIONAL', 'PROVINCIAL', 'CITY', 'ZIP_CODE')),
  -- Of the covered stores: all, only those that are linked, or all but those that are left out.
  location_mode text not null default 'all' check (location_mode in ('all', 'only', 'except')),
  location_count integer not null default 0,
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'PENDING', 'REVIEW', 'APPROVED', 'REJECTED')),
  is_featured boolean not null default false check (not is_featured or status = 'APPROVED'),
  featured_position integer check ((featured_position is not null) = is_featured),
  import_id bigint,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  -- Who last changed what is approved; a move of status is no edit.
  edited_at timestamptz(3),
  edited_by text,
  constraint promo_approved_dti check (status <> 'APPROVED' or (dti_series is not null and dti_permit_num is not null))
);
create index promo_name on promo (name, id);
create index promo_store on promo (store_name, id);
create index promo_status on promo (status, id);
create index promo_updated on promo (updated_at, id);
create index promo_from on promo (valid_from, id);
create index promo_to on promo (valid_to, id);
create index promo_rate on promo (discount_rate, id);
create index promo_search on promo using gin (search_name gin_trgm_ops);
create index promo_code_search on promo using gin ((code::text) gin_trgm_ops);
create index promo_same_store on promo (lower(store_name), valid_to);
create index promo_featured on promo (featured_position, id) where is_featured;

create sequence promo_code start 10001;
grant usage on sequence promo_code to app_internal;
create function next_promo_code() returns text language plpgsql as $$
declare made text;
begin
  loop
    made := 'PRO' || nextval('promo_code');
    exit when not exists (select from promo where code = made::citext);
  end loop;
  return made;
end $$;

create table promo_category (
  promo_id bigint not null references promo on delete cascade,
  category text not null,
  -- Null is N/A; a live promo's rank is its own.
  rank smallint check (rank between 1 and 20),
  primary key (promo_id, category)
);
create index promo_category_rank on promo_category (category, rank);

create table promo_partner (
  promo_id bigint not null references promo on delete cascade,
  partner_id bigint not null references partner,
  primary key (promo_id, partner_id)
);
create index promo_partner_partner on promo_partner (partner_id, promo_id);

-- The areas that were chosen: regions, provinces, cities or ZIP codes by the promo's coverage.
create table promo_area (
  promo_id bigint not null references promo on delete cascade,
  area_id text not null,
  primary key (promo_id, area_id)
);

-- Where a promo is honoured, store by store.
create table promo_location (
  promo_id bigint not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  primary key (promo_id, merchant_id),
  foreign key (promo_id, partner_id) references promo_partner (promo_id, partner_id) on delete cascade,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index promo_location_partner on promo_location (partner_id, promo_id);
create index promo_location_merchant on promo_location (merchant_id, promo_id);

-- Stores that were left out by name.
create table promo_exception (
  promo_id bigint not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  primary key (promo_id, merchant_id),
  foreign key (promo_id, partner_id) references promo_partner (promo_id, partner_id) on delete cascade,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);

alter table file
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in ('export', 'upload', 'document', 'logo', 'contract', 'promo'));
create table promo_image (
  id bigint generated always as identity primary key,
  promo_id bigint not null references promo on delete cascade,
  file_id bigint not null references file,
  rank smallint not null check (rank between 1 and 6),
  created_at timestamptz(3) not null default now(),
  created_by text,
  constraint promo_image_rank unique (promo_id, rank) deferrable initially deferred
);
create index promo_image_file on promo_image (file_id);

-- The promos of a partner and those of one's stores, once a statement.
create function partner_promos() returns bigint[] language sql stable parallel safe
  as $$ select coalesce(array_agg(promo_id), '{}') from promo_partner where partner_id = ctx_partner() $$;
create function store_promos() returns bigint[] language sql stable parallel safe
  as $$ select coalesce(array_agg(distinct promo_id), '{}') from promo_location
    where merchant_id = any ((select ctx_merchants())::bigint[]) $$;

do $$
declare t text; key text;
begin
  foreach t in array array['promo', 'promo_category', 'promo_area', 'promo_image', 'promo_partner', 'promo_location', 'promo_exception']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('grant select, insert on %I to app_internal', t);
  end loop;
  foreach t in array array['promo', 'promo_category', 'promo_area', 'promo_image'] loop
    key := case t when 'promo' then 'id' else 'promo_id' end;
    execute format('create policy partner_own on %I for select to app_partner using (%I = any ((select partner_promos())::bigint[]))', t, key);
    execute format('create policy merchant_own on %I for select to app_merchant using (%I = any ((select store_promos())::bigint[]))', t, key);
  end loop;
  foreach t in array array['promo_category', 'promo_area', 'promo_image', 'promo_partner', 'promo_location', 'promo_exception']
  loop
    execute format('grant delete on %I to app_internal', t);
  end loop;
end $$;
create policy partner_own on promo_partner for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on promo_partner for select to app_merchant
  using (partner_id = (select ctx_partner()) and promo_id = any ((select store_promos())::bigint[]));
create policy partner_own on promo_location for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on promo_location for select to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]));
create policy internal_promos on file for select to app_internal using (purpose = 'promo');
create policy external_promos on file for select to app_partner, app_merchant
  using (purpose = 'promo' and id = any ((select array_agg(file_id) from promo_image)::bigint[]));
grant update on promo to app_internal;
grant update (rank) on promo_category, promo_image to app_internal;
grant select on promo, promo_category, promo_area, promo_image, promo_partner, promo_location to app_partner, app_merchant;

create trigger audited after insert or update or delete on promo for each row execute function audit.record_change();
create trigger audited after insert or update or delete on promo_category for each row execute function audit.record_change('promo_id');
create trigger audited after insert or update or delete on promo_partner for each row execute function audit.record_change('promo_id');
create trigger audited after insert or update or delete on promo_area for each row execute function audit.record_change('promo_id');
create trigger audited after insert or update or delete on promo_image for each row execute function audit.record_change('promo_id');

-- Stores come and go by the thousand: one entry a promo and statement, with their number and their ids.
create function audit.record_links() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
begin
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, request_id, before, after)
  select tg_op, tg_table_name, l.promo_id::text, ctx_user(), ctx('username'), ctx('role'), ctx('request_id'),
    case tg_op when 'DELETE' then l.links end, case tg_op when 'INSERT' then l.links end
  from (
    select promo_id, jsonb_build_object('location_count', count(*), 'merchant_ids', jsonb_agg(merchant_id order by merchant_id)) as links
    from changed group by promo_id
  ) l;
  return null;
end $$;
grant create on schema audit to audit_owner;
alter function audit.record_links() owner to audit_owner;
revoke create on schema audit from audit_owner;
create trigger audited after insert on promo_location referencing new table as changed
  for each statement execute function audit.record_links();
create trigger audited_gone after delete on promo_location referencing old table as changed
  for each statement execute function audit.record_links();
create trigger audited after insert on promo_exception referencing new table as changed
  for each statement execute function audit.record_links();
create trigger audited_gone after delete on promo_exception referencing old table as changed
  for each statement execute function audit.record_links();
