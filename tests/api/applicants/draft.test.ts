import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;

describe('an application that is begun', () => {
  it('has a number at once, which is sent to whoever proved to be reached there, with a link and nothing else', async () => {
    const mobile = bench.newNumber();
    const as = await bench.prove(mobile, 'begun@example.com');
    const before = (await bench.sent(mobile)).length;
    const { status, body } = await bench.begin(as);
    expect([status, body.data]).toEqual([
      200,
      {
        referenceNumber: expect.stringMatching(/^SK-\d{4}-\d{6}$/),
        state: 'OPEN',
        businessName: null,
        dtimeCreated: expect.any(String),
        dtimeUpdated: body.data.dtimeCreated,
        dtimeExpires: new Date(Date.parse(body.data.dtimeCreated) + 90 * 86_400_000).toISOString(),
        mobileNumber: mobile,
        email: 'begun@example.com',
        partnerId: null,
        parts: [],
        uploads: [],
      },
    ]);
    const [sms, mail] = [await bench.sent(mobile), await bench.sent('begun@example.com')];
    expect(sms).toHaveLength(before + 1);
    for (const text of [sms[0], mail[0]]) {
      expect(text).toContain(body.data.referenceNumber);
      expect(text).toMatch(/\/self-service\/resume#token=[\w-]{43}/);
      expect(text).not.toContain(mobile);
    }
  });

  it('is one however often the same request is sent', async () => {
    const as = await bench.prove(bench.newNumber());
    const headers = { 'idempotency-key': 'begin-once' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => bench.begin(as, headers)));
    expect(new Set(answers.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
    expect((await bench.list(as)).body.data.list).toHaveLength(1);
  });

  it('is no partner and no store', async () => {
    const { reference } = await bench.applicant();
    for (const table of ['partner', 'merchant'])
      expect(await rows(`select 1 from ${table} where reference_number = $1`, [reference])).toEqual([]);
  });

  it('is one of five at most that one contact has open, also of those begun at once', async () => {
    const as = await bench.prove(bench.newNumber());
    const answers = await Promise.all(Array.from({ length: 8 }, () => bench.begin(as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(3).fill(422),
    ]);
    expect(answers.find(({ status }) => status === 422)?.body.error).toBe('rule_drafts_full');
    const [first] = (await bench.list(as)).body.data.list;
    await bench.post(as, first.referenceNumber, 'open');
    expect((await bench.post(as, first.referenceNumber, 'cancel')).status).toBe(200);
    expect((await bench.begin(as)).status).toBe(200);
  });
});
