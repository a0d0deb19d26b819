import { randomUUID } from 'node:crypto';
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

  it('is the later of two saves of one tab, in whatever order they arrive, and no conflict', async () => {
    const key = 'wizard/order';
    const writer = randomUUID();
    const by = (number: number, values: unknown, seen?: string | null) =>
      app.call('POST', '/api/drafts', { as, body: { key, values, seen, by: { writer, number } } });
    const { dtimeUpdated } = (await by(1, { n: 1 }, null)).body.data;
    // The third overtakes the second, neither knows of the other.
    const third = await by(3, { n: 3 }, dtimeUpdated);
    const second = await by(2, { n: 2 }, dtimeUpdated);
    expect([third.status, second.status, second.body.data]).toEqual([200, 200, third.body.data]);
    // A form that does not say what it saw is held to its order too; one that was opened elsewhere is not.
    expect((await by(2, { n: 2 })).body.data).toEqual(third.body.data);
    expect((await by(4, { n: 4 }, null)).status).toBe(200);
    expect((await save(key, { n: 'elsewhere' }, dtimeUpdated)).status).toBe(409);
    expect((await save(key, { n: 'elsewhere' })).status).toBe(200);
    const after = await by(5, { n: 5 }, third.body.data.dtimeUpdated);
    expect([after.status, after.body.current.values]).toEqual([409, { n: 'elsewhere' }]);
    expect((await by(1, { n: 'too late' })).body.data.values).toEqual({ n: 'too late' });
  });

  it('is the latest of many saves of one tab at the same moment', async () => {
    const key = 'wizard/order-race';
    const writer = randomUUID();
    const answers = await Promise.all(
      [3, 1, 6, 2, 5, 4].map((number) =>
        app.call('POST', '/api/drafts', {
          as,
          body: { key, values: { number }, seen: null, by: { writer, number } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await read(key)).values).toEqual({ number: 6 });
  });

  it.each([
    { writer: 'me', number: 1 },
    { writer: '', number: 1 },
    { number: 1 },
    { writer: randomUUID(), number: 0 },
  ])('is no save of %j', async (by) => {
    const { status, body } = await app.call('POST', '/api/drafts', {
      as,
      body: { key: 'wizard/bad', values: {}, by },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toMatch(/^by/);
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
