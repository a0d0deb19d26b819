import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../../support/app/client.ts';
import { withBulk } from '../against.ts';
import type { Result } from '../result.ts';
import { seedLines } from '../seeds/seedLines.ts';
import { startWatched } from '../watchedServer.ts';
import { others, othersUnder } from './others.ts';

const SOMEBODY_ELSE = { path: '/api/transactions', as: 'finance.officer' };
const FLOOD = 'sales.admin';
const PRINT = '/api/finance-management/reports/disbursement/print';
const LAST = '2026-11-20';
/** Of all stores more lines than are printed; of a partner fewer. */
const REFUSED = `${PRINT}?day[gte]=2026-10-01&day[lte]=${LAST}`;
const ALLOWED = `${PRINT}?day[gte]=${LAST}&day[lte]=${LAST}&partnerId=1`;

/** One account that prints, and one address that signs in, as often as they can: how everybody else fares. */
export const measureFloods = (): Promise<Result[]> =>
  withBulk({ partners: 500, merchants: 5_000 }, async (app) => {
    await seedLines(app.admin, { lines: 300_000, days: 90, last: LAST });
    const server = await startWatched(app);
    try {
      await others(server, SOMEBODY_ELSE, () => sleep(3_000));
      const { accessToken } = await server.login(FLOOD);
      const get = (path: string) => () => server.call('GET', path, { as: accessToken });
      const signIn = async (n: number) => {
        if (n % 40 === 0) await app.clearLimits();
        const body = { username: `nobody.${n}`, password: 'Mali-ito-2026' };
        return server.call('POST', '/api/login', { body });
      };
      const under = (what: string, atOnce: number, send: (n: number) => Promise<Answer>) =>
        othersUnder(server, SOMEBODY_ELSE, { what, atOnce, send });
      return [
        await under('30 prints at once that are too long', 30, get(REFUSED)),
        await under('30 prints at once', 30, get(ALLOWED)),
        await under('30 lists at once', 30, get(SOMEBODY_ELSE.path)),
        await under('40 sign-ins at once from one address', 40, signIn),
      ];
    } finally {
      await server.stop();
    }
  });
