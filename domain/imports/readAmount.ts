import { formatMoney, MAX_CENTAVOS, parseMoney } from '../money.ts';
import { type Read, type Reader, refused, type Typed, taken } from './reading.ts';

const CURRENCY = /^(?:₱|php|p)\s*|\s*(?:php|pesos?)$/gi;
const DECIMAL = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
/** Digits that a spreadsheet shows of a number; those behind are noise of its arithmetic. */
const EXACT = 15;
const MAX_INTEGER = 2_147_483_647;

/** A number in plain decimal notation without thousands separators, null when the text is none. */
const plainDecimal = (text: string): string | null => (DECIMAL.test(text) ? text.replaceAll(',', '') : null);

const withoutNoise = (value: number): string | null => {
  const text = String(Number(value.toPrecision(EXACT)));
  return text.includes('e') ? null : text;
};

const decimalOf = ({ text, number }: Typed): string | null =>
  number ? withoutNoise(Number(number.raw)) : plainDecimal(text.replace(CURRENCY, ''));

/** Pesos as a decimal string with two places, "1234.50". */
export const readAmount: Reader = (typed): Read => {
  const decimal = decimalOf(typed);
  const centavos = decimal === null ? null : parseMoney(decimal);
  if (centavos !== null && centavos >= 0) return taken(formatMoney(centavos));
  const isBeyond = decimal !== null && (decimal.startsWith('-') || Number(decimal) * 100 > MAX_CENTAVOS);
  return isBeyond
    ? refused('out_of_range', null, { min: formatMoney(0), max: formatMoney(MAX_CENTAVOS) })
    : refused('not_amount');
};

const isPercentFormat = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

const percentOf = (typed: Typed): string | null => {
  const { text, number } = typed;
  if (number && isPercentFormat(number.format)) return withoutNoise(Number(number.raw) * 100);
  return number ? decimalOf(typed) : plainDecimal(text.replace(/\s*%$/, ''));
};

/** A rate in percent, more than 0 and at most 100 with at most two decimals: "12.5". A cell of 0.125 shown as 12.5% is 12.5. */
export const readPercent: Reader = (typed) => {
  const hundredths = parseMoney(percentOf(typed) ?? '');
  if (hundredths === null || hundredths <= 0 || hundredths > 100_00) return refused('not_percent');
  return taken(String(hundredths / 100));
};

/** A whole number of at least 0. */
export const readInteger: Reader = (typed) => {
  const decimal = decimalOf(typed)?.replace(/\.0+$/, '');
  if (decimal === undefined || decimal === null || !/^-?\d+$/.test(decimal)) return refused('not_integer');
  const value = Number(decimal);
  return value < 0 || value > MAX_INTEGER
    ? refused('out_of_range', null, { min: 0, max: MAX_INTEGER })
    : taken(String(value));
};
