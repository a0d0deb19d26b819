import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ACTOR: Actor = {
  class: 'internal',
  userId: '1',
  username: 'sales.admin',
  role: null,
  partnerId: null,
  merchantIds: [],
};

it('of statements that are sent together the one that failed is told, not those that fail behind it', async () => {
  const work = withContext(app.pools, ACTOR, 'first-failure', async (tx) => {
    // Heard of later than the others, because somebody stands between.
    const deep = async () => {
      const [row] = await tx.query({ text: 'select 1 / 0 as n' });
      return row;
    };
    const deeper = async () => [await deep()];
    return Promise.all([deeper(), tx.query({ text: 'select 2 as n' }), tx.query({ text: 'select 3 as n' })]);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
});
