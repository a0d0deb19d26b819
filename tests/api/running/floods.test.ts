import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withSession } from '#server/db/context.ts';
import { requester } from '#server/db/fairTurns.ts';
import { heavyAtOnce } from '#server/http/limits/heavyCalls.ts';
import { HASHES_AT_ONCE, verifyPassword } from '#server/signIn/passwordHash.ts';
import { callsOf } from '#tests/access/contractCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { keepLog } from '#tests/support/app/logLines.ts';

const PRINT = '/api/finance-management/reports/disbursement/print';
const FLOOD = 'sales.admin';
const OTHER = 'it.support';
const heavy = callsOf().filter(({ meta }) => meta.heavy);

let app: TestApp;
const { log, lines } = keepLog();
const leaving: AbortController[] = [];
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp({ log });
  await Promise.all([app.login(FLOOD), app.login(OTHER)]);
});
afterEach(async () => {
  for (const client of leaving.splice(0)) client.abort();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
  await sleep(50);
});
afterAll(() => app.stop());

/** Keeps the connections of sign-in, so that no request gets further than to its account, until it is told to give them back. */
const holdSessions = async () => {
  let giveBack: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  const held = Array.from({ length: 3 }, () => withSession(app.pools, 'held', () => until));
  await vi.waitFor(() => expect(app.pools.session.totalCount - app.pools.session.idleCount).toBe(3));
  const end = async () => {
    giveBack();
    await Promise.all(held);
  };
  ends.push(end);
  return end;
};

/** Sends a request that its client gives up with the test. */
const begin = (path: string, token: string, init: RequestInit = {}) => {
  const client = new AbortController();
  leaving.push(client);
  const headers = { Authorization: `Bearer ${token}`, ...init.headers };
  const answer = fetch(`${app.url}${path}`, { ...init, headers, signal: client.signal });
  answer.catch(() => undefined);
  return { answer, client };
};

const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const formOf = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7'], 'a.pdf'));
  return form;
};
const bodyOf = ({ method, meta }: (typeof heavy)[number]): RequestInit => {
  if (method === 'GET') return { method };
  if (meta.upload) return { method, body: formOf() };
  return { method, body: '{}', headers: { 'Content-Type': 'application/json' } };
};

describe('heavy calls of one account', () => {
  it('are refused above three, or twelve previews, without a connection, whichever call it is', async () => {
    const { accessToken } = await app.login(FLOOD);
    const giveBack = await holdSessions();
    const preview = '/api/partner-management/file/preview?documentId=1';
    for (const [path, weight] of [
      [PRINT, true],
      [preview, 'preview'],
    ] as const)
      for (let at = 0; at < heavyAtOnce(weight); at++) begin(path, accessToken);
    await sleep(100);
    const acquired = vi.fn();
    const pools = [app.pools.internal, app.pools.session];
    for (const pool of pools) pool.on('acquire', acquired);
    const answers = heavy.map(async (call) => {
      const response = await begin(fill(call.path), accessToken, bodyOf(call)).answer;
      const { error } = await response.json();
      return { call: call.id, error, status: response.status, wait: response.headers.get('retry-after') };
    });
    expect(await Promise.all(answers)).toEqual(
      heavy.map(({ id }) => ({ call: id, error: 'busy', status: 429, wait: '2' })),
    );
    expect(acquired).not.toHaveBeenCalled();
    for (const pool of pools) pool.off('acquire', acquired);
    for (const client of leaving.splice(0)) client.abort();
    await giveBack();
  });

  it('count once for all its sessions, and leave other accounts theirs', async () => {
    const [one, other] = [await app.login(FLOOD), await app.login(FLOOD, { fresh: true })];
    const stranger = await app.login(OTHER);
    const giveBack = await holdSessions();
    for (let at = 0; at < 3; at++) begin(PRINT, one.accessToken);
    await sleep(50);
    expect((await begin(PRINT, other.accessToken).answer).status).toBe(429);
    const elsewhere = begin(PRINT, stranger.accessToken);
    await giveBack();
    // No right to that report, but no want of a slot either.
    expect((await elsewhere.answer).status).toBe(403);
  });

  it('have their slots again after refusals, files, and clients that left while they waited', async () => {
    const { accessToken } = await app.login(FLOOD);
    const query = '?day[gte]=2026-11-01&day[lte]=2026-11-02';
    for (let at = 0; at < 4; at++)
      expect((await app.call('GET', `${PRINT}?day[gte]=x`, { as: FLOOD })).status).toBe(400);
    for (let at = 0; at < 4; at++)
      expect((await app.call('GET', `${PRINT}${query}`, { as: FLOOD })).status).toBe(200);
    const giveBack = await holdSessions();
    for (let at = 0; at < 3; at++) begin(PRINT, accessToken);
    await sleep(50);
    for (const client of leaving.splice(0)) client.abort();
    await sleep(100);
    const next = begin(`${PRINT}${query}`, accessToken);
    await giveBack();
    expect((await next.answer).status).toBe(200);
  });

  it('have their slots again when a handler throws', async () => {
    vi.spyOn(app.deps.files, 'has').mockRejectedValue(new Error('the disk is gone'));
    const { rows } = await app.admin.query('select min(id)::text as id from document where is_enabled');
    const path = `/api/partner-management/file/download/workflow?documentId=${rows[0].id}`;
    for (let at = 0; at < 5; at++) expect((await app.call('GET', path, { as: FLOOD })).status).toBe(500);
  });

  it('keep a slot for as long as a file is sent, and have it again once its client leaves', async () => {
    const { accessToken } = await app.login(FLOOD);
    const { rows } = await app.admin.query('select min(id)::text as id from document where is_enabled');
    const path = `/api/partner-management/file/download/workflow?documentId=${rows[0].id}`;
    const endless = () =>
      new Readable({
        read() {
          setTimeout(() => this.push(Buffer.alloc(1024)), 5);
        },
      });
    vi.spyOn(app.deps.files, 'has').mockResolvedValue(true);
    const read = vi.spyOn(app.deps.files, 'read').mockImplementation(async () => endless());
    const sent = [begin(path, accessToken), begin(path, accessToken), begin(path, accessToken)];
    for (const { answer } of sent) expect((await answer).status).toBe(200);
    expect((await begin(path, accessToken).answer).status).toBe(429);
    expect(read).toHaveBeenCalledTimes(3);
    sent[0]?.client.abort();
    await vi.waitFor(async () => expect((await begin(path, accessToken).answer).status).toBe(200));
  });

  it('take no slot by HEAD or OPTIONS', async () => {
    const { accessToken } = await app.login(FLOOD);
    const giveBack = await holdSessions();
    const others = ['HEAD', 'OPTIONS', 'HEAD', 'OPTIONS', 'HEAD'].map((method) =>
      begin(PRINT, accessToken, { method }),
    );
    for (const { answer } of others) expect((await answer).status).toBe(404);
    begin(PRINT, accessToken);
    await giveBack();
  });
});

