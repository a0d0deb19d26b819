import { describe, expect, it } from 'vitest';
import { idKindOf, idNumberProblem, idValidityProblem, typedIdNumber } from './idKinds.ts';

describe('the number of an ID', () => {
  it.each([
    ['PHILID', '1234-5678-9012-3456', true],
    ['PHILID', '123456789012', true],
    ['PHILID', '1234 5678 9012 345', false],
    ['PHILID', 'P123456789012345', false],
    ['PASSPORT', 'P1234567A', true],
    ['PASSPORT', 'eb1234567', true],
    ['PASSPORT', 'P12', false],
    ['PASSPORT', 'P123456789', false],
    ['DRIVERS_LICENSE', 'N01-23-456789', true],
    ['DRIVERS_LICENSE', 'n0123456789', true],
    ['DRIVERS_LICENSE', '0123456789', false],
    ['PRC', '0123456', true],
    ['PRC', '123456', false],
    ['UMID_SSS', '0033-1234567-8', true],
    ['UMID_SSS', '33-1234567-8', true],
    ['UMID_SSS', '33-1234567', false],
    ['PHILHEALTH', '12-345678901-2', true],
    ['TIN_CARD', '123-456-789', true],
    ['TIN_CARD', '123-456-789-00000', true],
    ['TIN_CARD', '123-456-78', false],
    ['BARANGAY', 'BC-2026/0017', true],
    ['BARANGAY', '123', false],
    ['COMPANY', 'employee <script>', false],
    ['COMPANY', '1'.repeat(31), false],
  ])('of a %s: %s is one: %s', (code, typed, isOne) => {
    expect(idNumberProblem(code, typed) === null).toBe(isOne);
  });

  it('of an unknown kind, or none, is letters and digits', () => {
    expect(idNumberProblem('LIBRARY_CARD', 'A-1234')).toBeNull();
    expect(idNumberProblem(null, '')?.en).toContain('4 to 30');
  });

  it('is kept in capitals with single spaces', () => {
    expect(typedIdNumber('  n01-23   456 ')).toBe('N01-23 456');
  });

  it('says in both languages how it looks', () => {
    for (const code of ['PHILID', 'UMID_SSS', 'NONE'])
      expect(Object.values(idKindOf(code).looks).every(Boolean)).toBe(true);
  });
});

describe('the last day of an ID', () => {
  const TODAY = '2026-11-25';
  it.each([
    ['PASSPORT', '2026-11-25', null],
    ['PASSPORT', '2026-11-24', 'no longer valid'],
    ['PASSPORT', '2046-11-25', null],
    ['PASSPORT', '2046-11-26', 'Check the year'],
    ['PASSPORT', null, 'Enter until when'],
    ['PASSPORT', '', 'Enter until when'],
    ['PHILID', null, null],
    ['PHILID', '2020-01-01', 'no longer valid'],
  ])('of a %s on %s: %s', (code, day, says) => {
    const problem = idValidityProblem(code, day, TODAY)?.en ?? null;
    if (says === null) expect(problem).toBeNull();
    else expect(problem).toContain(says);
  });
});
