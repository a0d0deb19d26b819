import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESUME_PATH } from '#domain/applicants/resumePath.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
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
        branchOnly: false,
        existingPartnerId: null,
        parts: [],
        uploads: [],
      },
    ]);
    const [sms, mail] = [await bench.sent(mobile), await bench.sent('begun@example.com')];
    expect(sms).toHaveLength(before + 1);
    for (const text of [sms[0], mail[0]]) {
      expect(text).toContain(body.data.referenceNumber);
      expect(text).toMatch(new RegExp(`${RESUME_PATH}#token=[\\w-]{43}`));
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
    const answers: Answer[] = [];
    // How many are begun in an hour is another limit.
    for (const atOnce of [3, 5]) {
      await app.clearLimits();
      answers.push(...(await Promise.all(Array.from({ length: atOnce }, () => bench.begin(as)))));
    }
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(3).fill(422),
    ]);
    expect(answers.find(({ status }) => status === 422)?.body.error).toBe('rule_drafts_full');
    const [first] = (await bench.list(as)).body.data.list;
    await bench.post(as, first.referenceNumber, 'open');
    expect((await bench.post(as, first.referenceNumber, 'cancel')).status).toBe(200);
    await app.clearLimits();
    expect((await bench.begin(as)).status).toBe(200);
  });

  it('is one of six in an hour for one contact, cancelled again or not, so that nobody is sent messages without end', async () => {
    const mobile = bench.newNumber();
    const as = await bench.prove(mobile, 'again-and-again@example.com');
    await app.clearLimits();
    const statuses: number[] = [];
    for (let at = 0; at < 7; at++) {
      const { status, body } = await bench.begin(as);
      statuses.push(status);
      if (status === 200) await bench.post(as, body.data.referenceNumber, 'cancel');
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429]);
    const other = await bench.prove(mobile, 'another@example.com');
    await app.admin.query(
      `insert into rate_limit (bucket, window_start, hits) values ($1, date_trunc('hour', $2::timestamptz), 18)`,
      [`draft-begun-to:${mobile}`, app.clock.now()],
    );
    expect((await bench.begin(other)).status).toBe(429);
  });
});
