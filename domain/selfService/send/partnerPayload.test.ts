import { describe, expect, it } from 'vitest';
import { emptyBank, emptyBusiness } from '../form/emptyForms.ts';
import { partnerPayload } from './partnerPayload.ts';

const business = {
  ...emptyBusiness(),
  registeredBusinessName: ' Aling Nena Trading ',
  businessTin: '123-456-789',
  businessType: 'SOLE_PROPRIETORSHIP',
  dtiRegistrationNumber: 'D-12345',
};
const empty = emptyBank();
const bank = {
  ...empty,
  authorizedSignatory: {
    ...empty.authorizedSignatory,
    firstName: 'Nena',
    middleName: 'Santos',
    lastName: 'Reyes',
    jobTitle: 'Owner',
  },
};
const applicant = { anonymous: true, fullName: '', jobTitle: '', mobileNumber: '9171234567' } as const;
const user = { anonymous: false, mdrRates: [] } as const;

describe('the partner of an application', () => {
  it('[selfService.processor] has a processor when somebody without an account sends it', () => {
    const { processor } = { processor: undefined, ...partnerPayload(business, bank, applicant) };
    expect(Object.keys(processor ?? {})).toEqual([
      'registeredBusinessName',
      'jobTitle',
      'fullName',
      'mobileNumber',
    ]);
  });

  it('[selfService.processor] has none when a user sends it', () =>
    expect(partnerPayload(business, bank, user)).not.toHaveProperty('processor'));

  it('[selfService.processor] is who signs, unless another name was given', () => {
    expect(partnerPayload(business, bank, applicant)).toMatchObject({
      processor: {
        registeredBusinessName: 'Aling Nena Trading',
        jobTitle: 'Owner',
        fullName: 'Nena Santos Reyes',
        mobileNumber: '639171234567',
      },
    });
    const clerk = { ...applicant, fullName: ' Ben Cruz ', jobTitle: 'Clerk' };
    expect(partnerPayload(business, bank, clerk)).toMatchObject({
      processor: { fullName: 'Ben Cruz', jobTitle: 'Clerk' },
    });
  });

  it('names neither rates nor a status when somebody without an account sends it', () => {
    const sent = partnerPayload(business, bank, applicant);
    expect(sent).not.toHaveProperty('mdrRates');
    expect(sent).not.toHaveProperty('status');
    const rates = [{ type: 'DEBIT', mdrRate: '2.5' }];
    expect(partnerPayload(business, bank, { anonymous: false, mdrRates: rates })).toMatchObject({
      status: 'SUBMITTED',
      mdrRates: rates,
    });
  });

  it('[send.tin] [selfService.fixedAddress] has the fields of the specification', () => {
    const sent = partnerPayload(business, bank, user);
    expect(Object.keys(sent).sort()).toEqual(
      [
        'name',
        'businessType',
        'tinNumber',
        'dtiRegistrationNumber',
        'secRegistrationNumber',
        'hcAgent',
        'shoppingMallsPartner',
        'digitalPosPartner',
        'status',
        'address',
        'mdrRates',
        'bankDetails',
        'contactPerson',
      ].sort(),
    );
    expect(sent).toMatchObject({
      name: 'Aling Nena Trading',
      tinNumber: '123456789',
      dtiRegistrationNumber: 'D-12345',
      secRegistrationNumber: null,
      address: { country: 'PH', type: 'Registration' },
      contactPerson: { role: 'AUTHORIZED_SIGNATORY' },
    });
  });

  it.each([
    ['HC_SALES_AGENT', true],
    ['STORE_EMPLOYEE', false],
  ] as const)('[selfService.handlingTransactions] with %s has hcAgent %s', (handlingTransactions, hcAgent) =>
    expect(partnerPayload({ ...business, handlingTransactions }, bank, user).hcAgent).toBe(hcAgent),
  );

  it('names the products that are wanted', () =>
    expect(
      partnerPayload({ ...business, shoppingmallPh: true, homeCreditDigitalPayments: true }, bank, applicant),
    ).toMatchObject({ shoppingMallsPartner: true, digitalPosPartner: true }));
});
