import { createHash } from 'node:crypto';

/** What samples are drawn by: another one every day, unless it is given. */
const TEST_SEED = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10);

const rankOf = (key: string): string => createHash('sha256').update(`${TEST_SEED} ${key}`).digest('hex');

const inDrawnOrder = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  all
    .map((one) => ({ one, rank: rankOf(keyOf(one)) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ one }) => one);

/** `most` of them, drawn by the seed: the same in every run of a day. */
export const sample = (all: readonly string[], most: number): string[] =>
  inDrawnOrder(all, (one) => one).slice(0, most);

/**
 * Of a generated matrix `npm test` takes `most` cases, drawn by the seed, `npm run test:full` the others, and a run by name all of them.
 * `keyOf` names a case the same way every day.
 */
export const drawn = <T>(all: readonly T[], most: number, keyOf: (one: T) => string): T[] => {
  const order = inDrawnOrder(all, keyOf);
  if (process.env.TESTS === 'fast') return order.slice(0, most);
  return process.env.TESTS === 'full' ? order.slice(most) : order;
};
