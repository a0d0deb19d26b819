import { expect, it } from 'vitest';
import { OWED_STATES, owedState, owedStateOf } from './owedState.ts';

it.each([
  [60_00n, 0n, 'MISSING'],
  [60_00n, 59_99n, 'PARTLY'],
  [60_00n, 60_00n, 'RECEIVED'],
  [60_00n, 60_01n, 'MORE'],
] as const)('of %s expected %s received is %s', (expected, received, state) => {
  expect(owedStateOf(expected, received)).toBe(state);
});

it('every state goes on to others, never back to nothing: papers are replaced, not taken away', () => {
  for (const state of OWED_STATES) {
    expect(owedState[state].next.length).toBeGreaterThan(0);
    expect(owedState[state].next).not.toContain('MISSING');
  }
});
