import { problemOf } from '../problem.ts';

const TRIES = 2;

/** Whether a list that failed is asked again by itself: while the database is away for a moment. All else is told at once. */
export const retriesUnasked = (failures: number, error: unknown): boolean =>
  failures < TRIES && problemOf(error).code === 'unavailable';
