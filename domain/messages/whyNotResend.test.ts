import { describe, expect, it } from 'vitest';
import { MESSAGE_STATUSES } from './messageStatus.ts';
import { whyNotResend } from './whyNotResend.ts';

const failed = { status: 'failed', topic: 'notice', isSecret: false, hasText: true } as const;

describe('whyNotResend', () => {
  it('allows a resend of failed, unknown and undeliverable messages only', () => {
    const allowed = MESSAGE_STATUSES.filter((status) => whyNotResend({ ...failed, status }) === null);
    expect(allowed).toEqual(['unknown', 'failed', 'noGateway']);
  });

  it.each([
    ['code', 'new code'],
    ['invitation', 'new invitation'],
    ['passwordReset', 'Reset the password again'],
    ['applicationLink', 'new link'],
  ] as const)('refuses a %s, whose secret is void, and says what to do instead', (topic, expected) => {
    expect(whyNotResend({ ...failed, topic, isSecret: true, hasText: false })?.en).toContain(expected);
    expect(whyNotResend({ ...failed, topic, isSecret: true })?.en).toContain(expected);
  });

  it('refuses a certificate, which has its own page, and a message whose text is deleted', () => {
    expect(whyNotResend({ ...failed, topic: 'certificate' })?.en).toContain('its own page');
    expect(whyNotResend({ ...failed, hasText: false })?.en).toContain('30 days');
  });
});
