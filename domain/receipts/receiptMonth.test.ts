import { describe, expect, it } from 'vitest';
import { daysOfMonth, MONTHS, mayReceiptMonth, monthName, monthOf } from './receiptMonth.ts';

describe('the month of a receipt', () => {
  it('is one of twelve, January to December [or.months]', () => {
    expect(MONTHS).toHaveLength(12);
    expect([monthName(1).en, monthName(12).en]).toEqual(['January', 'December']);
    expect(() => monthName(13)).toThrow(RangeError);
  });

  it('is the current one of the current year unless another is chosen [or.months]', () => {
    const { month, year } = monthOf('2024-03-05');
    expect([monthName(month).en, year]).toEqual(['March', 2024]);
  });

  it('ends on its own last day', () => {
    expect(daysOfMonth({ month: 2, year: 2024 })).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(daysOfMonth({ month: 11, year: 2026 })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });

  it('has begun', () => {
    expect(mayReceiptMonth({ month: 11, year: 2026 }, '2026-11-01')).toBe(true);
    expect(mayReceiptMonth({ month: 12, year: 2026 }, '2026-11-30')).toBe(false);
    expect(mayReceiptMonth({ month: 12, year: 2012 }, '2026-11-30')).toBe(false);
  });
});
