import { describe, expect, it } from 'vitest';
import { RETAILER_ADDRESS_TYPES, SELF_SERVICE_ADDRESS_TYPE } from './addressTypes.ts';

describe('types of addresses', () => {
  it('[const.addressTypes] are Registration for who applies', () =>
    expect(SELF_SERVICE_ADDRESS_TYPE).toBe('Registration'));
  it('[const.addressTypes] are Present and Permanent for people of stores', () =>
    expect(RETAILER_ADDRESS_TYPES).toEqual(['Present', 'Permanent']));
});
