import { addDays } from '#domain/day.ts';
import { MAX_RANK } from '#domain/promos/promoRanks.ts';
import type { PromoStatus } from '#domain/promos/promoStatus.ts';
import type { DemoRandom } from '../../demoDataRandom.ts';

/** What a seeded promo is to be, before it is known where it is honoured. */
export interface PromoPlan {
  status: PromoStatus;
  /** Among the featured ones. */
  isFeatured: boolean;
  from: string;
  to: string;
  hasDti: boolean;
  createdBy: string;
  updatedBy: string;
}

/** Every status and age in turn: twenty promos, fifteen times. */
const ROUND: readonly [status: PromoStatus, age: 'live' | 'coming' | 'over' | 'long'][] = [
  ...(['live', 'live', 'live', 'live', 'coming', 'over', 'over', 'long', 'live'] as const).map(
    (age) => ['APPROVED', age] as [PromoStatus, typeof age],
  ),
  ['SUBMITTED', 'coming'],
  ['SUBMITTED', 'live'],
  ['SUBMITTED', 'long'],
  ['PENDING', 'coming'],
  ['PENDING', 'live'],
  ['PENDING', 'coming'],
  ['PENDING', 'over'],
  ['REVIEW', 'coming'],
  ['REVIEW', 'live'],
  ['REJECTED', 'live'],
  ['REJECTED', 'over'],
];
export const DEMO_PROMOS = 300;
const FEATURED = 8;

const daysOf = (age: 'live' | 'coming' | 'over' | 'long', today: string, random: DemoRandom) => {
  const runs = age === 'long' ? random.int(100, 170) : random.int(14, 75);
  const begins = { live: [-12, -1], long: [-20, 10], coming: [3, 40], over: [-220, -90] } as const;
  const [earliest, latest] = begins[age];
  const from = addDays(today, random.int(earliest, latest));
  return { from, to: addDays(from, runs) };
};

/** One of each of the first rounds, never the same of two that follow each other; the first four of a round are approved and live. */
const isFeatured = (at: number): boolean => {
  const round = Math.floor(at / ROUND.length);
  return round < FEATURED && at % ROUND.length === round % 4;
};

/** The plan of the promo at a place, from 0. */
export const planOf = (at: number, today: string, random: DemoRandom): PromoPlan => {
  const [status, age] = ROUND[at % ROUND.length] ?? ['SUBMITTED', 'coming'];
  const isStaffs = at % 3 === 0;
  const createdBy = isStaffs ? 'sales.admin' : 'loyalty.editor';
  const other = isStaffs ? 'loyalty.editor' : 'sales.admin';
  const isDecided = status === 'APPROVED' || status === 'REJECTED';
  return {
    status,
    isFeatured: isFeatured(at),
    ...daysOf(age, today, random),
    hasDti: status === 'APPROVED' || random.chance(0.6),
    createdBy,
    updatedBy: isDecided ? other : createdBy,
  };
};

const HALF = 2;
/** Hands out ranks: each of a category once among the promos that are live, every second promo has none. */
export const rankGiver = () => {
  const next = new Map<string, number>();
  let asked = 0;
  return (category: string, isLive: boolean): number | null => {
    asked += 1;
    const rank = next.get(category) ?? 1;
    if (!isLive || asked % HALF || rank > MAX_RANK) return null;
    next.set(category, rank + 1);
    return rank;
  };
};
