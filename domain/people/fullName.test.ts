import { expect, it } from 'vitest';
import { fullName } from './fullName.ts';

it.each([
  [{ firstName: 'Ana', middleName: 'Reyes', lastName: 'Cruz' }, 'Ana Reyes Cruz'],
  [{ firstName: 'Ana', middleName: null, lastName: 'Cruz' }, 'Ana Cruz'],
  [{ firstName: 'Ana', middleName: '', lastName: undefined }, 'Ana'],
  [{}, ''],
])('the full name of %j is %j', (parts, name) => {
  expect(fullName(parts)).toBe(name);
});
