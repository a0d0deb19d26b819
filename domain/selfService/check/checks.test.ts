import { describe, expect, it } from 'vitest';
import { emptyAddress, emptyAssociate, emptyBank, emptyBusiness, emptyStore } from '../form/emptyForms.ts';
import { addressProblems } from './addressProblems.ts';
import { bankProblems } from './bankProblems.ts';
import { businessProblems } from './businessProblems.ts';
import { personProblems } from './personProblems.ts';
import { isSameName } from './sameName.ts';
import { peopleProblems, sellingProblems, storeProblems } from './storeProblems.ts';
import { readTin, tinProblem } from './tinProblem.ts';

const TODAY = '2026-11-25';
const zips = () => true;
const noZips = () => false;
const place = (label: string) => ({ value: '1300000000', label });
const address = {
  ...emptyBusiness().address,
  region: place('National Capital Region (NCR)'),
  province: place('Metro Manila'),
  municipality: place('Quezon City'),
  barangay: place('Bagumbayan'),
  zipCode: place('1110 - Bagumbayan'),
};
const business = {
  ...emptyBusiness(),
  businessType: 'SOLE_PROPRIETORSHIP',
  registeredBusinessName: 'Aling Nena Trading',
  businessTin: '123-456-789',
  dtiRegistrationNumber: 'D-12345',
  address,
};
const person = {
  ...emptyBank().authorizedSignatory,
  firstName: 'Nena',
  lastName: 'Santos',
  mobileNumber: '917 123 4567',
};
const account = {
  ...emptyBank().bankInformation,
  bank: { value: '7', label: 'BDO Unibank' },
  accountName: 'Aling Nena Trading',
  accountNumber: '0012 3456 7890',
  accountType: 'SAVINGS' as const,
};
const bank = { bankInformation: account, authorizedSignatory: person };
const fields = (problems: object) => Object.keys(problems);

describe('a TIN as it is typed', () => {
  it.each([
    ['123 456 789', '123-456-789'],
    ['123.456.789.000', '123-456-789-000'],
    [' 123456789012345 ', '123-456-789-012-345'],
    ['12-34', '123-4'],
    ['abc', 'abc'],
  ])('%s reads %s', (typed, shown) => expect(readTin(typed)).toBe(shown));

  it.each(['123456789', '123-456-789-012', '123 456 789 012 345'])('%s is taken', (typed) =>
    expect(tinProblem(typed)).toBeNull(),
  );

  it.each([
    ['1234567', 7],
    ['12345678901234', 14],
    ['1234567890123456', 16],
  ])('%s is refused with the %i digits that it has', (typed, count) =>
    expect(tinProblem(typed)?.en).toBe(`A TIN has 9, 12 or 15 digits; this one has ${count}`),
  );

  it('is missing, or has letters', () => {
    expect(tinProblem(' ')?.en).toBe('TIN is missing');
    expect(tinProblem('12345678A')?.en).toBe('A TIN has digits only');
  });
});

describe('a TIN with a branch of five, where such are taken', () => {
  const on = { branchOfFive: true };

  it.each(['12345678900001', '123-456-789-00001', '123 456 789 00001'])(
    '%s is taken, and shown as it is stored',
    (typed) => {
      expect(tinProblem(typed, on)).toBeNull();
      expect(readTin(typed, on)).toBe('123-456-789-000-001');
      expect(businessProblems({ ...business, businessTin: typed }, zips, on)).toEqual({});
    },
  );

  it('another count is refused with the digits that it has', () => {
    expect(tinProblem('1234567890123', on)).toEqual({
      en: 'A TIN has 9, 12, 14 or 15 digits; this one has 13',
      fil: 'Ang TIN ay may 9, 12, 14 o 15 digit; 13 ang narito',
    });
  });

  it('is no TIN otherwise, and shown as it was typed', () => {
    expect(fields(businessProblems({ ...business, businessTin: '12345678900001' }, zips))).toEqual([
      'businessTin',
    ]);
    expect(readTin('12345678900001')).toBe('123-456-789-000-01');
  });
});

describe('the business', () => {
  it('is right with all that is needed', () => expect(businessProblems(business, zips)).toEqual({}));

  it('names all that is missing of one of which nothing is known', () =>
    expect(fields(businessProblems(emptyBusiness(), zips))).toEqual([
      'businessType',
      'registeredBusinessName',
      'businessTin',
      'address.region',
      'address.province',
      'address.municipality',
      'address.barangay',
    ]));

  it.each([
    ['SOLE_PROPRIETORSHIP', { dtiRegistrationNumber: '' }, 'dtiRegistrationNumber'],
    ['PARTNERSHIP', {}, 'secRegistrationNumber'],
    ['CORPORATION', {}, 'secRegistrationNumber'],
  ])('of a %s the number of its office is needed', (businessType, more, field) =>
    expect(fields(businessProblems({ ...business, businessType, ...more }, zips))).toEqual([field]),
  );

  it('of another kind needs neither number', () =>
    expect(
      businessProblems({ ...business, businessType: 'COOPERATIVE', dtiRegistrationNumber: '' }, zips),
    ).toEqual({}));

  it('has a name of 2 to 200 characters, blanks around it aside', () => {
    const named = (registeredBusinessName: string) =>
      businessProblems({ ...business, registeredBusinessName }, zips).registeredBusinessName?.en;
    expect(named(' A ')).toBe('Registered name has 2 characters at least');
    expect(named('A'.repeat(201))).toBe('Registered name has 200 characters at most');
    expect(named('A'.repeat(200))).toBeUndefined();
  });
});

