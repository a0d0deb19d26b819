import { SELF_SERVICE_STEPS, sectionOf, stepsOf } from '../selfService/form/steps.ts';
import type { Sentence } from '../sentence.ts';

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

/**
 * What somebody applies for: a new business of one store, of several, of several out of a spreadsheet, or stores of a partner in business.
 * Who ever had a second store has several.
 */
export const JOURNEY_KINDS = ['STORE', 'STORES', 'SHEET', 'EXISTING'] as const;
export type JourneyKind = (typeof JOURNEY_KINDS)[number];

export const JOURNEY_KIND_NAMES: Readonly<Record<JourneyKind, Sentence>> = {
  STORE: { en: 'New business, one store', fil: 'Bagong negosyo, isang tindahan' },
  STORES: { en: 'New business, several stores', fil: 'Bagong negosyo, ilang tindahan' },
  SHEET: {
    en: 'New business, stores from a spreadsheet',
    fil: 'Bagong negosyo, mga tindahan mula sa spreadsheet',
  },
  EXISTING: { en: 'Stores of a partner in business', fil: 'Mga tindahan ng kasalukuyang partner' },
};

/** The sections that an application of a kind has, in their order; of all kinds together all. */
export const sectionsOf = (kind?: JourneyKind): readonly string[] =>
  kind ? stepsOf({ branchOnly: kind === 'EXISTING' }).map(sectionOf) : FUNNEL_SECTIONS;

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
 * The funnel of applications, counted in applications, over the sections of one kind or of all. Sections open one after the other, so
 * whoever reached one reached and did those before it, and whoever sent the application did them all: a note that got lost on the way
 * leaves no hole, and of all kinds together a section that somebody has not counts as passed.
 */
export function funnelOf(journeys: readonly Journeys[], kind?: JourneyKind): Funnel {
  const isSent = ({ standing }: Journeys) => standing === 'SENT';
  const isLost = ({ standing }: Journeys) => LOST.includes(standing);
  const standing = Object.fromEntries(
    JOURNEY_STANDINGS.map((name) => [name, total(journeys, (one) => one.standing === name)]),
  ) as Record<JourneyStanding, number>;
  const sections = sectionsOf(kind);
  /** The places of the sections that the kind has begin after so many that it has not. */
  const before = FUNNEL_SECTIONS.length - sections.length;
  return {
    started: total(journeys, () => true),
    standing,
    lostBefore: total(journeys, (one) => isLost(one) && one.reached <= before),
    sections: sections.map((section, index) => {
      const at = before + index;
      return {
        section,
        reached: total(journeys, (one) => isSent(one) || one.reached > at),
        done: total(
          journeys,
          (one) => isSent(one) || one.reached > at + 1 || (one.reached === at + 1 && one.isDone),
        ),
        lost: total(journeys, (one) => isLost(one) && one.reached === at + 1),
      };
    }),
  };
}
