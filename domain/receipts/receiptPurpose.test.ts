import { describe, expect, it } from 'vitest';
import { receiptPurpose } from './receiptPurpose.ts';

const of = { month: 11, year: 2026, contract: null, paymentFor: null };

describe('what a receipt is described by', () => {
  it('is its type with the month, the contract or the words that were typed', () => {
    expect(receiptPurpose({ ...of, receiptType: 'PROFIT_SHARING' })).toBe(
      'Commission on sales for November 2026',
    );
    expect(receiptPurpose({ ...of, receiptType: 'COLLECTIONS', contract: 'C-1001' })).toBe(
      'Instalments collected for November 2026 on contract C-1001',
    );
    const none = { month: null, year: null };
    expect(receiptPurpose({ ...of, ...none, receiptType: 'INDIVIDUAL', contract: '3040017' })).toBe(
      'Payment on contract 3040017',
    );
    expect(receiptPurpose({ ...of, ...none, receiptType: 'OTHERS', paymentFor: 'A lost card' })).toBe(
      'A lost card',
    );
  });
});
