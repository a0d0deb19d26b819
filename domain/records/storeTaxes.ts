import { addDays } from '../day.ts';

/** From when a store is taxed how: whether tax is withheld of it (EWT), and whether it is a top withholding agent itself (TWA). */
export interface StoreTax {
  isEwt: boolean;
  isTwa: boolean;
  /** The first business day, YYYY-MM-DD. */
  effectiveFrom: string;
}

/** The taxes that hold on a business day; the rows come the earliest first. Null before the first of them. */
export function taxOn<T extends StoreTax>(rows: readonly T[], day: string): T | null {
  return rows.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? null;
}

/** Days for which nothing is said of a store though payments of them wait: from the first such payment until `before`, when its taxes begin. */
export interface UntaxedDays {
  /** YYYY-MM-DD. */
  since: string;
  before: string;
}

/**
 * The first day on which a change can hold: tomorrow, as the day that has begun is settled by what held when it began. Where payments wait
 * as nothing was said yet, nothing of those days is settled, and it may begin with them.
 */
export function firstTaxDay(
  effectiveFrom: string,
  today: string,
  untaxed: UntaxedDays | null = null,
): string {
  if (untaxed && untaxed.since <= effectiveFrom && effectiveFrom < untaxed.before) return effectiveFrom;
  const tomorrow = addDays(today, 1);
  return effectiveFrom > tomorrow ? effectiveFrom : tomorrow;
}
