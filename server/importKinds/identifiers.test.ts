import { describe, expect, it } from 'vitest';
import type { FieldType } from '#domain/importJobs/fieldTypes.ts';
import { IMPORT_KINDS } from '#domain/importJobs/importKinds.ts';
import { type ColumnFacts, columnFacts, readCell } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { type ImportField, isIdentifier } from '#domain/imports/fields/fields.ts';
import { IMPORTS } from '../registries/imports.ts';

const OF_VALUES: ReadonlySet<FieldType> = new Set([
  'email',
  'amount',
  'percent',
  'integer',
  'date',
  'yesNo',
  'choice',
]);
/** Fields of words: a name, an address, a sentence. Whoever adds a text says here that no digits name anything in it. */
const OF_WORDS: ReadonlySet<string> = new Set([
  'accessRole',
  'areas',
  'barangay',
  'cashier',
  'categories',
  'city',
  'closingHour',
  'country',
  'description',
  'firstName',
  'items',
  'lastName',
  'merchantName',
  'merchantType',
  'middleName',
  'name',
  'numberBuilding',
  'openingDays',
  'openingHour',
  'partnerName',
  'pos',
  'province',
  'region',
  'segment',
  'storeCategory',
  'storeName',
  'street',
  'termsAndConditions',
  'time',
  'vatType',
]);
const SOUNDS_LIKE_ONE =
  /(?:code|id|number|num|no|tin|phone|mobile|landline|zip|series|account|username|serial|permit)s?$/i;

const fields: readonly (readonly [string, ImportField])[] = IMPORT_KINDS.flatMap((kind) =>
  IMPORTS[kind].fields.map((field) => [`${kind}.${field.key}`, field] as const),
);
const codesOf = (field: ImportField, cell: SheetCell, facts?: ColumnFacts): string[] =>
  readCell(field, cell, facts).problems.map(({ code }) => code);
const CSV: ColumnFacts = { ...columnFacts([]), hasTextsAlone: true };
const number = (raw: string, text = raw): SheetCell => ({ kind: 'number', text, raw, format: 'General' });

describe('identifiers of all imports', () => {
  it.each(fields)('%s is a value, words, or read as an identifier', (_, { key, type }) => {
    expect(isIdentifier(type) || OF_VALUES.has(type) || OF_WORDS.has(key)).toBe(true);
    if (SOUNDS_LIKE_ONE.test(key)) expect(isIdentifier(type)).toBe(true);
  });

  it.each(fields.filter(([, { type }]) => isIdentifier(type)))(
    '%s loses no digit of a number in silence',
    (_, field) => {
      expect(codesOf(field, number('1234567890123456'))).not.toEqual([]);
      expect(codesOf(field, number('12345678901234560'))[0]).toBe('rounded_number');
      for (const shortened of ['1.23E+11', '1.23457E+15', '1,23E+11', '1.23e11'])
        expect(codesOf(field, shortened), shortened).toEqual(['rounded_number']);
      // In a csv, which a spreadsheet may have saved, more digits than it keeps are asked about, or wrong anyway.
      expect(codesOf(field, '1234567890123456', CSV)).not.toEqual([]);
      expect(codesOf(field, '1234567890123450', CSV)).toEqual(['rounded_number']);
      // A lone zero in front is lost: it is told, or too short for what it is.
      expect(codesOf(field, number('12'))).not.toEqual([]);
    },
  );
});
