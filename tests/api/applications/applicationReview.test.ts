import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication, standingOf } from '#tests/support/records/applications.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
});
afterAll(() => app.stop());

const mails = async (recipient: string) =>
  (await app.admin.query('select subject, body from outbox_message where recipient = $1', [recipient])).rows;

describe('approving a partner', () => {
  it('[app.statusCalls] changes workflow and status, takes its undecided stores along and says how many', async () => {
    const stores = [{}, { status: 'REJECTED' }, {}] as const;
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores });
    const { status, body } = await bench.decide('approve', partnerId);
    expect([status, body.data.status, body.data.workflowStatus]).toEqual([200, 'APPROVED', 'APPROVED']);
    expect(body.data).toMatchObject({
      id: partnerId,
      version: 2,
      merchantsMoved: 2,
      decidedBy: 'sbo.reviewer',
    });
    expect([
      await bench.store(`${storeIds[0]}`),
      await bench.store(`${storeIds[1]}`),
      await bench.store(`${storeIds[2]}`),
    ]).toEqual(['APPROVED/APPROVED', 'REJECTED/none', 'APPROVED/APPROVED']);
    const { version } = await standingOf(app.admin, 'merchant', `${storeIds[0]}`);
    expect(version).toBe(2);
  });

  it('draws up one contract of three years from today', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await bench.decide('approve', partnerId);
    const { rows } = await app.admin.query(
      'select number, start_date, expiry_date, created_by from partner_contract where partner_id = $1',
      [partnerId],
    );
    expect(rows).toEqual([
      {
        number: expect.stringMatching(/^CN-2026-\d{6}$/),
        start_date: '2026-11-20',
        expiry_date: '2029-11-20',
        created_by: 'sbo.reviewer',
      },
    ]);
  });

  it('enables the rates that waited from the day of the approval; a later one keeps its day, a blocked one its block', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    await app.admin.query(
      `insert into mdr_rate (partner_id, type, rate, effective_from) values ($1, 'POS_LOAN', 3, date '2027-01-01')`,
      [partnerId],
    );
    await app.admin.query(
      `insert into mdr_rate (partner_id, type, rate, status, is_enabled, effective_from)
       values ($1, 'CASH_LOAN', 4, 'B', false, date '2026-01-01')`,
      [partnerId],
    );
    await bench.decide('approve', partnerId);
    const { rows } = await app.admin.query(
      'select merchant_id, type, status, is_enabled, effective_from from mdr_rate where partner_id = $1 order by id',
      [partnerId],
    );
    const enabled = { status: 'A', is_enabled: true };
    expect(rows).toEqual([
      { ...enabled, merchant_id: null, type: 'HCPAY', effective_from: '2026-11-20' },
      { ...enabled, merchant_id: storeIds[0], type: 'HCPAY', effective_from: '2026-11-20' },
      { ...enabled, merchant_id: null, type: 'POS_LOAN', effective_from: '2027-01-01' },
      {
        merchant_id: null,
        type: 'CASH_LOAN',
        status: 'B',
        is_enabled: false,
        effective_from: '2026-01-01',
      },
    ]);
  });

  it('is written into the history of partner and stores, with the version that was seen', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    await bench.decide('approve', partnerId, { reason: 'All there.' });
    const { rows } = await app.admin.query(
      `select merchant_id, action, from_status, to_status, to_workflow, reason, seen_version, created_by
       from application_event where partner_id = $1 order by id`,
      [partnerId],
    );
    const common = {
      action: 'approve',
      from_status: 'SUBMITTED',
      to_status: 'APPROVED',
      to_workflow: 'APPROVED',
      reason: 'All there.',
      created_by: 'sbo.reviewer',
    };
    expect(rows).toEqual([
      { ...common, merchant_id: null, seen_version: 1 },
      { ...common, merchant_id: storeIds[0], seen_version: null },
    ]);
  });

  it('tells whoever submitted it, and the contact person by mail', async () => {
    const made = await makeApplication(app.admin, { submittedBy: 'partner.admin' });
    await bench.decide('approve', made.partnerId);
    const [newest] = await bench.notices('partner.admin');
    expect(newest).toMatchObject({
      kind: 'application-decided',
      title: `Approved: ${made.name}`,
      link: `/partner-management/list/applications/${made.partnerId}`,
    });
    const { rows } = await app.admin.query(
      `select email from contact_person where partner_id = $1 and role = 'CONTACT_PERSON'`,
      [made.partnerId],
    );
    const [mail] = await mails(rows[0].email);
    expect(mail.subject).toContain('Aprubado');
    expect(mail.body).toContain(made.name);
  });

  it('is refused for who submitted or last edited it, whatever the case of the name', async () => {
    for (const own of [
      { submittedBy: 'SBO.Reviewer' },
      { editedBy: 'sbo.reviewer' },
      { stores: [{ editedBy: 'sbo.reviewer' }] },
    ]) {
      const { partnerId } = await makeApplication(app.admin, own);
      const { status, body } = await bench.decide('approve', partnerId);
      expect([status, body.error]).toEqual([422, 'rule_own_application']);
      expect(await bench.partner(partnerId)).toBe('SUBMITTED/none');
      expect((await bench.decide('approve', partnerId, {}, { as: 'sbo.second' })).status).toBe(200);
    }
  });

  it('is refused while something is missing, all of it named', async () => {
    const { partnerId } = await makeApplication(app.admin, {
      isComplete: false,
      entity: 'SOLE_PROPRIETORSHIP',
    });
    const { status, body } = await bench.decide('approve', partnerId);
    expect([status, body.error, Object.keys(body.fields).sort()]).toEqual([
      422,
      'rule_application_incomplete',
      ['authorizedSignatory', 'bankDetails', 'documents'],
    ]);
    for (const name of ['DTI certificate', 'BIR 2303', 'Government ID']) expect(body.message).toContain(name);
  });

  it('a disabled document does not count', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await app.admin.query(`update document set is_enabled = false where partner_id = $1 and code = 'SEC'`, [
      partnerId,
    ]);
    const { status, body } = await bench.decide('approve', partnerId);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['documents']]);
    expect(body.message).toContain('SEC certificate');
    expect(body.message).not.toContain('BIR');
  });

  it('is bound to the version that was seen: 409 with the head as it stands, 428 without one', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await app.admin.query(`update partner set version = 2, name = 'Changed Name' where id = $1`, [partnerId]);
    const stale = await bench.decide('approve', partnerId);
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict']);
    expect(stale.body.current).toMatchObject({ id: partnerId, name: 'Changed Name', version: 2 });
    expect((await bench.decide('approve', partnerId, {}, { version: null })).status).toBe(428);
    expect((await bench.decide('approve', '999999999')).status).toBe(404);
    expect(await bench.partner(partnerId)).toBe('SUBMITTED/none');
  });

  it('of two reviewers at the same moment one is told', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const both = await Promise.all([
      bench.decide('approve', partnerId),
      bench.decide('incomplete', partnerId, { reason: 'No stamp.' }, { as: 'sbo.second' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('the same idempotency key answers the first result and draws up no second contract', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const headers = { 'Idempotency-Key': `approve-${partnerId}` };
    const first = await bench.decide('approve', partnerId, {}, { headers });
    const again = await bench.decide('approve', partnerId, {}, { headers });
    expect(again.body).toEqual(first.body);
    expect(
      (await bench.one('select count(*)::int as n from partner_contract where partner_id = $1', [partnerId]))
        .n,
    ).toBe(1);
  });
});

describe('finding something incomplete', () => {
  it('needs a reason or remarks', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const { status, body } = await bench.decide('incomplete', partnerId);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([400, 'invalid', ['reason']]);
  });

  it('keeps remarks field by field beside those that are open, and tells the applicant', async () => {
    const made = await makeApplication(app.admin, { submittedBy: 'partner.admin', stores: [{}] });
    const [storeId] = made.storeIds;
    await app.admin.query(
      `insert into review_remark (partner_id, section, message, created_by) values ($1, 'documents', 'Earlier', 'x')`,
      [made.partnerId],
    );
    const remarks = [
      { section: 'business-details', field: 'tinNumber', message: 'The TIN cannot be read.' },
      { section: 'merchant', merchantId: storeId, message: 'Which floor?' },
    ];
    const { body } = await bench.decide('incomplete', made.partnerId, { remarks });
    expect(body.data).toMatchObject({
      status: 'INCOMPLETE',
      workflowStatus: 'INCOMPLETE',
      merchantsMoved: 1,
    });
    expect(await bench.store(`${storeId}`)).toBe('INCOMPLETE/INCOMPLETE');
    const open = body.data.remarks.map((remark: { message: string }) => remark.message).sort();
    expect(open).toEqual(['Earlier', 'The TIN cannot be read.', 'Which floor?']);
    const [notice] = await bench.notices('partner.admin');
    expect(notice).toMatchObject({ title: `Incomplete: ${made.name}` });
    expect(notice.body).toContain('Which floor?');
    const { email } = await bench.one(
      `select email from contact_person where partner_id = $1 and role = 'CONTACT_PERSON'`,
      [made.partnerId],
    );
    expect((await mails(email))[0].body).toContain('TIN: The TIN cannot be read.');
  });

  it('a remark about a store of somebody else names its place', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const other = await makeApplication(app.admin, { stores: [{}] });
    const remarks = [
      { section: 'documents', message: 'Fine here.' },
      { section: 'merchant', merchantId: other.storeIds[0], message: 'Not here.' },
    ];
    const { status, body } = await bench.decide('incomplete', partnerId, { remarks });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['remarks.1.merchantId']]);
    expect(await bench.partner(partnerId)).toBe('SUBMITTED/none');
  });

  it('a remark names a section of its record and a field of that, or a type of document that there is', async () => {
    const made = await makeApplication(app.admin, { stores: [{}] });
    const merchantId = made.storeIds[0];
    const wrong = [
      [{ section: 'business-details', field: 'tinNumbr' }, 'field'],
      [{ section: 'business-details', field: 'accountNumber' }, 'field'],
      [{ section: 'merchant' }, 'section'],
      [{ section: 'merchant', field: 'merchantName' }, 'section'],
      [{ section: 'no-such-section' }, 'section'],
      [{ section: 'documents', field: 'NO_SUCH_TYPE' }, 'field'],
      [{ section: 'business-details', field: 'address', merchantId }, 'field'],
    ] as const;
    for (const [remark, at] of wrong) {
      const remarks = [{ ...remark, message: 'Mend this.' }];
      const { status, body } = await bench.decide('incomplete', made.partnerId, { remarks });
      expect([remark, status, Object.keys(body.fields)]).toEqual([remark, 400, [`remarks.0.${at}`]]);
    }
    const fine = [
      { section: 'business-details', field: 'address' },
      { section: 'bank-details' },
      { section: 'documents', field: 'BIR_2303' },
      { section: 'schedules', merchantId },
      { section: 'merchant', field: 'segment', merchantId },
    ].map((one) => ({ ...one, message: 'Mend this.' }));
    const { status, body } = await bench.decide('incomplete', made.partnerId, { remarks: fine });
    expect([status, body.data.remarks.length]).toEqual([200, 5]);
  });

  it('a remark on a store by itself names a section of a store', async () => {
    const { storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{}] });
    const asked = (section: string, field?: string) =>
      bench.decide(
        'incomplete',
        `${storeIds[0]}`,
        { remarks: [{ section, message: 'Mend this.', ...(field ? { field } : {}) }] },
        { of: 'merchants' },
      );
    const { status, body } = await asked('business-details', 'name');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['remarks.0.field']]);
    expect((await asked('merchant', 'merchantName')).status).toBe(200);
  });

  it('remarks with another decision are refused, not dropped', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const { status, body } = await bench.decide('approve', partnerId, {
      remarks: [{ section: 'documents', message: 'Lost?' }],
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['remarks']]);
  });
});
