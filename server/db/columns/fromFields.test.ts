import { expect, it } from 'vitest';
import { writtenOf } from './columnsOf.ts';
import { fromFields } from './fromFields.ts';
import { id } from './kinds.ts';

const FIELDS = {
  tradeMark: { kind: 'line', column: 'trade_mark', optional: true },
  isOpen: { kind: 'flag', column: 'is_open' },
  startDate: { kind: 'day', column: 'start_date' },
  minCashAmt: { kind: 'money', column: 'min_cash_amt' },
  discountRate: { kind: 'rate', column: 'discount_rate' },
  dtimeMade: { kind: 'instant', column: 'made_at' },
  stores: { kind: 'count', column: 'stores' },
  address: { kind: 'group' },
} as const;

interface Row {
  id: string;
  tradeMark: string | null;
  isOpen: boolean;
  startDate: string | null;
  minCashAmt: string | null;
  discountRate: string | null;
  dtimeMade: string;
  stores: number;
}

it('takes the columns of those fields that have one from the dictionary, by kind', () => {
  const COLUMNS = writtenOf<Row>('partner p')({ id: id('p.id'), ...fromFields(FIELDS, 'p') });
  expect(COLUMNS.select).toBe(
    'p.id as "id", p.trade_mark as "tradeMark", p.is_open as "isOpen", p.start_date as "startDate", ' +
      'p.min_cash_amt as "minCashAmt", p.discount_rate as "discountRate", p.made_at as "dtimeMade", p.stores as "stores"',
  );
  expect(COLUMNS.targets.map(({ type }) => type)).toEqual([
    ...['bigint', 'text', 'boolean', 'date'],
    ...['numeric', 'numeric', 'timestamptz', 'integer'],
  ]);
});

it('fails the type-check when the dictionary lacks a key, has one too much or another kind', () => {
  // @ts-expect-error: no column for the id
  writtenOf<Row>('partner p')({ ...fromFields(FIELDS, 'p') });
  // @ts-expect-error: the row has no trade mark
  writtenOf<Omit<Row, 'tradeMark'>>('partner p')({ id: id('p.id'), ...fromFields(FIELDS, 'p') });
  // @ts-expect-error: a flag is not a text
  writtenOf<Omit<Row, 'isOpen'> & { isOpen: string }>('partner p')({
    id: id('p.id'),
    ...fromFields(FIELDS, 'p'),
  });
  expect(Object.keys(fromFields(FIELDS, 'p'))).not.toContain('address');
});
