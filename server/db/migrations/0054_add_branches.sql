-- Whoever speaks for a partner that is there applies for stores of it: a draft that adds to a partner instead of becoming one.
alter table applicant_draft
  add column existing_partner_id bigint references partner,
  add constraint applicant_draft_of_existing check (existing_partner_id is null or partner_id is null or partner_id = existing_partner_id);
create index applicant_draft_existing on applicant_draft (existing_partner_id) where existing_partner_id is not null;
grant select (existing_partner_id) on applicant_draft to app_session;
grant insert (existing_partner_id) on applicant_draft to app_applicant;
-- It begins in a session of that partner, which a code to its registered contact opens, and in no other.
create policy applicant_begins_of_own on applicant_draft as restrictive for insert to app_applicant
  with check (existing_partner_id is null or existing_partner_id = (select ctx_partner()));
-- What the steps of an application are filled with.
grant select (hc_agent, shopping_malls_partner, digital_pos_partner) on partner to app_applicant;

-- What is sent of such a draft is that partner's, whatever the statement says; several drafts of one partner may be open, one after another
-- contact.
alter table applicant_sending drop constraint applicant_sending_partner_id_key;
create function send_to_existing() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  new.partner_id := coalesce((select d.existing_partner_id from applicant_draft d where d.id = new.draft_id), new.partner_id);
  return new;
end $$;
create trigger sent_to_existing before insert on applicant_sending for each row execute function send_to_existing();

-- Of a partner that is there such a session adds stores, and neither a partner nor anything that is the partner's own.
create function adds_branches() returns boolean language sql stable set search_path = pg_catalog, public as $$
  select exists (select from applicant_draft d where d.id = ctx_draft() and d.state = 'OPEN' and d.existing_partner_id is not null)
$$;
create function is_sent_store(wanted bigint) returns boolean language sql stable set search_path = pg_catalog, public as $$
  select exists (select from applicant_sending_store s where s.draft_id = ctx_draft() and s.merchant_id = wanted)
$$;
revoke execute on function adds_branches(), is_sent_store(bigint) from public;
grant execute on function adds_branches(), is_sent_store(bigint) to app_applicant;

create policy applicant_adds_branches on partner as restrictive for insert to app_applicant with check (not (select adds_branches()));
create policy applicant_adds_branches on address as restrictive for insert to app_applicant with check (not (select adds_branches())
  or is_sent_store(merchant_id) or exists (select from associate_merchant a where a.associate_id = address.associate_id
    and is_sent_store(a.merchant_id)));
do $$
declare t text;
begin
  foreach t in array array['contact_person', 'bank_account', 'associate_merchant', 'merchant_schedule', 'ecommerce_site', 'merchant_commodity',
    'document', 'file', 'application_event']
  loop
    execute format('create policy applicant_adds_branches on %I as restrictive for insert to app_applicant
      with check (not (select adds_branches()) or is_sent_store(merchant_id))', t);
  end loop;
end $$;
