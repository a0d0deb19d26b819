import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';

/** The digits before and after the point of a number of at least zero, exponents written out. */
const digitsOf = (text: string): [whole: string, part: string] => {
  const [, whole = '0', part = '', exponent = '0'] =
    /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = whole + part;
  const point = whole.length + Number(exponent);
  if (point <= 0) return ['0', '0'.repeat(-point) + digits];
  return [
    digits
      .slice(0, point)
      .padEnd(point, '0')
      .replace(/^0+(?=\d)/, ''),
    digits.slice(point),
  ];
};

/** A stored number in plain decimal notation, without an exponent; what has none comes back as it was. */
export const plainDecimal = (stored: string): string => {
  if (!/[eE]/.test(stored)) return stored;
  const isNegative = stored.startsWith('-');
  const [whole, part] = digitsOf(isNegative ? stored.slice(1) : stored);
  const fraction = trimmedEnd(part, '0');
  return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};

/** At most 15 digits, without an exponent. */
const PLAIN = /^(?=.{1,15}$)\d+(?:\.\d+)?$/;

/** A number of at least zero with so many decimals, half-up on its first 15 digits, as a spreadsheet rounds. */
export const rounded = (value: number, decimals: number): [whole: string, part: string] => {
  const shortest = String(value);
  if (PLAIN.test(shortest)) {
    const [whole = '0', part = ''] = shortest.split('.');
    if (part.length <= decimals) return [whole, part.padEnd(decimals, '0')];
  }
  const [whole, part] = digitsOf(value === 0 ? '0' : String(Number(value.toPrecision(15))));
  const truncated = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  const digits = String(Number(part[decimals] ?? '0') >= 5 ? truncated + 1n : truncated).padStart(
    decimals + 1,
    '0',
  );
  return decimals ? [digits.slice(0, -decimals), digits.slice(-decimals)] : [digits, ''];
};
