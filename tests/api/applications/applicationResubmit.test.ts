import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let own: { partnerId: string; version: number };
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(
    `select p.id as "partnerId", p.version from partner p join user_account u on u.partner_id = p.id where u.username = 'partner.admin'`,
  );
  own = rows[0];
});
afterAll(() => app.stop());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const store = (id: string | undefined) => inShort(app.admin, 'merchant', `${id}`);
const resubmit = (
  of: 'partner-management' | 'merchants',
  id: string | undefined,
  as = 'sales.admin',
  headers: Record<string, string> = { 'If-Match': '1' },
) => app.call('POST', `/api/${of}/resubmit/${id}`, { as, headers });
/** A remark that somebody has answered. */
const remark = (partnerId: string, merchantId: string | null = null) =>
  app.admin.query(
    `insert into review_remark (partner_id, merchant_id, section, message, created_by, answer, answered_at, answered_by)
      values ($1, $2, 'documents', 'Mend', 'x', 'It is right', now(), 'y')`,
    [partnerId, merchantId],
  );
const openRemarks = async (partnerId: string) =>
  (
    await app.admin.query(
      'select count(*)::int as n from review_remark where partner_id = $1 and resolved_at is null',
      [partnerId],
    )
  ).rows[0].n;

/** The partner of partner.admin as an application, and a store of it. */
const ownApplication = async (status: string, workflow: string | null, storeStatus: string) => {
  await app.admin.query('update partner set status = $2, workflow_status = $3, version = 1 where id = $1', [
    own.partnerId,
    status,
    workflow,
  ]);
  await app.admin.query(
    `update merchant set status = 'REJECTED' where partner_id = $1 and status in ('SUBMITTED', 'INCOMPLETE', 'APPROVED')`,
    [own.partnerId],
  );
  const { rows } = await app.admin.query(
    `insert into merchant (partner_id, name, status, workflow_status) values ($1, 'Own store', $2, $3) returning id`,
    [own.partnerId, storeStatus, workflow],
  );
  return { partnerId: own.partnerId, storeId: rows[0].id as string };
};

