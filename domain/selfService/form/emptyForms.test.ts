import { describe, expect, it } from 'vitest';
import { emptyAddress, emptyAssociate, emptyBank, emptyBusiness, emptyStore } from './emptyForms.ts';

/** Everything that a form holds, however deep. */
const held = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(held) : [value];

describe('an application before anything is typed', () => {
  it('holds no text and no choice', () => {
    for (const form of [emptyAddress(), emptyBank()])
      expect(held(form).filter((one) => one !== '' && one !== null && one !== true)).toEqual([]);
    const { handlingTransactions, ...business } = emptyBusiness();
    expect(handlingTransactions).toBe('STORE_EMPLOYEE');
    expect(held(business).filter((one) => one !== '' && one !== null && one !== false)).toEqual([]);
  });

  it('has stores that share what they can, and people whose addresses are one', () => {
    expect(emptyStore()).toMatchObject({ isSameAddress: true, isSameBank: true, isSameContact: true });
    expect(emptyAssociate()).toMatchObject({ isSameAddress: true, isEnabled: true });
  });

  it('is made anew each time, so that two stores share nothing in memory', () => {
    const [one, other] = [emptyStore(), emptyStore()];
    one.schedules.push({ days: ['Monday'], openingHour: '08:00', closingHour: '17:00' });
    one.address.streetName = 'Rizal';
    expect(other).toEqual(emptyStore());
  });
});
