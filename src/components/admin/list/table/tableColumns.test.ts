import { expect, it } from 'vitest';
import { type Column, tableColumns } from './column.ts';

const column = (field: string, below?: string): Column<object> => ({
  ...{ field, label: field },
  ...(below !== undefined && { below }),
});
const fieldsOf = (shown: readonly Column<object>[]) =>
  tableColumns(shown).map((one) => [one.column.field, ...one.below.map(({ field }) => field)].join(' '));

it('a column stands below another where both are shown, and by itself where the other is not', () => {
  const [number, contract, store] = [column('number'), column('contract', 'number'), column('store')];
  expect(fieldsOf([number, contract, store])).toEqual(['number contract', 'store']);
  expect(fieldsOf([contract, store])).toEqual(['contract', 'store']);
});
