-- Partners and stores as applications: status and review, and everything that hangs below them. Rows of a partner carry
-- partner_id, rows of one of its stores merchant_id too; row security and keys hold both together.

-- Places fit together by construction: a barangay that is not in the city cannot be stored.
alter table province add constraint province_in_region unique (region_id, id);
alter table city add constraint city_in_province unique (province_id, id);
alter table sub_municipality add constraint sub_municipality_in_city unique (city_id, id);
alter table barangay add constraint barangay_in_city unique (city_id, id);
alter table zip_code add constraint zip_code_in_city unique (city_id, id);
alter table bank_branch add constraint bank_branch_of_bank unique (bank_id, id);

create function tin_root(tin text) returns text language sql immutable parallel safe as $$ select left(tin, 9) $$;
-- The digits after the ninth, as six; none is the head office.
create function tin_branch(tin text) returns text language sql immutable parallel safe
  as $$ select lpad(substr(tin, 10), 6, '0') $$;

create sequence hsis_partner_code start 30001;
create sequence hsis_salesroom_code start 600001;
create sequence application_reference start 1001;
grant usage on sequence hsis_partner_code, hsis_salesroom_code, application_reference to app_internal, app_partner;
-- The next code that nobody has: staff may have given one by hand.
create function next_partner_code() returns text language plpgsql as $$
declare made text;
begin
  loop
    made := 'P' || nextval('hsis_partner_code');
    exit when not exists (select from partner where hsis_code = made);
  end loop;
  return made;
end $$;
create function next_salesroom_code() returns text language plpgsql as $$
declare made text;
begin
  loop
    made := 'S' || nextval('hsis_salesroom_code');
    exit when not exists (select from merchant where hsis_salesroom_code = made);
  end loop;
  return made;
end $$;

alter table partner
  drop constraint partner_status_check,
  add constraint partner_status_check check (status in ('SUBMITTED', 'INCOMPLETE', 'APPROVED', 'A', 'I', 'B', 'C', 'REJECTED',
    'CANCELLED', 'RISK_VERIFICATION_FAILED')),
  alter column hsis_code drop not null,
  add column workflow_status text check (workflow_status in ('APPROVED', 'INCOMPLETE', 'RISK_VERIFICATION', 'RISK_VERIFICATION_FAILED')),
  add column reference_number text unique,
  add column dti_registration_number text check (dti_registration_number ~ '^[A-Z0-9-]{5,20}$'),
  add column sec_registration_number text check (sec_registration_number ~ '^[A-Z0-9-]{4,20}$'),
  add column partner_type text,
  add column partner_category_id text,
  add column partner_brand_id bigint references partner,
  add column hc_agent boolean not null default false,
  add column shopping_malls_partner boolean not null default false,
  add column digital_pos_partner boolean not null default false,
  add column enable_email_dr boolean not null default false,
  add column username text,
  add column logo_file_id bigint references file,
  -- Who filled in an application for somebody else.
  add column processor_business_name text,
  add column processor_job_title text,
  add column processor_name text,
  add column processor_mobile text check (processor_mobile ~ '^639\d{9}$'),
  add column submitted_at timestamptz(3),
  add column submitted_by text,
  -- Who last changed what is reviewed; a decision is no edit.
  add column edited_at timestamptz(3),
  add column edited_by text,
  add column decided_at timestamptz(3),
  add column decided_by text,
  add constraint partner_active_code check (status not in ('A', 'I', 'B') or hsis_code is not null);
create unique index partner_tin_branch on partner (tin_root(tin_number), tin_branch(tin_number))
  where tin_number is not null and status not in ('REJECTED', 'CANCELLED', 'C', 'RISK_VERIFICATION_FAILED');
create index partner_application on partner (status, workflow_status, submitted_at, id)
  where status in ('SUBMITTED', 'INCOMPLETE', 'APPROVED', 'REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED');
create index partner_reference_search on partner using gin (reference_number gin_trgm_ops);
create index partner_tin_search on partner using gin (tin_number gin_trgm_ops);
create index partner_brand on partner (partner_brand_id) where partner_brand_id is not null;
-- A select offers active partners before all others.
create index partner_option on partner ((case status when 'A' then '0' else '1' end || name), id);

