import { describe, expect, it } from 'vitest';
import { atLeast, line, lines, NO_CONTROL_CHARACTERS } from '#contract/line.ts';
import { lineOf, optionalLine, staffLineOf } from '#contract/shapes/lineOf.ts';

const INVISIBLE = [
  '\u200b',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800',
  '\u00ad \u200d',
  '\u2060\ufeff',
  '\ufe0f',
];
const wrong = (schema: ReturnType<typeof line>, text: string): string[] =>
  schema.safeParse(text).error?.issues.map(({ code, message }) => (code === 'custom' ? message : code)) ?? [];

describe('a text that nobody sees', () => {
  it.each(INVISIBLE)('is none: %j', (text) => {
    expect(line(9).parse(text)).toBe('');
    expect(lines(9).parse(`${text}\n${text}`)).toBe('');
    for (const needed of [line(9).min(1), lines(9).min(1), lineOf({ kind: 'line', min: 3, max: 9 })])
      expect(wrong(needed, text)).toEqual(['too_small']);
    expect(optionalLine(9, 3).parse(text)).toBeNull();
    expect(staffLineOf({ kind: 'line', max: 9, sets: 'staff' }).parse(text)).toBeNull();
  });

  it.each(['a\u200b\u200bb', 'a\u3164\u3164b', 'a    b', '👍🏽\u200d'])(
    'does not make %j long enough',
    (text) => {
      expect(wrong(atLeast(line(40), 3), text)).toEqual(['too_small']);
      expect(optionalLine(40, 3).safeParse(text).success).toBe(false);
    },
  );

  it('is told of once where it is too short in any way', () =>
    expect(wrong(atLeast(line(40), 3), 'a')).toEqual(['too_small']));

  it.each(['👩\u200d👧\u200d👦', 'می\u200cخواهم', '❤\ufe0f ok', 'Niño'])('is kept within %j', (text) =>
    expect(atLeast(line(40), 3).parse(` ${text} `)).toBe(text),
  );
});

describe('controls', () => {
  it.each([
    '\u0000',
    '\u0007',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('like %j are refused in every text', (c) => {
    for (const schema of [line(9), lines(9)])
      expect(wrong(schema, `a${c}b`)).toEqual([NO_CONTROL_CHARACTERS.en]);
  });

  it.each(['\n', '\t', '\u2028', '\u2029'])('of lines, %j, stand in texts of several alone', (c) => {
    expect(wrong(line(9), `a${c}b`)).toEqual([NO_CONTROL_CHARACTERS.en]);
    expect(lines(9).parse(`a${c}b`)).toBe(`a${c}b`);
  });

  it('are refused alone as well', () => expect(wrong(line(9), '\u0007')).toEqual([NO_CONTROL_CHARACTERS.en]));
});
