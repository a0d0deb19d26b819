import { safeReturnTo } from '#domain/access/returnTo.ts';
import type { EndReason } from '#domain/signIn/endReason.ts';

/** Why the login page is shown: a page was refused, or the session ended while it was in use; or an application asks for its number. */
export type LoginReason = 'denied' | 'changed' | 'applicant' | EndReason;

/** The login page, with the page to come back to (`goOn`: once a number is proved) and the reason, each only where it applies. */
export function loginPath({
  returnTo,
  reason,
  goOn,
}: {
  returnTo?: string | null;
  reason?: LoginReason;
  goOn?: string;
} = {}): string {
  const query = new URLSearchParams();
  const back = safeReturnTo(returnTo);
  if (back && back !== '/') query.set('returnTo', back);
  if (reason) query.set('reason', reason);
  if (goOn) query.set('then', goOn);
  return query.size > 0 ? `/login?${query}` : '/login';
}
