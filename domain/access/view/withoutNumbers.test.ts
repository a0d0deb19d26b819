import { describe, expect, it } from 'vitest';
import { withoutNumbers } from './withoutNumbers.ts';

const MOBILE = '639171234567';
const SHORT = '********4567';

describe('an answer without numbers', () => {
  it.each([
    [{ mobileNumber: MOBILE }, { mobileNumber: SHORT }],
    [
      { contactDetail: { mobileNumber: MOBILE, landlineNumber: '(02) 8123 4567' } },
      { contactDetail: { mobileNumber: SHORT, landlineNumber: '**********4567' } },
    ],
    [[{ mobile: MOBILE }], [{ mobile: SHORT }]],
    [{ accountNumber: '001234567890' }, { accountNumber: '********7890' }],
    [{ accountNumber: '********7890' }, { accountNumber: '********7890' }],
    [{ signatoryMobile: MOBILE }, { signatoryMobile: SHORT }],
    [
      { mobileNumber: null, landlineNumber: '' },
      { mobileNumber: null, landlineNumber: '' },
    ],
    [{ mobileNumber: '1234' }, { mobileNumber: '****' }],
  ])('%j is %j', (value, seen) => expect(withoutNumbers(value)).toEqual(seen));

  it('hides both sides of a change of one, by the field that stands beside them', () => {
    const side = { kind: 'text', text: '(63) 917 123 4567' };
    const change = { field: 'mobile_number', before: null, after: side };
    expect(withoutNumbers({ changes: [change] })).toEqual({
      changes: [{ field: 'mobile_number', before: null, after: { kind: 'hidden' } }],
    });
    expect(withoutNumbers({ field: 'signatoryMobile', before: MOBILE, after: null })).toEqual({
      field: 'signatoryMobile',
      before: SHORT,
      after: null,
    });
    expect(withoutNumbers({ field: 'contactPersons.0.contactDetail.mobileNumber', value: MOBILE })).toEqual({
      field: 'contactPersons.0.contactDetail.mobileNumber',
      value: SHORT,
    });
  });

  it('leaves everything else as it is, files too', () => {
    const file = new File(['x'], 'x.txt');
    const value = {
      id: '639171234567',
      name: 'Ana',
      tin: '123-456-789',
      field: 'name',
      before: MOBILE,
      file,
    };
    expect(withoutNumbers(value)).toEqual(value);
    expect((withoutNumbers(value) as { file: unknown }).file).toBe(file);
    for (const one of ['639171234567', 7, null, undefined, true]) expect(withoutNumbers(one)).toBe(one);
  });
});