describe('an address', () => {
  it('[send.subMunicipality] asks for the sub-municipality of the City of Manila alone', () => {
    const manila = { ...address, municipality: place('City of Manila') };
    expect(fields(addressProblems(manila, zips))).toEqual(['subMunicipality']);
    expect(addressProblems({ ...manila, subMunicipality: place('Ermita') }, zips)).toEqual({});
  });

  it('asks for the ZIP code where the town has some, and takes 4 digits where it has none', () => {
    expect(fields(addressProblems({ ...address, zipCode: null }, zips))).toEqual(['zipCode']);
    expect(addressProblems({ ...address, zipCode: null }, noZips)).toEqual({});
    expect(addressProblems({ ...address, zipCode: { value: '', label: '6216' } }, noZips)).toEqual({});
    expect(fields(addressProblems({ ...address, zipCode: { value: '', label: '62' } }, noZips))).toEqual([
      'zipCode',
    ]);
  });
});

describe('who signs, and the account', () => {
  it('are right with all that is needed', () => expect(bankProblems(bank, TODAY)).toEqual({}));

  it('name all that is missing, in the order of the page', () =>
    expect(fields(bankProblems(emptyBank(), TODAY))).toEqual([
      'authorizedSignatory.firstName',
      'authorizedSignatory.lastName',
      'authorizedSignatory.mobileNumber',
      'bankInformation.bank',
      'bankInformation.accountName',
      'bankInformation.accountNumber',
      'bankInformation.accountType',
    ]));

  it.each([
    ['12345', 'An account number has 6 to 20 digits; this one has 5'],
    ['123456789012345678901', 'An account number has 6 to 20 digits; this one has 21'],
    ['12 34A', 'An account number has digits only'],
  ])('%s is no account number', (accountNumber, says) => {
    const problems = bankProblems({ ...bank, bankInformation: { ...account, accountNumber } }, TODAY);
    expect(problems['bankInformation.accountNumber']?.en).toBe(says);
  });

  it.each([
    [{ day: '30', month: 'February', year: '1990' }, 'There is no such day: check day, month and year'],
    [{ day: '5', month: '', year: '1990' }, 'There is no such day: check day, month and year'],
    [{ day: '5', month: 'January', year: '1899' }, 'Check the year of birth'],
    [{ day: '26', month: 'November', year: '2026' }, 'Check the year of birth'],
    [
      { day: '26', month: 'November', year: '2008' },
      'People of a business and its stores have to be 18 or older',
    ],
    [{ day: '5', month: 'January', year: '1990' }, undefined],
    [{ day: '', month: '', year: '' }, undefined],
  ])('[selfService.birthMonthName] a birth date %j: %s', (birthDate, says) =>
    expect(personProblems({ ...person, birthDate }, TODAY).birthDate?.en).toBe(says),
  );

  it.each(['0917 123 4567', '917-123-4567', '+639171234567'])('%s is a mobile number', (mobileNumber) =>
    expect(personProblems({ ...person, mobileNumber }, TODAY)).toEqual({}),
  );

  it('an e-mail address may be left out, and has a domain where it is not', () => {
    const of = (emailAddress: string) => fields(personProblems({ ...person, emailAddress }, TODAY));
    expect(of('')).toEqual([]);
    expect(of('nena@example.com')).toEqual([]);
    expect(of('nena@example')).toEqual(['emailAddress']);
  });
});

describe('the name of an account', () => {
  it.each([
    ['ALING NENA TRADING', ['Aling Nena Trading']],
    ['Santos, Nena', ['Aling Nena Trading', 'Nena Santos']],
    ['ABC Trading Corporation', ['A.B.C. Trading Corp.']],
    ['Peña Store', ['PENA STORE']],
    ['Elena R. Dalisay', ['Elena Dalisay', 'Elena Reyes Dalisay']],
    ['', ['Aling Nena Trading']],
    ['Anything', ['']],
  ])('%s may be that of %j', (name, names) => expect(isSameName(name, names)).toBe(true));

  it('of somebody else is another one', () =>
    expect(isSameName('Maria Reyes', ['Aling Nena Trading', 'Nena Santos'])).toBe(false));

  it.each(['Elena S Dalisay', 'E R Dalisay', 'Elena R'])('%s is not that of Elena Reyes Dalisay', (name) =>
    expect(isSameName(name, ['Elena Reyes Dalisay', 'Elena Dalisay'])).toBe(false),
  );
});

