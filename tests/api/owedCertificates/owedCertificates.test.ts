import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavosOf } from '#domain/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { owedBench } from '#tests/support/settlement/owedBench.ts';

let app: TestApp;
let bench: ReturnType<typeof owedBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = owedBench(app);
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const owe = () => bench.owe('2026-Q3');
const sum = (rows: readonly { [key: string]: unknown }[], field: string) =>
  rows.reduce((so, row) => so + (centavosOf(String(row[field])) ?? 0n), 0n);

describe('the list', () => {
  it('of the demo has what arrived, what is missing, and one of less and one of more', async () => {
    const { list } = await bench.list('?quarter=2026-Q3&limit=100');
    const states = list.map(({ state }: { state: string }) => state);
    for (const state of ['MISSING', 'PARTLY', 'RECEIVED', 'MORE']) expect(states, state).toContain(state);
    expect(states.filter((state: string) => state === 'RECEIVED').length).toBeGreaterThan(states.length / 3);
  });

  it('is summed up as it is filtered, to the centavo', async () => {
    for (const query of ['?quarter=2026-Q3', '?state=MISSING', '?quarter=1999-Q1', '?q=a']) {
      const { list, total } = await bench.list(`${query}&limit=100`);
      const { body } = await bench.ask(`/totals${query}`);
      const { count, expected, received, missing } = body.data;
      expect([count, centavosOf(expected), centavosOf(received), centavosOf(missing)], query).toEqual([
        ...[total, sum(list, 'expected'), sum(list, 'received'), sum(list, 'missing')],
      ]);
    }
  });

  it('is found by name whatever the case and by what a TIN begins with', async () => {
    const id = await bench.owe('2020-Q1', 'Ñandú Trading');
    const { payeeTin } = await bench.one(id);
    const ids = async (q: string) =>
      (await bench.list(`?q=${encodeURIComponent(q)}`)).list.map((row: { id: string }) => row.id);
    expect(await ids('nandu')).toContain(id);
    expect(await ids(`${payeeTin?.slice(0, 3)}-${payeeTin?.slice(3, 9)}`)).toContain(id);
    expect(await ids('no such payee 123')).toEqual([]);
  });

  it('has the lines behind each: they add up to what is expected', async () => {
    const { list } = await bench.list('?quarter=2026-Q3&limit=100');
    const settled = list.filter(({ payeeName }: { payeeName: string }) => payeeName !== 'Bench payee');
    expect(settled.length).toBeGreaterThan(3);
    for (const { id } of settled) {
      const { parts, expected, commission, lineCount } = await bench.one(id);
      expect([sum(parts, 'withholdingTax'), sum(parts, 'commission')]).toEqual([
        ...[centavosOf(expected), centavosOf(commission)],
      ]);
      expect(parts.reduce((so, part) => so + part.lineCount, 0)).toBe(lineCount);
    }
  });
});

describe('a certificate that arrived', () => {
  it.each([
    ['2307.pdf', FILES.pdf, 'application/pdf'],
    ['2307.PNG', FILES.png, 'image/png'],
    ['2307.jpeg', FILES.jpg, 'image/jpeg'],
  ] as const)('may be %s, and is answered as it was sent', async (name, content, mediaType) => {
    const id = await owe();
    const { status, body } = await bench.record(id, { name, content });
    expect(status).toBe(200);
    expect(body.data.owed).toMatchObject({
      ...{
        id,
        state: 'RECEIVED',
        received: '600.00',
        missing: '0.00',
        paperCount: 1,
        receivedOn: '2026-10-15',
      },
      papers: [{ amount: '600.00', name, mediaType, size: content.length, isReplaced: false, reason: null }],
    });
    const seen = await bench.view(id, body.data.owed.papers[0].id);
    expect(seen.headers.get('content-type')).toContain(mediaType);
    expect(seen.content.equals(Buffer.from(content))).toBe(true);
  });

  it('counts beside the others: less, then all of it, then more with a note', async () => {
    const id = await owe();
    const less = await bench.record(id, { amount: '599.99' });
    expect(less.body.data.owed).toMatchObject({ state: 'PARTLY', missing: '0.01' });
    const all = await bench.record(id, { amount: '0.01' });
    expect(all.body.data.owed).toMatchObject({ state: 'RECEIVED', missing: '0.00', paperCount: 2 });
    const silent = await bench.record(id, { amount: '5' });
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['note']]);
    const { status, body } = await bench.record(id, { amount: '5', note: 'It is of two quarters' });
    expect(status).toBe(200);
    expect(body.data.owed).toMatchObject({
      state: 'MORE',
      received: '605.00',
      missing: '0.00',
      paperCount: 3,
    });
  });

  it('takes the place of another with a reason, which stays and does not count', async () => {
    const id = await owe();
    const first = (await bench.record(id, { amount: '300', name: 'first.pdf' })).body.data.owed.papers[0];
    const without = await bench.record(id, { replaces: first.id });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['reason']]);
    const reason = 'It was not signed';
    const { status, body } = await bench.record(id, { as: 'finance.second', replaces: first.id, reason });
    expect(status).toBe(200);
    expect(body.data.owed).toMatchObject({ state: 'RECEIVED', received: '600.00', paperCount: 1 });
    expect(body.data.owed.papers).toMatchObject([
      { amount: '600.00', replaces: first.id, reason, isReplaced: false, recordedBy: 'finance.second' },
      { id: first.id, amount: '300.00', isReplaced: true, recordedBy: 'finance.officer' },
    ]);
    expect((await bench.view(id, first.id)).status).toBe(200);
    const twice = await bench.record(id, { replaces: first.id, reason });
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['replaces', 'note']]);
  });

  it('says what is missing next, the oldest quarter first', async () => {
    const oldest = await bench.owe('2001-Q1');
    const id = await owe();
    const { body } = await bench.record(id);
    expect(body.data.next).toMatchObject({ id: oldest, state: 'MISSING' });
    const [open] = await ask<{ n: number }>(
      'select count(*)::int as n from owed_certificate where received < expected',
    );
    expect(body.data.openCount).toBe(open?.n);
    await bench.record(oldest);
  });

  it('is never handed out for another', async () => {
    const [one, other] = [await owe(), await owe()];
    const { body } = await bench.record(one);
    expect((await bench.view(other, body.data.owed.papers[0].id)).status).toBe(404);
    expect((await bench.view(one, 'x')).status).toBe(404);
  });

  it('stands in the trail when it is recorded, and each time somebody looks at it', async () => {
    const id = await owe();
    const { body } = await bench.record(id);
    await bench.view(id, body.data.owed.papers[0].id, 'finance.second');
    expect(
      await ask(
        `select actor, target, operation, event_type from audit.entry where (target = 'owed_certificate' and key = $1)
          or (target = 'owed_paper' and after ->> 'owed_id' = $1) order by id`,
        [id],
      ),
    ).toMatchObject([
      { actor: 'finance.officer', target: 'owed_paper', operation: 'INSERT' },
      { actor: 'finance.second', target: 'owed_certificate', event_type: 'VIEW' },
    ]);
  });

  it('is one and a conflict where two record at once, and one with one key', async () => {
    const id = await owe();
    const all = await Promise.all(
      ['finance.officer', 'finance.second', 'sales.admin'].map((as) =>
        bench.record(id, { as, version: 1, amount: '100' }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const key = crypto.randomUUID();
    const { version } = await bench.one(id);
    const first = await bench.record(id, { version, key, amount: '500' });
    const again = await bench.record(id, { version, key, amount: '500' });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await bench.one(id)).papers.length).toBe(2);
  });
});

