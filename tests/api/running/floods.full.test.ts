import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONNECTIONS } from '#server/db/connections.ts';
import { withSession } from '#server/db/context.ts';
import { sign } from '#server/http/caller/sign.ts';
import { heavyAtOnce } from '#server/http/limits/takeHeavySlot.ts';
import { callsOf } from '#tests/access/contractCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { keepLog } from '#tests/support/app/logLines.ts';

const PRINT = '/api/finance-management/reports/disbursement/print';
const DAYS = '?day[gte]=2026-11-01&day[lte]=2026-11-02';
const PREVIEW = '/api/partner-management/file/preview?documentId=1';
const FLOOD = 'sales.admin';
// Of its own: refusals of an account are held for a while after many of them.
const TWICE_IN = 'finance.second';
const OTHER = 'it.support';
const READER = 'sbo.reviewer';
const LONG_MS = 120_000;
const SLOW = { timeout: 20_000, interval: 50 };
const heavy = callsOf().filter(({ meta }) => meta.heavy);

let app: TestApp;
const { log, lines } = keepLog();
const leaving: AbortController[] = [];
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp({ log });
  await Promise.all([app.login(FLOOD), app.login(OTHER)]);
});
const leave = () => {
  for (const client of leaving.splice(0)) client.abort();
};
afterEach(async () => {
  leave();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});
afterAll(() => app.stop());

