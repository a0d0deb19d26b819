const DAY_MS = 86_400_000;

/** A draft is deleted so many days after its last change. */
export const DRAFT_DAYS = 90;
/** Whoever writes it is reminded so many days after the last change. */
export const REMINDER_DAYS = [30, 80] as const;
/** So many drafts may be open for one contact. */
export const MOST_OPEN_DRAFTS = 5;
/** How long a link opens a draft, in milliseconds. */
export const LINK_LIFETIME_MS = 15 * 60_000;

/** When a draft that was changed last at this moment is deleted. */
export function draftExpires(changedAt: Date): Date {
  return new Date(changedAt.getTime() + DRAFT_DAYS * DAY_MS);
}

/**
 * How many reminders of a draft should have gone out by now, of which `sent` since its last change did. Above `sent` one is due: a
 * single one, however many were missed.
 */
export function remindersDue(changedAt: Date, now: Date): number {
  const days = (now.getTime() - changedAt.getTime()) / DAY_MS;
  return days >= DRAFT_DAYS ? 0 : REMINDER_DAYS.filter((due) => days >= due).length;
}
