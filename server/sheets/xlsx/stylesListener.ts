import type { PlainCell } from '../cell.ts';
import { storable } from '../storable.ts';
import { attribute } from '../xml/attribute.ts';
import type { XmlListener } from '../xml/XmlScanner.ts';
import { isDateFormat, isElapsed } from './dateText.ts';

/** How a cell's number is shown. */
export interface NumberFormat {
  code: string;
  isDate: boolean;
  /** Whether it counts hours on beyond a day. */
  isElapsed: boolean;
  /** Dates that were shown in it, by serial number. */
  dates: Map<number, PlainCell>;
}

const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
/** Numbers of formats that are dates in East Asian programs and have no code of their own. */
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Characters of the longest code that Excel takes. */
const LONGEST_CODE = 255;

/** A number format by its code; one that is too long shows as General. */
export const named = (given: string): NumberFormat => {
  const code = given.length > LONGEST_CODE ? 'General' : storable(given);
  return { code, isDate: isDateFormat(code), isElapsed: isElapsed(code), dates: new Map() };
};

/** Never a date, so it remembers none. */
export const GENERAL = named('General');

/** Fills `formats` with the format of each cell style, in the order in which cells name them. */
export const stylesListener = (formats: NumberFormat[]): XmlListener => {
  const own = new Map<number, NumberFormat>();
  let within = '';
  const formatOf = (id: number) =>
    own.get(id) ?? (isEastAsianDate(id) ? named('m/d/yyyy') : named(BUILT_IN[id] ?? 'General'));
  return {
    open: (name, attributes, empty) => {
      if (name === 'numFmts' || name === 'cellXfs') within = empty ? '' : name;
      else if (within === 'numFmts' && name === 'numFmt')
        own.set(
          Number(attribute(attributes, 'numFmtId')),
          named(attribute(attributes, 'formatCode') ?? 'General'),
        );
      else if (within === 'cellXfs' && name === 'xf')
        formats.push(formatOf(Number(attribute(attributes, 'numFmtId') ?? 0)));
    },
    close: (name) => {
      if (name === within) within = '';
    },
    text: () => undefined,
    wantsText: () => false,
  };
};
