import { expect, it } from 'vitest';
import { formatPayeeTin, payeeTin, shownPayeeTin } from './payeeTin.ts';

it.each([
  ['600161300', '600-161-300-00000'],
  ['600161300000', '600-161-300-00000'],
  ['600161300000000', '600-161-300-00000'],
  ['600-161-300-001', '600-161-300-00001'],
  ['600161300000012', '600-161-300-00012'],
])('%s stands on the form as %s', (tin, printed) => {
  const found = payeeTin(tin);
  expect(found && formatPayeeTin(found)).toBe(printed);
});

it.each([[null], [''], ['12345678'], ['12345678901234'], ['abcdefghi']])('%j is no TIN', (tin) => {
  expect(payeeTin(tin)).toBeNull();
});

it.each([
  ['60016130000012', '600-161-300-00012'],
  ['none-31-0', 'none-31-0'],
])('a payee kept as %s is shown as %s', (payee, shown) => {
  expect(shownPayeeTin(payee)).toBe(shown);
});
