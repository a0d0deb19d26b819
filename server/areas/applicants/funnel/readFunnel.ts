import { FUNNEL_SECTIONS, type JourneyKind, type Journeys } from '#domain/applicants/funnel.ts';
import type { Tx } from '../../../db/context.ts';

const MOST_ERRORS = 200;

// A year is a hundred thousand rows, read once: nothing is worth compiling.
const PLAIN = `select set_config('jit', 'off', true)`;

// $1 to $2: when the applications were begun; $3: of which kind, null for all.
const BEGUN = 'd.created_at >= $1 and d.created_at < $2 and ($3::text is null or c.kind = $3)';

// $4: those that were changed before count as abandoned. Of the seconds each value is counted before the half and nine of ten are sought.
const COURSE = `with cohort as materialized (
    select case when d.state <> 'OPEN' then d.state when d.changed_at < $4 then 'LEFT' else 'OPEN' end as standing, c.furthest,
      c.is_resumed, c.seconds
    from applicant_draft d join applicant_course c on c.draft_id = d.id where ${BEGUN}
  ), journey as (
    select standing, furthest / 2 as reached, furthest % 2 = 1 as "isDone", count(*)::int as count,
      (count(*) filter (where is_resumed))::int as resumed
    from cohort group by standing, furthest
  ), took as (
    select t.place, t.seconds, count(*) as n from cohort c cross join unnest(c.seconds) with ordinality as t(seconds, place)
    where t.seconds is not null group by 1, 2
  ), upto as (
    select place, seconds, sum(n) over (partition by place order by seconds) as n, sum(n) over (partition by place) as whole from took
  ), half as (
    select place, min(seconds) filter (where n * 2 >= whole) as median, min(seconds) filter (where n * 10 >= whole * 9) as p90
    from upto group by place
  ) select (select coalesce(json_agg(journey), '[]') from journey) as journeys, (select coalesce(json_agg(half), '[]') from half) as took`;

const ERRORS = `select m.place, m.field, count(*)::int as drafts, sum(m.times)::int as times
  from applicant_draft d join applicant_course c on c.draft_id = d.id join applicant_mistake m on m.draft_id = d.id
  where ${BEGUN} group by m.place, m.field
  order by drafts desc, times desc, m.place, m.field collate "C" limit ${MOST_ERRORS}`;

interface Course {
  journeys: (Journeys & { resumed: number })[];
  took: { place: number; median: number; p90: number }[];
}
interface Mistake {
  /** The place of the section, from 1. */
  place: number;
  field: string;
  drafts: number;
  times: number;
}
export interface FunnelAsked {
  from: Date;
  until: Date;
  /** Undefined for all kinds. */
  kind?: JourneyKind | undefined;
  /** Open applications that were changed last before it count as abandoned. */
  abandonedBefore: Date;
}

/** What a funnel asks the database: how it is read, how far the applications got, what was wrong in them. */
export const funnelStatements = ({ from, until, kind = undefined, abandonedBefore }: FunnelAsked) => {
  const begun = [from, until, kind ?? null];
  return {
    plain: { name: 'funnel-plain', text: PLAIN },
    course: { name: 'funnel', text: COURSE, values: [...begun, abandonedBefore] },
    errors: { name: 'funnel-errors', text: ERRORS, values: begun },
  };
};

/** How far the applications got that were begun in some time, and what was wrong in them. */
export const readFunnel = async (tx: Tx, asked: FunnelAsked) => {
  const statements = funnelStatements(asked);
  await tx.query(statements.plain);
  const [course] = await tx.query<Course>(statements.course);
  if (!course) throw new Error('A funnel was not counted');
  const errors = await tx.query<Mistake>(statements.errors);
  return {
    journeys: course.journeys,
    resumed: course.journeys.reduce((sum, { resumed }) => sum + resumed, 0),
    seconds: new Map(course.took.map(({ place, ...seconds }) => [FUNNEL_SECTIONS[place - 1], seconds])),
    errors: errors.map(({ place, ...error }) => ({ section: FUNNEL_SECTIONS[place - 1] ?? '', ...error })),
  };
};
