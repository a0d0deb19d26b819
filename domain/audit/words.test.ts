import { describe, expect, it } from 'vitest';
import { applicationStatus, workflowStatus } from '../review/applicationStatus.ts';
import { userStatus } from '../status.ts';
import { AUDIT_WORDS, hasWord, wordOf } from './words.ts';

describe('codes in words', () => {
  it('say what the status tables say, in both languages', () => {
    expect([wordOf('applicationStatus', 'A', 'en'), wordOf('applicationStatus', 'A', 'fil')]).toEqual([
      'Active',
      'Aktibo',
    ]);
    for (const code of Object.keys(applicationStatus))
      expect(hasWord('applicationStatus', code), code).toBe(true);
    for (const code of Object.keys(workflowStatus)) expect(hasWord('workflowStatus', code), code).toBe(true);
    for (const code of Object.keys(userStatus)) expect(hasWord('userStatus', code), code).toBe(true);
  });

  it('name a permission by what it lets somebody do', () => {
    expect(wordOf('permission', 'UM_EDIT_ACCESS_ROLE', 'en')).toBe('Edit access roles');
    expect(wordOf('permission', 'UM_EDIT_ACCESS_ROLE', 'fil')).toBe('Baguhin ang mga access role');
  });

  it('leave an unknown code as it is; unknown columns, events and tables read as words', () => {
    expect(wordOf('applicationStatus', 'Z', 'en')).toBe('Z');
    expect(wordOf('permission', 'OLD_ONE', 'fil')).toBe('OLD_ONE');
    expect(wordOf('field', 'merchantName', 'en')).toBe('Merchant name');
    expect(wordOf('target', 'bank_account', 'en')).toBe('Bank account');
    expect(wordOf('applicationStatus', 'toString', 'en')).toBe('toString');
  });

  it('tell a module’s screen from the table of the same name', () => {
    expect(wordOf('target', 'PARTNERS', 'en')).toBe('Partners (screen)');
    expect(wordOf('target', 'partner', 'en')).toBe('Partner');
  });

  it('have one name each', () => {
    expect(new Set(AUDIT_WORDS).size).toBe(AUDIT_WORDS.length);
  });
});
