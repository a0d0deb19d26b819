import { describe, expect, it } from 'vitest';
import { fieldsOfType, typedFieldProblems } from './fieldsOfType.ts';
import { RECEIPT_TYPES } from './receiptTypes.ts';

describe('the fields of a type of receipt', () => {
  it.each([
    ['COLLECTIONS', ['payorId', 'month', 'year', 'paymentChannel'], ['contract', 'soa']],
    ['INDIVIDUAL', ['payorName', 'contract'], ['tinNumber', 'address']],
    ['PROFIT_SHARING', ['payorId', 'month', 'year', 'paymentChannel'], ['contract', 'soa']],
    ['SUBSIDY_COLLECTION', ['payorId', 'month', 'year', 'paymentChannel'], ['contract', 'soa']],
    ['OTHERS', ['payorName', 'paymentFor', 'vatClass'], ['tinNumber', 'address']],
  ] as const)('of %s are %j, and may be %j', (type, needed, mayHave) => {
    expect(fieldsOfType(type)).toEqual({ needed, mayHave });
  });

  it('are named where they are missing, and where another type has them', () => {
    const of = { payorName: 'Ana Reyes', contract: '', month: 3 };
    expect(typedFieldProblems('INDIVIDUAL', of)).toEqual({ missing: ['contract'], unwanted: ['month'] });
    for (const type of RECEIPT_TYPES)
      expect(typedFieldProblems(type, {}).missing).toEqual(fieldsOfType(type).needed);
  });
});
