import { groupedDigits } from './formats/trimmedEnd.ts';

/** The largest amount, 999,999,999,999.99 pesos, in centavos; well inside the exact integers of a number. */
export const MAX_CENTAVOS = 99_999_999_999_999;

/** Integer centavos of a decimal string or a number of pesos with at most two decimals; null when it is neither or too big. */
export function parseMoney(amount: string | number): number | null {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (!parts) return null;
  const centavos = Number(`${parts[2]}${(parts[3] ?? '').padEnd(2, '0')}`);
  if (centavos > MAX_CENTAVOS) return null;
  return parts[1] && centavos !== 0 ? -centavos : centavos;
}

/** Integer centavos of an amount as `parseMoney` reads it, for sums that may pass what a number counts exactly; null alike. */
export function centavosOf(amount: string | number): bigint | null {
  const centavos = parseMoney(amount);
  return centavos === null ? null : BigInt(centavos);
}

/** Integer centavos of a sum of the wire, however large: only one amount has an end; null for what is no decimal of pesos. */
export function centavosOfSum(sum: string | number): bigint | null {
  const [, sign, pesos, cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(sum)) ?? [];
  return pesos === undefined ? null : BigInt(`${pesos}${cents.padEnd(2, '0')}`) * (sign ? -1n : 1n);
}

function parts(centavos: number | bigint): { sign: string; pesos: string; cents: string } {
  if (typeof centavos === 'number' && !Number.isSafeInteger(centavos))
    throw new RangeError(`not a whole number of centavos: ${centavos}`);
  const digits = String(centavos).replace('-', '').padStart(3, '0');
  return { sign: centavos < 0 ? '-' : '', pesos: digits.slice(0, -2), cents: digits.slice(-2) };
}

/** Centavos as the decimal string of the wire, "1234.50"; a fraction of a centavo throws RangeError. */
export function formatMoney(centavos: number | bigint): string {
  const { sign, pesos, cents } = parts(centavos);
  return `${sign}${pesos}.${cents}`;
}

/** Centavos as people read them, ₱1,234.50 and -₱1,234.50; a fraction of a centavo throws RangeError. */
export function formatPeso(centavos: number | bigint): string {
  const { sign, pesos, cents } = parts(centavos);
  return `${sign}₱${groupedDigits(pesos)}.${cents}`;
}

/** The quotient of two integers rounded half-up, away from zero (2.5 is 3, -2.5 is -3); a zero divisor throws. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/** A percentage as a fraction of two integers: "0.5" is 5 in 1000. What is no plain decimal throws RangeError. */
function fractionOf(percent: string | number): { parts: bigint; of: bigint } {
  const rate = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(percent));
  if (!rate) throw new RangeError(`not a percentage: ${percent}`);
  const decimals = rate[3] ?? '';
  const parts = BigInt(`${rate[2]}${decimals}`) * (rate[1] ? -1n : 1n);
  return { parts, of: 100n * 10n ** BigInt(decimals.length) };
}

/** The given percentage (a decimal string or number, "0.5" is half a percent) of centavos, rounded half-up once. */
export function percentOf(centavos: bigint, percent: string | number): bigint {
  const { parts, of } = fractionOf(percent);
  return roundHalfUp(centavos * parts, of);
}

/** The part of centavos that is a percentage put on top of the rest (12 of 112 at 12%), rounded half-up once. */
export function percentWithin(centavos: bigint, percent: string | number): bigint {
  const { parts, of } = fractionOf(percent);
  return roundHalfUp(centavos * parts, of + parts);
}

/** The given percentage of what centavos are without another one that was put on top of them, rounded half-up once, at the end. */
export function percentOfNet(centavos: bigint, percent: string | number, onTop: string | number): bigint {
  const rate = fractionOf(percent);
  const { parts, of } = fractionOf(onTop);
  return roundHalfUp(centavos * rate.parts * of, rate.of * (of + parts));
}
