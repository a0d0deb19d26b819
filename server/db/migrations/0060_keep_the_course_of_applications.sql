-- Of each application one row of how far it got, kept as it is told of: a funnel of a year counts these, not two million notes.

-- The place of a section in an application, from 1; null where it is none. In the order of domain/applicants/funnel.ts, by which a test holds it.
create function applicant_section_place(section text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['business-details', 'bank-information', 'branch-details-merchant', 'branch-details-retailer',
    'branch-details-commodity', 'required-documents', 'review-application'], section)::smallint
$$;

create table applicant_course (
  draft_id bigint primary key references applicant_draft on delete cascade,
  -- A new business of one store, of several, of several out of a spreadsheet; stores of a partner that is there.
  kind text not null check (kind in ('STORE', 'STORES', 'SHEET', 'EXISTING')),
  is_resumed boolean not null default false,
  -- The place of the furthest section, doubled, and one more when it was done.
  furthest smallint not null default 0,
  -- By place: how long each section that was done was worked at. It has all places from the beginning: an array that is begun in its midst
  -- counts from there.
  seconds integer[] not null default array_fill(null::integer, array[7])
);
-- What was wrong in an application: how often in which field of which section.
create table applicant_mistake (
  draft_id bigint not null references applicant_draft on delete cascade,
  place smallint not null,
  field text not null,
  times integer not null,
  primary key (draft_id, place, field)
);

create function begin_course() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into applicant_course (draft_id, kind)
  select n.id, case when n.existing_partner_id is null then 'STORE' else 'EXISTING' end from begun n;
  return null;
end $$;
create trigger course_begun after insert on applicant_draft referencing new table as begun
  for each statement execute function begin_course();

-- One that ever had a second store is of the kind that has several: what was typed goes when it is sent.
create function course_of_stores() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update applicant_course c set kind = 'STORES'
  where c.kind = 'STORE' and new.draft_id = c.draft_id and exists (select from applicant_draft_part p
    where p.draft_id = new.draft_id and p.name like 'branch-%' and p.name <> new.name);
  return null;
end $$;
create trigger course_of_stores after insert on applicant_draft_part for each row when (new.name like 'branch-%')
  execute function course_of_stores();
create function course_of_sheet() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update applicant_course c set kind = 'SHEET' where c.draft_id = new.draft_id and c.kind in ('STORE', 'STORES');
  return null;
end $$;
create trigger course_of_sheet after update of added_rows on applicant_upload for each row when (new.added_rows <> '{}')
  execute function course_of_sheet();

-- Of what is told again nothing is inserted, so that it counts once; what comes late goes to the days on which its application began.
create function note_course() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare at smallint := applicant_section_place(new.section);
begin
  update applicant_course c set is_resumed = c.is_resumed or new.kind = 'resumed',
    furthest = greatest(c.furthest, at * 2 + (new.kind = 'done')::int)
  where c.draft_id = new.draft_id;
  if at is null then return null; end if;
  if new.seconds is not null then
    update applicant_course c set seconds[at] = coalesce(c.seconds[at], 0) + new.seconds where c.draft_id = new.draft_id;
  end if;
  if new.kind = 'errors' then
    insert into applicant_mistake as m (draft_id, place, field, times)
    select new.draft_id, at, f.name, count(*) from unnest(new.fields) as f(name) group by f.name order by f.name
    on conflict (draft_id, place, field) do update set times = m.times + excluded.times;
  end if;
  return null;
end $$;
create trigger course_noted after insert on applicant_event for each row when (new.section is not null or new.kind = 'resumed')
  execute function note_course();
revoke execute on function begin_course(), course_of_stores(), course_of_sheet(), note_course() from public;

insert into applicant_course (draft_id, kind, is_resumed, furthest, seconds)
select d.id, case when d.existing_partner_id is not null then 'EXISTING'
    when exists (select from applicant_upload u where u.draft_id = d.id and u.added_rows <> '{}') then 'SHEET'
    when (select count(*) from applicant_draft_part p where p.draft_id = d.id and p.name like 'branch-%') > 1
      or (select count(*) from applicant_sending_store s where s.draft_id = d.id) > 1 then 'STORES'
    else 'STORE' end,
  exists (select from applicant_event e where e.draft_id = d.id and e.kind = 'resumed'),
  coalesce((select max(applicant_section_place(e.section) * 2 + (e.kind = 'done')::int) from applicant_event e
    where e.draft_id = d.id and e.section is not null), 0),
  (select array_agg(w.seconds order by w.place) from (
    select g.place, (select sum(e.seconds)::int from applicant_event e
      where e.draft_id = d.id and applicant_section_place(e.section) = g.place) as seconds
    from generate_series(1, 7) as g(place)) w)
from applicant_draft d;
insert into applicant_mistake (draft_id, place, field, times)
select e.draft_id, applicant_section_place(e.section), f.name, count(*) from applicant_event e cross join unnest(e.fields) as f(name)
where e.kind = 'errors' and applicant_section_place(e.section) is not null group by 1, 2, 3;

drop index applicant_event_course, applicant_event_errors;

do $$
declare t text;
begin
  foreach t in array array['applicant_course', 'applicant_mistake']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_reads on %I for select to app_internal using (true)', t);
    execute format('grant select on %I to app_internal', t);
  end loop;
end $$;
