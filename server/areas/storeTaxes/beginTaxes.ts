import type pg from 'pg';
import { manilaDate } from '#domain/day.ts';

/** Writes on every store the taxes that hold today. */
export const beginTaxes = async (client: Pick<pg.ClientBase, 'query'>, now: Date): Promise<void> => {
  await client.query('select begin_taxes($1::date)', [manilaDate(now)]);
};
