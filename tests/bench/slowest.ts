import pg from 'pg';
import { SET_CONTEXT, withContext } from '#server/db/context.ts';
import type { SignedIn } from '#server/http/caller/loadUser.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { signedIn } from './against.ts';

const TIMES = 300;
const WARM = 60;

interface Asked {
  role: string;
  statement: pg.QueryConfig;
}

/** Every statement with a text of its own that `work` sends to the database, and under which role. */
const listen = async (work: () => Promise<unknown>): Promise<Asked[]> => {
  const asked: Asked[] = [];
  const { query } = pg.Client.prototype;
  const heard = function (this: pg.Client & { user?: string }, ...args: unknown[]) {
    const [statement] = args;
    if (typeof statement === 'object' && statement !== null && 'text' in statement)
      asked.push({ role: this.user ?? '', statement: statement as pg.QueryConfig });
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = heard as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return asked.filter(({ statement }) => statement.text !== SET_CONTEXT);
};

/** What the fastest tenth of many times stay under, in milliseconds: a busy machine slows some, nothing makes one faster. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const all: number[] = [];
  for (let time = -WARM; time < TIMES; time++) {
    const started = performance.now();
    await work();
    if (time >= 0) all.push(performance.now() - started);
  }
  return all.sort((a, b) => a - b)[Math.floor(TIMES / 10)] ?? Number.NaN;
};

/** A statement as the call runs it, but alone: in a transaction with the scope of its user. */
const alone =
  ({ pools }: TestApp, { actor }: SignedIn, { statement }: Asked) =>
  () =>
    withContext(pools, actor, 'bench', (tx) => tx.query(statement));

/** The slowest of the statements that a call sends, each timed alone. */
export const slowestUnder = async (app: TestApp, username: string, path: string): Promise<pg.QueryConfig> => {
  const { user, headers } = await signedIn(app, username);
  const call = async () => {
    const response = await fetch(app.url + path, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.text();
  };
  await call();
  const times: { statement: pg.QueryConfig; took: number }[] = [];
  // Who asks is read by every floor.
  const asked = (await listen(call)).filter(({ role }) => role !== 'app_session');
  for (const one of asked) times.push({ statement: one.statement, took: await timed(alone(app, user, one)) });
  const [slowest] = times.sort((a, b) => b.took - a.took);
  if (!slowest) throw new Error(`${path} asks the database nothing`);
  return slowest.statement;
};
