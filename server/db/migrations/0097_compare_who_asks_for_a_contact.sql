-- A reviewer reads of a lost number whether whoever asks is somebody whom the application names, too; null where it names nobody yet.
alter table contact_request add column is_same_person boolean;

-- Compares a name that is said in one line with people named by their parts, with or without the middle one.
create function is_among(said text, firsts text[], middles text[], lasts text[]) returns boolean language sql immutable parallel safe
  set search_path = pg_catalog, public
  return (select bool_or(folded(said) in (folded(p.first || p.last), folded(p.first || coalesce(p.middle, '') || p.last)))
    from unnest(firsts, middles, lasts) as p (first, middle, last));
revoke execute on function is_among(text, text[], text[], text[]) from public;

create or replace function ask_contact(named text, of_draft bigint, of_partner bigint, who text, business text, tin text, mobile text, mail text,
  lang text, at timestamptz) returns text
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  held_name text;
  held_tin text;
  held_number text;
  same_name boolean;
  same_tin boolean;
  same_person boolean;
  waiting integer;
begin
  select coalesce(of_partner, d.existing_partner_id), case when d.existing_partner_id is null then d.id end into of_partner, of_draft
    from (select) one left join applicant_draft d on d.id = of_draft and d.state = 'OPEN';
  if of_partner is null and of_draft is null then return null; end if;
  if of_partner is not null then
    select p.name, p.tin_number, p.reference_number into held_name, held_tin, held_number from partner p where p.id = of_partner;
    select is_among(who, array_agg(c.first_name), array_agg(c.middle_name), array_agg(c.last_name)) into same_person
      from contact_person c where c.partner_id = of_partner;
  else
    select d.reference_number into held_number from applicant_draft d where d.id = of_draft;
    select p."values" ->> 'registeredBusinessName', p."values" ->> 'businessTin' into held_name, held_tin
      from applicant_draft_part p where p.draft_id = of_draft and p.name = 'business';
    select is_among(who, array_agg(c.person ->> 'firstName'), array_agg(c.person ->> 'middleName'), array_agg(c.person ->> 'lastName'))
      into same_person from applicant_draft_part p
      cross join lateral (values (p."values" -> 'authorizedSignatory'), (p."values" -> 'contactPerson')) as c (person)
      where p.draft_id = of_draft and (c.person ->> 'firstName') <> '' and (c.person ->> 'lastName') <> '';
  end if;
  same_name := nullif(folded(held_name), '') = folded(business);
  same_tin := left(nullif(folded(held_tin), ''), 9) = left(folded(tin), 9);
  -- One after the other, so that none is counted by two.
  perform pg_advisory_xact_lock(hashtextextended('ask_contact ' || coalesce('partner ' || of_partner, 'draft ' || of_draft), 0));
  if exists (select from contact_request r where r.state = 'PENDING' and r.mobile_number = mobile
      and (r.draft_id = of_draft or r.partner_id = of_partner)) then return null; end if;
  select count(*) into waiting from contact_request r where r.state = 'PENDING' and (r.draft_id = of_draft or r.partner_id = of_partner);
  if waiting >= (case when same_name and same_tin then 6 else 3 end) then return null; end if;
  insert into contact_request (identifier, reference_number, draft_id, partner_id, full_name, business_name, tin_number, is_same_name, is_same_tin,
    is_same_person, mobile_number, email, language, made_at)
  values (named, held_number, of_draft, of_partner, who, business, tin, same_name, same_tin, same_person, mobile, mail, lang, at);
  return coalesce(held_number, named);
end $$;
