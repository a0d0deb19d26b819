import { isNoticeShown, noticeExpiry, renewedNoticeExpiry } from '#domain/signIn/cookieNotice.ts';
import { readCookie, writeCookie } from './session/cookies.ts';

// A script cannot read when a cookie expires, so the value says it.
const COOKIE = 'suki_cookie_notice';

const store = (expiry: Date): void => writeCookie(COOKIE, expiry.toISOString(), expiry);

function storedExpiry(): Date | null {
  const time = Date.parse(readCookie(COOKIE) ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

/** Whether the cookie notice is to be shown; renews an acceptance that is about to run out. */
export function checkNotice(now: Date = new Date()): boolean {
  const expiry = storedExpiry();
  const renewed = renewedNoticeExpiry(expiry, now);
  if (renewed) store(renewed);
  return isNoticeShown(expiry, now);
}

/** Remembers for 365 days that the notice was accepted. */
export function acceptNotice(now: Date = new Date()): void {
  store(noticeExpiry(now));
}