describe('handing in again', () => {
  it('[app.statusCalls] clears Incomplete for partner and stores, settles the remarks, and tells the reviewers', async () => {
    const made = await makeApplication(app.admin, {
      ...INCOMPLETE,
      stores: [INCOMPLETE, { status: 'REJECTED' }],
    });
    await remark(made.partnerId);
    await remark(made.partnerId, made.storeIds[0]);
    const { status, body } = await resubmit('partner-management', made.partnerId);
    expect([status, body.data.status, body.data.workflowStatus]).toEqual([200, 'SUBMITTED', null]);
    expect(body.data).toMatchObject({
      version: 2,
      merchantsMoved: 1,
      resubmittedBy: 'sales.admin',
      remarks: [{ state: 'ANSWERED' }, { state: 'ANSWERED' }],
    });
    expect(Date.parse(body.data.dtimeResubmitted)).toBeGreaterThan(Date.parse('2026-11-20T01:59:59Z'));
    expect([await store(made.storeIds[0]), await store(made.storeIds[1])]).toEqual([
      'SUBMITTED/none',
      'REJECTED/none',
    ]);
    const notices = await app.call('GET', '/api/notices', { as: 'sbo.reviewer' });
    expect(notices.body.data.list[0]).toMatchObject({
      kind: 'application-waits',
      title: `Handed in again: ${made.name}`,
    });
    const risk = await app.call('GET', '/api/notices', { as: 'antifraud.reviewer' });
    expect(risk.body.data.list).toEqual([]);
  });

  it('is the partner’s own to do, under its row security, and reaches staff', async () => {
    const { partnerId, storeId } = await ownApplication('INCOMPLETE', 'INCOMPLETE', 'INCOMPLETE');
    await remark(partnerId, storeId);
    expect((await resubmit('partner-management', partnerId, 'other.partner')).status).toBe(404);
    const { status, body } = await resubmit('partner-management', partnerId, 'partner.admin');
    expect([status, body.data.status, body.data.merchantsMoved]).toEqual([200, 'SUBMITTED', 1]);
    expect([await store(storeId), await openRemarks(partnerId)]).toEqual(['SUBMITTED/none', 0]);
    const { rows } = await app.admin.query(
      `select created_by from application_event where partner_id = $1 and action = 'resubmit'`,
      [partnerId],
    );
    expect(rows.map((row) => row.created_by)).toEqual(['partner.admin', 'partner.admin']);
  });

  it('whoever hands it in again is not told of it, and cannot approve it', async () => {
    const { partnerId, name } = await makeApplication(app.admin, INCOMPLETE);
    await resubmit('partner-management', partnerId, 'sbo.reviewer');
    const titles = async (as: string) =>
      (await app.call('GET', '/api/notices', { as })).body.data.list.map(
        (notice: { title: string }) => notice.title,
      );
    expect(await titles('sbo.reviewer')).not.toContain(`Handed in again: ${name}`);
    expect(await titles('sbo.second')).toContain(`Handed in again: ${name}`);
    const { body } = await app.call('POST', `/api/partners/v3/approve/workflow-status/${partnerId}`, {
      as: 'sbo.reviewer',
      body: {},
      headers: { 'If-Match': '2' },
    });
    expect(body.error).toBe('rule_own_application');
  });

  it('a store of an active partner alone; of one under review with it', async () => {
    const active = await makeApplication(app.admin, { status: 'A', stores: [INCOMPLETE] });
    const { body } = await resubmit('merchants', active.storeIds[0]);
    expect([body.data.id, body.data.status]).toEqual([active.storeIds[0], 'SUBMITTED']);
    const whole = await makeApplication(app.admin, { ...INCOMPLETE, stores: [INCOMPLETE] });
    expect((await resubmit('merchants', whole.storeIds[0])).body.error).toBe('rule_decided_with_partner');
  });

  it('of what is not incomplete is refused; stale 409, no version 428, unknown 404, without the permission 403', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await resubmit('partner-management', partnerId)).body.error).toBe('rule_illegal_move');
    const stale = await resubmit('partner-management', partnerId, 'sales.admin', { 'If-Match': '5' });
    expect([stale.status, stale.body.current.id]).toEqual([409, partnerId]);
    expect((await resubmit('partner-management', partnerId, 'sales.admin', {})).status).toBe(428);
    for (const of of ['partner-management', 'merchants'] as const)
      expect((await resubmit(of, '999999999')).status).toBe(404);
    expect((await resubmit('partner-management', partnerId, 'antifraud.reviewer')).status).toBe(403);
  });

  it('the same idempotency key answers the first result', async () => {
    const { partnerId } = await makeApplication(app.admin, INCOMPLETE);
    const headers = { 'If-Match': '1', 'Idempotency-Key': `again-${partnerId}` };
    const first = await resubmit('partner-management', partnerId, 'sales.admin', headers);
    expect((await resubmit('partner-management', partnerId, 'sales.admin', headers)).body).toEqual(
      first.body,
    );
  });
});

describe('a new store', () => {
  it('of an active partner is told to the reviewers by whoever adds it, of one under review it goes with that', async () => {
    const { rows } = await app.admin.query(`select c.region_id as "regionId", c.province_id as "provinceId",
      c.id as "municipalityId", b.id as "barangayId", z.id as "zipCodeId"
      from city c join barangay b on b.city_id = c.id join zip_code z on z.city_id = c.id
      where not exists (select from sub_municipality s where s.city_id = c.id) order by b.id limit 1`);
    const add = (merchantName: string) =>
      app.call('POST', '/api/merchants', {
        as: 'partner.admin',
        body: { partnerId: own.partnerId, merchantName, address: rows[0] },
      });
    const titles = async () => {
      const { body } = await app.call('GET', '/api/notices', { as: 'sbo.second' });
      return body.data.list.map((notice: { title: string }) => notice.title);
    };
    await app.admin.query(`update partner set status = 'A', workflow_status = null where id = $1`, [
      own.partnerId,
    ]);
    const { status, body } = await add('Store told of');
    expect([status, body.error]).toEqual([200, undefined]);
    expect(await titles()).toContain('New application: Store told of');
    await app.admin.query(`update partner set status = 'SUBMITTED' where id = $1`, [own.partnerId]);
    expect((await add('Store along')).status).toBe(200);
    expect(await titles()).not.toContain('New application: Store along');
  });
});
