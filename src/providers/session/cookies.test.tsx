import { describe, expect, it, vi } from 'vitest';
import { acceptNotice, checkNotice } from '../notice.ts';
import { readCookie } from './cookies.ts';
import { deviceId } from './device.ts';

const DAY_MS = 86_400_000;
const days = (n: number): Date => new Date(Date.now() + n * DAY_MS);

describe('cookies', () => {
  it('[cookie.deviceId] makes a random device id once and keeps it for 15 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const now = new Date();
    const made = deviceId(now);
    expect(write.mock.lastCall?.[0]).toContain(
      `Expires=${new Date(now.getTime() + 15 * DAY_MS).toUTCString()}`,
    );
    expect(deviceId()).toBe(made);
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('[cookie.notice] shows until it is accepted, and not for a year after', () => {
    expect(checkNotice()).toBe(true);
    acceptNotice();
    expect(checkNotice()).toBe(false);
    expect(checkNotice(days(366))).toBe(true);
  });

  it('[cookie.renew] renews an acceptance with 3 days or fewer left', () => {
    acceptNotice(days(-362.5));
    const before = readCookie('suki_cookie_notice');
    expect(checkNotice()).toBe(false);
    const after = readCookie('suki_cookie_notice');
    expect(after).not.toBe(before);
    expect(Date.parse(after ?? '')).toBeGreaterThan(days(364).getTime());
  });
});
