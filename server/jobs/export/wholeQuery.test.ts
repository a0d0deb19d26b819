import { describe, expect, it } from 'vitest';
import { wholeQuery } from './wholeQuery.ts';

const days = { gte: '2026-10-28', lte: '2026-11-27' };
const told = (query: string, said: Record<string, unknown>, held: Record<string, unknown>) =>
  decodeURIComponent(wholeQuery(query, said, held));

describe('what an export was asked for, with what its list adds', () => {
  it('leaves what was said as it was', () => {
    const said = { status: 'VOIDED', day: days };
    expect(told('status=VOIDED&sort=-day', said, said)).toBe('status=VOIDED&sort=-day');
  });

  it('adds the days that hold where none were said', () => {
    expect(told('', {}, { day: days })).toBe('day[gte]=2026-10-28&day[lte]=2026-11-27');
  });

  it('says the days that hold once, where one end of them was said', () => {
    expect(told('day[gte]=2026-10-28&q=a', { day: { gte: days.gte }, q: 'a' }, { day: days, q: 'a' })).toBe(
      'q=a&day[gte]=2026-10-28&day[lte]=2026-11-27',
    );
  });

  it('adds several values of one field', () => {
    expect(told('', {}, { transactionType: { in: ['HCPAY', 'CASH_LOAN'] } })).toBe(
      'transactionType[in]=HCPAY,CASH_LOAN',
    );
  });
});
