import type pg from 'pg';
import { ConfigError } from '../config.ts';

/** Notes that a database holds the demo, once. */
export const markDemo = async (client: pg.ClientBase, now: Date): Promise<void> => {
  await client.query('insert into demo_seed (seeded_at) values ($1) on conflict do nothing', [now]);
};

/** Whether a migrated database was seeded as a demo. */
export const holdsDemo = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query('select from demo_seed')).rowCount !== 0;

/** Throws ConfigError when a migrated database holds the demo: everybody can read the passwords of its accounts. */
export const assertNoDemo = async (client: pg.ClientBase): Promise<void> => {
  if (await holdsDemo(client))
    throw new ConfigError(
      'This data was seeded as a demo, whose passwords are published, and is not used with DEMO=off: set DATA_DIR to an empty folder or DATABASE_URL to an empty database to begin anew, or DEMO=on to go on with the demo.',
    );
};
