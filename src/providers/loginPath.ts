import { safeReturnTo } from '#domain/access/returnTo.ts';

/** Why the login page is shown: a page was refused, or the session ended while it was in use. */
export type LoginReason = 'denied' | 'ended' | 'changed';

/** The login page, with the page to come back to and the reason, both only where they apply. */
export function loginPath({
  returnTo,
  reason,
}: {
  returnTo?: string | null;
  reason?: LoginReason;
} = {}): string {
  const query = new URLSearchParams();
  const back = safeReturnTo(returnTo);
  if (back && back !== '/') query.set('returnTo', back);
  if (reason) query.set('reason', reason);
  return query.size > 0 ? `/login?${query}` : '/login';
}
