import { addDays, manilaDate } from '../../day.ts';

/** For so many days somebody has not signed in, or not used a right, before the review of access names them. */
export const IDLE_DAYS = 90;

/** The last of Manila's days that is long enough ago. */
export function idleUntil(now: Date): string {
  return addDays(manilaDate(now), -IDLE_DAYS);
}

/** A right that somebody has by one role, or besides their roles. */
export interface HeldRight {
  permission: string;
  role: string | null;
  /** The instant since which they could have used it. */
  since: string;
  /** Manila's day of the last use; null for never. */
  lastUsed: string | null;
}

/** A right that was not used for so long, and all that gives it. */
export interface UnusedRight {
  permission: string;
  roles: string[];
  lastUsed: string | null;
}

/** The rights that somebody has had, by whatever gives them, and not used for IDLE_DAYS, in the order given. */
export function unusedRights(held: readonly HeldRight[], now: Date): UnusedRight[] {
  const until = idleUntil(now);
  const isIdle = ({ since, lastUsed }: HeldRight) =>
    manilaDate(new Date(since)) <= until && (lastUsed === null || lastUsed <= until);
  const idle = new Set(held.filter(isIdle).map(({ permission }) => permission));
  return [...idle].map((permission) => {
    const ways = held.filter((right) => right.permission === permission);
    return {
      permission,
      roles: ways.flatMap(({ role }) => role ?? []),
      lastUsed: ways[0]?.lastUsed ?? null,
    };
  });
}
