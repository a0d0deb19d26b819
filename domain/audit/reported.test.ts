import { describe, expect, it } from 'vitest';
import { isOurEvent } from './reported.ts';

describe('an event that people report', () => {
  it.each([
    'LOGIN',
    'login',
    'Signed in',
    'signed  IN',
    'LOGIN_FAILED',
    'login failed',
    'Nag-sign in',
    'EXPORT',
    'DOWNLOAD',
    'DELETE',
    'ＬＯＧＩＮ',
  ])('is not %s, which the server alone writes', (eventType) => {
    expect(isOurEvent(eventType)).toBe(true);
  });

  it.each(['VIEW', 'CREATE', 'EDIT', 'APPROVE', 'REFUND', 'Opened the guide'])('may be %s', (eventType) => {
    expect(isOurEvent(eventType)).toBe(false);
  });
});
