import { ungroupedDecimal } from './formats/decimal.ts';
import { formatPeso, parseMoney } from './money.ts';

/** Integer centavos of an amount as people type it, with the sign of pesos and commas between thousands (₱1,234.50); null when it is none. */
export function typedMoney(typed: string): number | null {
  const plain = ungroupedDecimal(typed.replaceAll(/[₱\s]/g, ''));
  return plain === null ? null : parseMoney(plain);
}

/** Centavos as they stand in a field that has the sign of pesos before it, 1,234.50; a fraction of a centavo throws RangeError. */
export function moneyToType(centavos: number): string {
  return formatPeso(centavos).replace('₱', '');
}
