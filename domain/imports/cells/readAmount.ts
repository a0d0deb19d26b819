import { decimalWithPoint, ungroupedDecimal } from '../../formats/decimal.ts';
import { formatMoney, MAX_CENTAVOS, parseMoney } from '../../money.ts';
import { type Found, type Read, type Reader, refused, type Typed, taken } from './reading.ts';

const CURRENCY = /^(?:₱|php|p)|(?:php|pesos?)$/gi;
/** Digits that a spreadsheet shows of a number; those behind are noise of its arithmetic. */
const EXACT = 15;
const MAX_INTEGER = 2_147_483_647;

const withoutCurrency = (text: string): string => text.replace(CURRENCY, '').trim();
const withoutPercent = (text: string): string => (text.endsWith('%') ? text.slice(0, -1).trimEnd() : text);

const withoutNoise = (value: number): string | null => {
  const text = String(Number(value.toPrecision(EXACT)));
  return text.includes('e') ? null : text;
};

const decimalOf = ({ text, number }: Typed): string | null =>
  number ? withoutNoise(Number(number.raw)) : ungroupedDecimal(withoutCurrency(text));

/** Says of digits with commas and points, which are no number, what is wrong with the commas; anything else is `otherwise`. */
const refusedCommas = (text: string, otherwise: Found['code']): Read => {
  const [digits = ''] = /-?[\d.,]+/.exec(text) ?? [];
  const sign = otherwise === 'not_percent' && text.endsWith('%') ? '%' : '';
  const isAll = (sign ? withoutPercent(text) : withoutCurrency(text)) === digits;
  if (!isAll || !digits.includes(',')) return refused(otherwise);
  const pointed = decimalWithPoint(digits);
  return pointed
    ? refused('decimal_comma', `${pointed}${sign}`)
    : refused(ungroupedDecimal(digits) === null ? 'comma_groups' : otherwise);
};

/** Pesos as a decimal string with two places, "1234.50". */
export const readAmount: Reader = (typed): Read => {
  const decimal = decimalOf(typed);
  const centavos = decimal === null ? null : parseMoney(decimal);
  if (centavos !== null && centavos >= 0) return taken(formatMoney(centavos));
  const isBeyond = decimal !== null && (decimal.startsWith('-') || Number(decimal) * 100 > MAX_CENTAVOS);
  return isBeyond
    ? refused('out_of_range', null, { min: formatMoney(0), max: formatMoney(MAX_CENTAVOS) })
    : refusedCommas(typed.text, 'not_amount');
};

const isPercentFormat = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

const percentOf = (typed: Typed): string | null => {
  const { text, number } = typed;
  if (number && isPercentFormat(number.format)) return withoutNoise(Number(number.raw) * 100);
  return number ? decimalOf(typed) : ungroupedDecimal(withoutPercent(text));
};

/** A rate as it is stored, null when it is none. */
const rateOf = (percent: string | null): string | null => {
  const hundredths = parseMoney(percent ?? '');
  return hundredths === null || hundredths <= 0 || hundredths > 100_00 ? null : String(hundredths / 100);
};

/** Says of 0.12 that it may be 0.12 or 12 percent; where one of them is no rate, the other is offered alone. */
const unclear = (percent: string): Read => {
  const [one, other] = [percent, withoutNoise(Number(percent) * 100)].map(rateOf);
  if (one && other) return refused('unclear_rate', null, { either: `${one}%`, or: `${other}%` });
  return other ? refused('unclear_rate', `${other}%`) : refused('not_percent');
};

/**
 * A rate in percent, more than 0 and at most 100 with at most two decimals: "12.5". A cell of 0.125 shown as 12.5% is 12.5; one
 * below 1 that bears no percent sign is asked about.
 */
export const readPercent: Reader = (typed) => {
  const { text, number } = typed;
  const percent = percentOf(typed);
  const isSigned = text.endsWith('%') || (number !== null && isPercentFormat(number.format));
  if (percent !== null && !isSigned && Number(percent) > 0 && Number(percent) < 1) return unclear(percent);
  const rate = rateOf(percent);
  return rate === null ? refusedCommas(text, 'not_percent') : taken(rate);
};

/** A whole number of at least 0. */
export const readInteger: Reader = (typed) => {
  const decimal = decimalOf(typed)?.replace(/\.0+$/, '');
  if (decimal === undefined || decimal === null || !/^-?\d+$/.test(decimal))
    return refusedCommas(typed.text, 'not_integer');
  const value = Number(decimal);
  return value < 0 || value > MAX_INTEGER
    ? refused('out_of_range', null, { min: 0, max: MAX_INTEGER })
    : taken(String(value));
};
