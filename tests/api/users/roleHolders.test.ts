import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let roleId: string;
const idOf = async (username: string): Promise<string> =>
  (await app.admin.query('select id from user_account where username = $1', [username])).rows[0].id;

beforeAll(async () => {
  app = await startTestApp();
  roleId = (await app.admin.query(`select id from access_role where name = 'STORE_FRONTLINER'`)).rows[0].id;
  // As if the demo had been there since then.
  await app.admin.query(`update user_account set created_at = '2026-05-04'`);
  await app.admin.query(`update audit.entry set at = '2026-05-04T04:00:00Z'`);
});
afterAll(() => app.stop());

const ask = (day: string, as = 'it.support', id = roleId) =>
  app.call('GET', `/api/access-role-management/${id}/holders`, { as, query: { day } });
const on = async (day: string): Promise<string[]> =>
  (await ask(day)).body.data.list.map(({ username }: { username: string }) => username);

/** Does something as of a day, as the trail would have it: what it has written is moved there. */
const doneOn = async (day: string, text: string, values: unknown[]): Promise<void> => {
  const { rows } = await app.admin.query('select coalesce(max(id), 0) as last from audit.entry');
  await app.admin.query(text, values);
  await app.admin.query('update audit.entry set at = $2 where id > $1', [rows[0].last, `${day}T04:00:00Z`]);
};
const GIVE = 'insert into user_access_role (user_id, access_role_id) values ($1, $2)';
const TAKE = 'delete from user_access_role where user_id = $1 and access_role_id = $2';

describe('who had a role on a day', () => {
  it('are those who have it, and those it was taken from since, not those it was given to', async () => {
    const [manager, frontliner] = [await idOf('store.manager'), await idOf('frontliner')];
    await doneOn('2026-07-01', GIVE, [manager, roleId]);
    await doneOn('2026-08-01', TAKE, [manager, roleId]);
    await doneOn('2026-09-01', TAKE, [frontliner, roleId]);
    await doneOn('2026-10-01', GIVE, [manager, roleId]);
    expect(await on('2026-06-30')).toEqual(['frontliner']);
    expect((await on('2026-07-15')).sort()).toEqual(['frontliner', 'store.manager']);
    expect(await on('2026-08-01')).toEqual(['frontliner']);
    expect(await on('2026-09-30')).toEqual([]);
    expect(await on('2026-11-20')).toEqual(['store.manager']);
    expect((await ask('2026-07-15')).body.data.total).toBe(2);
  });

  it('is nobody whose account was not there yet, and says how each account stood', async () => {
    expect(await on('2026-05-03')).toEqual([]);
    const id = await idOf('store.manager');
    await doneOn('2026-11-01', `update user_account set status = 'SUSPENDED' where id = $1`, [id]);
    const standing = async (day: string) => (await ask(day)).body.data.list[0]?.status;
    expect([await standing('2026-10-31'), await standing('2026-11-01')]).toEqual(['ACTIVE', 'SUSPENDED']);
    await app.admin.query(`update user_account set status = 'ACTIVE' where id = $1`, [id]);
  });

  it('is refused for a day to come, one that is none, an unknown role, and to others', async () => {
    const day = '2026-11-20';
    expect((await ask('2099-01-01')).body.fields).toHaveProperty('day');
    expect((await ask('2026-02-30')).status).toBe(400);
    for (const id of ['999999', 'x']) expect((await ask(day, 'it.support', id)).status).toBe(404);
    for (const as of ['partner.admin', 'sbo.reviewer', 'new.hire'])
      expect((await ask(day, as)).status).toBe(403);
    const nobody = await app.call('GET', `/api/access-role-management/${roleId}/holders`, { query: { day } });
    expect(nobody.status).toBe(401);
  });

  it('is found by an index', async () => {
    const { rows } = await app.admin.query(
      `explain select from audit.entry e where e.target = 'user_access_role'
       and coalesce(e.after, e.before) ->> 'access_role_id' = '1' and e.at >= '2026-11-01'`,
    );
    expect(JSON.stringify(rows)).toContain('entry_given_role');
  });
});
