import pg from 'pg';

/** One connection by itself. Where it dies its statements fail; nothing else happens, whether it is at work or not. */
export const openClient = (settings: pg.ClientConfig): pg.Client => {
  const client = new pg.Client(settings);
  // Without anybody who listens it would end the process.
  client.on('error', () => undefined);
  return client;
};
