import { describe, expect, it } from 'vitest';
import { AUDIT_FIELDS } from '../audit/fields.ts';
import { columnLabels, everyField, fieldAt, fieldsOfSection, labelsOf } from './field.ts';
import { partnerFields } from './partner.ts';
import { storeFields } from './store.ts';

describe('the dictionary of fields', () => {
  it('finds a field by its path, over groups and rows', () => {
    expect(fieldAt(partnerFields, 'tinNumber')?.label.en).toBe('TIN');
    expect(fieldAt(partnerFields, 'address.streetName')?.label.en).toBe('Street');
    expect(fieldAt(partnerFields, 'contactPersons.2.fullName.firstName')?.max).toBe(60);
    expect(fieldAt(partnerFields, 'contactPersons.2')?.label.en).toBe('Contact persons');
  });

  it.each(['', 'toString', 'address.nothing', 'tinNumber.x', '0'])('knows nothing at "%s"', (path) =>
    expect(fieldAt(partnerFields, path)).toBeUndefined(),
  );

  it('calls a field shortly where the subject is plain', () =>
    expect([labelsOf(partnerFields, 'en').name, labelsOf(partnerFields, 'fil').vatType]).toEqual([
      'Name',
      'Uri ng VAT',
    ]));

  it('names a section’s fields once, in the order of reading', () =>
    expect(fieldsOfSection(storeFields, 'contact-person')).toEqual([
      'fullName',
      'birthDate',
      'jobTitle',
      'mobileNumber',
      'landlineNumber',
      'emailAddress',
    ]));

  it.each([
    ['partner', partnerFields],
    ['store', storeFields],
  ])(
    'gives every field of a %s both names, a bound if it is text, and a list if it is chosen from one',
    (_, fields) => {
      for (const [name, { label, short, kind, max, list, of }] of everyField(fields)) {
        for (const pair of [label, short ?? label])
          expect([pair.en, pair.fil].every(Boolean), name).toBe(true);
        if (kind === 'lines') expect(max, name).toBeGreaterThan(0);
        expect(list !== undefined, name).toBe(kind === 'choice');
        expect(of === undefined || kind === 'group' || kind === 'rows', name).toBe(true);
      }
    },
  );

  it('tells the trail what columns are called, alike for partners and stores, unless the trail has a word of its own', () => {
    const ofStore = columnLabels(storeFields);
    const unlike = Object.entries(columnLabels(partnerFields)).filter(
      ([column, { en }]) => ofStore[column] && ofStore[column].en !== en,
    );
    expect(unlike.map(([column]) => column)).toEqual(['name']);
    expect(AUDIT_FIELDS.name?.en).toBe('Name');
  });
});
