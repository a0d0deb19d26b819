import { describe, expect, it } from 'vitest';
import { composeOtp, composePasswordChanged } from './compose.ts';

describe('outgoing messages', () => {
  it('carries a code once as the only six digits, and says how long it lasts', () => {
    for (const purpose of ['login', 'password'] as const) {
      const { sms, body, subject } = composeOtp(purpose, '012345');
      expect(sms.match(/\d{6}/g)).toEqual(['012345']);
      expect(body.match(/\d{6}/g)).toEqual(['012345']);
      expect(subject).not.toMatch(/\d/);
      expect(sms).toContain('5 minutes');
    }
  });

  it('keeps an SMS in one part of 160 characters', () => {
    expect(composeOtp('login', '012345').sms.length).toBeLessThanOrEqual(160);
    expect(composeOtp('password', '012345').sms.length).toBeLessThanOrEqual(160);
  });

  it('tells of a changed password without the password', () => {
    expect(composePasswordChanged('liezel.nunez').body).toContain('liezel.nunez');
  });
});