describe('the connections of a pool', () => {
  it('are never all held by one account', async () => {
    ends.push(() => app.admin.query('rollback'));
    await app.admin.query('begin');
    await app.admin.query('lock table promo in access exclusive mode');
    const { accessToken } = await app.login(FLOOD);
    const flood = Array.from({ length: 30 }, () => begin('/api/promos', accessToken));
    await vi.waitFor(() => expect(app.pools.internal.totalCount - app.pools.internal.idleCount).toBe(4));
    const started = performance.now();
    const { status } = await app.call('GET', '/api/user-account/list/internal', { as: OTHER });
    expect(status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5_000);
    await app.admin.query('rollback');
    for (const { answer } of flood) expect((await answer).status).toBe(200);
  });

  it('are waited for by 100 requests of an account, and no more', async () => {
    const { accessToken } = await app.login(FLOOD);
    const giveBack = await holdSessions();
    for (let at = 0; at < 100; at++) begin('/api/promos', accessToken);
    await sleep(500);
    const answer = await begin('/api/promos', accessToken).answer;
    expect([answer.status, (await answer.json()).error]).toEqual([429, 'busy']);
    for (const client of leaving.splice(0)) client.abort();
    await giveBack();
  });

  it('are called busy, not lost, when they are waited for in vain', async () => {
    const giveBack = await holdSessions();
    lines.length = 0;
    const { status, body, headers } = await app.call('GET', '/api/promos', { as: FLOOD });
    await giveBack();
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(body.message).toContain('busy');
    expect(lines.filter(({ level }) => level >= 40)).toMatchObject([{ msg: 'server busy' }]);
  });
});

describe('a sign-in', () => {
  it('that a limit refuses needs no password to be checked', async () => {
    const signIn = (username: string) =>
      app.call('POST', '/api/login', { body: { username, password: 'Mali-ito-2026' } });
    for (let at = 0; at < 10; at++) await signIn('nobody.there');
    const by = { account: 'address:127.0.0.1', signal: () => new AbortController().signal, hasBegun: false };
    const flood = requester.run(by, () =>
      Promise.allSettled(Array.from({ length: HASHES_AT_ONCE + 16 }, () => verifyPassword(null, 'x'))),
    );
    const [limited, checked] = await Promise.all([signIn('nobody.there'), signIn('somebody.else')]);
    expect([limited.status, limited.body.error]).toEqual([429, 'too_many']);
    expect([checked.status, checked.body.error]).toEqual([429, 'busy']);
    await flood;
    const { rows } = await app.admin.query(
      `select hits from rate_limit where bucket = 'failed-login:127.0.0.1' order by window_start desc limit 1`,
    );
    // What was not checked for want of a turn counts as no failure.
    expect(rows[0].hits).toBe(10);
  });
});
