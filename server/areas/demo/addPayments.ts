import type { Actor } from '../../db/context.ts';
import { withPlainContext } from '../../db/context.ts';
import type { Deps } from '../../http/deps.ts';
import { addElapsedDays } from '../../seed/demo/payments/addElapsedDays.ts';

const DEMO: Actor = {
  class: 'internal',
  userId: '',
  username: 'seed',
  role: null,
  partnerId: null,
  merchantIds: [],
};

/** What PostgreSQL says of a key that is there already. */
const IS_THERE = '23505';

/** In a demo that runs for days: adds the payments of the day that is over, before it is settled. Several servers may do this at a time. */
export const addPayments = async ({ config, pools, now }: Pick<Deps, 'config' | 'pools' | 'now'>) => {
  if (!config.demo) return;
  await withPlainContext(pools, DEMO, 'demo', (_, client) => addElapsedDays(client, now())).catch(
    (error: unknown) => {
      // Another server was first.
      if ((error as { code?: string }).code !== IS_THERE) throw error;
    },
  );
};
