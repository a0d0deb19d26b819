import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWords } from './fold.ts';

/** Letters, digits and signs of cells, and what hides between them. */
const STRANGE = [
  ...'aZñé09 .,;-/+%₱@ı',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00A0',
  '\u0303',
  '\u200B',
  '\u202E',
  '\uD800',
  '\uFEFF',
  '😀',
];

describe('texts that read alike', () => {
  it.each([
    ['HSIS Partner Code', 'hsispartnercode', 'hsis partner code'],
    ['  Zip-Code* ', 'zipcode', 'zip code'],
    ['Biñan', 'binan', 'binan'],
    ['Bin\u0303an', 'binan', 'binan'],
    ['Sto. Niño', 'stonino', 'sto nino'],
    ['Number/Building', 'numberbuilding', 'number building'],
    ['', '', ''],
    ['—', '', ''],
  ])('%j is %j', (text, joined, words) => {
    expect(fold(text)).toBe(joined);
    expect(foldWords(text)).toBe(words);
  });

  it('does not change what is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...STRANGE) }), (text) => {
        expect(foldWords(foldWords(text))).toBe(foldWords(text));
      }),
    );
  });
});
