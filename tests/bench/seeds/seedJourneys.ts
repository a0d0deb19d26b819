import type pg from 'pg';
import { FUNNEL_SECTIONS } from '#domain/applicants/funnel.ts';

// Of five one was sent, two are open, one ran out and one was cancelled; a third is of another kind than one store.
const DRAFTS = `insert into applicant_draft (reference_number, mobile_number, language, state, created_at, changed_at, expires_at, ended_at)
  select 'SK-2026-' || lpad((5000000 + n)::text, 7, '0'), case when n % 5 in (1, 2) then '639' || lpad(n::text, 9, '0') end, 'en',
    case n % 5 when 0 then 'SENT' when 3 then 'EXPIRED' when 4 then 'CANCELLED' else 'OPEN' end, begun.at, begun.at + interval '3 days',
    timestamptz '2027-01-01' + interval '90 days', case when n % 5 in (0, 3, 4) then begun.at + interval '3 days' end
  from generate_series(1, $1) n cross join lateral (select timestamptz '2026-12-31' - n * interval '365 days' / $1 as at) begun`;
const KINDS = `update applicant_course c set kind = (array['STORE', 'STORE', 'STORES', 'SHEET'])[1 + c.draft_id % 4] where kind = 'STORE'`;
// Up to seven sections, each opened, done and for one in four wrong in two fields; what was told of them, and what is kept of that.
const SEEN = `seen as (
    select d.id, d.created_at, s.place, s.section, (20 + (d.id * 7919 * s.place) % 900)::int as seconds, (d.id + s.place) % 4 = 0 as is_wrong
    from applicant_draft d cross join unnest($1::text[]) with ordinality as s(section, place) where s.place <= 1 + d.id % 13)`;
const EVENTS = `with ${SEEN}
  insert into applicant_event (draft_id, told_as, kind, section, fields, seconds, at)
  select id, gen_random_uuid(), e.kind, section, e.fields, e.seconds, created_at + place * interval '5 minutes' from seen cross join lateral (
    values ('opened', '{}'::text[], null::int), ('done', '{}', seen.seconds),
      (case when is_wrong then 'errors' end, array['field-' || id % 9, 'field-' || 9 + id % 5], null)) as e(kind, fields, seconds)
  where e.kind is not null`;
const MISTAKES = `with ${SEEN} insert into applicant_mistake (draft_id, place, field, times)
  select id, place, f.name, 1 from seen cross join unnest(array['field-' || id % 9, 'field-' || 9 + id % 5]) as f(name) where is_wrong
  on conflict do nothing`;
const COURSES = `with ${SEEN}, course as (
    select id, max(place) * 2 + 1 as furthest, array_agg(seconds order by place) as seconds from seen group by id
  ) update applicant_course c set furthest = course.furthest, seconds = course.seconds, is_resumed = c.draft_id % 3 = 0
  from course where course.id = c.draft_id`;

/** Adds applications that people began within a year, with all that was noted of them; a trigger for each note would take minutes. */
export const seedJourneys = async (client: pg.ClientBase, drafts: number): Promise<void> => {
  await client.query(DRAFTS, [drafts]);
  await client.query(KINDS);
  await client.query('alter table applicant_event disable trigger course_noted');
  for (const statement of [EVENTS, MISTAKES, COURSES]) await client.query(statement, [FUNNEL_SECTIONS]);
  await client.query('alter table applicant_event enable trigger course_noted');
  for (const table of ['applicant_draft', 'applicant_course', 'applicant_mistake', 'applicant_event'])
    await client.query(`vacuum analyze ${table}`);
};
