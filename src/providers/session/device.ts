import { deviceIdExpiry } from '#domain/signIn/cookieNotice.ts';
import { randomId } from '../http/randomId.ts';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'suki_device';

/** The device id of this browser, sent as Signature: kept in a cookie for 15 days, random, and made when missing. */
export function deviceId(now: Date = new Date()): string {
  const known = readCookie(COOKIE);
  if (known) return known;
  const made = randomId();
  writeCookie(COOKIE, made, deviceIdExpiry(now));
  return made;
}
