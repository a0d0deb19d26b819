import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { remarkBench } from '#tests/support/records/remarkBench.ts';

let app: TestApp;
let bench: ReturnType<typeof remarkBench>;
let ownPartner: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = remarkBench(app);
  const { rows } = await app.admin.query(
    `select partner_id as id from user_account where username = 'partner.admin'`,
  );
  ownPartner = rows[0].id;
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const sql = (text: string, values: unknown[]) => app.admin.query(text, values);
const head = async (partnerId: string, as = 'sbo.reviewer') =>
  (await app.call('GET', `/api/partner-management/get-details/${partnerId}/partner/workflow`, { as })).body
    .data;
/** The partner of partner.admin, found incomplete. */
const own = async () => {
  await sql(
    `update partner set status = 'INCOMPLETE', workflow_status = 'INCOMPLETE', submitted_at = '2026-11-01T02:00:00Z',
      submitted_by = 'sales.admin', resubmitted_at = null, resubmitted_by = null where id = $1`,
    [ownPartner],
  );
  await sql(`update review_remark set resolved_at = now() where partner_id = $1 and resolved_at is null`, [
    ownPartner,
  ]);
  return ownPartner;
};

describe('handing in again', () => {
  it('is refused while a remark has neither a change nor an answer, and names each', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { ...INCOMPLETE, stores: [INCOMPLETE] });
    const first = await bench.remark(partnerId, { message: 'Page two is missing' });
    const second = await bench.remark(partnerId, {
      merchantId: storeIds[0] ?? null,
      section: 'merchant',
      message: 'Which floor?',
    });
    const refused = await bench.resubmit('partner', partnerId, 'sales.admin');
    expect(errorOf(refused)).toEqual([422, 'rule_remarks_open']);
    expect(refused.body.message).toBe(
      '2 remarks are still open: “Page two is missing”, “Which floor?”. Change what they are about, or answer them.',
    );
    expect(Object.keys(refused.body.fields)).toEqual([`remarks.${first}`, `remarks.${second}`]);
    await bench.answer(first, 'sales.admin');
    const again = await bench.resubmit('partner', partnerId, 'sales.admin');
    expect(Object.keys(again.body.fields)).toEqual([`remarks.${second}`]);
    await bench.answer(second, 'sales.admin');
    expect((await bench.resubmit('partner', partnerId, 'sales.admin')).status).toBe(200);
    expect([(await bench.row(first)).outcome, (await bench.row(second)).outcome]).toEqual([
      'ANSWERED',
      'ANSWERED',
    ]);
  });

  it('overwrites neither the date nor the applicant, and has its own', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, {
      ...INCOMPLETE,
      stores: [{ ...INCOMPLETE, submittedBy: 'sbo.second' }],
    });
    const { body } = await bench.resubmit('partner', partnerId, 'sbo.reviewer');
    expect(body.data).toMatchObject({
      submittedBy: 'sales.admin',
      appliedBy: 'sales.admin',
      dtimeSubmitted: '2026-11-19T02:00:00.000Z',
      resubmittedBy: 'sbo.reviewer',
    });
    expect(Date.parse(body.data.dtimeResubmitted)).toBeGreaterThan(Date.parse(body.data.dtimeSubmitted));
    const { rows } = await sql(
      'select submitted_by, submitted_at, resubmitted_by from merchant where id = $1',
      [storeIds[0]],
    );
    expect(rows[0]).toEqual({
      submitted_by: 'sbo.second',
      submitted_at: new Date('2026-11-19T02:00:00Z'),
      resubmitted_by: 'sbo.reviewer',
    });
  });

  it('of a store alone asks for the remarks on that store', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, {
      status: 'A',
      stores: [INCOMPLETE, INCOMPLETE],
    });
    const [store = '', other = ''] = storeIds;
    const open = await bench.remark(partnerId, { merchantId: store, section: 'schedules' });
    await bench.remark(partnerId, { merchantId: other, section: 'schedules' });
    expect(errorOf(await bench.resubmit('merchant', store, 'sales.admin'))).toEqual([
      422,
      'rule_remarks_open',
    ]);
    await bench.answer(open, 'sales.admin');
    expect((await bench.resubmit('merchant', store, 'sales.admin')).status).toBe(200);
  });

  it.each(['partner.admin', 'head.office'])(
    '%s answers and hands in; reviewers read the answer',
    async (as) => {
      const partnerId = await own();
      const id = await bench.remark(partnerId);
      expect(errorOf(await bench.resubmit('partner', partnerId, as))).toEqual([422, 'rule_remarks_open']);
      const answered = await bench.answer(id, as, 'The certificate was issued twice.');
      expect([answered.status, answered.body.data.state]).toEqual([200, 'ANSWERED']);
      expect((await bench.resubmit('partner', partnerId, as)).status).toBe(200);
      expect((await head(partnerId)).remarks).toMatchObject([
        { id, state: 'ANSWERED', answer: 'The certificate was issued twice.', answeredBy: as },
      ]);
    },
  );

  it('an applicant does so too, in its own name', async () => {
    const applicants = applicantBench(app);
    const made = await applicants.application({ ...INCOMPLETE, stores: [INCOMPLETE] });
    const as = await applicants.signIn(made);
    const id = await bench.remark(made.partnerId);
    expect(errorOf(await bench.resubmit('partner', made.partnerId, as))).toEqual([422, 'rule_remarks_open']);
    expect((await bench.answer(id, as)).body.data.answeredBy).toBe(made.reference);
    const { status, body } = await bench.resubmit('partner', made.partnerId, as);
    expect([status, body.data.submittedBy, body.data.resubmittedBy]).toEqual([200, 'Sales', made.reference]);
    const other = await applicants.application(INCOMPLETE);
    const foreign = await bench.remark(other.partnerId);
    expect((await bench.answer(foreign, as)).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is taken from whoever edits the record: another partner finds none, people of a store and others may not', async () => {
    const partnerId = await own();
    const id = await bench.remark(partnerId);
    const codes = async (...accounts: string[]) =>
      Promise.all(accounts.map(async (as) => (await bench.answer(id, as)).status));
    expect(await codes('other.partner', 'store.manager', 'antifraud.reviewer', 'online.viewer')).toEqual([
      404, 403, 403, 403,
    ]);
    expect(await codes('sbo.reviewer', 'partner.admin')).toEqual([200, 200]);
    expect((await bench.answer('999999999', 'sales.admin')).status).toBe(404);
    expect((await bench.answer(id, 'sales.admin', ' ')).body.fields).toHaveProperty('answer');
  });

  it('takes the place of the one before, until the remark is settled', async () => {
    const { partnerId } = await makeApplication(app.admin, INCOMPLETE);
    const id = await bench.remark(partnerId);
    await bench.answer(id, 'sales.admin', 'First.');
    await bench.answer(id, 'sbo.second', 'Second.');
    expect(await bench.row(id)).toMatchObject({ answer: 'Second.', answered_by: 'sbo.second' });
    await bench.resubmit('partner', partnerId, 'sales.admin');
    expect(errorOf(await bench.answer(id, 'sales.admin', 'Third.'))).toEqual([422, 'rule_remark_settled']);
    expect(await bench.row(id)).toMatchObject({ answer: 'Second.', outcome: 'ANSWERED', settled: true });
  });
});

