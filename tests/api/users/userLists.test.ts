import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = (type: string, query: Record<string, string> = {}, as = 'it.support') =>
  app.call('GET', `/api/user-account/list/${type}`, { as, query: { limit: '100', ...query } });
const names = async (...given: Parameters<typeof list>): Promise<string[]> =>
  (await list(...given)).body.data.list.map((row: { username: string }) => row.username).sort();

const STAFF = [
  'antifraud.reviewer',
  'finance.officer',
  'finance.second',
  'it.second',
  'it.security',
  'it.support',
  'loyalty.editor',
  'online.viewer',
  'sales.admin',
  'sbo.reviewer',
  'sbo.second',
];
const FIRST_PARTNER = ['accounting', 'frontliner', 'head.office', 'partner.admin', 'store.manager'];

describe('the letters of a registration code', () => {
  it('are read on the page of an account by those alone who make codes', async () => {
    const { body } = await list('external', { q: 'frontliner' });
    const codeFor = async (as: string) =>
      (await app.call('GET', `/api/user-account/${body.data.list[0].id}`, { as })).body.data.registrationCode;
    expect(await codeFor('it.support')).toMatch(/\w+/);
    expect(await codeFor('partner.admin')).toMatch(/\w+/);
    expect(await codeFor('store.manager')).toBeNull();
  });
});

describe('the lists of accounts', () => {
  it('are staff and people of partners, with roles, partner and store', async () => {
    expect(await names('internal')).toEqual(STAFF);
    expect(await names('external')).toEqual([...FIRST_PARTNER, 'new.hire', 'other.partner'].sort());
    const { body } = await list('external', { q: 'store.manager' });
    expect(body.data.list).toHaveLength(1);
    expect(body.data.list[0]).toMatchObject({
      type: 'EXTERNAL',
      status: 'ACTIVE',
      roles: ['STORE_MANAGER'],
      accessLevel: 'MERCHANT',
      storeCount: 1,
      createdBy: 'demo',
    });
    expect(body.data.list[0].primaryStore).toBeTruthy();
    expect(body.data.list[0].partnerName).toBeTruthy();
  });

  it('[user.mobileLast4] show the last four digits of a mobile number, and no more of it anywhere', async () => {
    const { body } = await list('internal', { q: 'sales.admin' });
    expect(body.data.list[0].mobileLast4).toBe('0001');
    expect(JSON.stringify(body)).not.toContain('639000000001');
    const one = await app.call('GET', `/api/user-account/${body.data.list[0].id}`, { as: 'it.support' });
    expect(one.body.data.mobileLast4).toBe('0001');
    expect(JSON.stringify(one.body)).not.toContain('639000000001');
  });

  it('are invitations that wait', async () => {
    await app.admin.query(`insert into user_account (username, type, status, access_level, first_name, last_name)
      values ('in.vited', 'INTERNAL', 'INVITED', 'ALL', 'In', 'Vited')`);
    expect(await names('pending')).toEqual(['in.vited']);
    expect(await names('internal', { status: 'INVITED' })).toEqual(['in.vited']);
    await app.admin.query(`delete from user_account where username = 'in.vited'`);
  });

  it('show people of a partner their own, of a store those who work in it, and neither staff nor invitations', async () => {
    expect(await names('external', {}, 'partner.admin')).toEqual(FIRST_PARTNER);
    expect(await names('external', {}, 'other.partner')).toEqual(['other.partner']);
    expect(await names('external', {}, 'store.manager')).toEqual(['frontliner', 'store.manager']);
    for (const type of ['internal', 'pending', 'everybody'])
      expect((await list(type, {}, 'partner.admin')).status, type).toBe(404);
    expect((await list('everybody')).status).toBe(404);
    expect((await list('external', {}, 'sbo.reviewer')).status).toBe(403);
  });

  it('are searched by name, username, mail, mobile and store', async () => {
    const { rows } = await app.admin.query(`select u.last_name, m.name as store, m.hsis_salesroom_code as code
      from user_account u join user_merchant s on s.user_id = u.id join merchant m on m.id = s.merchant_id
      where u.username = 'frontliner'`);
    const [{ last_name: last, store, code }] = rows;
    for (const q of [last.toUpperCase(), 'FRONTLIN', 'frontliner@example.test', store, code])
      expect(await names('external', { q }), q).toContain('frontliner');
    for (const q of ['0900 000 0013', '0013', '+63 900 0000013'])
      expect(await names('external', { q }), q).toEqual(['frontliner']);
    // What is not shown of a number cannot be guessed digit by digit.
    for (const q of ['00013', '0000013', '63900', '9000000', '%0013', '_013'])
      expect(await names('external', { q }), q).toEqual([]);
    expect(await names('external', { q: '100%' })).toEqual([]);
    // Of a store that is not theirs nobody is found.
    expect(await names('external', { q: store }, 'other.partner')).toEqual([]);
  });

  it('are filtered by role, status, store and last sign-in', async () => {
    expect(await names('external', { role: 'PARTNER_ADMIN' })).toEqual(['other.partner', 'partner.admin']);
    expect(await names('external', { hasSignedIn: 'true', q: 'new.hire' })).toEqual([]);
    await app.login('new.hire', { fresh: true });
    expect(await names('external', { hasSignedIn: 'true', q: 'new.hire' })).toEqual(['new.hire']);
    const { rows } = await app.admin.query(`select s.merchant_id as id from user_merchant s
      join user_account u on u.id = s.user_id where u.username = 'frontliner'`);
    expect(await names('external', { merchantId: rows[0].id })).toEqual(['frontliner', 'store.manager']);
    expect((await list('external', { status: 'PENDING' })).status).toBe(400);
  });

  it('say Locked as long as a lock runs, and Active after it', async () => {
    for (let failed = 0; failed < 5; failed++)
      await app.call('POST', '/api/login', { body: { username: 'loyalty.editor', password: 'wrong' } });
    const [row] = (await list('internal', { status: 'LOCKED' })).body.data.list;
    expect(row).toMatchObject({ username: 'loyalty.editor', status: 'LOCKED' });
    const left = new Date(row.lockedUntil).getTime() - app.clock.now().getTime();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    expect(await names('internal', { status: 'ACTIVE' })).not.toContain('loyalty.editor');
    app.clock.advance(15 * 60_000 + 1);
    expect(await names('internal', { status: 'LOCKED' })).toEqual([]);
    expect(await names('internal', { status: 'ACTIVE' })).toContain('loyalty.editor');
  });

  it('page by name without leaving anybody out', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list('internal', { limit: '3', ...(cursor ? { cursor } : {}) });
      seen.push(...body.data.list.map((row: { username: string }) => row.username));
      cursor = body.data.next ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(STAFF);
  });
});
