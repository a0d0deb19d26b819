import { describe, expect, it } from 'vitest';
import { remarkFields, remarkSections } from '../review/reviewSections.ts';
import { mendableFields } from './mendable.ts';

const KINDS = ['partner', 'merchant'] as const;

describe('what a remark opens to the applicant', () => {
  it('is the one field that it names', () => {
    expect(mendableFields('partner', { section: 'business-details', field: 'tinNumber' })).toEqual([
      'tinNumber',
    ]);
    expect(mendableFields('merchant', { section: 'merchant', field: 'merchantName' })).toEqual([
      'merchantName',
    ]);
  });

  it('is with another bank its branch and the number there, with another kind of business its registration', () => {
    expect(mendableFields('partner', { section: 'bank-details', field: 'bankId' })).toEqual([
      'bankId',
      'bankBranchId',
      'accountNumber',
    ]);
    expect(mendableFields('partner', { section: 'business-details', field: 'businessEntity' })).toEqual([
      'businessEntity',
      'dtiRegistrationNumber',
      'secRegistrationNumber',
    ]);
  });

  it('is all of a section where it names no field', () => {
    expect(mendableFields('partner', { section: 'contact-person', field: null })).toEqual([
      'fullName',
      'birthDate',
      'jobTitle',
      'landlineNumber',
    ]);
  });

  it('is never where codes go', () => {
    for (const kind of KINDS)
      for (const field of ['mobileNumber', 'emailAddress', null]) {
        const open = mendableFields(kind, { section: 'contact-person', field });
        expect(open).not.toContain('mobileNumber');
        expect(open).not.toContain('emailAddress');
      }
  });

  it('is nothing of papers, of staff’s fields, of another section or of no section at all', () => {
    expect(mendableFields('partner', { section: 'documents', field: 'DTI' })).toEqual([]);
    expect(mendableFields('partner', { section: 'business-details', field: 'hsisCode' })).toEqual([]);
    expect(mendableFields('partner', { section: 'business-details', field: 'accountName' })).toEqual([]);
    expect(mendableFields('partner', { section: 'toString', field: null })).toEqual([]);
    expect(mendableFields('merchant', { section: 'ghosts', field: null })).toEqual([]);
  });

  it('is never more than the review may point at', () => {
    for (const kind of KINDS)
      for (const section of remarkSections(kind)) {
        const known = remarkFields(kind, section);
        for (const field of mendableFields(kind, { section, field: null }))
          expect(known, `${kind} ${section}`).toContain(field);
      }
  });
});
