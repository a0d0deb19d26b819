import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { isPendingRate, MDR_TYPES, type MdrType } from '#domain/records/mdrRates.ts';

const DAY_MS = 86_400_000;
/** A UTC midnight's count of days: what lies between two is whole days, whatever the zone. */
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day of such a count, YYYY-MM-DD. */
export const dayText = (count: number): string => new Date(count * DAY_MS).toISOString().slice(0, 10);

/** A rate over the days that it holds, counted in days; `to` is the day after its last. */
interface Step {
  from: number;
  to: number;
  /** Percent. */
  rate: number;
}

/** What a product's chart shows. */
export interface RateCourse {
  type: MdrType;
  /** One after the other in time; a day without a rate leaves a gap. */
  steps: Step[];
  /** The same as the wire has it, for words. */
  rates: MdrRate[];
}

/** The charts of a record's rates, all over the same days and up to the same rate. */
export interface RateCourses {
  first: number;
  last: number;
  today: number;
  /** Percent, a whole number. */
  top: number;
  courses: RateCourse[];
}

/** The part of the days shown that stays free behind a rate that has yet to come, so that it can be seen. */
const AHEAD = 8;

/** How the rates of a record went and will go on; null where none has changed. Rates that still wait for an approval are none. */
export const rateCourses = (all: readonly MdrRate[], day: string): RateCourses | null => {
  const agreed = all.filter((rate) => !isPendingRate(rate));
  const groups = MDR_TYPES.map((type) => ({
    type,
    rates: agreed
      .filter((rate) => rate.type === type)
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)),
  })).filter(({ rates }) => rates.length > 0);
  if (!groups.some(({ rates }) => rates.length > 1)) return null;
  const today = dayOf(day);
  const starts = agreed.map(({ effectiveFrom }) => dayOf(effectiveFrom));
  const first = Math.min(today, ...starts);
  const latest = Math.max(today, ...starts);
  const last = latest > today ? latest + Math.ceil((latest - first) / AHEAD) : today + 1;
  const courses = groups.map(({ type, rates }) => ({
    type,
    rates,
    steps: rates.map(({ effectiveFrom, effectiveTo, mdrRate }) => ({
      from: dayOf(effectiveFrom),
      to: Math.min(effectiveTo === null ? last : dayOf(effectiveTo) + 1, last),
      rate: Number(mdrRate),
    })),
  }));
  const top = Math.max(1, Math.ceil(Math.max(...agreed.map(({ mdrRate }) => Number(mdrRate)))));
  return { first, last, today, top, courses };
};

/** The parts of steps between two days. */
export const stepsWithin = (steps: readonly Step[], from: number, to: number): Step[] =>
  steps
    .map((step) => ({ ...step, from: Math.max(step.from, from), to: Math.min(step.to, to) }))
    .filter((step) => step.from < step.to);

/** Steps as the path of a line: level while a rate holds, upright where the next follows it, broken where none does. */
export const stepPath = (
  steps: readonly Step[],
  x: (day: number) => number,
  y: (rate: number) => number,
): string =>
  steps
    .map(({ from, to, rate }, at) => {
      const follows = at > 0 && steps[at - 1]?.to === from;
      return `${follows ? 'V' : `M${x(from)} `}${y(rate)}H${x(to)}`;
    })
    .join('');
