import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let as: string;
let reference: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  ({ as, reference } = await bench.applicant());
});

const page = () => bench.page(as, reference);
const errorOf = ({ status, body }: Answer) => [status, body.error];
const parts = async () => (await bench.get(as, reference)).body.data.parts;
const valuesOf = async (name: string) =>
  (await parts()).find(({ part }: { part: string }) => part === name)?.values;

describe('a part of an application that is being written', () => {
  it('is kept as it was typed, with a version, and moves the day on which all is deleted', async () => {
    const values = {
      name: 'Aling Nena’s Sari-sari',
      owner: { birthDate: ['04', 'March', '1979'] },
      size: 2.5,
      none: null,
    };
    app.clock.advance(86_400_000 / 4);
    const { status, body } = await page().save('business', values);
    expect([status, body.data]).toEqual([
      200,
      { part: 'business', version: expect.any(Number), dtimeUpdated: expect.any(String) },
    ]);
    const { data } = (await bench.get(as, reference)).body;
    expect(data.parts).toEqual([{ ...body.data, values }]);
    expect(data).toMatchObject({ businessName: values.name, dtimeUpdated: body.data.dtimeUpdated });
    expect(Date.parse(data.dtimeExpires) - Date.parse(data.dtimeUpdated)).toBe(90 * 86_400_000);
    expect((await bench.list(as)).body.data.list).toMatchObject([
      { referenceNumber: reference, businessName: values.name },
    ]);
  });

  it('bears one of the names that there are', async () => {
    const one = page();
    for (const part of ['business', 'bank', 'documents', 'consents', 'progress', 'branch-0', 'branch-499'])
      expect((await one.save(part, {})).status, part).toBe(200);
    for (const part of ['branch-500', 'branch-01', 'Business', 'applicant', ' ', 7])
      expect(errorOf(await one.save(part as string, {})), String(part)).toEqual([400, 'invalid']);
    expect(await parts()).toHaveLength(7);
  });

  it('has 48 KB at most, and no value that is nested for ever', async () => {
    const one = page();
    const fits = { text: 'x'.repeat(48 * 1024 - '{"text":""}'.length) };
    const saved = await one.save('bank', fits);
    expect(saved.status).toBe(200);
    const more = await one.save('bank', { text: `${fits.text}x` }, saved.body.data.version);
    expect([...errorOf(more), Object.keys(more.body.fields)]).toEqual([413, 'too_large', ['values']]);
    let deep: unknown = 1;
    for (let at = 0; at < 100; at++) deep = [deep];
    expect(errorOf(await one.save('bank', { deep }, saved.body.data.version))).toEqual([400, 'invalid']);
    for (const text of ['a\u0000b', '\ud800'])
      expect(errorOf(await one.save('bank', { text }, saved.body.data.version))).toEqual([400, 'invalid']);
    expect(await valuesOf('bank')).toEqual(fits);
  });

  it('says which field is wrong', async () => {
    const wrong = [
      { part: 'bank', values: {}, seen: null },
      { part: 'bank', values: {}, seen: null, by: { writer: 'me', number: 1 } },
      { part: 'bank', values: [], seen: null, by: { writer: crypto.randomUUID(), number: 1 } },
      { part: 'bank', values: {}, seen: 0, by: { writer: crypto.randomUUID(), number: 1 } },
      { part: 'bank', values: {}, seen: null, by: { writer: crypto.randomUUID(), number: 1 }, state: 'SENT' },
    ];
    const found: string[][] = [];
    for (const body of wrong) {
      const answer = await bench.post(as, reference, 'parts', body);
      expect(answer.status).toBe(400);
      found.push(Object.keys(answer.body.fields ?? {}));
    }
    expect(found).toEqual([['by'], ['by.writer'], ['values'], ['seen'], ['state']]);
  });

  it('is saved 300 times a minute, as many as there are branches in a large spreadsheet', async () => {
    const one = page();
    expect((await one.save('branch-0', { at: 0 })).status).toBe(200);
    await app.admin.query(`update rate_limit set hits = 299 where bucket like 'draft-parts:%'`);
    expect((await one.save('branch-1', { at: 1 })).status).toBe(200);
    expect(errorOf(await one.save('branch-2', { at: 2 }))).toEqual([429, 'too_many']);
  });
});

