import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from './tidyText.ts';

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

describe('what nobody sees in a text', () => {
  it.each([
    ['plain', 'plain'],
    ['  a  b ', 'a b'],
    ['a\u00A0b\u00A0', 'a b'],
    ['a\u200Bb\uFEFF', 'ab'],
    ['a\tb', 'a b'],
    ['Bin\u0303an', 'Bi\u00F1an'],
    ['Bin\uFEFF\u0303an', 'Bi\u00F1an'],
    ['', ''],
    ['   ', ''],
  ])('%j is %j, and nothing is said', (typed, text) => {
    expect(tidyText(typed, false)).toEqual({ text, corrected: null });
  });

  it.each([
    ['a\u0007b', 'a b'],
    ['a\u202Eb', 'a b'],
    ['a\uD800', 'a'],
    ['Blk 1\r\nLot 2', 'Blk 1 Lot 2'],
  ])('%j is told of, with %j instead', (typed, corrected) => {
    expect(tidyText(typed, false).corrected).toBe(corrected);
  });

  it('leaves lines where there may be some', () => {
    expect(tidyText('one \r\n two', true)).toEqual({ text: 'one\ntwo', corrected: null });
    expect(tidyText('one\r\ntwo\u0000', true).corrected).toBe('one\ntwo');
  });

  it('offers only what it would take itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...STRANGE) }), fc.boolean(), (typed, lines) => {
        const { text, corrected } = tidyText(typed, lines);
        expect(tidyText(corrected ?? text, lines)).toEqual({ text: corrected ?? text, corrected: null });
      }),
    );
  });
});