describe('a store', () => {
  const store = { ...emptyStore(), merchantName: 'Aling Nena, Calamba' };

  it('that shares all with its partner needs a name', () => {
    expect(storeProblems(store, zips, TODAY)).toEqual({});
    expect(fields(storeProblems(emptyStore(), zips, TODAY))).toEqual(['merchantName']);
  });

  it('needs what it does not share', () => {
    const own = { ...store, isSameAddress: false, isSameBank: false, isSameContact: false };
    const parts = new Set(fields(storeProblems(own, zips, TODAY)).map((path) => path.split('.')[0]));
    expect([...parts]).toEqual(['address', 'bankInformation', 'contactPerson']);
  });

  it('takes a mobile number or a landline', () => {
    const of = (contactNumber: string) => fields(storeProblems({ ...store, contactNumber }, zips, TODAY));
    expect([of('0917 123 4567'), of('(02) 8123 4567'), of('12')]).toEqual([[], [], ['contactNumber']]);
  });

  it('names what is wrong with its people: adults, each once, with a position', () => {
    const one = { ...emptyAssociate(), firstName: 'Ben', lastName: 'Reyes', position: 'Cashier' };
    const of = (...retailerAssociates: (typeof one)[]) =>
      fields(peopleProblems({ ...store, retailerAssociates }, zips, TODAY));
    expect(of(one)).toEqual([]);
    expect(of({ ...one, position: null as never })).toEqual(['retailerAssociates.0.position']);
    expect(of({ ...one, birthDate: { day: '1', month: 'May', year: '2015' } })).toEqual([
      'retailerAssociates.0.birthDate',
    ]);
    expect(of(one, one)).toEqual(['retailerAssociates.1.lastName']);
    expect(of({ ...one, position: null as never, firstName: '', lastName: '' })).toEqual(
      ['position', 'firstName', 'lastName'].map((field) => `retailerAssociates.0.${field}`),
    );
  });

  it('names what is missing of where its people live once that was begun, and of where they live for good when it is another', () => {
    const [street, home] = [{ ...emptyAddress(), streetName: 'Mabini' }, 'retailerAssociates.0'];
    const one = { ...emptyAssociate(), firstName: 'Ben', lastName: 'Reyes', position: 'Cashier' };
    const of = (more: object) =>
      fields(peopleProblems({ ...store, retailerAssociates: [{ ...one, ...more }] }, zips, TODAY));
    expect(of({ isSameAddress: false })).toEqual([]);
    const places = ['region', 'province', 'municipality', 'barangay'];
    const present = places.map((place) => `${home}.presentAddress.${place}`);
    expect(of({ presentAddress: street })).toEqual(present);
    expect(of({ presentAddress: street, isSameAddress: false })).toEqual([
      ...present,
      ...places.map((place) => `${home}.permanentAddress.${place}`),
    ]);
  });

  it('[send.schedules] names hours that end before they begin, but not those without a day, which are not sent', () => {
    const hours = { openingHour: '18:00', closingHour: '09:00' };
    const of = (days: string[]) => fields(sellingProblems({ ...store, schedules: [{ ...hours, days }] }));
    expect(of(['Monday'])).toEqual(['schedules.0.closingHour']);
    expect(of([])).toEqual([]);
  });

  it('[send.schedules] names a time that was taken out, of hours that have a day', () => {
    const of = (openingHour: string, closingHour: string, days = ['Monday']) =>
      sellingProblems({ ...store, schedules: [{ days, openingHour, closingHour }] });
    const noOpening = { en: 'Enter the opening time', fil: 'Ilagay ang oras ng pagbubukas' };
    const noClosing = { en: 'Enter the closing time', fil: 'Ilagay ang oras ng pagsasara' };
    expect(of('', '18:00')).toEqual({ 'schedules.0.openingHour': noOpening });
    expect(of('09:00', '')).toEqual({ 'schedules.0.closingHour': noClosing });
    expect(fields(of('', ''))).toEqual(['schedules.0.openingHour', 'schedules.0.closingHour']);
    expect(of('', '', [])).toEqual({});
  });

  it('[send.ecommerceSites] takes web addresses that begin with https://', () => {
    const of = (website: string) =>
      fields(sellingProblems({ ...store, ecommerceSites: [{ website, isEnabled: true }] }));
    expect([of(''), of('https://nena.example'), of('nena.example')]).toEqual([
      [],
      [],
      ['ecommerceSites.0.website'],
    ]);
  });
});
