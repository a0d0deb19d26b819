import { decodeJwt } from 'jose';
import type pg from 'pg';
import { loadUser } from '#server/http/caller/loadUser.ts';
import type { Asker } from '#server/records/asker.ts';
import { startAppOn, type TestApp } from '../support/app/runApp.ts';
import { makeTemplate } from '../support/app/template.ts';
import { startFloor } from './floor.ts';
import { type Load, loadOf } from './load.ts';
import type { Result } from './result.ts';
import { seedMany } from './seeds/seedMany.ts';

const ROUNDS = 3;
const SECONDS = 2;

/** A call, and what its floor asks the database: for a list all that the call asks for its first page. */
export interface Call {
  path: string;
  statements: (asker: Asker) => pg.QueryConfig[];
}

/** How it is measured: over how many connections, on what, and how many times the floor it may take. */
export interface Terms {
  connections: number;
  on: string;
  budget: number;
}

const best = (loads: readonly Load[]): Load => ({
  rate: Math.max(...loads.map(({ rate }) => rate)),
  p50: Math.min(...loads.map(({ p50 }) => p50)),
});

/** A user of the app with the header of its requests. */
export const signedIn = async (app: TestApp, username: string) => {
  const { accessToken } = await app.login(username);
  const { sub, sid } = decodeJwt(accessToken);
  const user = await loadUser(app.pools, 'bench', `${sub}`, `${sid}`, app.clock.now());
  if (!user) throw new Error(`${username} is not signed in`);
  return { user, headers: { Authorization: `Bearer ${accessToken}` } };
};

/** The call and its floor in turns, the best round of each: a busy machine slows a round, nothing makes one faster. */
export const measureCall = async (
  app: TestApp,
  username: string,
  call: Call,
  { connections, on, budget }: Terms,
): Promise<Result> => {
  const { user, headers } = await signedIn(app, username);
  const floor = await startFloor(app, user, call.statements({ user, now: app.clock.now() }));
  const bare: Load[] = [];
  const ours: Load[] = [];
  try {
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      bare.push(await loadOf(floor.url, {}, connections, SECONDS));
      ours.push(await loadOf(app.url + call.path, headers, connections, SECONDS));
    }
  } finally {
    floor.stop();
  }
  const [least, most] = [best(bare.slice(1)), best(ours.slice(1))];
  return {
    what: `GET ${call.path}, ${on}, ${username}, ${connections} connection${connections > 1 ? 's' : ''}`,
    value: least.rate / most.rate,
    unit: '×',
    budget,
    note: `${most.rate.toFixed(0)} of ${least.rate.toFixed(0)} requests/s, p50 ${most.p50} ms against ${least.p50} ms`,
  };
};

/** Runs `work` on the app over a database of its own with bulk data. */
export const withBulk = async (
  bulk: Parameters<typeof seedMany>[1],
  work: (app: TestApp) => Promise<Result[]>,
): Promise<Result[]> => {
  const template = await makeTemplate();
  try {
    const app = await startAppOn(template.url, { poolSize: 10 });
    try {
      await seedMany(app.admin, bulk);
      return await work(app);
    } finally {
      await app.stop();
    }
  } finally {
    await template.remove();
  }
};
