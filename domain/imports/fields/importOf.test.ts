import { describe, expect, it } from 'vitest';
import { addressFields } from '../../fields/address.ts';
import { contactDetailFields, fullNameFields } from '../../fields/contactPerson.ts';
import type { FieldRow } from '../../fields/field.ts';
import { partnerFields } from '../../fields/partner.ts';
import { storeFields } from '../../fields/store.ts';
import type { ImportField } from './fields.ts';
import { importOf } from './importOf.ts';
import { thirdPartyMerchantFields } from './merchantFields.ts';
import { partnerFields as partnerSheet } from './partnerFields.ts';
import { userRegistrationFields } from './userRegistrationFields.ts';

/** The field of the dictionary that a column of a sheet fills, where it is called otherwise. */
const CALLED: Readonly<Record<string, FieldRow>> = {
  hsisPartnerCode: partnerFields.hsisCode,
  hsisSalesroomCode: storeFields.hsisSalesRoomCode,
  partnerName: partnerFields.name,
  partnerBrand: partnerFields.isPartnerBrand,
  numberBuilding: addressFields.buildingName,
  street: addressFields.streetName,
  phoneNumber: contactDetailFields.landlineNumber,
  terminalIds: storeFields.terminalDetails.of.terminalId,
};
const PEOPLE: Readonly<Record<string, FieldRow>> = { ...fullNameFields, ...contactDetailFields };
/** Columns that hold a label or a name, where the field holds its code or id. */
const LABELS: ReadonlySet<string> = new Set(['city', 'merchantType', 'province', 'vatType']);

const rowOf = (key: string): FieldRow | undefined =>
  CALLED[key] ?? PEOPLE[key] ?? (storeFields as Readonly<Record<string, FieldRow>>)[key];

const sheet = (fields: readonly ImportField[]) =>
  fields.flatMap((field): [string, ImportField, FieldRow][] => {
    const row = rowOf(field.key);
    return row && !LABELS.has(field.key) ? [[field.key, field, row]] : [];
  });

describe.each([
  ['partners', sheet(partnerSheet), 9],
  ['stores', sheet(thirdPartyMerchantFields), 16],
  ['accounts', sheet(userRegistrationFields), 7],
])('a sheet of %s', (_, columns, least) => {
  it('is about fields of the dictionary', () => expect(columns.length).toBeGreaterThanOrEqual(least));

  it.each(columns)('takes as much in %s as its form', (_key, { max }, row) => expect(max).toBe(row.max));
});

describe('a column of a field', () => {
  it('is read by the kind of the field', () =>
    expect(
      [
        partnerFields.tinNumber,
        partnerFields.startDate,
        partnerFields.isPartnerBrand,
        storeFields.minCashAmt,
      ].map((row) => importOf(row).type),
    ).toEqual(['tin', 'date', 'yesNo', 'amount']));

  it('has to be filled in where the field has; yes or no never has', () =>
    expect(
      [fullNameFields.firstName, fullNameFields.middleName, partnerFields.isPartnerBrand].map(
        (row) => importOf(row).required,
      ),
    ).toEqual([true, false, false]));

  it('may have several lines where the field has', () =>
    expect(importOf(partnerFields.notes)).toMatchObject({ type: 'text', lines: true, max: 2000 }));
});
