import { describe, expect, it } from 'vitest';
import { placeOf } from './refusedPlace.ts';

/** The branches of a draft from which the second one was taken out. */
const whole = { part: { branches: [0, 2] } };

describe('where a refused field is changed', () => {
  it.each([
    ['name', 'business-details', undefined],
    ['contactPerson.lastName', 'bank-information', undefined],
    ['merchants.1.name', 'branch-details/merchant', 2],
    ['merchants.1.commodities', 'branch-details/commodity', 2],
    ['merchants.0.retailerAssociates.0.email', 'branch-details/retailer', 0],
    ['merchants.1', 'branch-details/merchant', 2],
    ['merchants', 'branch-details/merchant', 0],
  ])('of the whole, %s', (field, step, store) => {
    expect(placeOf(whole, field)).toEqual(store === undefined ? { step } : { step, store });
  });

  it('of the business, a store and the documents', () => {
    expect(placeOf({ part: 'business' }, 'bankDetails.accountNumber')).toEqual({ step: 'bank-information' });
    expect(placeOf({ part: { store: 3 } }, 'schedules')).toEqual({
      step: 'branch-details/commodity',
      store: 3,
    });
    expect(placeOf({ part: 'documents' }, 'file')).toEqual({ step: 'required-documents' });
    expect(placeOf({ part: { papersOf: 2 } }, 'request.uploadId')).toEqual({
      step: 'required-documents',
      store: 2,
    });
    expect(placeOf(whole, 'documents.BIR_2303')).toEqual({ step: 'required-documents', field: 'BIR_2303' });
  });
});
