import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '../day.ts';
import { CONTRACT_STATES, contractState, contractStates, daysLeft, EXPIRING_DAYS } from './contractState.ts';

const TODAY = '2026-11-21';
const ending = (expiryDate: string, isSigned = true) => contractState({ expiryDate, isSigned }, TODAY);

describe('the state of a contract', () => {
  it.each([
    [61, 'SIGNED'],
    [60, 'EXPIRING'],
    [1, 'EXPIRING'],
    [0, 'EXPIRING'],
    [-1, 'EXPIRED'],
    [-400, 'EXPIRED'],
  ] as const)('with %i days left is %s', (days, state) => {
    expect(ending(addDays(TODAY, days))).toBe(state);
    expect(daysLeft(addDays(TODAY, days), TODAY)).toBe(days);
  });

  it('without a signed copy is unsigned while there is time', () => {
    expect(ending(addDays(TODAY, 61), false)).toBe('UNSIGNED');
    expect(ending(addDays(TODAY, 60), false)).toBe('EXPIRING');
    expect(ending(addDays(TODAY, -1), false)).toBe('EXPIRED');
  });

  it('changes at midnight in Manila', () => {
    const last = { expiryDate: '2026-11-21', isSigned: true };
    const at = (instant: string) => contractState(last, manilaDate(new Date(instant)));
    expect(at('2026-11-21T15:59:59Z')).toBe('EXPIRING');
    expect(at('2026-11-21T16:00:00Z')).toBe('EXPIRED');
  });

  it('counts days over leap days and ends of years', () => {
    expect(daysLeft('2028-03-01', '2028-02-28')).toBe(2);
    expect(daysLeft('2027-01-01', '2026-12-31')).toBe(1);
    expect(() => daysLeft('2026-02-30', TODAY)).toThrow(RangeError);
  });

  it('never goes back while time passes and nothing else changes', () => {
    const order = (isSigned: boolean) => [isSigned ? 'SIGNED' : 'UNSIGNED', 'EXPIRING', 'EXPIRED'];
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.boolean(), (days, isSigned) => {
        const expiryDate = addDays(TODAY, days);
        const [now, next] = [TODAY, addDays(TODAY, 1)].map((day) =>
          order(isSigned).indexOf(contractState({ expiryDate, isSigned }, day)),
        );
        expect(now).toBeGreaterThanOrEqual(0);
        expect(next).toBeGreaterThanOrEqual(now ?? 0);
      }),
    );
  });

  it('has a label for each', () => {
    expect(Object.keys(contractStates)).toEqual([...CONTRACT_STATES]);
    expect(EXPIRING_DAYS).toBe(60);
  });
});
