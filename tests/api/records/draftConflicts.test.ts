import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ poolSize: 8 });
});
afterAll(() => app.stop());

const as = 'sales.admin';
const DAY_MS = 86_400_000;
const save = (key: string, values: unknown, seen?: string | null) =>
  app.call('POST', '/api/drafts', { as, body: { key, values, seen } });
const read = async (key: string) => (await app.call('GET', '/api/drafts', { as, query: { key } })).body.data;
const discard = (key: string) => app.call('POST', '/api/drafts/discard', { as, body: { key } });

describe('a draft that goes on from the one that was seen', () => {
  it('is kept, and gives the moment for the next', async () => {
    const key = 'wizard/on';
    const first = await save(key, { n: 1 }, null);
    expect(first.status).toBe(200);
    const second = await save(key, { n: 2 }, first.body.data.dtimeUpdated);
    expect(second.status).toBe(200);
    expect((await save(key, { n: 3 }, second.body.data.dtimeUpdated)).status).toBe(200);
    expect((await read(key)).values).toEqual({ n: 3 });
  });

  it('does not overwrite what came in between, and answers it', async () => {
    const key = 'wizard/between';
    const { dtimeUpdated } = (await save(key, { n: 1 }, null)).body.data;
    const other = await save(key, { n: 'other tab' }, dtimeUpdated);
    const { status, body } = await save(key, { n: 'this tab' }, dtimeUpdated);
    expect([status, body.error, body.current]).toEqual([409, 'conflict', other.body.data]);
    expect(await read(key)).toEqual(other.body.data);
  });

  it('is told apart from the one before even when the clock of another server is behind', async () => {
    const key = 'wizard/moment';
    const { dtimeUpdated } = (await save(key, { n: 1 }, null)).body.data;
    app.clock.advance(-5000);
    const next = await save(key, { n: 2 }, dtimeUpdated);
    const more = await save(key, { n: 3 });
    app.clock.advance(5000);
    expect([next.status, more.status]).toEqual([200, 200]);
    expect(next.body.data.dtimeUpdated > dtimeUpdated).toBe(true);
    expect(more.body.data.dtimeUpdated > next.body.data.dtimeUpdated).toBe(true);
    expect((await save(key, { n: 4 }, dtimeUpdated)).status).toBe(409);
  });

  it('does not overwrite one that is there although none was seen', async () => {
    const key = 'wizard/none';
    const { body } = await save(key, { n: 1 });
    const refused = await save(key, { n: 2 }, null);
    expect([refused.status, refused.body.current]).toEqual([409, body.data]);
  });

  it('does not come back when it was discarded elsewhere', async () => {
    const key = 'wizard/gone';
    const { dtimeUpdated } = (await save(key, { n: 1 }, null)).body.data;
    await discard(key);
    const { status, body } = await save(key, { n: 2 }, dtimeUpdated);
    expect([status, body.error, body.current]).toEqual([409, 'conflict', null]);
    expect(await read(key)).toBeNull();
  });

  it('does not see the draft of another form, nor another person’s', async () => {
    await save('wizard/mine', { n: 1 });
    expect((await save('wizard/mine-too', { n: 2 }, null)).status).toBe(200);
    const body = { key: 'wizard/mine', values: { n: 3 }, seen: null };
    expect((await app.call('POST', '/api/drafts', { as: 'it.support', body })).status).toBe(200);
    expect((await read('wizard/mine')).values).toEqual({ n: 1 });
  });

  it('is one of several at the same time, never two', async () => {
    for (const [key, seen] of [
      ['wizard/race-first', null],
      ['wizard/race-next', (await save('wizard/race-next', { n: 'base' })).body.data.dtimeUpdated],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => save(key, { n }, seen)));
      const [won, ...more] = answers.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      const lost = answers.filter(({ status }) => status === 409);
      expect(lost).toHaveLength(5);
      for (const { body } of lost) expect(body.current).toEqual(won?.body.data);
      expect(await read(key)).toEqual(won?.body.data);
    }
  });

  it('is no conflict when it was sent before and only the answer was lost', async () => {
    const key = 'wizard/again';
    const { body } = await save(key, { a: 1, b: [{ c: 'ñ' }] }, null);
    const again = await save(key, { b: [{ c: 'ñ' }], a: 1 }, null);
    expect([again.status, again.body.data]).toEqual([200, body.data]);
  });

  it('takes the place of one that ran out', async () => {
    const key = 'wizard/old';
    await save(key, { n: 'old' });
    app.clock.advance(30 * DAY_MS + 1000);
    expect((await save(key, { n: 'new' }, null)).status).toBe(200);
    expect((await read(key)).values).toEqual({ n: 'new' });
    app.clock.advance(-30 * DAY_MS - 1000);
  });

  it('overwrites as before when nobody says what was seen', async () => {
    const key = 'wizard/as-before';
    await save(key, { n: 1 }, null);
    expect((await save(key, { n: 2 })).body.data.values).toEqual({ n: 2 });
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z', '2026-01-01'])('is no draft seen at %j', async (seen) => {
    const { status, body } = await save('wizard/bad', {}, seen);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['seen']]);
  });

  it('may be seen at a moment that the database does not know', async () => {
    const { status } = await save('wizard/bad', {}, '0000-01-01T00:00:00.000Z');
    expect([400, 409]).toContain(status);
  });
});