describe('who answers a remark', () => {
  it('has a hand in the record: a reviewer who answered cannot approve it, another can', async () => {
    const { partnerId } = await makeApplication(app.admin, INCOMPLETE);
    const id = await bench.remark(partnerId);
    // In the same words as somebody before: still a hand.
    await bench.answer(id, 'sales.admin');
    await bench.answer(id, 'sbo.reviewer');
    await bench.resubmit('partner', partnerId, 'sales.admin');
    const approve = async (as: string) => {
      const { rows } = await sql('select version from partner where id = $1', [partnerId]);
      return app.call('POST', `/api/partners/v3/approve/workflow-status/${partnerId}`, {
        as,
        body: {},
        headers: { 'If-Match': String(rows[0].version) },
      });
    };
    expect(errorOf(await approve('sbo.reviewer'))).toEqual([422, 'rule_own_application']);
    expect((await approve('sbo.second')).status).toBe(200);
  });

  it('is not the last who could decide', async () => {
    const { partnerId } = await makeApplication(app.admin, { ...INCOMPLETE, editedBy: 'sbo.second' });
    const id = await bench.remark(partnerId);
    expect(errorOf(await bench.answer(id, 'sbo.reviewer'))).toEqual([422, 'rule_last_reviewer']);
    expect((await bench.row(id)).answer).toBeNull();
    expect((await bench.answer(id, 'sbo.second')).status).toBe(200);
  });

  it('is read by people outside as their office where they are staff', async () => {
    const partnerId = await own();
    expect((await bench.answer(await bench.remark(partnerId), 'sales.admin')).status).toBe(200);
    const answers = async (as: string) =>
      (await head(partnerId, as)).remarks.flatMap(
        (one: { answeredBy: string | null }) => one.answeredBy ?? [],
      );
    expect(await answers('partner.admin')).toEqual(['Sales']);
    expect(await answers('sbo.reviewer')).toEqual(['sales.admin']);
  });
});

it('what came of the last round stands beside the review until it is decided, and no longer', async () => {
  const { partnerId } = await makeApplication(app.admin, INCOMPLETE);
  const id = await bench.remark(partnerId);
  await bench.answer(id, 'sales.admin');
  await bench.resubmit('partner', partnerId, 'sales.admin');
  expect((await head(partnerId)).remarks.map((one: { id: string }) => one.id)).toEqual([id]);
  const { rows } = await sql('select version from partner where id = $1', [partnerId]);
  const approved = await app.call('POST', `/api/partners/v3/approve/workflow-status/${partnerId}`, {
    as: 'sbo.reviewer',
    body: {},
    headers: { 'If-Match': String(rows[0].version) },
  });
  expect([approved.status, approved.body.data.remarks]).toEqual([200, []]);
});

it.each(['CANCELLED', 'REJECTED'])('a record that is %s has nothing open any more', async (status) => {
  const { partnerId, storeIds } = await makeApplication(app.admin, {
    ...INCOMPLETE,
    stores: [INCOMPLETE, INCOMPLETE],
  });
  const ofStore = await bench.remark(partnerId, { merchantId: storeIds[0] ?? null, section: 'merchant' });
  const ofPartner = await bench.remark(partnerId);
  await sql('update merchant set status = $2 where id = $1', [storeIds[0], status]);
  expect([(await bench.row(ofStore)).outcome, (await bench.row(ofPartner)).outcome]).toEqual([
    'WITHDRAWN',
    null,
  ]);
  await sql('update partner set status = $2 where id = $1', [partnerId, status]);
  expect((await bench.row(ofPartner)).outcome).toBe('WITHDRAWN');
});
