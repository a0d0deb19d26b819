import { isUtf8 } from 'node:buffer';
import { refused } from '../problems.ts';

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
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) throw refused('damaged');
  return String.fromCodePoint(code);
};

/** A stretch of bytes of UTF-8 as text; throws SheetProblem when they mean none. */
export const fromUtf8 = (bytes: Buffer, from: number, to: number): string => {
  const text = bytes.toString('utf8', from, to);
  // What could not be decoded shows as the sign that stands for it, unless it was written itself.
  if (text.includes(REPLACEMENT) && !isUtf8(bytes.subarray(from, to))) throw refused('damaged');
  return text;
};

/** Characters that are bytes of UTF-8 as the text they mean; throws SheetProblem when they mean none. */
export const fromBytes = (written: string): string => {
  if (!LATIN_1_ABOVE_ASCII.test(written)) return written;
  return fromUtf8(Buffer.from(written, 'latin1'), 0, written.length);
};

/** The text that a run of characters outside CDATA means. */
export const decoded = (written: string): string => {
  const text = fromBytes(written);
  return text.includes('&') ? text.replace(/&([^;&]{0,12});?/g, entity) : text;
};

/** A cell's text: `_x000D_` and its like read as the character they stand for, line breaks as LF. */
export const unescaped = (text: string): string => {
  const plain = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
};
