import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a mobile number that is looked at twice with one key', () => {
  it('is kept with no key, and each look is recorded', async () => {
    const found = await app.admin.query(`select id from user_account where username = 'partner.admin'`);
    const id: string = found.rows[0].id;
    const again = { as: 'it.support', headers: { 'Idempotency-Key': 'reveal-twice' } };
    for (let look = 0; look < 2; look++)
      expect((await app.call('POST', `/api/user-account/${id}/reveal`, again)).status).toBe(200);
    const looks = `select 1 from audit.entry where event_type = 'REVEAL' and key = $1`;
    expect((await app.admin.query(looks, [id])).rows).toHaveLength(2);
    const kept = `select 1 from idempotency_key where key = 'reveal-twice'`;
    expect((await app.admin.query(kept)).rows).toEqual([]);
  });
});