alter table merchant
  drop constraint merchant_status_check,
  add constraint merchant_status_check check (status in ('SUBMITTED', 'INCOMPLETE', 'APPROVED', 'A', 'I', 'B', 'C', 'REJECTED',
    'CANCELLED', 'RISK_VERIFICATION_FAILED')),
  alter column hsis_salesroom_code drop not null,
  add column workflow_status text check (workflow_status in ('APPROVED', 'INCOMPLETE', 'RISK_VERIFICATION', 'RISK_VERIFICATION_FAILED')),
  add column reference_number text,
  add column merchant_type text,
  add column contact_number text,
  add column dti_registration_number text check (dti_registration_number ~ '^[A-Z0-9-]{5,20}$'),
  add column sec_registration_number text check (sec_registration_number ~ '^[A-Z0-9-]{4,20}$'),
  add column acquirer_id text,
  add column terminal_ids text[] not null default '{}',
  add column pos text,
  add column enable_email_dr boolean not null default false,
  add column is_same_address boolean not null default false,
  add column is_same_bank boolean not null default false,
  add column is_same_contact boolean not null default false,
  add column submitted_at timestamptz(3),
  add column submitted_by text,
  add column edited_at timestamptz(3),
  add column edited_by text,
  add column decided_at timestamptz(3),
  add column decided_by text,
  add constraint merchant_active_code check (status not in ('A', 'I', 'B') or hsis_salesroom_code is not null);
create unique index merchant_tin_branch on merchant (tin_root(tin_number), tin_branch(tin_number))
  where tin_number is not null and status not in ('REJECTED', 'CANCELLED', 'C', 'RISK_VERIFICATION_FAILED');
create index merchant_application on merchant (status, workflow_status, submitted_at, id)
  where status in ('SUBMITTED', 'INCOMPLETE', 'APPROVED', 'REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED');
create index merchant_reference_search on merchant using gin (reference_number gin_trgm_ops);
create index merchant_tin_search on merchant using gin (tin_number gin_trgm_ops);

create table associate (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  -- RETAILER: the store's own people. SALES: the provider's staff who sell in the store, known by their employee code.
  kind text not null check (kind in ('RETAILER', 'SALES')),
  employee_code text,
  first_name text not null,
  middle_name text,
  last_name text not null,
  gender text check (gender in ('MALE', 'FEMALE')),
  civil_status text check (civil_status in ('SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED', 'ANNULLED')),
  birth_date date,
  email text,
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  position text,
  is_same_address boolean not null default false,
  is_enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text,
  unique (partner_id, id),
  check ((kind = 'SALES') = (employee_code is not null))
);
create unique index associate_employee on associate (partner_id, employee_code) where kind = 'SALES';
create index associate_representative on associate (employee_code) where kind = 'SALES';

