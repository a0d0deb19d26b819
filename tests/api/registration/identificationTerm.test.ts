import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { identificationBench } from '#tests/support/identification.ts';
import { registrationBench } from '#tests/support/registration.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let pictures: ReturnType<typeof identificationBench>;
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  pictures = identificationBench(app, bench);
  store = await bench.store();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const merchants = () => [{ merchantId: store, primary: true }];
const identified = () => pictures.identified(merchants());
const tidied = async () => {
  const pool = openJobsPool(app.migratorUrl);
  await tidy({ deps: app.deps, pool } as Workshop).finally(() => pool.end());
};
const fileOf = async (id: string) =>
  (await app.admin.query('select storage_key from file where id = $1', [id])).rows[0];
const reject = (id: string) =>
  app.call('POST', '/api/user-account/reject-requests', {
    as: 'it.support',
    body: { ids: id, reason: 'Not on the picture' },
  });

describe('pictures of a request', () => {
  const numbersOf = async (id: string) =>
    (await app.admin.query('select id_number from registration_identity where user_request_id = $1', [id]))
      .rows;
  const kept = async (fileIds: readonly string[]) => (await Promise.all(fileIds.map(fileOf))).filter(Boolean);

  it('that was cancelled go the same way, those of an approved one stay', async () => {
    const [cancelled, approved] = [await identified(), await identified()];
    await app.admin.query(`update user_request set status = 'CANCELLED', updated_at = $2 where id = $1`, [
      cancelled.id,
      app.clock.now(),
    ]);
    const approve = `/api/user-account/${approved.id}/approve-request`;
    expect((await app.call('POST', approve, { as: 'it.support' })).status).toBe(200);
    app.clock.advance(90 * DAY_MS);
    await tidied();
    expect([await kept(cancelled.fileIds), await kept(approved.fileIds)]).toMatchObject([[], [{}, {}]]);
  });

  it('that was approved are deleted when the account is out of use for 5 years, and stay with one that came back', async () => {
    const [left, back] = [await identified(), await identified()];
    const closed = async (id: string) => {
      await app.call('POST', `/api/user-account/${id}/approve-request`, { as: 'it.support' });
      const set = `update user_account set status = $2, updated_at = $3 where id = (select user_id from user_request where id = $1)`;
      await app.admin.query(set, [id, 'CLOSED', app.clock.now()]);
      return (status: string) => app.admin.query(set, [id, status, app.clock.now()]);
    };
    await closed(left.id);
    const move = await closed(back.id);
    app.clock.advance((5 * 365 - 1) * DAY_MS);
    await move('INVITED');
    await tidied();
    expect([await kept(left.fileIds), await kept(back.fileIds)]).toMatchObject([
      [{}, {}],
      [{}, {}],
    ]);
    app.clock.advance(4 * DAY_MS);
    await tidied();
    expect([await kept(left.fileIds), await kept(back.fileIds)]).toMatchObject([[], [{}, {}]]);
    expect([await numbersOf(left.id), await numbersOf(back.id)]).toEqual([[], [expect.anything()]]);
  });

  it('that was rejected are deleted after 90 days, the others stay', async () => {
    const [rejected, waits] = [await identified(), await identified()];
    expect((await reject(rejected.id)).status).toBe(200);
    const [{ storage_key: key }] = await kept(rejected.fileIds);
    app.clock.advance(90 * DAY_MS - 60_000);
    await tidied();
    expect(await kept(rejected.fileIds)).toHaveLength(2);
    expect(await numbersOf(rejected.id)).toHaveLength(1);
    app.clock.advance(60_000);
    await tidied();
    expect([await kept(rejected.fileIds), await app.deps.files.has(key)]).toEqual([[], false]);
    expect(await kept(waits.fileIds)).toHaveLength(2);
    expect([await numbersOf(rejected.id), await numbersOf(waits.id)]).toEqual([[], [expect.anything()]]);
    const { body } = await app.call('GET', `/api/user-account/requests/${rejected.id}`, { as: 'it.support' });
    expect(body.data).toMatchObject({ identificationType: expect.any(String), identificationFiles: [] });
    expect((await pictures.look(rejected.id, 'selfie', 'it.support')).status).toBe(404);
  });
});
