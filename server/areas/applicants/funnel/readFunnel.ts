import { FUNNEL_SECTIONS, type Journeys } from '#domain/applicants/funnel.ts';
import type { Tx } from '../../../db/context.ts';

const MOST_ERRORS = 200;

// Of a year all notes are read: sums and orders of them stay in memory, and nothing is worth compiling.
const ROOM = `select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;

// $1 to $2: when the applications were begun; $3: the sections in their order.
const BEGUN = 'd.created_at >= $1 and d.created_at < $2';
const AT = 'array_position($3::text[], section)';

// Of each section of an application whether it was done and how long it took; $4: those that were changed before count as abandoned.
const COURSE = `with cohort as materialized (
    select d.id, case when d.state <> 'OPEN' then d.state when d.changed_at < $4 then 'LEFT' else 'OPEN' end as standing
    from applicant_draft d where ${BEGUN}
  ), seen as materialized (
    select draft_id, ${AT} as at, is_done, seconds from (
      select e.draft_id, e.section collate "C" as section, bool_or(e.kind = 'done') as is_done, sum(e.seconds)::int as seconds
      from cohort c join applicant_event e on e.draft_id = c.id and e.section is not null
      group by 1, 2) s
  ), furthest as (
    select draft_id, max(at * 2 + is_done::int) as reached from seen group by draft_id
  ), journey as (
    select c.standing, coalesce(f.reached / 2, 0) as reached, coalesce(f.reached % 2 = 1, false) as "isDone", count(*) as count
    from cohort c left join furthest f on f.draft_id = c.id group by 1, 2, 3
  ), took as (
    select at, percentile_disc(array[0.5, 0.9]) within group (order by seconds) as seconds from seen
    where is_done and at is not null group by at
  ) select (select count(distinct e.draft_id)::int from cohort c join applicant_event e on e.draft_id = c.id and e.kind = 'resumed') as resumed,
    (select coalesce(json_agg(journey), '[]') from journey) as journeys, (select coalesce(json_agg(took), '[]') from took) as took`;

const ERRORS = `with wrong as (
    select e.draft_id, e.section collate "C" as section, f.name collate "C" as field, count(*) as times
    from applicant_draft d join applicant_event e on e.draft_id = d.id and e.kind = 'errors' cross join unnest(e.fields) as f(name)
    where ${BEGUN} group by 1, 2, 3
  ) select ${AT} as at, field, count(*)::int as drafts, sum(times)::int as times from wrong where ${AT} is not null
  group by section, field order by drafts desc, times desc, at, field limit ${MOST_ERRORS}`;

interface Course {
  resumed: number;
  journeys: Journeys[];
  took: { at: number; seconds: [number | null, number | null] }[];
}
interface Mistake {
  /** The place of the section, from 1. */
  at: number;
  field: string;
  drafts: number;
  times: number;
}
interface Asked {
  from: Date;
  until: Date;
  /** Open applications that were changed last before it count as abandoned. */
  abandonedBefore: Date;
}

/** What was noted of the applications that were begun in some time. */
export const readFunnel = async (tx: Tx, { from, until, abandonedBefore }: Asked) => {
  const begun = [from, until, FUNNEL_SECTIONS];
  await tx.query({ name: 'funnel-room', text: ROOM });
  const [course] = await tx.query<Course>({
    name: 'funnel',
    text: COURSE,
    values: [...begun, abandonedBefore],
  });
  if (!course) throw new Error('A funnel was not counted');
  const errors = await tx.query<Mistake>({ name: 'funnel-errors', text: ERRORS, values: begun });
  return {
    journeys: course.journeys,
    resumed: course.resumed,
    seconds: new Map(course.took.map(({ at, seconds }) => [at, seconds])),
    errors,
  };
};
