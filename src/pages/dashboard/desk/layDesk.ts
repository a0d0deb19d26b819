import type { Desk } from '#contract/desk.ts';
import type { BesideSection } from '../arrange/sectionsOf.ts';

type Sections = Pick<Desk, 'queues' | 'payments' | 'opened' | 'dues' | 'events'>;

/** How a desk stands where there is room for two columns. */
export interface Laid {
  /** The queues of the first column. */
  queues: Desk['queues'];
  /** What follows them there, as they are fewer than what stands beside them. */
  after: BesideSection[];
  beside: BesideSection[];
  /** The queues below both columns: with so many the second column has ended. */
  rest: Desk['queues'];
  /** The events stand below both columns, as the second would be far longer than the first with them. */
  isEventsBelow: boolean;
}

// As its cards come out at 1440 pixels, the gap below them included: only what is longer is asked, not by how much.
const CLEAR = 89;
const HEAD = 60;
const WAITED = 45;
const ROW = 59;
const OPENED_ROW = 50;
const DUE_ROW = 58;
const EVENT_ROW = 68;
const PAYMENTS = 159;
const NO_EVENTS = 75;
/** A column may be so much longer than the other. */
const SLACK = 130;

const heightOf = ({ total, waited, rows }: Desk['queues'][number]): number =>
  total === 0 ? 0 : HEAD + (waited ? WAITED : 0) + rows.length * ROW;

const tallQueues = (queues: Desk['queues']): number =>
  queues.reduce((sum, queue) => sum + heightOf(queue), 0);

const besideHeight = (key: BesideSection, { opened, dues, events }: Sections): number => {
  switch (key) {
    case 'payments':
      return PAYMENTS;
    case 'opened':
      return HEAD + opened.length * OPENED_ROW;
    case 'dues':
      return HEAD + dues.length * DUE_ROW;
    case 'events':
      return HEAD + (events?.length ? events.length * EVENT_ROW : NO_EVENTS);
  }
};

/** Lays what the user shows into two columns that end near each other, each kind in its order. */
export const layDesk = (
  queues: Desk['queues'],
  shownBeside: readonly BesideSection[],
  desk: Sections,
): Laid => {
  const tall = (keys: readonly BesideSection[]) =>
    keys.reduce((sum, key) => sum + besideHeight(key, desk), 0);
  const clear = queues.some(({ total }) => total === 0) ? CLEAR : 0;
  const waits = tallQueues(queues) + clear;
  const isEventsBelow = shownBeside.includes('events') && tall(shownBeside) > waits + SLACK;

  const beside: BesideSection[] = [];
  const after: BesideSection[] = [];
  for (const key of shownBeside.filter((one) => !(isEventsBelow && one === 'events')))
    (tall(beside) <= waits + tall(after) ? beside : after).push(key);

  const full = queues.filter(({ total }) => total > 0);
  const isFit = (_: unknown, index: number) =>
    beside.length === 0 || tallQueues(full.slice(0, index)) < tall(beside) - SLACK / 2;
  const rest = full.filter((queue, index) => !isFit(queue, index));
  return { queues: queues.filter((queue) => !rest.includes(queue)), after, beside, rest, isEventsBelow };
};
