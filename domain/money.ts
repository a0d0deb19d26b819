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

function parts(centavos: number): { sign: string; pesos: string; cents: string } {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`not a whole number of centavos: ${centavos}`);
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return { sign: centavos < 0 ? '-' : '', pesos: digits.slice(0, -2), cents: digits.slice(-2) };
}

/** Centavos as the decimal string of the wire, "1234.50"; a fraction of a centavo throws RangeError. */
export function formatMoney(centavos: number): string {
  const { sign, pesos, cents } = parts(centavos);
  return `${sign}${pesos}.${cents}`;
}

/** Centavos as people read them, ₱1,234.50 and -₱1,234.50; a fraction of a centavo throws RangeError. */
export function formatPeso(centavos: number): string {
  const { sign, pesos, cents } = parts(centavos);
  return `${sign}₱${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** The quotient of two integers rounded half-up, away from zero (2.5 is 3, -2.5 is -3); a zero divisor throws. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/** The given percentage (a decimal string or number, "0.5" is half a percent) of centavos, rounded half-up once. */
export function percentOf(centavos: number, percent: string | number): number {
  const rate = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(percent));
  if (!rate) throw new RangeError(`not a percentage: ${percent}`);
  const decimals = rate[3] ?? '';
  const scaled = BigInt(`${rate[2]}${decimals}`) * (rate[1] ? -1n : 1n);
  return Number(roundHalfUp(BigInt(centavos) * scaled, 100n * 10n ** BigInt(decimals.length)));
}
