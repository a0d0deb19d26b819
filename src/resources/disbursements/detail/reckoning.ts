import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { centavosOf } from '#domain/money.ts';

export type ReckonedField = 'gross' | 'refunds' | 'commission' | 'taxOnCommission' | 'ewt' | 'withholdingTax';
/** One amount of a line on the way to its net: added, taken away, or told beside it. */
export interface ReckonedPart {
  field: ReckonedField;
  sign: '+' | '-' | null;
}

const centavos = (amount: string): bigint => centavosOf(amount) ?? 0n;

const PARTS: readonly ReckonedPart[] = [
  { field: 'gross', sign: '+' },
  { field: 'refunds', sign: '-' },
  { field: 'commission', sign: '-' },
  { field: 'taxOnCommission', sign: '-' },
  { field: 'ewt', sign: '-' },
];

/**
 * The amounts of a line in the order in which they come to its net, with their signs; without signs where the formula of its day was
 * another one and they do not add up.
 */
export const reckoning = (line: DisbursementRow): readonly ReckonedPart[] => {
  const parts: readonly ReckonedPart[] = line.isTwa
    ? [...PARTS, { field: 'withholdingTax', sign: '+' }]
    : PARTS;
  const sum = parts.reduce(
    (total, { field, sign }) => total + (sign === '-' ? -centavos(line[field]) : centavos(line[field])),
    0n,
  );
  return sum === centavos(line.net) ? parts : parts.map(({ field }) => ({ field, sign: null }));
};
