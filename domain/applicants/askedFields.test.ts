import { describe, expect, it } from 'vitest';
import { bankProblems } from '../selfService/check/bankProblems.ts';
import { businessProblems } from '../selfService/check/businessProblems.ts';
import { peopleProblems, sellingProblems, storeProblems } from '../selfService/check/storeProblems.ts';
import { emptyAssociate, emptyBank, emptyBusiness, emptyStore } from '../selfService/form/emptyForms.ts';
import { sectionOf } from '../selfService/form/steps.ts';
import { askedLabel, isAsked, withoutPlaces } from './askedFields.ts';

const TODAY = '2026-11-20';
const LONG = 'x'.repeat(500);
const hasZips = () => true;
const tooLong = {
  streetNumber: LONG,
  streetName: LONG,
  buildingName: LONG,
  floorNumber: LONG,
  unitNumber: LONG,
};
const manila = { label: 'CITY OF MANILA', value: '1380600000' };

const store = {
  ...emptyStore(),
  ...{ isSameAddress: false, isSameBank: false, isSameContact: false },
  contactNumber: 'x',
  address: { ...emptyStore().address, ...tooLong, municipality: manila },
};
const noDay = { year: '2026', month: 'February', day: '30' };
const named = { firstName: 'Ana', middleName: LONG, lastName: 'Cruz', birthDate: noDay };
const reach = { mobileNumber: '12', emailAddress: 'x' };
const person = { ...emptyAssociate(), ...named, ...reach };

/** As much as can be wrong in each section. */
const WRONG = {
  'business-details': businessProblems(
    { ...emptyBusiness(), address: store.address, businessType: 'CORPORATION', dtiRegistrationNumber: LONG },
    hasZips,
  ),
  'bank-information': bankProblems(
    {
      ...emptyBank(),
      authorizedSignatory: {
        ...emptyBank().authorizedSignatory,
        ...reach,
        jobTitle: LONG,
        birthDate: noDay,
        middleName: LONG,
      },
    },
    TODAY,
  ),
  'branch-details/merchant': storeProblems(store, hasZips, TODAY),
  'branch-details/retailer': peopleProblems(
    { ...store, retailerAssociates: [person, person, emptyAssociate()] },
    hasZips,
    TODAY,
  ),
  'branch-details/commodity': sellingProblems({
    ...store,
    schedules: [
      { days: ['Monday', 'Monday'], openingHour: '10:00', closingHour: '09:00' },
      { days: ['Tuesday'], openingHour: '08:00', closingHour: '17:00' },
      { days: ['Tuesday'], openingHour: '09:00', closingHour: '17:00' },
    ],
    ecommerceSites: [{ website: 'x', isEnabled: true }],
  }),
} as const;

describe('the fields that an application asks for', () => {
  it.each(Object.entries(WRONG))('have a label wherever they can be wrong: %s', (step, problems) => {
    const section = sectionOf(step as keyof typeof WRONG);
    const fields = Object.keys(problems).map(withoutPlaces);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter((field) => askedLabel(section, field) === null)).toEqual([]);
  });

  it('are told apart by what they stand in', () => {
    expect(askedLabel('bank-information', 'authorizedSignatory.lastName')?.en).toBe('Signatory: Last name');
    expect(askedLabel('branch-details-retailer', 'retailerAssociates.lastName')?.fil).toBe('Tao: Apelyido');
  });

  it.each([
    ['bank-information', 'businessTin'],
    ['nowhere', 'businessTin'],
    ['business-details', 'toString'],
    ['toString', 'length'],
  ])('are those of their own section: %s has no %s', (section, field) => {
    expect(askedLabel(section, field)).toBeNull();
  });
});

describe('a section', () => {
  it('asks for its fields, wherever they stand in lists, and for documents by their codes', () => {
    expect(isAsked('branch-details-retailer', 'retailerAssociates.2.lastName')).toBe(true);
    expect(isAsked('required-documents', 'DTI')).toBe(true);
    expect(isAsked('review-application', 'consent.privacyPolicy')).toBe(true);
  });

  it.each([
    ['branch-details-retailer', 'businessTin'],
    ['required-documents', 'OTHER'],
    ['nowhere', 'DTI'],
  ])('asks for nothing else: %s, %s', (section, field) => expect(isAsked(section, field)).toBe(false));
});

describe('a path on a form', () => {
  it.each([
    ['retailerAssociates.12.birthDate', 'retailerAssociates.birthDate'],
    ['schedules.0', 'schedules'],
    ['address.region', 'address.region'],
  ])('without places in lists: %s', (path, bare) => {
    expect(withoutPlaces(path)).toBe(bare);
  });
});
