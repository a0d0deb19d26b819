import pg from 'pg';

/** bigint arrives as text: ids are strings everywhere above the database. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
/** Dates without a time stay strings. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** One connection by itself. Where it dies its statements fail; nothing else happens, whether it is at work or not. */
export const openClient = (settings: pg.ClientConfig): pg.Client => {
  const client = new pg.Client(settings);
  // Without anybody who listens it would end the process.
  client.on('error', () => undefined);
  return client;
};
