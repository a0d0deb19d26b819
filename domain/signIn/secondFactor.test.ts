import { describe, expect, it } from 'vitest';
import { askedFactor, lacksFactor, proofWay, type SessionFactor } from './secondFactor.ts';

const state = (more: Partial<SessionFactor> = {}): SessionFactor => ({
  chosen: 'none',
  isRequired: false,
  isNumberProved: false,
  hasProviderFactor: false,
  ...more,
});

describe('the second factor of an account', () => {
  it.each([
    ['nothing is required', {}, 'none', false],
    ['nothing is required, with a proved number', { isNumberProved: true }, 'none', false],
    ['one is required, with a proved number', { isRequired: true, isNumberProved: true }, 'sms', false],
    ['one is required, without a proved number', { isRequired: true }, 'none', true],
    ['an app is set up', { chosen: 'app', isRequired: true }, 'app', false],
    ['a passkey is set up', { chosen: 'passkey' }, 'passkey', false],
    [
      'text messages were chosen for a number that changed since',
      { chosen: 'sms', isRequired: true },
      'sms',
      false,
    ],
  ] as const)('where %s', (_, more, asked, lacks) => {
    expect(askedFactor(state(more))).toBe(asked);
    expect(lacksFactor(state(more))).toBe(lacks);
    expect(proofWay(state(more))).toBe(asked);
  });

  it.each([
    ['asks there again where nothing is set up here', { isRequired: true }, 'provider'],
    ['does so with a proved number too', { isRequired: true, isNumberProved: true }, 'provider'],
    ['prefers what is set up here', { chosen: 'app' }, 'app'],
  ] as const)('of a session that proved one at the identity provider %s', (_, more, way) => {
    const there = state({ ...more, hasProviderFactor: true });
    expect(proofWay(there)).toBe(way);
    expect(lacksFactor(there)).toBe(false);
  });
});
