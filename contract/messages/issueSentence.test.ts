import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Issue, issueSentence } from './issueSentence.ts';
import { own } from './own.ts';

const wrong = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error('nothing is wrong');
  return issueSentence(issue as Issue);
};

const RULE = own({ en: 'An even number, please', fil: 'Numerong even, pakiusap' });

describe('what is wrong with a value, for people', () => {
  it.each([
    ['a missing value', z.string(), undefined, 'Fill this in', 'Punan ito'],
    ['an empty text', z.string().min(1), '', 'Fill this in', 'Punan ito'],
    ['another type', z.string(), 1, 'Give a text', 'Maglagay ng teksto'],
    ['no number', z.coerce.number(), 'x', 'Give a number', 'Maglagay ng numero'],
    ['a broken number', z.number().int(), 1.5, 'Give a whole number', 'Maglagay ng buong numero'],
    ['a list that is none', z.array(z.string()), {}, 'Give a list', 'Maglagay ng listahan'],
    [
      'a short text',
      z.string().min(3),
      'ab',
      'Use at least 3 characters',
      'Gumamit ng hindi bababa sa 3 karakter',
    ],
    ['a long text', z.string().max(3), 'abcd', 'Use at most 3 characters', 'Hanggang 3 karakter lang'],
    ['a small number', z.number().min(1), 0, 'The smallest possible is 1', '1 ang pinakamababang puwede'],
    ['zero', z.number().positive(), 0, 'This must be more than 0', 'Dapat higit ito sa 0'],
    ['a large number', z.number().max(5), 6, 'The largest possible is 5', '5 ang pinakamataas na puwede'],
    ['the bound', z.number().lt(5), 5, 'This must be less than 5', 'Dapat mas mababa ito sa 5'],
    ['a short list', z.array(z.string()).min(1), [], 'Give at least 1', 'Maglagay ng hindi bababa sa 1'],
    [
      'a long list',
      z.array(z.string()).max(1),
      ['a', 'b'],
      'Give at most 1',
      'Hanggang 1 lang ang puwedeng ilagay',
    ],
    ['no choice', z.enum(['A', 'B']), 'C', 'Use one of: A, B', 'Gumamit ng isa sa mga ito: A, B'],
    ['no day', z.iso.date(), '2026-02-30', 'Give a date as YYYY-MM-DD', 'Isulat ang petsa bilang YYYY-MM-DD'],
    ['no address', z.email(), 'x', 'Give an e-mail address', 'Maglagay ng e-mail address'],
    [
      'another form',
      z.string().regex(/^\d$/),
      'x',
      'This is not written in the expected form',
      'Hindi ito nakasulat sa inaasahang anyo',
    ],
    ['an uneven number', z.number().multipleOf(5), 7, 'Use a multiple of 5', 'Gumamit ng multiple ng 5'],
    [
      'one field more',
      z.strictObject({}),
      { a: 1 },
      'This field is not known here',
      'Hindi kilala rito ang field na ito',
    ],
    ['none of several forms', z.union([z.string(), z.array(z.string())]), 5, undefined, undefined],
    ['a rule of our own', z.number().refine((n) => n % 2 === 0, RULE), 3, RULE, 'Numerong even, pakiusap'],
    ['our own word for a type', z.string(RULE), 3, RULE, 'Numerong even, pakiusap'],
  ])('%s', (_what, schema, value, en, fil) => {
    const sentence = wrong(schema, value);
    if (en) expect(sentence).toEqual({ en, fil });
    for (const text of Object.values(sentence))
      expect(text).not.toMatch(/invalid|expected (one|string|number)/i);
  });

  it('does not list dozens of choices', () => {
    const many = z.enum(Array.from({ length: 40 }, (_, at) => `choice${at}`) as [string]);
    expect(wrong(many, 'x').en.length).toBeLessThan(60);
  });
});
