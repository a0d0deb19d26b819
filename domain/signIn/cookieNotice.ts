const NOTICE_COOKIE_DAYS = 365;
const DEVICE_COOKIE_DAYS = 15;

const DAY_MS = 86_400_000;
const RENEW_AT_MS = 3 * DAY_MS;

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Whether the cookie notice shows: no expiry is stored, or it has passed. */
export function isNoticeShown(expiry: Date | null, now: Date): boolean {
  return expiry === null || !(expiry.getTime() > now.getTime());
}

/** When the notice cookie set now expires: 365 days on. */
export function noticeExpiry(now: Date): Date {
  return after(now, NOTICE_COOKIE_DAYS);
}

/** The new expiry of an accepted notice with 72 hours or less left, else null: it stays, or has to be accepted again. */
export function renewedNoticeExpiry(expiry: Date | null, now: Date): Date | null {
  if (expiry === null || isNoticeShown(expiry, now)) return null;
  return expiry.getTime() - now.getTime() <= RENEW_AT_MS ? noticeExpiry(now) : null;
}

/** When the device id cookie set now expires: 15 days on. */
export function deviceIdExpiry(now: Date): Date {
  return after(now, DEVICE_COOKIE_DAYS);
}