/** Keeps the connections of sign-in, so that no request gets further than to its account, until they are given back. */
const holdSessions = async () => {
  let giveBack: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  let started = 0;
  const held = Array.from({ length: CONNECTIONS.session }, () =>
    withSession(app.pools, 'held', () => {
      started += 1;
      return until;
    }),
  );
  const end = async () => {
    giveBack();
    await Promise.all(held);
  };
  ends.push(end);
  await vi.waitFor(() => expect(started).toBe(CONNECTIONS.session), SLOW);
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

/** Sends one request more than may wait: the first that is answered is the one that is refused. */
const fillUp = async (path: string, token: string, most: number): Promise<Response> =>
  Promise.any(Array.from({ length: most + 1 }, () => begin(path, token).answer));

/** Begins a request again until it is let in, where it waits for a connection. */
const letIn = async (path: string, token: string): Promise<Promise<Response>> => {
  for (;;) {
    const { answer } = begin(path, token);
    const refused = await Promise.race([answer, sleep(3_000)]);
    if (!refused) return answer;
    expect(refused.status).toBe(429);
  }
};

/** Waits until all slots of the account are free: work that goes on without its client keeps its own until it ends. */
const untilFree = () =>
  vi.waitFor(async () => {
    const refused = () => app.call('GET', `${PRINT}?day[gte]=x`, { as: FLOOD });
    const answers = await Promise.all([refused(), refused(), refused()]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  }, SLOW);

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
const downloadOf = async () => {
  const { rows } = await app.admin.query('select min(id)::text as id from document where is_enabled');
  return `/api/partner-management/file/download/workflow?documentId=${rows[0].id}`;
};

describe('heavy calls of one account', { timeout: LONG_MS }, () => {
  it('are refused above three, or twelve previews, without a connection, whichever call it is', async () => {
    const { accessToken } = await app.login(FLOOD);
    await holdSessions();
    const acquired = vi.fn();
    for (const pool of [app.pools.internal, app.pools.session]) {
      pool.on('acquire', acquired);
      ends.push(async () => void pool.off('acquire', acquired));
    }
    await fillUp(PRINT, accessToken, heavyAtOnce(true));
    await fillUp(PREVIEW, accessToken, heavyAtOnce('preview'));
    const answers = heavy.map(async (call) => {
      const response = await begin(fill(call.path), accessToken, bodyOf(call)).answer;
      const { error } = await response.json();
      return { call: call.id, error, status: response.status, wait: response.headers.get('retry-after') };
    });
    expect(await Promise.all(answers)).toEqual(
      heavy.map(({ id }) => ({ call: id, error: 'busy', status: 429, wait: '2' })),
    );
    expect(acquired).not.toHaveBeenCalled();
  });

  it('count for each person who registers by the proof of their number, behind one address', async () => {
    const proofOf = (id: string) => sign(app.pools, 'registration', id, {}, 3600, app.clock.now());
    const [one, other] = [await proofOf('one'), await proofOf('other')];
    await holdSessions();
    const send = (proof: string) =>
      begin('/api/user/registration-files', proof, { method: 'POST', body: formOf() }).answer;
    const refused = await Promise.any(Array.from({ length: heavyAtOnce(true) + 1 }, () => send(one)));
    expect(refused.status).toBe(429);
    // It waits for a connection, so it has a slot.
    expect(await Promise.race([send(other), sleep(1_000)])).toBeUndefined();
  });

  it('count once for all its sessions, and leave other accounts theirs', async () => {
    const [one, other] = [await app.login(TWICE_IN), await app.login(TWICE_IN, { fresh: true })];
    const stranger = await app.login(OTHER);
    const giveBack = await holdSessions();
    await fillUp(PRINT, one.accessToken, 3);
    expect((await begin(PRINT, other.accessToken).answer).status).toBe(429);
    leave();
    const elsewhere = begin(PRINT, stranger.accessToken);
    await giveBack();
    // No right to that report, but no want of a slot either.
    expect((await elsewhere.answer).status).toBe(403);
  });

  it('have their slots again after refusals, files, and clients that left while they waited', async () => {
    const { accessToken } = await app.login(FLOOD);
    const print = async (query: string) => (await app.call('GET', `${PRINT}${query}`, { as: FLOOD })).status;
    await untilFree();
    for (let at = 0; at < 4; at++) expect(await print('?day[gte]=x')).toBe(400);
    for (let at = 0; at < 4; at++) expect(await print(DAYS)).toBe(200);
    const giveBack = await holdSessions();
    await fillUp(PRINT, accessToken, 3);
    leave();
    const next = letIn(`${PRINT}${DAYS}`, accessToken);
    await sleep(4_000);
    await giveBack();
    expect((await await next).status).toBe(200);
  });

  it('have their slots again when clients leave before their paper is made', async () => {
    await untilFree();
    const { accessToken } = await app.login(FLOOD);
    for (let at = 0; at < 3; at++) begin(`${PRINT}${DAYS}`, accessToken);
    await sleep(30);
    leave();
    await untilFree();
  });

  it('have their slots again when a handler throws', async () => {
    vi.spyOn(app.deps.files, 'has').mockRejectedValue(new Error('the disk is gone'));
    const path = await downloadOf();
    for (let at = 0; at < 5; at++) expect((await app.call('GET', path, { as: READER })).status).toBe(500);
  });

  it('keep a slot for as long as a file is sent, and have it again once its client leaves', async () => {
    const { accessToken } = await app.login(READER);
    const path = await downloadOf();
    const unending = () => {
      const file = new Readable({ read: () => undefined });
      file.push('%PDF-1.7');
      return file;
    };
    vi.spyOn(app.deps.files, 'has').mockResolvedValue(true);
    const read = vi.spyOn(app.deps.files, 'read').mockImplementation(async () => unending());
    const sent = [begin(path, accessToken), begin(path, accessToken), begin(path, accessToken)];
    for (const { answer } of sent) expect((await answer).status).toBe(200);
    expect((await begin(path, accessToken).answer).status).toBe(429);
    expect(read).toHaveBeenCalledTimes(3);
    sent[0]?.client.abort();
    await vi.waitFor(async () => expect((await begin(path, accessToken).answer).status).toBe(200), SLOW);
  });

  it('take no slot by HEAD or OPTIONS', async () => {
    const { accessToken } = await app.login(FLOOD);
    await holdSessions();
    const asked = ['HEAD', 'OPTIONS', 'HEAD', 'OPTIONS'].map((method) =>
      begin(PRINT, accessToken, { method }),
    );
    for (const { answer } of asked) expect((await answer).status).toBe(404);
  });
});

describe('the connections of a pool', { timeout: LONG_MS }, () => {
  it('are never all held by one account', async () => {
    ends.push(() => app.admin.query('rollback'));
    await app.admin.query('begin');
    await app.admin.query('lock table promo in access exclusive mode');
    const { accessToken } = await app.login(FLOOD);
    const flood = Array.from({ length: 30 }, () => begin('/api/promos', accessToken));
    const { internal } = app.pools;
    await vi.waitFor(
      () => expect(internal.totalCount - internal.idleCount).toBe(CONNECTIONS.internal - 1),
      SLOW,
    );
    const { status } = await app.call('GET', '/api/user-account/list/internal', { as: OTHER });
    expect(status).toBe(200);
    await app.admin.query('rollback');
    for (const { answer } of flood) expect((await answer).status).toBe(200);
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

describe('calls of one account', { timeout: LONG_MS }, () => {
  it('are worked on two at a time, and 250 more wait', async () => {
    const { accessToken } = await app.login(FLOOD);
    await holdSessions();
    const answer = await fillUp('/api/promos', accessToken, 300);
    expect([answer.status, (await answer.json()).error]).toEqual([429, 'busy']);
  });

  it('are refused ever more slowly when their client goes on asking', async () => {
    const { accessToken } = await app.login(READER);
    await holdSessions();
    await fillUp(PRINT, accessToken, 3);
    const until = performance.now() + 3_000;
    let refused = 0;
    const ask = async () => {
      while (performance.now() < until) {
        expect((await begin(PRINT, accessToken).answer).status).toBe(429);
        refused += 1;
      }
    };
    await Promise.all(Array.from({ length: 40 }, ask));
    // Ten leave at once; the others are held for a second and more.
    expect(refused).toBeLessThan(150);
  });
});
