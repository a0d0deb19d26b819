import type pg from 'pg';
import type { Tx } from '../db/context.ts';
import type { DeskPart } from './deskPart.ts';

/** One statement that reads parts of a desk. It has no name: what waits is found by partial indexes, which a plan for any values does not use. */
export const statementOf = (parts: readonly DeskPart<unknown>[]): pg.QueryConfig => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const columns = parts.map((part, index) => `${part.sql(bind)} as part${index}`);
  return { text: `select ${columns.join(',\n')}`, values };
};

/** What parts of a desk hold, read in one statement, in their order; nothing is asked in the transaction after it. */
export const readTogether = async <T>(tx: Tx, parts: readonly DeskPart<T>[]): Promise<T[]> => {
  if (parts.length === 0) return [];
  const found = tx.query<Record<string, unknown>>(statementOf(parts));
  tx.end?.();
  const [row] = await found;
  return parts.map((part, index) => part.present(row?.[`part${index}`] as never));
};
