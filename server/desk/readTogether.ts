import type { Tx } from '../db/context.ts';
import type { DeskPart } from './deskPart.ts';

/** Reads parts of a desk in one statement: a plan for these values alone, since what waits is found by partial indexes. */
export const readTogether = async <T>(tx: Pick<Tx, 'query'>, parts: readonly DeskPart<T>[]): Promise<T[]> => {
  if (parts.length === 0) return [];
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const columns = parts.map((part, index) => `${part.sql(bind)} as part${index}`);
  const [row] = await tx.query<Record<string, unknown>>({ text: `select ${columns.join(',\n')}`, values });
  return parts.map((part, index) => part.present(row?.[`part${index}`] as never));
};
