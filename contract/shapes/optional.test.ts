import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { businessDetails } from '../partners.ts';
import { registration } from '../registration.ts';
import { staffLineOf } from './lineOf.ts';
import { optionalEmail, optionalMobile } from './mobile.ts';

const messages = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text that may be left out', () => {
  const body = z.strictObject({ ...registration, mobile: optionalMobile, email: optionalEmail });

  it.each([
    {},
    { mobile: null, email: null, dtiRegistrationNumber: null },
    { mobile: '', email: '', secRegistrationNumber: '' },
  ])('is none in %o', (given) =>
    expect(body.parse(given)).toEqual({
      dtiRegistrationNumber: null,
      secRegistrationNumber: null,
      mobile: null,
      email: null,
    }),
  );

  it('is told in its own words when it does not fit', () => {
    expect(messages(optionalMobile, '12')).toEqual(['A mobile number looks like 0917 123 4567']);
    expect(messages(optionalEmail, 'nobody')).toEqual(['Write an e-mail address as name@example.com']);
    expect(messages(registration.dtiRegistrationNumber, 'x')).toEqual([
      'A DTI number has 5 to 20 letters, digits or dashes',
    ]);
  });

  it('is written as it is stored', () => {
    expect(registration.secRegistrationNumber.parse(' cs2016-1 ')).toBe('CS2016-1');
    expect(optionalMobile.parse('0917 123 4567')).toBe('639171234567');
  });
});

describe('what staff set', () => {
  it.each([
    [undefined, undefined],
    [null, null],
    ['', null],
    [' P-1 ', 'P-1'],
  ])('%o is %o: left out is not the same as emptied', (given, read) =>
    expect(
      z
        .strictObject({ code: staffLineOf({ kind: 'line', max: 40, sets: 'staff' }) })
        .parse(given === undefined ? {} : { code: given }).code,
    ).toBe(read),
  );

  it('notes have several lines', () => {
    const notes = (text: string) => businessDetails.shape.notes.safeParse(text).success;
    expect(notes('One\nTwo')).toBe(true);
    expect(notes('One\u0000')).toBe(false);
    expect(notes('half \ud83d')).toBe(false);
  });
});
