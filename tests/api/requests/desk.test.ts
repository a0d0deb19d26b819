import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const DAY_MS = 86_400_000;

describe('a draft', () => {
  const save = (as: string, key: string, values: unknown) =>
    app.call('POST', '/api/drafts', { as, body: { key, values } });
  const read = async (as: string, key: string) =>
    (await app.call('GET', '/api/drafts', { as, query: { key } })).body.data;

  it('is kept, replaced and discarded', async () => {
    const key = 'access-role/12/3';
    expect(await read('sales.admin', key)).toBeNull();
    await save('sales.admin', key, { role: 'A' });
    const { status, body } = await save('sales.admin', key, { role: 'Ñ', modules: [{ code: 'X' }] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ key, values: { role: 'Ñ', modules: [{ code: 'X' }] } });
    expect(await read('sales.admin', key)).toEqual(body.data);
    await app.call('POST', '/api/drafts/discard', { as: 'sales.admin', body: { key } });
    expect(await read('sales.admin', key)).toBeNull();
  });

  it('is seen by nobody else, not even under the same key', async () => {
    const key = 'access-role/new';
    await save('sales.admin', key, { secret: 1 });
    for (const as of ['it.support', 'partner.admin', 'store.manager']) {
      expect(await read(as, key)).toBeNull();
      await save(as, key, { mine: as });
      await app.call('POST', '/api/drafts/discard', { as, body: { key } });
    }
    expect(await read('sales.admin', key)).toMatchObject({ values: { secret: 1 } });
  });

  it('is refused above 256 KB, and the one before stays', async () => {
    const key = 'access-role/1/1';
    await save('sales.admin', key, { text: 'before' });
    const { status, body } = await save('sales.admin', key, { text: 'ñ'.repeat(132_000) });
    expect([status, body.error]).toEqual([413, 'too_large']);
    expect(await read('sales.admin', key)).toMatchObject({ values: { text: 'before' } });
  });

  it('is refused as the 51st, but an earlier one may still change', async () => {
    for (let at = 0; at < 50; at++) expect((await save('online.viewer', `form/${at}`, {})).status).toBe(200);
    expect((await save('online.viewer', 'form/50', {})).status).toBe(413);
    // A form in parts is one of them, whatever their number.
    expect((await save('online.viewer', 'new-partner/base', {})).status).toBe(413);
    await app.admin.query("delete from draft where key = 'form/0'");
    for (const part of ['base', 'branches-0', 'branches-1'])
      expect((await save('online.viewer', `new-partner/${part}`, {})).status).toBe(200);
    expect((await save('online.viewer', 'form/7', { again: true })).status).toBe(200);
  });

  it.each(['', 'x', '../etc', 'a/b c', `a/${'x'.repeat(200)}`, 'A/1'])('has no key like %j', async (key) => {
    const { status, body } = await save('sales.admin', key, {});
    expect([status, Object.keys(body.fields)]).toEqual([400, ['key']]);
  });

  it.each([
    ['a zero byte', `{"key":"a/1","values":{"x":"\\u0000"}}`],
    ['a lone surrogate', `{"key":"a/1","values":{"x":"\\ud800"}}`],
    ['values that are no object', `{"key":"a/1","values":[1]}`],
    ['a nest without end', `{"key":"a/1","values":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
  ])('with %s is answered with a 4xx', async (_what, body) => {
    const { status } = await app.call('POST', '/api/drafts', { as: 'sales.admin', body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('counts no longer after 30 days', async () => {
    await save('loyalty.editor', 'form/old', { x: 1 });
    app.clock.advance(30 * DAY_MS + 1000);
    expect(await read('loyalty.editor', 'form/old')).toBeNull();
    app.clock.advance(-30 * DAY_MS - 1000);
  });
});

describe('preferences', () => {
  const save = (as: string, values: Record<string, unknown>) =>
    app.call('POST', '/api/user/preferences', { as, body: { values } });
  const read = async (as: string) => (await app.call('GET', '/api/user/preferences', { as })).body.data;

  it('come back as they were set, of every JSON kind', async () => {
    const values = {
      theme: 'dark',
      columns: ['a', 'b'],
      width: 12.5,
      open: false,
      text: '"12"',
      digits: '12',
    };
    expect((await save('sales.admin', values)).status).toBe(200);
    expect(await read('sales.admin')).toEqual(values);
  });

  it('are changed key by key, and removed by null', async () => {
    await save('it.support', { a: 1, b: 2, c: 3 });
    await save('it.support', { b: null, c: { deep: [null] }, gone: null });
    expect(await read('it.support')).toEqual({ a: 1, c: { deep: [null] } });
  });

  it('are one’s own', async () => {
    await save('partner.admin', { theme: 'light' });
    expect(await read('other.partner')).toEqual({});
    expect(await read('partner.admin')).toEqual({ theme: 'light' });
  });

  it('come with the tokens of whoever signs in or refreshes, so that the portal need not ask for them', async () => {
    await save('store.manager', { theme: 'dark' });
    const body = { username: 'store.manager', password: DEMO_PASSWORD };
    const { data } = (await app.call('POST', '/api/login', { body })).body;
    expect(data.preferences).toEqual({ theme: 'dark' });
    await save('store.manager', { theme: 'light' });
    const refreshed = await app.call('POST', '/api/refresh-token', {
      body: { refreshToken: data.refreshToken },
    });
    expect(refreshed.body.data.preferences).toEqual({ theme: 'light' });
  });

  it('are 200 at most, and nothing changes when there would be more', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`key${at}`, at]));
    expect((await save('head.office', many)).status).toBe(200);
    const { status, body } = await save('head.office', { key0: 'changed', more: 1 });
    expect([status, body.error]).toEqual([413, 'too_large']);
    expect((await read('head.office')).key0).toBe(0);
  });

  it('are 64 KB at most in all', async () => {
    expect((await save('accounting', { big: 'x'.repeat(60_000) })).status).toBe(200);
    expect((await save('accounting', { bigger: 'x'.repeat(10_000) })).status).toBe(413);
    expect(Object.keys(await read('accounting'))).toEqual(['big']);
  });

  it('are no other user’s business without a session', async () => {
    expect((await app.call('GET', '/api/user/preferences')).status).toBe(401);
  });
});

describe('notices', () => {
  const list = async (as: string) => (await app.call('GET', '/api/notices', { as })).body.data;
  const leave = async (username: string, title: string): Promise<string> => {
    const { rows } = await app.admin.query(
      `insert into notice (user_id, kind, title) select id, 'test', $2 from user_account where username = $1 returning id::text`,
      [username, title],
    );
    return rows[0].id;
  };

  it('come newest first, with the number of unread ones, to their user alone', async () => {
    await leave('sales.admin', 'first');
    await leave('sales.admin', 'second');
    await leave('partner.admin', 'theirs');
    const mine = await list('sales.admin');
    expect(mine.list.map((notice: { title: string }) => notice.title)).toEqual(['second', 'first']);
    expect(mine.unread).toBe(2);
  });

  it('are read by their user alone', async () => {
    const id = await leave('it.support', 'read me');
    const read = (as: string, ids: string[]) => app.call('POST', '/api/notices/read', { as, body: { ids } });
    expect((await read('sales.admin', [id, 'x', '0', '9999999999999999999'])).status).toBe(200);
    expect((await list('it.support')).unread).toBe(1);
    await read('it.support', [id]);
    expect(await list('it.support')).toMatchObject({ unread: 0, list: [{ id, isRead: true }] });
  });

  it('show the newest hundred', async () => {
    for (let at = 0; at < 101; at++) await leave('frontliner', `n${at}`);
    const { list: shown, unread } = await list('frontliner');
    expect([shown.length, unread, shown[0].title]).toEqual([100, 101, 'n100']);
  });
});
