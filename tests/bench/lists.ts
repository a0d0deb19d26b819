import { decodeJwt } from 'jose';
import type pg from 'pg';
import { merchantSource } from '#server/areas/merchants/source.ts';
import { partnerSource } from '#server/areas/partners/source.ts';
import { countStatement, rowsStatement } from '#server/db/list/statements.ts';
import { loadUser } from '#server/http/user.ts';
import { startAppOn, type TestApp } from '../support/runApp.ts';
import { makeTemplate } from '../support/template.ts';
import { startFloor } from './floor.ts';
import { type Load, loadOf } from './load.ts';
import type { Result } from './result.ts';
import { seedMany } from './seedMany.ts';

const ROUNDS = 3;
const SECONDS = 2;
const ROWS = 100_000;

interface Call {
  path: string;
  /** What the call asks the database for its first page. */
  statements: pg.QueryConfig[];
}

// One row more than the page, as the call asks to know whether there is a next page.
const CALLS: readonly Call[] = [
  {
    path: '/api/partners',
    statements: [
      countStatement(partnerSource, {}),
      rowsStatement(partnerSource, {}, { sort: 'name', limit: 21 }),
    ],
  },
  {
    path: '/api/merchants',
    statements: [
      countStatement(merchantSource, {}),
      rowsStatement(merchantSource, {}, { sort: 'merchantName', limit: 21 }),
    ],
  },
];

const best = (loads: readonly Load[]): Load => ({
  rate: Math.max(...loads.map(({ rate }) => rate)),
  p50: Math.min(...loads.map(({ p50 }) => p50)),
});

const signedIn = async (app: TestApp, username: string) => {
  const { accessToken } = await app.login(username);
  const { sub, sid } = decodeJwt(accessToken);
  const user = await loadUser(app.pools, 'bench', `${sub}`, `${sid}`, app.clock.now());
  if (!user) throw new Error(`${username} is not signed in`);
  return { user, headers: { Authorization: `Bearer ${accessToken}` } };
};

/** The call and its floor in turns, the best round of each: a busy machine slows a round, nothing makes one faster. */
const measure = async (app: TestApp, username: string, call: Call, connections: number): Promise<Result> => {
  const { user, headers } = await signedIn(app, username);
  const floor = await startFloor(app, user, call.statements);
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
    what: `GET ${call.path}, ${ROWS.toLocaleString('en')} rows, ${username}, ${connections} connection${connections > 1 ? 's' : ''}`,
    value: least.rate / most.rate,
    unit: '×',
    budget: 2,
    note: `${most.rate.toFixed(0)} of ${least.rate.toFixed(0)} requests/s, p50 ${most.p50} ms against ${least.p50} ms`,
  };
};

/** The list calls on 100,000 rows against their floor, both in this process and this run, as staff and as a partner. */
export const measureLists = async (): Promise<Result[]> => {
  const template = await makeTemplate();
  try {
    const app = await startAppOn(template.url, { poolSize: 10 });
    try {
      await seedMany(app.admin, { partners: ROWS, merchants: ROWS });
      const results: Result[] = [];
      for (const [username, calls] of [
        ['sales.admin', CALLS],
        ['partner.admin', CALLS.slice(1)],
      ] as const)
        for (const call of calls)
          for (const connections of [1, 16]) results.push(await measure(app, username, call, connections));
      return results;
    } finally {
      await app.stop();
    }
  } finally {
    await template.remove();
  }
};
