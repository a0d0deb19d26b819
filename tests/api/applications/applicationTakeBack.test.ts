import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';
import { remarkBench } from '#tests/support/records/remarkBench.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
let remarks: ReturnType<typeof remarkBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
  remarks = remarkBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const partner = (id: string) => inShort(app.admin, 'partner', id);
const store = (id: string | undefined) => inShort(app.admin, 'merchant', `${id}`);
const takeBack = (
  id: string | undefined,
  {
    as = 'sbo.second',
    of = 'partner-management',
    version = 2,
  }: { as?: string; of?: string; version?: number } = {},
): Promise<Answer> =>
  app.call('POST', `/api/${of}/take-back/${id}`, { as, headers: { 'If-Match': String(version) } });
const incomplete = (id: string, more: object = {}) =>
  bench.decide('incomplete', id, {
    reason: 'Please mend.',
    remarks: [{ section: 'documents', field: 'BIR_2303', message: 'Not legible', ...more }],
  });

describe('taking Incomplete back', () => {
  it('gives partner and stores the workflow that they had, withdraws what was asked for, and tells everybody', async () => {
    const made = await makeApplication(app.admin, {
      submittedBy: 'partner.admin',
      stores: [{}, { workflow: 'RISK_VERIFICATION_FAILED' }, { status: 'REJECTED' }],
    });
    const [plain, failed, rejected] = made.storeIds;
    const found = await incomplete(made.partnerId, { merchantId: plain });
    expect([found.status, await partner(made.partnerId)]).toEqual([200, 'INCOMPLETE/INCOMPLETE']);
    const { status, body } = await takeBack(made.partnerId);
    expect([status, body.data.status, body.data.workflowStatus, body.data.merchantsMoved]).toEqual([
      200,
      'SUBMITTED',
      null,
      2,
    ]);
    expect(body.data.remarks).toEqual([]);
    expect([await store(plain), await store(failed), await store(rejected)]).toEqual([
      'SUBMITTED/none',
      'SUBMITTED/RISK_VERIFICATION_FAILED',
      'REJECTED/none',
    ]);
    const { rows } = await app.admin.query('select outcome from review_remark where partner_id = $1', [
      made.partnerId,
    ]);
    expect(rows).toEqual([{ outcome: 'WITHDRAWN' }]);
    const { rows: events } = await app.admin.query(
      `select merchant_id, created_by, seen_version from application_event where partner_id = $1 and action = 'take-back' order by id`,
      [made.partnerId],
    );
    expect(events).toEqual([
      { merchant_id: null, created_by: 'sbo.second', seen_version: 2 },
      { merchant_id: plain, created_by: 'sbo.second', seen_version: null },
      { merchant_id: failed, created_by: 'sbo.second', seen_version: null },
    ]);
    const titles = async (as: string) =>
      (await bench.notices(as)).map(({ title }: { title: string }) => title);
    expect(await titles('partner.admin')).toContain(`Under review again, nothing to correct: ${made.name}`);
    expect(await titles('sbo.reviewer')).toContain(`Taken back into review: ${made.name}`);
    expect(await titles('sbo.second')).not.toContain(`Taken back into review: ${made.name}`);
    const mail = await bench.one(
      `select subject from outbox_message where recipient like 'contact.%' order by id desc limit 1`,
      [],
    );
    expect(mail.subject).toContain('Your application is under review again');
  });

  it('keeps the workflow of a failed risk check', async () => {
    const made = await makeApplication(app.admin, { workflow: 'RISK_VERIFICATION_FAILED' });
    await incomplete(made.partnerId);
    await takeBack(made.partnerId);
    expect(await partner(made.partnerId)).toBe('SUBMITTED/RISK_VERIFICATION_FAILED');
  });

  it('goes by the last decision, not by one before it', async () => {
    const made = await makeApplication(app.admin, { workflow: 'RISK_VERIFICATION_FAILED', stores: [{}] });
    await bench.decide('incomplete', made.partnerId, { reason: 'First.' });
    await remarks.resubmit('partner', made.partnerId, 'sales.admin');
    await bench.decide('incomplete', made.partnerId, { reason: 'Second.' }, { version: 3 });
    expect((await takeBack(made.partnerId, { version: 4 })).status).toBe(200);
    expect([await partner(made.partnerId), await store(made.storeIds[0])]).toEqual([
      'SUBMITTED/none',
      'SUBMITTED/none',
    ]);
  });

  it('leaves a store that was added since, and what came of the round before', async () => {
    const made = await makeApplication(app.admin, { stores: [{}] });
    await incomplete(made.partnerId);
    const { rows } = await app.admin.query(
      `insert into merchant (partner_id, name, status) values ($1, 'Added', 'SUBMITTED') returning id`,
      [made.partnerId],
    );
    const { body } = await takeBack(made.partnerId);
    expect([body.data.merchantsMoved, await store(rows[0].id)]).toEqual([1, 'SUBMITTED/none']);
  });

  it('of a store alone whose partner is active; of one under review with it', async () => {
    const active = await makeApplication(app.admin, { status: 'A', stores: [{}] });
    const id = `${active.storeIds[0]}`;
    await bench.decide('incomplete', id, { reason: 'Mend.' }, { of: 'merchants' });
    expect((await takeBack(id, { of: 'merchants' })).body.data.status).toBe('SUBMITTED');
    expect(await store(id)).toBe('SUBMITTED/none');
    const whole = await makeApplication(app.admin, { stores: [{}] });
    await incomplete(whole.partnerId);
    expect(errorOf(await takeBack(whole.storeIds[0], { of: 'merchants' }))).toEqual([
      422,
      'rule_decided_with_partner',
    ]);
  });

  it('removes nobody’s hands: who handed it in may still not approve it', async () => {
    const made = await makeApplication(app.admin, { submittedBy: 'sbo.reviewer' });
    await bench.decide('incomplete', made.partnerId, { reason: 'Mend.' });
    await takeBack(made.partnerId, { as: 'sbo.reviewer' });
    const approve = await bench.decide('approve', made.partnerId, {}, { version: 3 });
    expect(approve.body.error).toBe('rule_own_application');
  });

  it('is for the SBO’s reviewers only; the version is required and compared', async () => {
    const made = await makeApplication(app.admin, { submittedBy: 'partner.admin' });
    await incomplete(made.partnerId);
    for (const as of [
      'sales.admin',
      'antifraud.reviewer',
      'partner.admin',
      'head.office',
      'store.manager',
      'other.partner',
    ])
      expect([as, (await takeBack(made.partnerId, { as })).status]).toEqual([as, 403]);
    const path = `/api/partner-management/take-back/${made.partnerId}`;
    expect((await app.call('POST', path, { as: 'sbo.reviewer' })).status).toBe(428);
    const stale = await takeBack(made.partnerId, { version: 1 });
    expect([...errorOf(stale), stale.body.current.status]).toEqual([409, 'conflict', 'INCOMPLETE']);
    expect((await takeBack('999999999')).status).toBe(404);
    const applicants = applicantBench(app);
    const own = await applicants.application({ status: 'INCOMPLETE', workflow: 'INCOMPLETE' });
    expect((await takeBack(own.partnerId, { as: await applicants.signIn(own), version: 1 })).status).toBe(
      401,
    );
  });

  it.each(['SUBMITTED', 'APPROVED', 'A', 'REJECTED', 'CANCELLED'] as const)(
    'of what is %s is refused',
    async (status) => {
      const { partnerId } = await makeApplication(app.admin, { status });
      expect(errorOf(await takeBack(partnerId, { version: 1 }))).toEqual([422, 'rule_illegal_move']);
    },
  );

  it('comes too late once it was handed in again', async () => {
    const made = await makeApplication(app.admin);
    await bench.decide('incomplete', made.partnerId, { reason: 'Mend.' });
    await remarks.resubmit('partner', made.partnerId, 'sales.admin');
    expect(errorOf(await takeBack(made.partnerId))).toEqual([409, 'conflict']);
    expect(errorOf(await takeBack(made.partnerId, { version: 3 }))).toEqual([422, 'rule_illegal_move']);
  });
});
