import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type pg from 'pg';
import { contextOf, sessionContext } from '#server/db/context.ts';
import { LOAD_USER, type SignedIn } from '#server/http/caller/loadUser.ts';
import type { TestApp } from '../support/app/runApp.ts';

/** A whole transaction in one flush; answers what its statements returned. */
const transaction = async (pool: pg.Pool, context: pg.QueryConfig, statements: pg.QueryConfig[]) => {
  const client = await pool.connect();
  try {
    const [, , ...answers] = await Promise.all([
      client.query('begin'),
      client.query(context),
      ...statements.map((statement) => client.query(statement)),
      client.query('commit'),
    ]);
    return answers.map(({ rows }) => rows);
  } finally {
    client.release();
  }
};

/**
 * The floor of a list call: a bare Hono handler that runs the same statements on the same pools (who asks, scope, capped
 * count, rows) and does nothing else: no token, no checks, no presenting.
 */
export const startFloor = async (
  { pools, clock }: TestApp,
  user: SignedIn,
  list: pg.QueryConfig[],
): Promise<{ url: string; stop: () => void }> => {
  const context = contextOf({ ...user.actor, voids: 'ask' }, 'bench');
  const who = { name: 'load-user', text: LOAD_USER, values: [user.userId, user.familyId, clock.now()] };
  const app = new Hono();
  app.get('/', async (c) => {
    await transaction(pools.session, sessionContext('bench'), [who]);
    const [count, rows] = await transaction(pools[user.actor.class], context, list);
    return c.json({ list: rows, total: count?.[0] });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (at: AddressInfo) =>
      resolve({ url: `http://127.0.0.1:${at.port}/`, stop: () => server.close() }),
    );
  });
};
