import { os } from '../../http/os.ts';
import { readPreferences } from '../../signIn/readPreferences.ts';

/** The user's own settings, key by key. */
export const getPreferences = os.preferences.getPreferences.handler(async ({ context }) => ({
  data: await readPreferences(context.tx, context.user.userId),
}));
