import type pg from 'pg';
import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import { commodityItem } from '#domain/selfService/form/commodityItem.ts';
import { emptyBank, emptyBusiness, emptyStore } from '#domain/selfService/form/emptyForms.ts';
import { bankOf, placeIn } from '#tests/support/records/partnerBodies.ts';

/** The documents that a sole proprietor needs. */
export const PAPERS = ['DTI', 'BIR_2303', 'SIGNATORY_ID'] as const;

const PLACES = {
  region: 'region',
  province: 'province',
  municipality: 'city',
  barangay: 'barangay',
} as const;

const addressIn = async (admin: pg.Client) => {
  const ids = await placeIn(admin, 'City of Calamba');
  const choice = async (level: keyof typeof PLACES) => {
    const value = ids[`${level}Id`];
    const { rows } = await admin.query(`select name from ${PLACES[level]} where id = $1`, [value]);
    return { value, label: `${rows[0].name}` };
  };
  const { rows } = await admin.query('select zip, name from zip_code where id = $1', [ids.zipCodeId]);
  return {
    ...emptyBusiness().address,
    region: await choice('region'),
    province: await choice('province'),
    municipality: await choice('municipality'),
    barangay: await choice('barangay'),
    zipCode: { value: ids.zipCodeId, label: `${rows[0].zip} - ${rows[0].name}` },
    streetName: 'Rizal Street',
  };
};

/** What somebody types who applies for a business of this name with one store, part by part, as the pages hold it. */
export const filledForms = async (admin: pg.Client, name: string) => {
  const { bankId = '', bankBranchId = '', ...account } = await bankOf(admin);
  const { bankInformation, authorizedSignatory } = emptyBank();
  const choice = (value: string) => ({ value, label: 'Chosen' });
  return {
    business: {
      ...emptyBusiness(),
      name,
      registeredBusinessName: name,
      businessTin: '123-456-789',
      businessType: 'SOLE_PROPRIETORSHIP',
      dtiRegistrationNumber: 'D-12345',
      address: await addressIn(admin),
    },
    bank: {
      bankInformation: {
        ...bankInformation,
        ...account,
        accountType: 'SAVINGS' as const,
        bank: choice(bankId),
        bankBranch: choice(bankBranchId),
      },
      authorizedSignatory: {
        ...authorizedSignatory,
        firstName: 'Nena',
        lastName: 'Santos',
        mobileNumber: '917 123 4567',
      },
    },
    'branch-0': {
      ...emptyStore(),
      merchantName: `${name}, Calamba`,
      commodities: [{ ...commodityItem({ code: 'ELEC', name: 'Electronics', types: [] }), value: true }],
      schedules: [{ days: ['Monday', 'Friday'], openingHour: '08:00', closingHour: '17:00' }],
    },
    consents: { ...POLICY_VERSIONS },
  };
};
export type FilledForms = Awaited<ReturnType<typeof filledForms>>;
