import { trimmedEnd, withoutEndZeros } from '#domain/formats/trimmedEnd.ts';
import { type Mask, maskOf } from './maskOf.ts';
import { rounded } from './plainDecimal.ts';

/** Characters that General shows of a number, its point among them. */
const GENERAL_WIDTH = 11;

const scientific = (value: number, decimals: number): string => {
  const [digits = '', exponent = '0'] = value.toExponential(decimals).split('e');
  const power = Number(exponent);
  const shown = withoutEndZeros(digits);
  return `${shown}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
};

/** A number as a cell without a format shows it: at most 11 characters, then in scientific notation. */
const generalText = (value: number): string => {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size === 0) return '0';
  if (size >= 1e11 || size < 1e-9) return sign + scientific(size, 5);
  const shortest = String(size);
  if (shortest.length <= GENERAL_WIDTH && !shortest.includes('e')) return sign + shortest;
  const whole = String(Math.floor(size)).length;
  const [digits, part] = rounded(size, Math.max(0, GENERAL_WIDTH - 1 - whole));
  const decimals = trimmedEnd(part, '0');
  return `${sign}${digits}${decimals && `.${decimals}`}`;
};

/** The whole digits laid over their places, from the right; what has no place goes before the first one. */
const wholeText = ({ whole, groups }: Mask, digits: string): string => {
  let left = digits === '0' ? '' : digits;
  let taken = 0;
  let text = '';
  const places = whole.filter((sign) => sign.length === 1).length;
  const group = (digit: string) => {
    taken += 1;
    return groups && digit && taken > 1 && (taken - 1) % 3 === 0 ? `${digit},` : digit;
  };
  let seen = 0;
  for (const sign of whole.toReversed()) {
    if (sign.length !== 1) {
      text = sign.slice(1) + text;
      continue;
    }
    seen += 1;
    const digit = left.at(-1) ?? { 0: '0', '?': ' ' }[sign] ?? '';
    left = left.slice(0, -1);
    text = group(digit) + text;
    if (seen < places) continue;
    for (; left; left = left.slice(0, -1)) text = group(left.at(-1) ?? '') + text;
  }
  return text;
};

const partText = ({ part }: Mask, digits: string): string => {
  const last = trimmedEnd(digits, '0').length;
  let at = 0;
  return part
    .map((sign) => {
      if (sign.length !== 1) return sign.slice(1);
      const digit = digits[at++] ?? '0';
      return at > last && sign !== '0' ? (sign === '?' ? ' ' : '') : digit;
    })
    .join('');
};

/** Numbers of fewer whole digits than this are written without an exponent, and digit for digit as they are stored. */
const SMALL = 1e9;
const GROUP = 3;
/** Digits that a spreadsheet shows. */
const DIGITS = 15;

/** Under a simple mask a number that has no more decimals than it shows, as almost all amounts; null when it has to be rounded. */
const exact = ({ part, groups }: Mask, size: number): string | null => {
  const written = size < SMALL && (size >= 1 || size === 0) ? String(size) : '';
  const dot = written.indexOf('.');
  const point = dot < 0 ? written.length : dot;
  const decimals = Math.max(0, written.length - point - 1);
  if (!written || decimals > part.length || point + decimals > DIGITS) return null;
  let whole = written.slice(0, point);
  if (groups)
    for (let at = point - GROUP; at > 0; at -= GROUP) whole = `${whole.slice(0, at)},${whole.slice(at)}`;
  return part.length ? `${whole}.${written.slice(point + 1).padEnd(part.length, '0')}` : whole;
};

const masked = (mask: Mask, value: number): string => {
  const size = (Math.abs(value) * 100 ** mask.percents) / 1000 ** mask.thousands;
  const places = mask.part.filter((sign) => sign.length === 1).length;
  const [whole, part] = rounded(size, places);
  const sign = value < 0 && mask.signed && Number(whole + part) > 0 ? '-' : '';
  return `${sign}${mask.before}${wholeText(mask, whole)}${mask.hasPoint ? '.' : ''}${partText(mask, part)}${mask.after}`;
};

/**
 * A number as a person sees it under a number format. Formats with fractions, conditions or exponents of another shape than
 * `0.00E+00` show it as General does.
 */
export const numberText = (value: number, code: string): string => {
  if (!Number.isFinite(value)) return String(value);
  if (code === 'General' || code === '@') return generalText(value);
  const exponent = /^0(?:\.(0+))?E\+00$/.exec(code);
  if (exponent) {
    const decimals = exponent[1]?.length ?? 0;
    const [digits = '', power = '+0'] = value.toExponential(decimals).split('e');
    return `${digits}E${power[0]}${power.slice(1).padStart(2, '0')}`;
  }
  const mask = maskOf(code, value);
  if (!mask) return generalText(value);
  const simple = mask.isSimple ? exact(mask, Math.abs(value)) : null;
  return simple === null ? masked(mask, value) : `${value < 0 && mask.signed ? '-' : ''}${simple}`;
};
