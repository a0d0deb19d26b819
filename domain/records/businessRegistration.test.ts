import { describe, expect, it } from 'vitest';
import { missingDocuments, requiredDocuments } from '../review/requiredDocuments.ts';
import { registrationOffice, registrationProblems } from './businessRegistration.ts';

const both = { dti: 'BN-12345', sec: 'CS201612345' };
const none = { dti: null, sec: null };

describe('the registration of a business', () => {
  it.each([
    ['SOLE_PROPRIETORSHIP', 'DTI'],
    ['PARTNERSHIP', 'SEC'],
    ['CORPORATION', 'SEC'],
    ['ONE_PERSON_CORPORATION', 'SEC'],
    ['COOPERATIVE', null],
    ['ASSOCIATION_FOUNDATION', null],
    ['GOVERNMENT', null],
    ['toString', null],
    [null, null],
  ])('of %s is with %s', (entity, office) => expect(registrationOffice(entity)).toBe(office));

  it.each([
    ['SOLE_PROPRIETORSHIP', none, ['dtiRegistrationNumber']],
    ['SOLE_PROPRIETORSHIP', { ...none, sec: both.sec }, ['dtiRegistrationNumber']],
    ['SOLE_PROPRIETORSHIP', { ...none, dti: both.dti }, []],
    ['SOLE_PROPRIETORSHIP', { ...none, dti: '  ' }, ['dtiRegistrationNumber']],
    ['PARTNERSHIP', none, ['secRegistrationNumber']],
    ['CORPORATION', { ...none, dti: both.dti }, ['secRegistrationNumber']],
    ['ONE_PERSON_CORPORATION', none, ['secRegistrationNumber']],
    ['CORPORATION', { ...none, sec: both.sec }, []],
    ['COOPERATIVE', none, []],
    ['GOVERNMENT', both, []],
    [null, none, []],
  ])('%s with %o lacks %o', (entity, numbers, fields) =>
    expect(Object.keys(registrationProblems(entity, numbers))).toEqual(fields),
  );
});

describe('the documents that an application needs', () => {
  it.each([
    ['SOLE_PROPRIETORSHIP', ['DTI', 'BIR_2303', 'SIGNATORY_ID']],
    ['PARTNERSHIP', ['SEC', 'BIR_2303', 'SIGNATORY_ID']],
    ['CORPORATION', ['SEC', 'BIR_2303', 'SIGNATORY_ID']],
    ['ONE_PERSON_CORPORATION', ['SEC', 'BIR_2303', 'SIGNATORY_ID']],
    ['COOPERATIVE', ['BIR_2303', 'SIGNATORY_ID']],
    [null, ['BIR_2303', 'SIGNATORY_ID']],
  ])('of %s are %o', (entity, codes) => expect(requiredDocuments(entity)).toEqual(codes));

  it.each([
    [[], ['DTI', 'BIR_2303', 'SIGNATORY_ID']],
    [['SIGNATORY_ID', 'SEC', 'DTI', 'DTI'], ['BIR_2303']],
    [['SIGNATORY_ID', 'BIR_2303', 'DTI'], []],
  ])('and are not there beside %o are %o', (there, codes) =>
    expect(missingDocuments('SOLE_PROPRIETORSHIP', there)).toEqual(codes),
  );
});
