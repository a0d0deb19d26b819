import { describe, expect, it } from 'vitest';
import { sendAccountNumber } from './sendAccountNumber.ts';

describe('an account number that is sent', () => {
  it.each([
    [' 0012 3456 789 ', '00123456789'],
    ['12\t34', '1234'],
    ['12\n34\u00a056', '123456'],
    ['', ''],
  ])('[send.accountNumber] %j goes as %j', (typed, sent) => expect(sendAccountNumber(typed)).toBe(sent));

  it('[send.accountNumber] keeps its dashes and leading zeros', () =>
    expect(sendAccountNumber('00-12')).toBe('00-12'));
});
