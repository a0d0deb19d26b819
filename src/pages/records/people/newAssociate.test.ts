import { describe, expect, it } from 'vitest';
import { NEW_ASSOCIATE, toBody, toValues } from './newAssociate.ts';

const STORE = { id: '9', merchantName: 'Store' };
const begun = toValues([STORE]);
const typed = { ...begun, firstName: 'Lena', lastName: 'Abad' };
const place = { regionId: '0400000000', streetName: 'Rizal' };

describe('a new retailer associate as it is sent', () => {
  it('begins with the store of its address, and is not complete', () => {
    const { error } = NEW_ASSOCIATE.schema.safeParse(toBody(begun));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['firstName', 'lastName']);
  });

  it('holds only what was typed: no address where none was begun, whatever the switch says', () => {
    expect(toBody(typed)).toEqual({
      firstName: 'Lena',
      lastName: 'Abad',
      isEnabled: true,
      isSameAddress: false,
      merchantIds: ['9'],
    });
    expect(NEW_ASSOCIATE.schema.safeParse(toBody(typed)).success).toBe(true);
    expect(NEW_ASSOCIATE.rules(toBody(typed))).toEqual({});
  });

  it('has one address for both, or two of its own', () => {
    const present = { ...typed, presentAddress: place };
    expect(toBody(present)).toMatchObject({ isSameAddress: true, presentAddress: place });
    const permanentAddress = { ...place, streetName: 'Mabini' };
    const both = toBody({ ...present, permanentAddress, isSameAddress: false });
    expect(both).toMatchObject({ isSameAddress: false, presentAddress: place, permanentAddress });
    // Typed before the switch was turned on again, it is not sent.
    expect(toBody({ ...present, permanentAddress })).not.toHaveProperty('permanentAddress');
  });

  it('an address that was begun has to be complete', () => {
    const { error } = NEW_ASSOCIATE.schema.safeParse(toBody({ ...typed, presentAddress: place }));
    expect(error?.issues[0]?.path).toEqual(['presentAddress', 'provinceId']);
  });

  it('a minor is named at the birth date', () => {
    expect(Object.keys(NEW_ASSOCIATE.rules(toBody({ ...typed, birthDate: '2024-01-01' })))).toEqual([
      'birthDate',
    ]);
  });
});
