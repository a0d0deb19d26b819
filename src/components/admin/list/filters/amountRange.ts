import { formatMoney, formatPeso } from '#domain/money.ts';
import { moneyToType, typedMoney } from '#domain/typedMoney.ts';

/** The ends of a range of amounts, as they were typed or as the API has them; empty where one is open. */
export type AmountRange = Record<'gte' | 'lte', string>;
const ENDS = ['gte', 'lte'] as const;

/** The ends that a filter's value has; one amount is both. */
export const amountRange = (value: unknown): AmountRange => {
  if (typeof value === 'string') return { gte: value, lte: value };
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [gte = '', lte = ''] = ENDS.map((end) => {
    const part: unknown = parts.find(([name]) => name === end)?.[1];
    return typeof part === 'string' ? part.trim() : '';
  });
  return { gte, lte };
};

/** What is wrong with the ends of a range, as keys of its texts. */
export const amountMistakes = (value: unknown): Partial<AmountRange> => {
  const typed = amountRange(value);
  const mistakes: Partial<AmountRange> = {};
  for (const end of ENDS) {
    const centavos = typed[end] === '' ? 0 : typedMoney(typed[end]);
    if (centavos === null) mistakes[end] = 'list.notAmount';
    else if (centavos < 0) mistakes[end] = 'list.negativeAmount';
  }
  const [from, to] = [typedMoney(typed.gte), typedMoney(typed.lte)];
  const isReversed = from !== null && to !== null && to < from;
  return isReversed && !mistakes.lte ? { ...mistakes, lte: 'list.amountsReversed' } : mistakes;
};

const eachEnd = (value: unknown, as: (centavos: number) => string): AmountRange => {
  const range = amountRange(value);
  const [gte = '', lte = ''] = ENDS.map((end) => {
    const centavos = typedMoney(range[end]);
    return centavos === null ? range[end] : as(centavos);
  });
  return { gte, lte };
};

/** A typed range as the API has it; what is no amount stays what it is. */
export const amountsToSend = (value: unknown): AmountRange => eachEnd(value, formatMoney);

/** A range as it stands in the fields that it is typed into. */
export const amountsToType = (value: unknown): AmountRange => eachEnd(value, moneyToType);

/** A range in words, ₱500.00 – ₱1,000.00; null when both ends are open. */
export const amountsText = (value: unknown): string | null => {
  const { gte, lte } = eachEnd(value, formatPeso);
  if (!gte && !lte) return null;
  return gte === lte ? gte : `${gte || '…'} – ${lte || '…'}`;
};
