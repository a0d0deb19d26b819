import { isUtf8 } from 'node:buffer';
import { refused } from '../sheetProblem.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REPLACEMENT = '\uFFFD';
const LATIN_1_ABOVE_ASCII = /[\u0080-\u00ff]/;

/** What an entity stands for; only XML's own five and numbers exist here, so nothing can grow or reach outside. */
const entity = (_: string, name: string): string => {
  const known = ENTITIES.get(name);
  if (known) return known;
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : Number.NaN;
  if (!(code <= 0x10ffff)) throw refused('damaged');
  // Some programs write the two halves of a character apart.
  return String.fromCodePoint(code);
};

/** A stretch of bytes of UTF-8 as text; throws SheetProblem when they mean none. */
export const fromUtf8 = (bytes: Buffer, from: number, to: number): string => {
  const text = bytes.toString('utf8', from, to);
  // What could not be decoded shows as the sign that stands for it, unless it was written itself.
  if (text.includes(REPLACEMENT) && !isUtf8(bytes.subarray(from, to))) throw refused('damaged');
  return text;
};

/** A text whose lines end with LF, whatever they ended with. */
export const lineEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** Characters that are bytes of UTF-8 as the text they mean, lines ended as XML has it; throws SheetProblem when they mean none. */
export const fromBytes = (written: string): string => {
  const lines = lineEnds(written);
  if (!LATIN_1_ABOVE_ASCII.test(lines)) return lines;
  return fromUtf8(Buffer.from(lines, 'latin1'), 0, lines.length);
};

/** The text that a run of characters outside CDATA means. */
export const decoded = (written: string): string => {
  const text = fromBytes(written);
  return text.includes('&') ? text.replace(/&([^;&]{0,12});?/g, entity) : text;
};

/**
 * A text of a spreadsheet: `_x000D_` and its like read as the character they stand for, line breaks as LF. One that is escaped
 * itself, `_x005F_x000D_`, is the text `_x000D_`.
 */
export const unescaped = (text: string): string =>
  lineEnds(
    text.includes('_x')
      ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
      : text,
  );
