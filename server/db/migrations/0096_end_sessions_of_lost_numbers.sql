-- A reviewer who gives an application its new number ends what is open at the lost one. Sessions of an application end by themselves once
-- its contact is another; those in which its draft was sent go by the contact of the draft, which stays: they are ended here.
create or replace function give_contact(wanted bigint, actor text, at timestamptz) returns table (mobile_number text, email text)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  asked contact_request;
  person bigint;
begin
  select * into asked from contact_request r where r.id = wanted and r.state = 'PENDING' for update;
  if asked.draft_id is not null then
    return query select d.mobile_number, d.email from applicant_draft d where d.id = asked.draft_id and d.state = 'OPEN' for update;
    update applicant_draft d set mobile_number = asked.mobile_number, email = coalesce(asked.email, d.email)
      where d.id = asked.draft_id and d.state = 'OPEN';
    update applicant_link l set used_at = at where l.draft_id = asked.draft_id and l.used_at is null;
  elsif asked.partner_id is not null then
    select c.id into person from contact_person c
      where c.partner_id = asked.partner_id and c.merchant_id is null and c.mobile_number is not null
      order by array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last, c.position, c.id limit 1;
    return query select c.mobile_number, c.email from contact_person c where c.id = person for update;
    update contact_person c set mobile_number = asked.mobile_number, email = coalesce(asked.email, c.email) where c.id = person;
    update applicant_session s set ended_at = at where s.ended_at is null
      and s.draft_id in (select d.id from applicant_draft d where d.partner_id = asked.partner_id);
    update partner p set version = version + 1, updated_at = at, updated_by = actor where p.id = asked.partner_id;
  end if;
end $$;
