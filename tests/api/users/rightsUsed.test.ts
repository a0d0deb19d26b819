import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPools } from '#server/db/pools.ts';
import { openRightsUsed } from '#server/http/caller/rightsUsed.ts';
import { purgeSessions } from '#server/signIn/purgeSessions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

const TODAY = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  // What the tests before have noted and not stored.
  await app.deps.rights.flush(app.pools);
  await app.admin.query('delete from right_used');
});

const stored = async (username: string): Promise<string[]> => {
  const { rows } = await app.admin.query(
    `select permission || ' ' || day as used from right_used r join user_account u on u.id = r.user_id
     where u.username = $1 order by permission, day`,
    [username],
  );
  return rows.map(({ used }) => used);
};
/** What of somebody's rights was used, once it is stored. */
const used = async (username: string): Promise<string[]> => {
  await app.deps.rights.flush(app.pools);
  return stored(username);
};
const userId = async (username: string): Promise<string> =>
  (await app.admin.query('select id from user_account where username = $1', [username])).rows[0].id;

/** Another day for the app: what it has noted of a day it does not note again. */
const tomorrow = () => app.clock.advance(86_400_000);

describe('the rights that let somebody in', () => {
  it('are noted per person and day, and stored apart from the request', async () => {
    const list = await app.call('GET', '/api/user-account/list/external', { as: 'it.support' });
    expect(list.status).toBe(200);
    expect(await stored('it.support')).toEqual([]);
    expect(await used('it.support')).toEqual([`UR_VIEW ${TODAY}`]);
    await app.call('GET', '/api/user-account/list/internal', { as: 'it.support' });
    expect(await used('it.support')).toEqual([`UR_VIEW ${TODAY}`]);
  });

  it('are noted on the day that it is in Manila', async () => {
    app.clock.set(new Date('2026-11-20T16:30:00Z'));
    await app.call('GET', '/api/user-account/list/external', { as: 'partner.admin' });
    expect(await used('partner.admin')).toEqual(['UR_VIEW 2026-11-21']);
    app.clock.set(TEST_NOW);
  });

  it('are none where nothing is asked for, or somebody is not let in', async () => {
    expect((await app.call('GET', '/api/user/permissions', { as: 'frontliner' })).status).toBe(200);
    expect((await app.call('GET', '/api/user-account/list/external', { as: 'frontliner' })).status).toBe(403);
    expect(await used('frontliner')).toEqual([]);
  });

  it('are those that a verb asks for by itself too', async () => {
    await tomorrow();
    const upload = await app.call('GET', '/api/batch-processing/imports?kind=promo', {
      as: 'loyalty.editor',
    });
    expect(upload.status).toBe(200);
    const ordered = await app.call('POST', '/api/exports', {
      as: 'it.support',
      body: { resource: 'access-roles', query: '', columns: ['role'], format: 'csv' },
    });
    expect(ordered.status).toBe(200);
    expect(await used('loyalty.editor')).toEqual(['PRO_CREATE 2026-11-21']);
    expect(await used('it.support')).toEqual(['UM_VIEW_ACCESS_ROLE 2026-11-21']);
    app.clock.set(TEST_NOW);
  });
});

describe('what was noted', () => {
  it('is stored once, however many servers have noted it', async () => {
    const id = await userId('accounting');
    const servers = Array.from({ length: 4 }, openRightsUsed);
    const rights = Array.from({ length: 50 }, (_, at) => `RIGHT_${at}`);
    for (const [at, server] of servers.entries())
      server.note(id, at % 2 ? rights : [...rights].reverse(), TODAY);
    await Promise.all(servers.map((server) => server.flush(app.pools)));
    expect(await stored('accounting')).toHaveLength(50);
  });

  it('waits for a database that is away, and is stored when it is back', async () => {
    const rights = openRightsUsed();
    rights.note(await userId('accounting'), ['PT_VIEW'], TODAY);
    const away = openPools('postgres://nobody:none@127.0.0.1:1/none');
    await expect(rights.flush(away)).rejects.toThrow();
    await away.end();
    await rights.flush(app.pools);
    expect(await stored('accounting')).toEqual([`PT_VIEW ${TODAY}`]);
  });

  it('is bounded: what is too much is noted when it is used again', async () => {
    const rights = openRightsUsed();
    const id = await userId('accounting');
    const many = Array.from({ length: 20_003 }, (_, at) => `RIGHT_${at}`);
    rights.note(id, many, TODAY);
    await rights.flush(app.pools);
    expect(await stored('accounting')).toHaveLength(20_000);
    rights.note(id, many, TODAY);
    await rights.flush(app.pools);
    expect(await stored('accounting')).toHaveLength(20_003);
  });

  it('of an account that is gone keeps nothing else back', async () => {
    const rights = openRightsUsed();
    rights.note('999999999', ['PT_VIEW'], TODAY);
    rights.note(await userId('accounting'), ['PT_VIEW'], TODAY);
    await rights.flush(app.pools);
    expect(await stored('accounting')).toEqual([`PT_VIEW ${TODAY}`]);
  });

  it('is kept for 400 days', async () => {
    const id = await userId('accounting');
    const rights = openRightsUsed();
    rights.note(id, ['TOO_OLD'], '2025-10-15');
    rights.note(id, ['OLD'], '2025-10-16');
    await rights.flush(app.pools);
    await purgeSessions(app.pools, 'test', TEST_NOW);
    expect(await stored('accounting')).toEqual(['OLD 2025-10-16']);
  });
});
