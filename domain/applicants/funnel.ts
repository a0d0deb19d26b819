import { SELF_SERVICE_STEPS, sectionOf } from '../selfService/form/steps.ts';

const DAY_MS = 86_400_000;

/** An application that is open still, and that nobody has changed for so many days, counts as abandoned. */
export const ABANDONED_DAYS = 14;

/** An open application that was changed last before this moment counts as abandoned. */
export function abandonedBefore(now: Date): Date {
  return new Date(now.getTime() - ABANDONED_DAYS * DAY_MS);
}

/** The sections of an application in their order. */
export const FUNNEL_SECTIONS: readonly string[] = SELF_SERVICE_STEPS.map(sectionOf);

/** Where an application stands that somebody began. OPEN: it is under way; LEFT: it counts as abandoned. */
export const JOURNEY_STANDINGS = ['SENT', 'OPEN', 'LEFT', 'CANCELLED', 'EXPIRED'] as const;
export type JourneyStanding = (typeof JOURNEY_STANDINGS)[number];

/** Applications that went equally far and stand alike. */
export interface Journeys {
  standing: JourneyStanding;
  /** How many sections they reached, the furthest one included. */
  reached: number;
  /** Whether the furthest one was done. */
  isDone: boolean;
  count: number;
}

export interface FunnelSection {
  section: string;
  reached: number;
  done: number;
  /** Of those that are over without having been sent: for how many this was the furthest section. */
  lost: number;
}

export interface Funnel {
  started: number;
  standing: Readonly<Record<JourneyStanding, number>>;
  /** Over, and no section was ever opened. */
  lostBefore: number;
  sections: FunnelSection[];
}

const LOST: readonly JourneyStanding[] = ['LEFT', 'CANCELLED', 'EXPIRED'];

const total = (journeys: readonly Journeys[], counts: (one: Journeys) => boolean): number =>
  journeys.filter(counts).reduce((sum, { count }) => sum + count, 0);

/**
 * The funnel of applications, counted in applications. Sections open one after the other, so whoever reached one reached and did those
 * before it, and whoever sent the application did them all: a note that got lost on the way leaves no hole.
 */
export function funnelOf(journeys: readonly Journeys[]): Funnel {
  const isSent = ({ standing }: Journeys) => standing === 'SENT';
  const isLost = ({ standing }: Journeys) => LOST.includes(standing);
  const standing = Object.fromEntries(
    JOURNEY_STANDINGS.map((name) => [name, total(journeys, (one) => one.standing === name)]),
  ) as Record<JourneyStanding, number>;
  return {
    started: total(journeys, () => true),
    standing,
    lostBefore: total(journeys, (one) => isLost(one) && one.reached === 0),
    sections: FUNNEL_SECTIONS.map((section, at) => ({
      section,
      reached: total(journeys, (one) => isSent(one) || one.reached > at),
      done: total(
        journeys,
        (one) => isSent(one) || one.reached > at + 1 || (one.reached === at + 1 && one.isDone),
      ),
      lost: total(journeys, (one) => isLost(one) && one.reached === at + 1),
    })),
  };
}
