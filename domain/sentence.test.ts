import { describe, expect, it } from 'vitest';
import { counted, each, endedOnce, isLanguage, languageOf, same, withinSentence } from './sentence.ts';

describe('the language of a request', () => {
  it.each([
    [null, 'en'],
    [undefined, 'en'],
    ['', 'en'],
    ['fil', 'fil'],
    ['FIL-PH', 'fil'],
    ['tl', 'fil'],
    ['en-PH, fil;q=0.9', 'en'],
    ['fil;q=0.9, en-US;q=0.5', 'fil'],
    ['en;q=0.2, fil;q=0.8', 'fil'],
    ['ceb, de;q=0.9, fil;q=0.1', 'fil'],
    ['fil;q=0, en', 'en'],
    ['fil;q=0', 'en'],
    ['*', 'en'],
    ['constructor, __proto__', 'en'],
    [';;;,,,q=1', 'en'],
    ['fil;q=x', 'fil'],
    [`${'de,'.repeat(5000)}fil`, 'en'],
  ] as const)('%s is %s', (header, language) => expect(languageOf(header)).toBe(language));
});

describe('a sentence', () => {
  it('counts one as one, and thousands with their commas', () => {
    expect([counted(0, 'row'), counted(1, 'row'), counted(1_200n, 'receipt is', 'receipts are')]).toEqual([
      '0 rows',
      '1 row',
      '1,200 receipts are',
    ]);
  });

  it('is put together language by language', () => {
    const parts = [{ en: 'name', fil: 'pangalan' }, same('TIN')];
    const make = each((language) => parts.map((part) => part[language]).join(', '));
    expect(make).toEqual({ en: 'name, TIN', fil: 'pangalan, TIN' });
  });
  it.each([
    ['Account number', 'account number'],
    ['E-mail', 'e-mail'],
    ['TIN', 'TIN'],
    ['HSIS code', 'HSIS code'],
    ['Numero ng account', 'numero ng account'],
    ['Óra', 'óra'],
    ['', ''],
  ])('has the label %j within it as %j', (label, within) => expect(withinSentence(label)).toBe(within));
  it('is known in two languages', () => {
    expect(['en', 'fil', 'tl', 'EN', '', null].filter(isLanguage)).toEqual(['en', 'fil']);
  });
  it('ends once after a name that ends with a full stop', () => {
    const name = 'Bayani Furniture Corp.';
    expect(endedOnce(`Welcome to ${name}. Choose a name.`, [name])).toBe(`Welcome to ${name} Choose a name.`);
    expect(endedOnce(`${name} waits.`, [name])).toBe(`${name} waits.`);
    expect(endedOnce('Wait...', ['Wait', 'x...', 3, null])).toBe('Wait...');
  });
});
