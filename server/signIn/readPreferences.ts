import type { Tx } from '../db/context.ts';

const READ = 'select key, value from user_preference where user_id = $1';

/** The settings of the user who acts in the transaction, key by key. */
export const readPreferences = async ({ query }: Tx, userId: string): Promise<Record<string, unknown>> => {
  const rows = await query<{ key: string; value: unknown }>({
    name: 'preferences',
    text: READ,
    values: [userId],
  });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
