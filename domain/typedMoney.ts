import { ungroupedDecimal } from './formats/decimal.ts';
import { centavosOfSum, formatPeso, parseMoney } from './money.ts';

const plainOf = (typed: string): string | null => ungroupedDecimal(typed.replaceAll(/[₱\s]/g, ''));

/** Integer centavos of an amount as people type it, with the sign of pesos and commas between thousands (₱1,234.50); null when it is none. */
export function typedMoney(typed: string): number | null {
  const plain = plainOf(typed);
  return plain === null ? null : parseMoney(plain);
}

/** Whether it is an amount, written as those are, and larger than any may be. */
export function isBeyondMoney(typed: string): boolean {
  const plain = plainOf(typed);
  return plain !== null && parseMoney(plain) === null && (centavosOfSum(plain) ?? 0n) > 0n;
}

/** Centavos as they stand in a field that has the sign of pesos before it, 1,234.50; a fraction of a centavo throws RangeError. */
export function moneyToType(centavos: number): string {
  return formatPeso(centavos).replace('₱', '');
}
