import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const REFERENCE = 'SK-2026-001001';
const opened = { kind: 'opened', section: 'business-details' } as const;
const done = { kind: 'done', section: 'business-details', seconds: 60 } as const;

interface Sent {
  events: Record<string, unknown>[];
}
let sent: Sent[];
/** How the next calls are answered: a status, or 0 where the line loses them; 200 when nothing more is planned. */
let answers: number[];

/** As after a load of the page: what waits is what the tab has kept. */
const load = async () => {
  vi.resetModules();
  return import('./progress.ts');
};
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const kinds = () => sent.map(({ events }) => events.map(({ kind }) => kind));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
  [sent, answers] = [[], []];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ events: (await request.json()).events });
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    const body = status === 200 ? { data: { done: true } } : { error: 'x' };
    return Response.json(body, { status });
  });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('how somebody gets on', () => {
  it('is told together, five seconds after it happened', async () => {
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    await vi.advanceTimersByTimeAsync(4000);
    noteProgress(REFERENCE, done);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([
      {
        events: [
          { ...opened, id: expect.any(String) },
          { ...done, id: expect.any(String) },
        ],
      },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is told when the page is put away', async () => {
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    hide();
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual([['opened']]);
  });

  it.each([0, 429, 503])('is told again under the same id after %i', async (status) => {
    answers = [status];
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(kinds()).toEqual([['opened'], ['opened']]);
    expect(sent[1]?.events).toEqual(sent[0]?.events);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it.each([400, 403, 404, 413, 422])('is let go after %i', async (status) => {
    answers = [status];
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(sent).toHaveLength(1);
  });

  it('is told after a reload, too', async () => {
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    vi.clearAllTimers();
    await load();
    await vi.advanceTimersByTimeAsync(5000);
    expect(kinds()).toEqual([['opened']]);
  });

  it('waits where the session will be one of the application again, and holds up no other', async () => {
    const contact = { identifier: REFERENCE };
    const session = { accessToken: 'x', until: Date.now() + 60_000, partnerId: null, contact };
    sessionStorage.setItem('suki.applicant', JSON.stringify({ ...session, referenceNumber: REFERENCE }));
    answers = [404];
    const { noteProgress, sendProgress } = await load();
    noteProgress(REFERENCE, opened);
    noteProgress('SK-2026-001002', done);
    await sendProgress();
    expect(kinds()).toEqual([['opened'], ['done']]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(kinds()).toEqual([['opened'], ['done']]);
    noteProgress(REFERENCE, done);
    await vi.advanceTimersByTimeAsync(5000);
    expect(kinds()).toEqual([['opened'], ['done'], ['opened', 'done']]);
  });

  it('waits for another session after 401, without asking again until then', async () => {
    answers = [401];
    const { noteProgress } = await load();
    const { holdSession } = await import('./held.ts');
    noteProgress(REFERENCE, opened);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent).toHaveLength(1);
    const until = Date.now() + 60_000;
    const contact = { identifier: REFERENCE };
    holdSession({ accessToken: 'y', until, partnerId: null, referenceNumber: REFERENCE, contact });
    await vi.advanceTimersByTimeAsync(5000);
    expect(kinds()).toEqual([['opened'], ['opened']]);
  });

  it('is asked less and less often while the server fails for an hour', async () => {
    answers = Array(500).fill(500);
    const { noteProgress } = await load();
    noteProgress(REFERENCE, opened);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent.length).toBeGreaterThan(8);
    expect(sent.length).toBeLessThan(32);
  });

  it('is forgotten by whoever leaves the device', async () => {
    const { noteProgress } = await load();
    const { holdSession } = await import('./held.ts');
    noteProgress(REFERENCE, opened);
    holdSession(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, sessionStorage.length]).toEqual([[], 0]);
  });

  it('is told by application, twenty at once', async () => {
    const { noteProgress, sendProgress } = await load();
    for (let n = 0; n < 25; n += 1) noteProgress(REFERENCE, opened);
    noteProgress('SK-2026-001002', done);
    await sendProgress();
    expect(sent.map(({ events }) => events.length)).toEqual([20, 5, 1]);
  });
});
