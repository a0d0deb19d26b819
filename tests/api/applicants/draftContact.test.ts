import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { otherThan, toNextHour } from '#tests/support/app/session.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
  own = await bench.applicant();
  await app.clearLimits();
});

const errorOf = ({ status, body }: Answer) => [status, body.error];
/** A code to somebody, as it is asked for and read there. */
const codeTo = async (body: object, recipient: string) => {
  await app.clearLimits();
  const { challengeId } = (await bench.issue(body)).body.data;
  return { challengeId, otp: await bench.code(recipient) };
};
const change = (
  proof: { challengeId: string; otp: string },
  as = own.as,
  reference = own.reference,
): Promise<Answer> => bench.post(as, reference, 'contact', proof);

/** Until so many wait in the database for a row that is locked. */
const waitingInDatabase = async (count: number): Promise<void> => {
  const text = `select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`;
  await expect.poll(async () => (await app.admin.query(text)).rows[0].n, { timeout: 10_000 }).toBe(count);
};

describe('another number for an application', () => {
  it('is proved by the session and by a code to it; codes go there from then on, and the old one is told', async () => {
    const mobile = bench.newNumber();
    const proof = await codeTo({ mobileNumber: mobile, email: 'new@example.com' }, mobile);
    expect((await change(proof)).body.data).toEqual({ done: true });
    expect((await bench.get(own.as, own.reference)).body.data).toMatchObject({
      mobileNumber: mobile,
      email: 'new@example.com',
    });
    expect((await bench.sent(own.mobile))[0]).toContain('has another mobile number');
    const session = await bench.session({ identifier: own.reference }, mobile);
    expect(session.referenceNumber).toBe(own.reference);
    expect((await bench.list(session.accessToken)).body.data.list).toHaveLength(1);
  });

  it('ends what went to the old one: sessions of other devices, codes and links', async () => {
    const old = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    const [, begun = ''] = await bench.sent(own.mobile);
    const token = /#token=([\w-]+)/.exec(
      (await bench.sent(own.mobile)).find((text) => text.includes('#token=')) ?? begun,
    )?.[1];
    const late = await codeTo({ identifier: own.reference }, own.mobile);
    const mobile = bench.newNumber();
    expect((await change(await codeTo({ mobileNumber: mobile }, mobile))).status).toBe(200);
    expect(errorOf(await bench.get(old, own.reference))).toEqual([401, 'invalid_token']);
    expect(errorOf(await app.call('POST', '/api/self-service/session', { body: late }))).toEqual([
      422,
      'rule_otp_expired',
    ]);
    expect(errorOf(await app.call('POST', '/api/self-service/links/spend', { body: { token } }))).toEqual([
      422,
      'rule_link_ended',
    ]);
    const stranger = await bench.prove(own.mobile);
    expect((await bench.list(stranger)).body.data.list).toEqual([]);
  });

  it('is taken with a right code alone, and with one that was asked for a number', async () => {
    const mobile = bench.newNumber();
    const { challengeId, otp } = await codeTo({ mobileNumber: mobile }, mobile);
    expect(errorOf(await change({ challengeId, otp: otherThan(otp) }))).toEqual([422, 'rule_otp_wrong']);
    const other = await bench.applicant();
    const ofOther = await codeTo({ identifier: other.reference }, other.mobile);
    expect(errorOf(await change(ofOther))).toEqual([422, 'rule_otp_expired']);
    expect((await bench.get(own.as, own.reference)).body.data.mobileNumber).toBe(own.mobile);
    expect((await change({ challengeId, otp })).status).toBe(200);
    expect(errorOf(await change({ challengeId, otp }))).toEqual([422, 'rule_otp_used_up']);
  });

  it('is one of two that are given at once, and the session goes on with it', async () => {
    const [one, other] = [bench.newNumber(), bench.newNumber()];
    const proofs = [await codeTo({ mobileNumber: one }, one), await codeTo({ mobileNumber: other }, other)];
    await app.clearLimits();
    const answers = await Promise.all(proofs.map((proof) => change(proof)));
    const given = [one, other].filter((_, at) => answers[at]?.status === 200);
    const { status, body } = await bench.get(own.as, own.reference);
    expect(status).toBe(200);
    expect(given).toContain(body.data.mobileNumber);
  });

  it('is given once by two devices at once: whoever comes second no longer speaks for the old one', async () => {
    const second = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    const [one, other] = [bench.newNumber(), bench.newNumber()];
    const proofs = [await codeTo({ mobileNumber: one }, one), await codeTo({ mobileNumber: other }, other)];
    await app.clearLimits();
    // Both are let in before either has changed anything.
    await app.admin.query('begin');
    await app.admin.query('select from applicant_draft where reference_number = $1 for update', [
      own.reference,
    ]);
    const both = Promise.all(
      [own.as, second].map((as, at) => change(proofs[at] ?? { challengeId: '', otp: '' }, as)),
    );
    await waitingInDatabase(2);
    await app.admin.query('commit');
    const answers = await both;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { rows } = await app.admin.query(
      'select mobile_number as mobile from applicant_draft where reference_number = $1',
      [own.reference],
    );
    expect(rows).toEqual([{ mobile: [one, other][winner] }]);
  });

  it('is not given to an application of somebody else, and costs the code nothing', async () => {
    const other = await bench.applicant();
    const mobile = bench.newNumber();
    const proof = await codeTo({ mobileNumber: mobile }, mobile);
    expect(errorOf(await change(proof, own.as, other.reference))).toEqual([404, 'not_found']);
    expect((await change(proof)).status).toBe(200);
  });
});
