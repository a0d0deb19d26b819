import type pg from 'pg';
import type { Tx } from '../../db/context.ts';

/** A connection as definitions of columns read from it. */
export const queryOf = (
  client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
): Pick<Tx, 'query'> => ({
  query: async <R extends pg.QueryResultRow>(config: pg.QueryConfig) => (await client.query<R>(config)).rows,
});
