-- A remark of a review is cleared by what is done about it, a change of what its section holds or an answer, not by handing in
-- again; and handing in again leaves the first date and applicant as they are.
alter table partner add column resubmitted_at timestamptz(3), add column resubmitted_by text;
alter table merchant add column resubmitted_at timestamptz(3), add column resubmitted_by text;
grant update (resubmitted_at, resubmitted_by) on partner, merchant to app_partner, app_applicant;
grant select (resubmitted_at, resubmitted_by) on partner, merchant to app_applicant;

-- What was overwritten comes back from the history.
with handed_in as (
  select partner_id, merchant_id, max(id) filter (where action = 'resubmit') as last,
    min(id) filter (where action in ('submit', 'import')) as first
  from application_event group by partner_id, merchant_id having count(*) filter (where action = 'resubmit') > 0
), told as (
  select h.partner_id, h.merchant_id, f.created_at as first_at, f.created_by as first_by, l.created_at as last_at, l.created_by as last_by
  from handed_in h join application_event l on l.id = h.last left join application_event f on f.id = h.first
), of_partners as (
  update partner p set submitted_at = coalesce(t.first_at, p.submitted_at), submitted_by = coalesce(t.first_by, p.submitted_by),
    resubmitted_at = t.last_at, resubmitted_by = t.last_by
  from told t where t.merchant_id is null and p.id = t.partner_id
)
update merchant m set submitted_at = coalesce(t.first_at, m.submitted_at), submitted_by = coalesce(t.first_by, m.submitted_by),
  resubmitted_at = t.last_at, resubmitted_by = t.last_by
from told t where m.partner_id = t.partner_id and m.id = t.merchant_id;

-- What a section holds that an applicant can change, as one short text: two that differ mean a change. A store that shares its
-- partner's account or people is changed with those. Fields of staff's own are left out: they mend nothing that was asked for.
create function section_state(of_partner bigint, of_merchant bigint, of_section text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select md5(coalesce(string_agg(part, e'\n' order by part), '')) from (
    select jsonb_build_array(name, tin_number, business_entity, vat_type, dti_registration_number, sec_registration_number,
      hc_agent, shopping_malls_partner, digital_pos_partner, enable_email_dr)::text as part
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
revoke execute on function section_state(bigint, bigint, text) from public;
grant execute on function section_state(bigint, bigint, text) to app_internal, app_partner, app_merchant, app_applicant;

alter table review_remark
  -- What its section held when it was made.
  add column state_then text,
  add column answer text check (char_length(answer) between 1 and 1000),
  add column answered_at timestamptz(3),
  add column answered_by text,
  -- What cleared it; null of one that was settled by mere handing in again, by the former rule.
  add column outcome text check (outcome in ('CHANGED', 'ANSWERED', 'WITHDRAWN')),
  add constraint review_remark_answered check (answer is null or num_nulls(answered_at, answered_by) = 0),
  add constraint review_remark_outcome check (outcome is null or resolved_at is not null);
-- The forms' own name for it.
alter table review_remark disable trigger audited;
update review_remark set field = 'mobileNumber' where field = 'contactDetail.mobileNumber';
-- Of those that are open the state is not known: whoever edited the record since did something about them.
update review_remark r set state_then = case when (
    select greatest(p.edited_at, (select m.edited_at from merchant m where m.id = r.merchant_id)) from partner p where p.id = r.partner_id
  ) > r.created_at then 'earlier' else section_state(r.partner_id, r.merchant_id, r.section) end
where r.resolved_at is null;
alter table review_remark enable trigger audited;

create function keep_section_state() returns trigger language plpgsql as $$
begin
  new.state_then := section_state(new.partner_id, new.merchant_id, new.section);
  return new;
end $$;
create trigger state_kept before insert on review_remark for each row execute function keep_section_state();
grant update (answer, answered_at, answered_by, outcome) on review_remark to app_partner, app_applicant;

-- Whoever answers a remark has a hand in the record, as who changes what it is about.
create or replace function audit.what_hand(target text, operation text, after jsonb) returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when operation = 'EVENT' then null
    when target = 'application_event' then
      case when operation = 'INSERT' and after ->> 'action' in ('submit', 'import', 'resubmit', 'approve') then after ->> 'action' end
    when target = 'promo' and after ->> 'status' = 'APPROVED' then 'approve'
    when target in ('document', 'promo_image') then 'attach'
    when target = 'review_remark' then case when operation = 'UPDATE' and after ->> 'answered_at' is not null then 'edit' end
    when target in ('partner', 'merchant', 'promo') then
      case when operation = 'INSERT' then 'edit'
        when operation = 'UPDATE' and exists (select from jsonb_object_keys(after) as k(name) where k.name not in ('status',
          'workflow_status', 'submitted_at', 'submitted_by', 'resubmitted_at', 'resubmitted_by', 'decided_at', 'decided_by',
          'reference_number', 'is_featured', 'featured_position')) then 'edit' end
    when target in ('address', 'contact_person', 'bank_account', 'mdr_rate', 'merchant_schedule', 'ecommerce_site',
      'merchant_commodity', 'associate', 'associate_merchant', 'promo_category', 'promo_partner', 'promo_area', 'promo_location',
      'promo_exception') then 'edit'
  end
$$;

-- Nobody mends any more what was decided, rejected or cancelled, who moves it and how: what was asked for is withdrawn.
create function end_remarks() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update review_remark set resolved_at = now(), outcome = 'WITHDRAWN'
  where resolved_at is null and case tg_table_name
    when 'partner' then partner_id = new.id
    else partner_id = (to_jsonb(new) ->> 'partner_id')::bigint and merchant_id = new.id end;
  return null;
end $$;
create trigger remarks_ended after update of status on partner for each row
  when (old.status in ('SUBMITTED', 'INCOMPLETE') and new.status not in ('SUBMITTED', 'INCOMPLETE')) execute function end_remarks();
create trigger remarks_ended after update of status on merchant for each row
  when (old.status in ('SUBMITTED', 'INCOMPLETE') and new.status not in ('SUBMITTED', 'INCOMPLETE')) execute function end_remarks();
