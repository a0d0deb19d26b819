import { describe, expect, it } from 'vitest';
import { placeOf } from './refusedPlace.ts';

/** The branches of a draft from which the second one was taken out. */
const whole = { part: { branches: [0, 2] } };

describe('where a refused field is changed', () => {
  it.each([
    ['name', { step: 'business-details', field: 'registeredBusinessName' }],
    ['contactPerson.lastName', { step: 'bank-information', field: 'authorizedSignatory.lastName' }],
    ['merchants.1.name', { step: 'branch-details/merchant', store: 2, field: 'merchantName' }],
    ['merchants.1.commodities', { step: 'branch-details/commodity', store: 2 }],
    [
      'merchants.0.retailerAssociates.0.email',
      { step: 'branch-details/retailer', store: 0, field: 'retailerAssociates.0.emailAddress' },
    ],
    ['merchants.1', { step: 'branch-details/merchant', store: 2 }],
    ['merchants', { step: 'branch-details/merchant', store: 0 }],
  ])('of the whole, %s', (field, place) => {
    expect(placeOf(whole, field)).toEqual(place);
  });

  it('of the business, a store and the documents', () => {
    expect(placeOf({ part: 'business' }, 'bankDetails.accountNumber')).toEqual({
      step: 'bank-information',
      field: 'bankInformation.accountNumber',
    });
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
