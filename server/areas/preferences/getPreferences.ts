import { os } from '../../http/os.ts';

const READ = 'select key, value from user_preference where user_id = $1';

/** The user's own settings, key by key. */
export const getPreferences = os.preferences.getPreferences.handler(async ({ context }) => {
  const rows = await context.tx.query<{ key: string; value: unknown }>({
    name: 'preferences',
    text: READ,
    values: [context.user.userId],
  });
  return { data: Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
});
