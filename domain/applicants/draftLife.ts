const DAY_MS = 86_400_000;

/** A draft is deleted so many days after its last change. */
export const DRAFT_DAYS = 90;
/** Whoever writes it is reminded so many days after the last change. */
const REMINDER_DAYS = [30, 80] as const;
/** So many drafts may be open for one contact. */
export const MOST_OPEN_DRAFTS = 5;
/** How long a link opens a draft, in milliseconds. */
export const LINK_LIFETIME_MS = 15 * 60_000;

/** When a draft that was changed last at this moment is deleted. */
export function draftExpires(changedAt: Date): Date {
  return new Date(changedAt.getTime() + DRAFT_DAYS * DAY_MS);
}

/**
 * Of each reminder the moment at which, or before which, a draft must have been changed last for it to be due by now. Of those that are due
 * and have not gone out a single one does, however many were missed.
 */
export function reminderMoments(now: Date): Date[] {
  return REMINDER_DAYS.map((days) => new Date(now.getTime() - days * DAY_MS));
}