describe('two devices on one application', () => {
  it('never overwrite each other: the second one gets what is there, and goes on from that', async () => {
    const [phone, desk] = [page(), page()];
    const first = (await phone.save('bank', { name: 'BDO' })).body.data.version;
    expect((await desk.save('bank', { name: 'BPI' }, first)).status).toBe(200);
    const refused = await phone.save('bank', { name: 'Metrobank' }, first);
    expect(errorOf(refused)).toEqual([409, 'conflict']);
    expect(refused.body.current).toEqual((await parts())[0]);
    expect(await valuesOf('bank')).toEqual({ name: 'BPI' });
    const { version } = refused.body.current;
    expect((await phone.save('bank', { name: 'Metrobank' }, version)).status).toBe(200);
    expect(await valuesOf('bank')).toEqual({ name: 'Metrobank' });
  });

  it('may begin a part both; the same values are no conflict', async () => {
    const [phone, desk] = [page(), page()];
    const first = await phone.save('bank', { name: 'BDO' });
    const same = await desk.save('bank', { name: 'BDO' });
    expect([same.status, same.body.data]).toEqual([200, first.body.data]);
    expect(errorOf(await desk.save('bank', { name: 'BPI' }))).toEqual([409, 'conflict']);
  });

  it('write different parts without a conflict, and of many saves at once none is lost', async () => {
    const pages = Array.from({ length: 6 }, page);
    const answers = await Promise.all(pages.map((one, at) => one.save(`branch-${at}`, { at })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.version)).size).toBe(6);
    const seen = answers[0]?.body.data.version;
    const race = await Promise.all(pages.slice(1).map((one, at) => one.save('branch-0', { race: at }, seen)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('see that a part is gone, also when another one took its place', async () => {
    const [phone, desk] = [page(), page()];
    const { version } = (await phone.save('branch-3', { name: 'Cebu' })).body.data;
    expect(
      (await bench.post(as, reference, 'parts/discard', { part: 'branch-3', seen: version })).status,
    ).toBe(200);
    const gone = await desk.save('branch-3', { name: 'Cebu City' }, version);
    expect([...errorOf(gone), gone.body.current]).toEqual([409, 'conflict', null]);
    await phone.save('branch-3', { name: 'Davao' });
    const other = await desk.save('branch-3', { name: 'Cebu City' }, version);
    expect([...errorOf(other), other.body.current.values]).toEqual([409, 'conflict', { name: 'Davao' }]);
  });
});

describe('saves of one page', () => {
  it('stay in the order in which they were made, in whatever order they arrive', async () => {
    const one = page();
    const late = await one.save('bank', { typed: 'abc' }, null, 3);
    const early = await one.save('bank', { typed: 'a' }, null, 1);
    expect([early.status, early.body.data]).toEqual([200, late.body.data]);
    expect((await one.save('bank', { typed: 'abcd' }, null, 4)).status).toBe(200);
    expect(await valuesOf('bank')).toEqual({ typed: 'abcd' });
  });

  it('may be sent again when an answer got lost, and change nothing', async () => {
    const one = page();
    const first = await one.save('bank', { name: 'BDO' }, null, 1);
    const again = await one.save('bank', { name: 'BDO' }, null, 1);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  });
});

describe('a part that is taken away', () => {
  const discard = (part: string, seen: number) => bench.post(as, reference, 'parts/discard', { part, seen });

  it('is gone, and once more is no mistake', async () => {
    const { version } = (await page().save('branch-7', { name: 'Iloilo' })).body.data;
    expect((await discard('branch-7', version)).body.data).toEqual({ done: true });
    expect((await discard('branch-7', version)).body.data).toEqual({ done: true });
    expect(await parts()).toEqual([]);
  });

  it('stays when somebody saved it since', async () => {
    const { version } = (await page().save('branch-7', { name: 'Iloilo' })).body.data;
    await page().save('branch-7', { name: 'Iloilo City' }, version);
    const refused = await discard('branch-7', version);
    expect([...errorOf(refused), refused.body.current.values]).toEqual([
      409,
      'conflict',
      { name: 'Iloilo City' },
    ]);
  });
});
