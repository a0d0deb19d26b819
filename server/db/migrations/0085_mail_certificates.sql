-- Whether a partner's certificates of form 2307 are mailed as they are issued. Its own people say so too, and whoever applies as one.
alter table partner add column enable_email_2307 boolean not null default false;
grant update (enable_email_2307) on partner to app_partner;
grant insert (enable_email_2307) on partner to app_applicant;

-- To whom a certificate was mailed: once each. What is issued again is a certificate of its own.
create table certificate_2307_mail (
  certificate_id bigint primary key references certificate_2307,
  at timestamptz(3) not null,
  recipient text not null,
  partner_id bigint not null,
  merchant_id bigint,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index certificate_2307_mail_partner on certificate_2307_mail (partner_id, certificate_id);
create index certificate_2307_mail_merchant on certificate_2307_mail (merchant_id, certificate_id) where merchant_id is not null;
create trigger certificate_2307_mail_stands before update or delete on certificate_2307_mail
  for each row execute function refuse_change();
alter table certificate_2307_mail enable row level security;
create policy internal_all on certificate_2307_mail to app_internal using (true) with check (true);
create policy partner_own on certificate_2307_mail for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on certificate_2307_mail for select to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]));
grant select, insert on certificate_2307_mail to app_internal;
grant select on certificate_2307_mail to app_partner, app_merchant;

-- As before, with the new flag; where that is off a section comes to what it came to, so that open remarks stay as they are.
create or replace function section_state(of_partner bigint, of_merchant bigint, of_section text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select md5(coalesce(string_agg(part, e'\n' order by part), '')) from (
    select jsonb_build_array(name, tin_number, business_entity, vat_type, dti_registration_number, sec_registration_number,
      hc_agent, shopping_malls_partner, digital_pos_partner, enable_email_dr, trade_mark)::text
      || case when enable_email_2307 then ' mailed' else '' end as part
    from partner where id = of_partner and of_merchant is null and of_section = 'business-details'
    union all
    select case of_section
      when 'merchant' then jsonb_build_array(name, segment, merchant_type, contact_number, enable_email_dr, is_same_address)
      when 'business-details' then jsonb_build_array(tin_number, vat_type, dti_registration_number, sec_registration_number)
      when 'bank-details' then jsonb_build_array(is_same_bank)
      when 'contact-person' then jsonb_build_array(is_same_contact)
    end::text
    from merchant where id = of_merchant
    union all
    select (to_jsonb(a) - 'id')::text from address a
    where a.partner_id = of_partner and a.merchant_id is not distinct from of_merchant and a.associate_id is null
      and of_section = case when of_merchant is null then 'business-details' else 'merchant' end
    union all
    select (to_jsonb(b) - 'id')::text from bank_account b
    where of_section = 'bank-details' and b.partner_id = of_partner and (b.merchant_id is not distinct from of_merchant
      or b.merchant_id is null and (select m.is_same_bank from merchant m where m.id = of_merchant))
    union all
    select (to_jsonb(c) - 'id')::text from contact_person c
    where c.partner_id = of_partner
      and of_section = case c.role when 'AUTHORIZED_SIGNATORY' then 'bank-details' else 'contact-person' end
      and (c.merchant_id is not distinct from of_merchant or c.merchant_id is null and (
        select case of_section when 'bank-details' then m.is_same_bank else m.is_same_contact end from merchant m where m.id = of_merchant))
    union all
    select jsonb_build_array(d.id, d.code, d.file_id, d.is_enabled)::text from document d
    where of_section = 'documents' and d.partner_id = of_partner and d.merchant_id is not distinct from of_merchant
    union all
    select (to_jsonb(c) - 'id')::text from merchant_commodity c where of_section = 'commodities' and c.merchant_id = of_merchant
    union all
    select (to_jsonb(s) - 'id')::text from merchant_schedule s where of_section = 'schedules' and s.merchant_id = of_merchant
    union all
    select (to_jsonb(e) - 'id')::text from ecommerce_site e where of_section = 'ecommerce-sites' and e.merchant_id = of_merchant
    union all
    select (to_jsonb(a) - array['version', 'created_at', 'created_by', 'updated_at', 'updated_by'])::text
    from associate_merchant am join associate a on a.id = am.associate_id and a.kind = 'RETAILER'
    where of_section = 'retailer-associates' and am.merchant_id = of_merchant
    union all
    select (to_jsonb(h) - 'id')::text from associate_merchant am join address h on h.associate_id = am.associate_id
    where of_section = 'retailer-associates' and am.merchant_id = of_merchant
  ) as held
$$;
