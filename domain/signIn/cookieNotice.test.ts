import { describe, expect, it } from 'vitest';
import { deviceIdExpiry, isNoticeShown, noticeExpiry, renewedNoticeExpiry } from './cookieNotice.ts';

const NOW = new Date('2024-03-01T00:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);
const inDays = (days: number): Date => inHours(24 * days);

describe('the cookie notice', () => {
  it('[cookie.notice] shows while no expiry is stored', () => {
    expect(isNoticeShown(null, NOW)).toBe(true);
  });

  it('[cookie.notice] does not show once one is', () => {
    for (const days of [200, 365, 3, 0.001]) expect(isNoticeShown(inDays(days), NOW)).toBe(false);
  });

  it('[cookie.notice] shows again when the expiry has passed or is unreadable', () => {
    expect(isNoticeShown(NOW, NOW)).toBe(true);
    expect(isNoticeShown(inDays(-1), NOW)).toBe(true);
    expect(isNoticeShown(new Date(Number.NaN), NOW)).toBe(true);
  });

  it('[cookie.notice] is set for 365 days', () => {
    expect(noticeExpiry(NOW)).toEqual(new Date('2025-03-01T00:00:00Z'));
  });

  it('[cookie.renew] is renewed for 365 days with three days or fewer left', () => {
    for (const left of [inDays(3), inDays(1), inHours(72), inHours(71), inHours(0.01)]) {
      expect(renewedNoticeExpiry(left, NOW)).toEqual(inDays(365));
    }
  });

  it('[cookie.renew] stays as it is with more', () => {
    for (const left of [inDays(10), inDays(3.5), inDays(365), new Date(inHours(72).getTime() + 1)]) {
      expect(renewedNoticeExpiry(left, NOW)).toBeNull();
    }
  });

  it('[cookie.renew] never accepts in the place of the visitor', () => {
    for (const expiry of [null, NOW, inDays(-1), new Date(Number.NaN)])
      expect(renewedNoticeExpiry(expiry, NOW)).toBeNull();
  });
});

describe('the device id', () => {
  it('[cookie.deviceId] lasts 15 days', () => {
    expect(deviceIdExpiry(NOW)).toEqual(new Date('2024-03-16T00:00:00Z'));
    expect(deviceIdExpiry(new Date('2024-02-20T12:34:56.789Z'))).toEqual(
      new Date('2024-03-06T12:34:56.789Z'),
    );
  });
});
