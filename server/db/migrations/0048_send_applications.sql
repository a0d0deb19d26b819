-- What an applicant has sent of a draft waits here until it is complete: the partner, its stores and which file is which document of
-- whom. The numbers that the records are to have are kept from the first call on, so that sending again is sending the same.
create table applicant_sending (
  draft_id bigint primary key references applicant_draft on delete cascade,
  partner_id bigint not null unique default nextval('partner_id_seq'),
  payload jsonb not null,
  sent_at timestamptz(3) not null
);

create table applicant_sending_store (
  draft_id bigint not null references applicant_sending on delete cascade,
  -- The part of the draft that it stands in; of a store that names none, what is sent.
  key text not null,
  merchant_id bigint not null unique default nextval('merchant_id_seq'),
  payload jsonb not null,
  sent_at timestamptz(3) not null,
  primary key (draft_id, key)
);

create table applicant_sending_file (
  upload_id uuid primary key references applicant_upload on delete cascade,
  draft_id bigint not null references applicant_sending on delete cascade,
  -- Of a store of the same draft; null for the partner.
  merchant_id bigint references applicant_sending_store (merchant_id) on delete cascade,
  code text not null,
  sent_at timestamptz(3) not null
);
create index applicant_sending_file_draft on applicant_sending_file (draft_id);
create index applicant_sending_file_merchant on applicant_sending_file (merchant_id) where merchant_id is not null;

-- A draft that is over leaves nothing of this behind: what was sent has become an application, or goes with the rest.
create function end_sending() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from applicant_sending where draft_id = new.id;
  return null;
end $$;
create trigger sending_ended after update of state on applicant_draft for each row
  when (old.state = 'OPEN' and new.state <> 'OPEN') execute function end_sending();

do $$
declare t text;
begin
  foreach t in array array['applicant_sending', 'applicant_sending_store', 'applicant_sending_file']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy applicant_own on %I to app_applicant using (draft_id = (select ctx_draft()))
      with check (draft_id = (select ctx_draft()))', t);
    execute format('grant select on %I to app_applicant', t);
  end loop;
end $$;
-- The kept numbers are the sequences' to give.
grant insert (draft_id, payload, sent_at), update (payload, sent_at) on applicant_sending to app_applicant;
grant insert (draft_id, key, payload, sent_at), update (payload, sent_at) on applicant_sending_store to app_applicant;
grant insert (upload_id, draft_id, merchant_id, code, sent_at), update (merchant_id, code, sent_at) on applicant_sending_file to app_applicant;
grant usage on sequence partner_id_seq, merchant_id_seq to app_applicant;

-- The partner that the draft of this session is about to become; none once it has, so that nobody without an account adds to a partner.
create function sent_partner() returns bigint language sql stable security definer set search_path = pg_catalog, public as $$
  select s.partner_id from applicant_sending s join applicant_draft d on d.id = s.draft_id
  where d.id = ctx_draft() and d.state = 'OPEN'
$$;
revoke execute on function sent_partner() from public;
grant execute on function sent_partner() to app_applicant;

-- The draft of the session becomes the partner that was kept for it, and no other: whoever may set that could take any partner.
create function complete_draft(at timestamptz) returns boolean
language sql volatile security definer set search_path = pg_catalog, public as $$
  with done as (
    update applicant_draft d set state = 'SENT', partner_id = s.partner_id, ended_at = at, business_name = null from applicant_sending s
    where d.id = ctx_draft() and s.draft_id = d.id and d.state = 'OPEN' returning d.id
  ) select exists (select from done)
$$;
revoke execute on function complete_draft(timestamptz) from public;
grant execute on function complete_draft(timestamptz) to app_applicant;

-- Completing writes the records themselves, as Submitted, with nothing that is the staff's to set.
create policy applicant_sends on partner as restrictive for insert to app_applicant with check (id = (select sent_partner())
  and status = 'SUBMITTED' and workflow_status is null and hsis_code is null and account_owner_code is null and not is_partner_brand);
create policy applicant_sends on merchant as restrictive for insert to app_applicant with check (partner_id = (select sent_partner())
  and id in (select s.merchant_id from applicant_sending_store s) and status = 'SUBMITTED' and workflow_status is null
  and hsis_salesroom_code is null and account_owner_code is null and min_cash_amt is null and max_cash_amt is null
  and acquirer_id is null and terminal_ids = '{}' and pos is null and not is_ewt and not is_twa);
do $$
declare t text;
begin
  foreach t in array array['merchant_schedule', 'ecommerce_site', 'merchant_commodity']
  loop
    execute format('create policy applicant_own on %I for insert to app_applicant with check (partner_id = (select ctx_partner()))', t);
  end loop;
  foreach t in array array['address', 'contact_person', 'bank_account', 'associate', 'associate_merchant', 'merchant_schedule',
    'ecommerce_site', 'merchant_commodity']
  loop
    execute format('create policy applicant_sends on %I as restrictive for insert to app_applicant
      with check (partner_id = (select sent_partner()))', t);
  end loop;
end $$;
create policy applicant_accounts on bank_account as restrictive for insert to app_applicant with check (status = 'A' and is_default);

grant insert (id, name, trade_mark, business_entity, tin_number, dti_registration_number, sec_registration_number, vat_type, hc_agent,
  shopping_malls_partner, digital_pos_partner, enable_email_dr, processor_business_name, processor_job_title, processor_name,
  processor_mobile, status, reference_number, onboarded_by, submitted_at, submitted_by, created_at, created_by, updated_at, updated_by)
  on partner to app_applicant;
-- Stores of one application are compared with each other, as within every partner.
grant select (tin_checked) on partner, merchant to app_applicant;
grant insert on merchant to app_applicant;
grant insert on address, contact_person, bank_account, merchant_schedule, ecommerce_site, merchant_commodity to app_applicant;
grant insert on associate, associate_merchant to app_applicant;

-- A store's region, province and city follow its address, whoever writes that: its writer need not be allowed to set them.
alter function follow_business_place() security definer set search_path = pg_catalog, public;

-- An applicant takes the list of the own contracts along, once there are any.
create policy applicant_own on partner_contract for select to app_applicant using (partner_id = (select ctx_partner()));
grant select (id, partner_id, number, start_date, expiry_date, signed_file_id, signed_at, signed_by, updated_at, updated_by, version)
  on partner_contract to app_applicant;
