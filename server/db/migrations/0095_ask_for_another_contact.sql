-- Whoever has lost the number that an application is reached at asks for another one: proved by a code to the new one, let in by a reviewer.
create table contact_request (
  id bigint generated always as identity primary key,
  -- As whoever asks named it, and its number, which they may not know; null of a partner that has none.
  identifier text not null,
  reference_number text,
  draft_id bigint references applicant_draft on delete cascade,
  partner_id bigint references partner,
  full_name text not null,
  business_name text not null,
  tin_number text not null,
  -- Whether what was said of the business is what the application has; null where it has nothing yet.
  is_same_name boolean,
  is_same_tin boolean,
  mobile_number text not null check (mobile_number ~ '^639\d{9}$'),
  -- Null: the address stays.
  email text,
  language text not null check (language in ('en', 'fil')),
  state text not null default 'PENDING' check (state in ('PENDING', 'APPLIED', 'REFUSED')),
  reason text,
  made_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  constraint contact_request_of_one check (num_nonnulls(draft_id, partner_id) = 1),
  constraint contact_request_decided check ((state = 'PENDING') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create index contact_request_state on contact_request (state, id);
create index contact_request_draft on contact_request (draft_id) where draft_id is not null;
create index contact_request_partner on contact_request (partner_id) where partner_id is not null;

alter table contact_request enable row level security;
create policy internal_all on contact_request to app_internal using (true) with check (true);
create policy jobs_all on contact_request to app_jobs using (true) with check (true);
grant select, update (state, reason, decided_at, decided_by) on contact_request to app_internal;
grant select, delete on contact_request to app_jobs;

create function folded(said text) returns text language sql immutable parallel safe
  return lower(regexp_replace(said, '[^[:alnum:]]', '', 'g'));
revoke execute on function folded(text) from public;

-- Keeps what somebody asks who holds no session of the application; what the application has is compared and not told. Answers what it is
-- called to whoever is reached there; null where the same number waits already, or three do: six, where the business is said as the
-- application has it, so that three who know its number alone keep nobody out.
create function ask_contact(named text, of_draft bigint, of_partner bigint, who text, business text, tin text, mobile text, mail text,
  lang text, at timestamptz) returns text
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  held_name text;
  held_tin text;
  held_number text;
  same_name boolean;
  same_tin boolean;
  waiting integer;
begin
  select coalesce(of_partner, d.existing_partner_id), case when d.existing_partner_id is null then d.id end into of_partner, of_draft
    from (select) one left join applicant_draft d on d.id = of_draft and d.state = 'OPEN';
  if of_partner is null and of_draft is null then return null; end if;
  if of_partner is not null then
    select p.name, p.tin_number, p.reference_number into held_name, held_tin, held_number from partner p where p.id = of_partner;
  else
    select d.reference_number into held_number from applicant_draft d where d.id = of_draft;
    select p."values" ->> 'registeredBusinessName', p."values" ->> 'businessTin' into held_name, held_tin
      from applicant_draft_part p where p.draft_id = of_draft and p.name = 'business';
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
    mobile_number, email, language, made_at)
  values (named, held_number, of_draft, of_partner, who, business, tin, same_name, same_tin, mobile, mail, lang, at);
  return coalesce(held_number, named);
end $$;

-- Gives what a request is about the contact that it asks for, and answers the one before; nothing where that is over.
create function give_contact(wanted bigint, actor text, at timestamptz) returns table (mobile_number text, email text)
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
    update partner p set version = version + 1, updated_at = at, updated_by = actor where p.id = asked.partner_id;
  end if;
end $$;
revoke execute on function ask_contact(text, bigint, bigint, text, text, text, text, text, text, timestamptz),
  give_contact(bigint, text, timestamptz) from public;
grant execute on function ask_contact(text, bigint, bigint, text, text, text, text, text, text, timestamptz) to app_session;
grant execute on function give_contact(bigint, text, timestamptz) to app_internal;

-- What was asked of an application that was sent meanwhile is of the partner that it became; what is over is asked no more.
create function follow_draft() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.state = 'SENT' then
    update contact_request set draft_id = null, partner_id = new.partner_id where draft_id = new.id;
  else
    delete from contact_request where draft_id = new.id;
  end if;
  return null;
end $$;
create trigger contact_request_follows after update of state on applicant_draft for each row
  when (old.state = 'OPEN' and new.state <> 'OPEN') execute function follow_draft();
