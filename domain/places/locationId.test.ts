import { describe, expect, it } from 'vitest';
import { locationIdOf } from './locationId.ts';

describe('the location of a store', () => {
  it('[merchant.locationId] is the id of its business place', () =>
    expect(
      locationIdOf([
        { type: 'REGISTRATION', id: '1' },
        { type: 'BUSINESS_PLACE', id: '2' },
      ]),
    ).toBe('2'));
  it('[merchant.locationId] is none without a business place', () => {
    expect(locationIdOf([{ type: 'REGISTRATION', id: '1' }])).toBeNull();
    expect(locationIdOf([])).toBeNull();
  });
});