describe('what is refused', () => {
  let id: string;
  beforeAll(async () => {
    id = await owe();
  });
  const nothing = async () => expect((await bench.one(id)).papers).toEqual([]);

  it.each([
    ['nothing', '0'],
    ['less than nothing', '-1.00'],
    ['three decimals', '600.001'],
    ['words', 'six hundred'],
    ['sixteen digits before the point', '1234567890123456.00'],
    ['an exponent', '6e2'],
  ])('%s as its amount', async (_, amount) => {
    const { status, body } = await bench.record(id, { amount });
    expect([status, Object.keys(body.fields).join()]).toEqual([400, expect.stringMatching(/amount$/)]);
    await nothing();
  });

  it.each([
    ['ahead', '2099-01-01'],
    ['before its quarter', '2026-06-30'],
    ['that is none', '2026-02-30'],
  ])('a day %s', async (_, receivedOn) => {
    const { status, body } = await bench.record(id, { receivedOn });
    expect([status, Object.keys(body.fields).join()]).toEqual([400, expect.stringMatching(/receivedOn$/)]);
    await nothing();
  });

  it.each([
    ['a sheet', '2307.xlsx', FILES.pdf],
    ['a picture called a PDF', '2307.pdf', FILES.png],
    ['a page called a PDF', '2307.pdf', new TextEncoder().encode('<script>alert(1)</script>')],
    ['an empty file', '2307.pdf', new Uint8Array()],
  ])('%s', async (_, name, content) => {
    const { status, body } = await bench.record(id, { name, content });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['file']]);
    await nothing();
  });

  it('more than 10 MB', async () => {
    expect((await bench.record(id, { content: pdfOf(10 * 1024 * 1024 + 1) })).status).toBe(413);
    await nothing();
  });

  it('a reason where nothing is replaced, and a paper of another certificate', async () => {
    const stray = await bench.record(id, { reason: 'A reason' });
    expect([stray.status, Object.keys(stray.body.fields)]).toEqual([400, ['reason']]);
    const other = await owe();
    const { body } = await bench.record(other);
    const foreign = await bench.record(id, { replaces: body.data.owed.papers[0].id, reason: 'A reason' });
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['replaces']]);
    await nothing();
  });

  it('one that is not there, and another version', async () => {
    for (const one of ['999999999', 'x', '0'])
      expect((await bench.record(one, { version: 1 })).status).toBe(404);
    const { status, body } = await bench.record(id, { version: 7 });
    expect([status, body.current.id]).toEqual([409, id]);
  });

  it('a quarter that is not over: nothing is expected of it yet', async () => {
    const { list } = await bench.list('?quarter=2026-Q4');
    expect(list).toEqual([]);
  });
});

describe('people of partners and other staff', () => {
  it.each(['partner.admin', 'accounting', 'head.office', 'store.manager', 'sbo.reviewer', 'loyalty.editor'])(
    '%s neither reads what is owed nor records it',
    async (as) => {
      const id = await owe();
      const { body } = await bench.record(id);
      expect((await bench.ask('', as)).status).toBe(403);
      expect((await bench.ask('/totals', as)).status).toBe(403);
      expect((await bench.ask(`/${id}`, as)).status).toBe(403);
      expect((await bench.view(id, body.data.owed.papers[0].id, as)).status).toBe(403);
      expect((await bench.record(id, { as, version: 2 })).status).toBe(403);
    },
  );
});
