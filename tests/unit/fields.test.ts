import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { merchantBusiness, merchantDetails } from '#contract/merchants.ts';
import { businessDetails } from '#contract/partners.ts';
import { addressInput } from '#contract/shapes/address.ts';
import { bankAccountInput } from '#contract/shapes/bankAccount.ts';
import { contactPersonInput } from '#contract/shapes/contactPerson.ts';
import { promoInput } from '#contract/shapes/promoShapes.ts';
import { addressFields } from '#domain/fields/address.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import type { FieldRows } from '#domain/fields/field.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { promoInputFields } from '#domain/fields/promo.ts';
import { storeBusinessFields, storeDetailFields } from '#domain/fields/store.ts';

const SUBJECTS: [string, z.ZodObject, FieldRows][] = [
  ['a partner as a business', businessDetails, partnerBusinessFields],
  ['a store', merchantDetails, storeDetailFields],
  ['a store as a business', merchantBusiness, storeBusinessFields],
  ['an address', addressInput, addressFields],
  ['a bank account', bankAccountInput, bankAccountFields],
  ['a person', contactPersonInput, contactPersonFields],
  ['a promo', promoInput, promoInputFields],
];

/** The longest text that a field of the contract takes, as far as its schema says so. */
const takes = (schema: z.ZodType, length: number): boolean => schema.safeParse('x'.repeat(length)).success;

describe('the contract and the dictionary', () => {
  it.each(SUBJECTS)('name the same fields of %s', (_, schema, fields) =>
    expect(Object.keys(schema.shape).sort()).toEqual(Object.keys(fields).sort()),
  );

  it.each(SUBJECTS)('bound the lines of %s alike', (_, schema, fields) => {
    for (const [name, { kind, max, min, optional }] of Object.entries(fields)) {
      const part = schema.shape[name] as z.ZodType | undefined;
      if (!part || (kind !== 'line' && kind !== 'lines') || max === undefined) continue;
      // Registration numbers have a form of their own; a description is cut to its bound.
      if (name.endsWith('RegistrationNumber') || name === 'description') continue;
      expect([takes(part, max), takes(part, max + 1)], name).toEqual([true, false]);
      expect(part.safeParse(undefined).success, name).toBe(optional === true);
      if (min !== undefined) expect(takes(part, min - 1), name).toBe(false);
    }
  });
});
