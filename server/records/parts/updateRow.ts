import type { Tx } from '../../db/context.ts';

/** Writes columns of one partner or store that was locked before. Columns that are left out need no right to write them. */
export const updateRow = (
  tx: Tx,
  table: 'partner' | 'merchant',
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const set = Object.keys(values).map((column, at) => `${column} = $${at + 2}`);
  const text = `update ${table} set ${set.join(', ')} where id = $1`;
  return tx.query({ text, values: [id, ...Object.values(values)] });
};
