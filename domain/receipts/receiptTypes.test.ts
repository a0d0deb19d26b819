import { describe, expect, it } from 'vitest';
import { RECEIPT_SLUGS, RECEIPT_TYPES, receiptType, typeOfSlug } from './receiptTypes.ts';

describe('types of receipts', () => {
  it('are Collections, Individual, Profit sharing, Subsidy collection and Others [or.types]', () => {
    expect(RECEIPT_TYPES.map((type) => receiptType[type].label.en)).toEqual([
      ...['Collections', 'Individual', 'Profit sharing', 'Subsidy collection', 'Others'],
    ]);
  });

  it('are named by their addresses, and by no other word [or.types]', () => {
    expect(RECEIPT_TYPES.map((type) => receiptType[type].slug)).toEqual(RECEIPT_SLUGS);
    expect(RECEIPT_SLUGS.map(typeOfSlug)).toEqual(RECEIPT_TYPES);
    expect(typeOfSlug('COLLECTIONS')).toBeNull();
  });

  it('are of a partner and its month, of a typed customer, or of something else', () => {
    const of = (test: (row: (typeof receiptType)['OTHERS']) => boolean) =>
      RECEIPT_TYPES.filter((type) => test(receiptType[type]));
    expect(of(({ isOfMonth }) => isOfMonth)).toEqual(['COLLECTIONS', 'PROFIT_SHARING', 'SUBSIDY_COLLECTION']);
    expect(of(({ payor }) => payor === 'TYPED')).toEqual(['INDIVIDUAL', 'OTHERS']);
    expect(of(({ hasContractNumber }) => hasContractNumber)).toEqual(['INDIVIDUAL']);
    expect(of(({ hasPaymentFor }) => hasPaymentFor)).toEqual(['OTHERS']);
    expect(of(({ isOfLines }) => isOfLines)).toEqual(['PROFIT_SHARING']);
  });
});
