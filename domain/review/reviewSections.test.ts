import { describe, expect, it } from 'vitest';
import { REMARK_SECTIONS } from './remarkSection.ts';
import { namesDocument, remarkFields, remarkProblem, remarkSections } from './reviewSections.ts';

const at = (kind: 'partner' | 'merchant', section: string, field: string | null = null) =>
  remarkProblem(kind, { section, field })?.at ?? null;

describe('a remark names a section of its record', () => {
  it('of a partner one of four, of a store one of nine', () => {
    expect(remarkSections('partner').sort()).toEqual([
      'bank-details',
      'business-details',
      'contact-person',
      'documents',
    ]);
    expect(remarkSections('merchant')).toHaveLength(9);
    expect(new Set([...remarkSections('partner'), ...remarkSections('merchant')])).toEqual(
      new Set(REMARK_SECTIONS),
    );
  });

  it.each([
    ['partner', 'business-details', null],
    ['partner', 'merchant', 'section'],
    ['partner', 'commodities', 'section'],
    ['merchant', 'merchant', null],
    ['merchant', 'schedules', null],
    ['merchant', 'mdr-rates', 'section'],
    ['merchant', '', 'section'],
    ['partner', 'toString', 'section'],
    ['partner', '__proto__', 'section'],
  ] as const)('%s, %s: %s', (kind, section, problem) => {
    expect(at(kind, section)).toBe(problem);
  });
});

describe('a remark names a field of its section', () => {
  it('or none, for the whole of it', () => {
    for (const kind of ['partner', 'merchant'] as const)
      for (const section of remarkSections(kind)) {
        expect(at(kind, section)).toBe(null);
        for (const field of remarkFields(kind, section)) expect(at(kind, section, field)).toBe(null);
      }
  });

  it.each([
    ['partner', 'business-details', 'accountNumber'],
    ['partner', 'business-details', 'hsisCode'],
    ['partner', 'contact-person', 'contactDetail.mobileNumber'],
    ['merchant', 'business-details', 'address'],
    ['merchant', 'merchant', 'name'],
    ['merchant', 'schedules', 'days'],
    ['merchant', 'merchant', 'constructor'],
  ] as const)('%s, %s has no %s', (kind, section, field) => {
    expect(at(kind, section, field)).toBe('field');
  });

  it('of documents any type, which the look-up knows', () => {
    expect(at('partner', 'documents', 'BIR_2303')).toBe(null);
    expect(remarkFields('partner', 'documents')).toEqual([]);
    expect([namesDocument('documents'), namesDocument('merchant')]).toEqual([true, false]);
  });
});
