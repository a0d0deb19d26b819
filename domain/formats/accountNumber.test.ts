import { expect, it } from 'vitest';
import { isMasked, maskAccountNumber } from './accountNumber.ts';

it.each([
  ['001234567890', '********7890'],
  ['12345', '*2345'],
  ['1234', '****'],
  ['', ''],
])('an account number %s is shown as %s', (number, shown) => expect(maskAccountNumber(number)).toBe(shown));

it.each(['001234567890', '12345', '1234'])('knows %s as masked once it is', (number) => {
  expect(isMasked(number)).toBe(false);
  expect(isMasked(maskAccountNumber(number))).toBe(true);
});
