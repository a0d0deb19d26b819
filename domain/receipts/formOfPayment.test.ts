import { describe, expect, it } from 'vitest';
import { checkDateProblem, checkFieldProblems } from './formOfPayment.ts';

const TODAY = '2026-11-26';
const CHECK = { bankName: 'BDO Unibank', checkNumber: '0001234', checkDate: TODAY };
const NONE = { bankName: null, checkNumber: null, checkDate: null };

describe('a check', () => {
  it.each([
    ['2026-11-26', null],
    ['2026-05-30', null],
    ['2026-05-29', 'STALE'],
    ['2026-12-26', null],
    ['2026-12-27', 'TOO_FAR_AHEAD'],
    ['2026-02-30', 'NO_DATE'],
    ['', 'NO_DATE'],
  ])('of %s is taken from 180 days old to 30 ahead: %s', (date, problem) => {
    expect(checkDateProblem(date, TODAY)).toBe(problem);
  });

  it('has a bank, a number and a date, and nothing else has', () => {
    expect(checkFieldProblems('CHECK', CHECK)).toEqual({ missing: [], unwanted: [] });
    expect(checkFieldProblems('CHECK', { ...CHECK, checkNumber: '' }).missing).toEqual(['checkNumber']);
    expect(checkFieldProblems('CHECK', NONE).missing).toEqual(['bankName', 'checkNumber', 'checkDate']);
    expect(checkFieldProblems('CASH', NONE)).toEqual({ missing: [], unwanted: [] });
    expect(checkFieldProblems('CASH', { ...NONE, bankName: 'BDO Unibank' }).unwanted).toEqual(['bankName']);
  });
});
