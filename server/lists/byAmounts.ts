import type { AmountFilter } from '#contract/finance/rangeOfAmounts.ts';
import { centavosOf } from '#domain/money.ts';
import type { Bind } from './source.ts';

/** A filter by amount of a column of whole centavos, both ends included. */
export const byAmounts =
  (column: string) =>
  ({ gte, lte }: NonNullable<AmountFilter>, bind: Bind): string => {
    const end = (than: '>=' | '<=', amount: string | undefined) =>
      amount === undefined ? '' : `${column} ${than} ${bind(centavosOf(amount))}::bigint`;
    return [end('>=', gte), end('<=', lte)].filter(Boolean).join(' and ') || 'true';
  };
