import { addDays, manilaDate } from '#domain/day.ts';
import type { DemoRandom } from '../demoDataRandom.ts';

const DAY_MS = 86_400_000;

/** When a record was made and last changed: made in office hours of a past day, changed at or after that, never in the future. */
export const moments = (random: DemoRandom, now: Date, oldestDays: number) => {
  const age = random.int(20, oldestDays);
  const quiet = random.int(0, age - 1);
  const at = (daysAgo: number) => {
    const midnight = Date.parse(`${addDays(manilaDate(now), -daysAgo)}T00:00:00+08:00`);
    return new Date(Math.min(midnight + random.int(8 * 3600, 18 * 3600) * 1000, now.getTime() - DAY_MS / 24));
  };
  const createdAt = at(age);
  return { createdAt, updatedAt: random.chance(0.3) ? createdAt : at(Math.min(quiet, age - 1)), age };
};

/** A status as demo records have it: nearly all active. */
export const demoStatus = (random: DemoRandom): 'A' | 'I' | 'B' | 'C' => {
  const draw = random.next();
  return draw < 0.86 ? 'A' : draw < 0.92 ? 'I' : draw < 0.96 ? 'B' : 'C';
};
