import { describe, expect, it } from 'vitest';
import { maskAccountNumber } from '../formats/accountNumber.ts';
import { copyOfField } from './copyOfField.ts';
import { everyField, fieldAt } from './field.ts';
import { partnerFields } from './partner.ts';
import { promoFields } from './promo.ts';
import { storeFields } from './store.ts';

const copyOf = (path: string, value: string) => {
  const row = fieldAt(storeFields, path) ?? fieldAt(partnerFields, path);
  return row && copyOfField(row, value);
};

describe('a copy of a field', () => {
  it.each([
    ['tinNumber', '012345678000', '012-345-678-000'],
    ['bankDetails.accountNumber', '001234567890', '001234567890'],
    ['contactPersons.0.contactDetail.mobileNumber', '639171234567', '+639171234567'],
    ['contactNumber', '639171234567', '+639171234567'],
    ['contactNumber', '(02) 8123 4567', '(02) 8123 4567'],
    ['hsisCode', 'HS-000123', 'HS-000123'],
    ['hsisSalesRoomCode', 'SR-9', 'SR-9'],
    ['referenceNumber', 'PA-2026-000001', 'PA-2026-000001'],
  ])('of %s %s is %s', (path, value, copy) => expect(copyOf(path, value)).toBe(copy));

  it.each(['1234567890', '1234'])('is none of an account number of which a part is hidden (%s)', (number) =>
    expect(copyOf('bankDetails.accountNumber', maskAccountNumber(number))).toBeNull(),
  );

  it('is none of nothing, and none of what people do not carry elsewhere', () => {
    expect(copyOf('tinNumber', '')).toBeNull();
    expect(copyOf('merchantName', 'Aling Nena')).toBeNull();
    expect(copyOf('bankDetails.accountName', 'Aling Nena')).toBeNull();
  });

  it('is of texts only, which stand for themselves', () => {
    const copied = [storeFields, partnerFields, promoFields]
      .flatMap(everyField)
      .filter(([, row]) => row.isCopied);
    expect(new Set(copied.map(([, { kind }]) => kind))).toEqual(
      new Set(['tin', 'line', 'digits', 'mobile', 'phone']),
    );
  });
});