create table associate_merchant (
  partner_id bigint not null,
  associate_id bigint not null,
  merchant_id bigint not null,
  primary key (associate_id, merchant_id),
  foreign key (partner_id, associate_id) references associate (partner_id, id) on delete cascade,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index associate_merchant_merchant on associate_merchant (merchant_id);
create index associate_merchant_partner on associate_merchant (partner_id);

create table address (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  associate_id bigint,
  type text not null check (type in ('REGISTRATION', 'BUSINESS_PLACE', 'PRESENT', 'PERMANENT', 'MAILING', 'BILLING', 'WAREHOUSE')),
  region_id text references region,
  province_id text,
  city_id text,
  sub_municipality_id text,
  barangay_id text,
  zip_code_id text,
  street_number text,
  street_name text,
  building_name text,
  floor_number text,
  unit_number text,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  foreign key (partner_id, associate_id) references associate (partner_id, id) on delete cascade,
  foreign key (region_id, province_id) references province (region_id, id),
  foreign key (province_id, city_id) references city (province_id, id),
  foreign key (city_id, sub_municipality_id) references sub_municipality (city_id, id),
  foreign key (city_id, barangay_id) references barangay (city_id, id),
  foreign key (city_id, zip_code_id) references zip_code (city_id, id),
  check (merchant_id is null or associate_id is null),
  check ((associate_id is not null) = (type in ('PRESENT', 'PERMANENT')))
);
create unique index address_of_partner on address (partner_id, type) where merchant_id is null and associate_id is null;
create unique index address_of_merchant on address (merchant_id, type) where merchant_id is not null;
create unique index address_of_associate on address (associate_id, type) where associate_id is not null;

insert into address (partner_id, merchant_id, type, region_id, province_id, city_id, sub_municipality_id, barangay_id, zip_code_id, street_name)
select m.partner_id, m.id, 'BUSINESS_PLACE', m.region_id, m.province_id, m.city_id, m.sub_municipality_id, m.barangay_id,
  (select z.id from zip_code z where z.city_id = m.city_id and z.zip = m.zip_code order by z.id limit 1), m.street
from merchant m where m.city_id is not null;

-- The store's region, province and city stay on the store, for lists by place; they follow its business place.
alter table merchant drop column sub_municipality_id, drop column barangay_id, drop column street, drop column zip_code;
create function follow_business_place() returns trigger language plpgsql as $$
begin
  update merchant set region_id = new.region_id, province_id = new.province_id, city_id = new.city_id
  where id = new.merchant_id
    and (region_id, province_id, city_id) is distinct from (new.region_id, new.province_id, new.city_id);
  return null;
end $$;
create trigger followed after insert or update on address for each row
  when (new.merchant_id is not null and new.type = 'BUSINESS_PLACE') execute function follow_business_place();
drop trigger audited on merchant;
-- What follows an address stands in the trail as the address.
create trigger audited after insert or update or delete on merchant for each row
  when (pg_trigger_depth() = 0) execute function audit.record_change();

create table contact_person (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  role text not null check (role in ('CONTACT_PERSON', 'AUTHORIZED_SIGNATORY', 'OWNER', 'ACCOUNTING', 'OPERATIONS')),
  first_name text not null,
  middle_name text,
  last_name text not null,
  birth_date date,
  job_title text,
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  landline_number text,
  email text,
  position smallint not null default 1,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index contact_person_partner on contact_person (partner_id);
create index contact_person_merchant on contact_person (merchant_id) where merchant_id is not null;
create index contact_person_mobile on contact_person using gin (mobile_number gin_trgm_ops);

create table bank_account (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  bank_id bigint not null references bank,
  bank_branch_id bigint,
  account_name text not null,
  account_number text not null check (account_number ~ '^\d{6,20}$'),
  account_type text not null check (account_type in ('SAVINGS', 'CURRENT')),
  status text not null default 'A' check (status in ('A', 'P', 'I', 'C')),
  is_default boolean not null default true,
  is_payments_received boolean not null default true,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  foreign key (bank_id, bank_branch_id) references bank_branch (bank_id, id)
);
create unique index bank_account_default on bank_account (partner_id, coalesce(merchant_id, 0)) where is_default;
create index bank_account_partner on bank_account (partner_id);
create index bank_account_merchant on bank_account (merchant_id) where merchant_id is not null;

create table mdr_rate (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  type text not null check (type in ('HC_SMILE_REWARDS', 'HCPAY', 'CASH_LOAN', 'POS_LOAN', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH')),
  -- Percent of the amount.
  rate numeric(6, 3) not null check (rate between 0 and 100),
  status text check (status in ('A', 'B', 'C')),
  status_workflow text check (status_workflow in ('APPROVED', 'INCOMPLETE', 'RISK_VERIFICATION', 'RISK_VERIFICATION_FAILED')),
  is_enabled boolean,
  -- Business days, both included; the last of a type is open.
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  created_at timestamptz(3) not null default now(),
  created_by text,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create unique index mdr_rate_from on mdr_rate (partner_id, coalesce(merchant_id, 0), type, effective_from);
create index mdr_rate_merchant on mdr_rate (merchant_id) where merchant_id is not null;
create unique index mdr_rate_open on mdr_rate (partner_id, coalesce(merchant_id, 0), type) where effective_to is null;

create table merchant_schedule (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  merchant_id bigint not null,
  days text[] not null check (cardinality(days) > 0
    and days <@ array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  opening_hour time not null,
  closing_hour time not null check (closing_hour > opening_hour),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index merchant_schedule_merchant on merchant_schedule (merchant_id);

create table ecommerce_site (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  merchant_id bigint not null,
  website text not null,
  is_enabled boolean not null default true,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index ecommerce_site_merchant on ecommerce_site (merchant_id);

create table merchant_commodity (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  merchant_id bigint not null,
  -- A commodity and one of its types, codes of the look-up `commodities`.
  code text not null,
  type_code text,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create unique index merchant_commodity_code on merchant_commodity (merchant_id, code, coalesce(type_code, ''));

-- Files of records: staged by whoever uploads them, then part of a partner or store.
alter table file
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in ('export', 'upload', 'document', 'logo', 'contract')),
  add column merchant_id bigint,
  add foreign key (partner_id, merchant_id) references merchant (partner_id, id);
create index file_partner on file (partner_id) where partner_id is not null;
create policy internal_records on file for select to app_internal using (purpose in ('document', 'logo', 'contract'));
create policy partner_records on file for select to app_partner
  using (partner_id = (select ctx_partner()) and purpose in ('document', 'logo', 'contract'));
create policy merchant_records on file for select to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]) and purpose in ('document', 'logo', 'contract'));

create table document (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  code text not null,
  file_id bigint not null references file,
  is_enabled boolean not null default true,
  -- The document that took this one's place.
  replaced_by bigint references document,
  created_at timestamptz(3) not null default now(),
  created_by text,
  disabled_at timestamptz(3),
  disabled_by text,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index document_partner on document (partner_id, id);
create index document_merchant on document (merchant_id, id) where merchant_id is not null;
create unique index document_file on document (file_id);

-- What staff note beside a record; not for the partner.
create table record_note (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index record_note_partner on record_note (partner_id, id);

-- Why an application is incomplete, field by field and document by document, in words for the applicant.
create table review_remark (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  section text not null,
  field text,
  message text not null check (char_length(message) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  resolved_at timestamptz(3),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index review_remark_partner on review_remark (partner_id, id);

-- Every move of status or workflow, with its reason and the version that was seen.
create table application_event (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  action text not null,
  from_status text,
  to_status text not null,
  from_workflow text,
  to_workflow text,
  reason text,
  seen_version integer,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index application_event_partner on application_event (partner_id, id);

-- Which reviewer has taken which application; one at a time.
create table review_claim (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  merchant_id bigint,
  user_id bigint not null references user_account on delete cascade,
  username text not null,
  claimed_at timestamptz(3) not null default now(),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create unique index review_claim_subject on review_claim (partner_id, coalesce(merchant_id, 0));
create index review_claim_user on review_claim (user_id);
-- Whatever moves a record, who moves it and how: the claim on it has ended.
create function end_claim() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_table_name = 'partner' then
    delete from review_claim where partner_id = new.id and coalesce(merchant_id, 0) = 0;
  else
    delete from review_claim where partner_id = new.partner_id and coalesce(merchant_id, 0) = new.id;
  end if;
  return null;
end $$;
create trigger claim_ended after update of status, workflow_status on partner for each row
  when ((old.status, old.workflow_status) is distinct from (new.status, new.workflow_status)) execute function end_claim();
create trigger claim_ended after update of status, workflow_status on merchant for each row
  when ((old.status, old.workflow_status) is distinct from (new.status, new.workflow_status)) execute function end_claim();

-- What waits for a second person: the command, the version it was made for, what it changes, who made it, who decided.
create table approval_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('MDR_RATE', 'BANK_ACCOUNT')),
  partner_id bigint references partner,
  merchant_id bigint,
  subject text not null,
  command jsonb not null,
  base_version integer not null,
  -- Field by field before and after, account numbers shortened.
  diff jsonb not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'SCHEDULED', 'APPLIED', 'REFUSED', 'WITHDRAWN', 'VOID')),
  maker_id bigint not null references user_account,
  maker text not null,
  made_at timestamptz(3) not null default now(),
  checker_id bigint references user_account,
  checker text,
  decided_at timestamptz(3),
  reason text,
  effective_at timestamptz(3),
  applied_at timestamptz(3),
  version integer not null default 1,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint approval_request_second_person check (checker_id <> maker_id),
  check ((state in ('SCHEDULED', 'APPLIED', 'REFUSED')) <= (checker_id is not null)),
  check ((state = 'SCHEDULED') <= (effective_at is not null))
);
create index approval_request_state on approval_request (state, id);
create index approval_request_made on approval_request (made_at, id);
create index approval_request_partner on approval_request (partner_id, id);
create index approval_request_due on approval_request (effective_at) where state = 'SCHEDULED';
create unique index approval_request_open on approval_request (kind, partner_id, coalesce(merchant_id, 0))
  where state in ('PENDING', 'SCHEDULED');

create table partner_contract (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  number text not null unique,
  start_date date not null,
  expiry_date date not null check (expiry_date > start_date),
  signed_file_id bigint references file,
  signed_at timestamptz(3),
  signed_by text,
  -- When the people who look after contracts were told that it runs out.
  warned_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by text,
  updated_at timestamptz(3) not null default now(),
  updated_by text
);
create index partner_contract_partner on partner_contract (partner_id, id);
create index partner_contract_expiry on partner_contract (expiry_date, id);
create sequence partner_contract_number start 1001;
grant usage on sequence partner_contract_number to app_internal;

-- The provider's own people: account owners and sales representatives by employee code.
create table employee (
  code text primary key,
  first_name text not null,
  last_name text not null,
  name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  search_name text generated always as (search_key(btrim(first_name || ' ' || last_name))) stored,
  position text not null,
  email text,
  mobile_number text check (mobile_number ~ '^639\d{9}$'),
  is_active boolean not null default true
);
create index employee_search on employee using gin (search_name gin_trgm_ops);
-- Of the owners so far only the whole name is known: the last word is the surname, with the particles before it.
insert into employee (code, first_name, last_name, position)
  select code, coalesce(parts[1], ''), coalesce(parts[2], name), 'Account Manager'
  from (select distinct on (code) code, name from account_owner order by code, name) o
  left join lateral regexp_match(name, '^(.+?)\s+((?:(?:de|del|dela|delos|la|los|las)\s+)*\S+)$', 'i') as parts on true;
grant select on employee to app_internal, app_partner, app_merchant;

insert into audit.masked_column values ('approval_request', 'command');

do $$
declare t text;
begin
  -- Of a partner or of one of its stores: seen by staff, by the partner, and by the people of the store.
  foreach t in array array['associate_merchant', 'address', 'contact_person', 'mdr_rate', 'merchant_schedule',
    'ecommerce_site', 'merchant_commodity', 'document', 'review_remark', 'application_event', 'bank_account']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('create policy partner_own on %I to app_partner using (partner_id = (select ctx_partner()))
      with check (partner_id = (select ctx_partner()))', t);
    execute format('create policy merchant_own on %I for select to app_merchant
      using (merchant_id = any ((select ctx_merchants())::bigint[]))', t);
    execute format('grant select on %I to app_merchant', t);
  end loop;
  -- Of a partner as a whole, or staff's own.
  foreach t in array array['associate', 'partner_contract', 'record_note', 'review_claim', 'approval_request']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
  end loop;
  foreach t in array array['associate', 'address', 'contact_person', 'bank_account', 'mdr_rate', 'merchant_schedule', 'ecommerce_site',
    'merchant_commodity', 'document', 'record_note', 'review_remark', 'application_event', 'review_claim', 'approval_request',
    'partner_contract']
  loop
    execute format('grant select, insert, update on %I to app_internal', t);
    execute format('create trigger audited after insert or update or delete on %I for each row execute function audit.record_change()', t);
  end loop;
  foreach t in array array['associate', 'address', 'contact_person', 'bank_account', 'merchant_schedule', 'ecommerce_site',
    'merchant_commodity', 'document', 'application_event']
  loop
    execute format('grant select, insert, update on %I to app_partner', t);
  end loop;
end $$;
create policy partner_own on associate to app_partner using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
create policy merchant_own on associate for select to app_merchant
  using (id in (select associate_id from associate_merchant));
grant select on associate to app_merchant;
create policy partner_own on partner_contract for select to app_partner using (partner_id = (select ctx_partner()));
grant select on partner_contract, mdr_rate, review_remark to app_partner;
grant update (resolved_at) on review_remark to app_partner;
grant select, insert, delete on associate_merchant to app_internal, app_partner;
-- A representative who serves no store of a partner any more is none of that partner's.
grant delete on associate to app_internal, app_partner;
create trigger audited after insert or update or delete on associate_merchant
  for each row execute function audit.record_change('associate_id');
grant delete on address, contact_person, bank_account, merchant_schedule, ecommerce_site, merchant_commodity, review_claim to app_internal;
grant delete on address, contact_person, bank_account, merchant_schedule, ecommerce_site, merchant_commodity to app_partner;
-- A partner edits its own sections and adds stores; status, codes and owners are staff's.
grant update (name, tin_number, business_entity, vat_type, dti_registration_number, sec_registration_number, hc_agent,
  shopping_malls_partner, digital_pos_partner, enable_email_dr, logo_file_id, status, workflow_status, submitted_at, submitted_by,
  edited_at, edited_by, version, updated_at, updated_by) on partner to app_partner;
grant insert on merchant to app_partner;
grant update (name, segment, merchant_type, tin_number, vat_type, contact_number, dti_registration_number, sec_registration_number,
  enable_email_dr, is_same_address, is_same_bank, is_same_contact, region_id, province_id, city_id, status, workflow_status,
  submitted_at, submitted_by, edited_at, edited_by, version, updated_at, updated_by) on merchant to app_partner;

-- External users ask for changes of bank accounts only, see only those, and withdraw; what a checker writes is out of their reach.
create policy partner_bank on approval_request to app_partner
  using (partner_id = (select ctx_partner()) and kind = 'BANK_ACCOUNT')
  with check (partner_id = (select ctx_partner()) and kind = 'BANK_ACCOUNT');
create policy merchant_bank on approval_request for select to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]) and kind = 'BANK_ACCOUNT');
grant select, insert (kind, partner_id, merchant_id, subject, command, base_version, diff, maker_id, maker, made_at),
  update (state, decided_at, version) on approval_request to app_partner;
grant select on approval_request to app_merchant;

-- The jobs' role finds what was approved for later; the change itself is made in the checker's context.
create policy jobs_due on approval_request for select to app_jobs using (true);
grant select (id, state, effective_at, checker_id, checker) on approval_request to app_jobs;
create policy jobs_read on partner for select to app_jobs using (true);
create policy jobs_read on merchant for select to app_jobs using (true);
create policy jobs_warn on partner_contract to app_jobs using (true) with check (true);
grant select, update (warned_at) on partner_contract to app_jobs;
grant select (status) on partner to app_jobs;

-- Leaves a notice with others, which row security forbids otherwise: with people by name, and with staff who hold one of the
-- roles; never with whoever acts.
create function leave_notices(usernames text[], roles text[], kind text, params jsonb, link text, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into notice (user_id, kind, params, link, created_at)
  select u.id, leave_notices.kind, leave_notices.params, leave_notices.link, leave_notices.at
  from user_account u
  where u.status = 'ACTIVE' and u.id is distinct from ctx_user() and u.id in (
    select id from user_account where username = any (usernames::citext[])
    union
    select h.user_id from access_role a join user_access_role h on h.access_role_id = a.id
      join user_account s on s.id = h.user_id and s.type = 'INTERNAL'
    where a.is_enabled and a.name = any (roles::citext[])
  )
  order by u.id
$$;
revoke execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) from public;
grant execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) to app_internal, app_partner;

-- The trail knows whose record an entry belongs to, so that a partner's timeline is one index read.
alter table audit.entry add column partner_id bigint, add column merchant_id bigint;
create index entry_partner on audit.entry (partner_id, id) where partner_id is not null and merchant_id is null;
create index entry_merchant on audit.entry (merchant_id, id) where merchant_id is not null;
update audit.entry set partner_id = key::bigint where target = 'partner' and key ~ '^\d+$';
update audit.entry e set merchant_id = m.id, partner_id = m.partner_id
  from merchant m where e.target = 'merchant' and e.key = m.id::text;

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

-- An event about a file of a record stands in that record's timeline.
create or replace function audit.record_event(event_type text, target text, key text, role text, details jsonb) returns void
language sql security definer set search_path = pg_catalog, public, audit as $$
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, event_type, request_id, after, partner_id, merchant_id)
  values ('EVENT', target, key, ctx_user(), ctx('username'), coalesce(role, ctx('role')), event_type, ctx('request_id'),
    details - 'partner_id' - 'merchant_id', (details ->> 'partner_id')::bigint, (details ->> 'merchant_id')::bigint)
$$;
