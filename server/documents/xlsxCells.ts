import type { Language } from '#domain/sentence.ts';
import { type Column, flagText, type Value } from './cells.ts';
import { cellText } from './xml.ts';

/** Indexes of the cell formats in `styles.xml`. */
export const STYLE = { plain: 0, header: 1, date: 2, instant: 3, money: 4, text: 5, title: 6 } as const;
/** Added to the format of a value, the same format in the colour of problems. */
export const PROBLEM = 7;

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const MANILA_OFFSET_MS = 8 * 3_600_000;

/** Column letters of a zero-based index: 0 is A, 26 is AA. */
export const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Days since the spreadsheet's epoch of a day or, in Manila's wall clock, of an instant; null when it is neither. */
const serialOf = (value: string, kind: 'date' | 'instant'): number | null => {
  const at = kind === 'date' ? Date.parse(`${value}T00:00:00Z`) : Date.parse(value) + MANILA_OFFSET_MS;
  return Number.isNaN(at) || at < EPOCH ? null : (at - EPOCH) / DAY_MS;
};

const stringCell = (ref: string, text: string, style: number): string => {
  if (text === '') return '';
  const keep = /^\s|\s$|[\n\t]| {2}/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t${keep}>${cellText(text)}</t></is></c>`;
};

const numberCell = (ref: string, value: number | string, style: number) =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

const isDecimal = (text: string) => /^-?\d{1,15}(?:\.\d+)?$/.test(text);

/** One cell. Texts are string cells, so that nothing in them is run or loses its leading zeros. `more` is added to its format. */
export const cellXml = (
  ref: string,
  value: Value,
  kind: Column['kind'],
  language: Language,
  more: 0 | typeof PROBLEM = 0,
): string => {
  if (value == null || value === '') return more ? `<c r="${ref}" s="${STYLE.text + more}"/>` : '';
  if (kind === 'flag' || typeof value === 'boolean')
    return stringCell(ref, flagText(value, language), STYLE.text + more);
  const text = String(value);
  if (kind === 'date' || kind === 'instant') {
    const serial = serialOf(text, kind);
    return serial === null
      ? stringCell(ref, text, STYLE.text + more)
      : numberCell(ref, serial, STYLE[kind] + more);
  }
  if ((kind === 'money' || kind === 'number') && isDecimal(text))
    return numberCell(ref, text, (kind === 'money' ? STYLE.money : STYLE.plain) + more);
  return stringCell(ref, text, STYLE.text + more);
};

/** One row of cells; `number` is the row's place in the sheet, from 1. */
export const rowXml = (
  number: number,
  columns: readonly Column[],
  values: readonly Value[],
  language: Language,
): string => {
  const cells = columns.map(({ kind }, at) => cellXml(`${letters(at)}${number}`, values[at], kind, language));
  return `<row r="${number}">${cells.join('')}</row>`;
};

/** A row of texts in one style: the header, a line of the cover. */
export const textRow = (number: number, texts: readonly string[], style: number): string =>
  `<row r="${number}">${texts.map((text, at) => stringCell(`${letters(at)}${number}`, text, style)).join('')}</row>`;
