import { describe, expect, it } from 'vitest';
import { askedFactor, type FactorState, lacksFactor } from './secondFactor.ts';

const state = (more: Partial<FactorState> = {}): FactorState => ({
  chosen: 'none',
  isRequired: false,
  isNumberProved: false,
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
  });
});
