import { describe, expect, it } from 'vitest';
import { RECEIPT_TYPES } from '../../receipts/receiptTypes.ts';
import { vatClassOf } from './officialReceipt.ts';

describe('how a receipt stands to VAT', () => {
  it('is set for each type, and chosen for others', () => {
    const setting = {
      title: 'OFFICIAL',
      collections: 'EXEMPT',
      individual: 'ZERO_RATED',
      profitSharing: 'VATABLE',
      subsidyCollection: 'EXEMPT',
    } as const;
    expect(RECEIPT_TYPES.map((type) => vatClassOf(setting, type))).toEqual([
      ...['EXEMPT', 'ZERO_RATED', 'VATABLE', 'EXEMPT', null],
    ]);
  });
});
