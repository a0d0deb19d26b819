import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let ownPartner: string;
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(
    `select partner_id as id from user_account where username = 'partner.admin'`,
  );
  ownPartner = rows[0].id;
});
afterAll(() => app.stop());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const PATH = '/api/partner-management/cancel/application';
const partner = (id: string) => inShort(app.admin, 'partner', id);
const store = (id: string | undefined) => inShort(app.admin, 'merchant', `${id}`);
const cancel = (body: unknown, as = 'sales.admin', headers: Record<string, string> = { 'If-Match': '1' }) =>
  app.call('POST', PATH, { as, body, headers });
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

/** The partner of partner.admin in a status, and a store of it in application; both at version 1. */
const own = async (status: string) => {
  await app.admin.query(
    'update partner set status = $2, workflow_status = null, version = 1, submitted_by = null where id = $1',
    [ownPartner, status],
  );
  const { rows } = await app.admin.query(
    `insert into merchant (partner_id, name, status) values ($1, 'Own store', 'SUBMITTED') returning id`,
    [ownPartner],
  );
  return { partnerId: ownPartner, merchantId: rows[0].id as string };
};

describe('cancelling a whole application', () => {
  it.each([
    ['SUBMITTED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
    ['INCOMPLETE', 'INCOMPLETE'],
    ['APPROVED', 'APPROVED'],
  ] as const)('[app.statusCalls] that is %s/%s ends it with its stores', async (status, workflow) => {
    const made = await makeApplication(app.admin, { status, workflow, stores: [{ status, workflow }] });
    const answer = await cancel({ partnerId: made.partnerId, reason: 'Changed my mind.' });
    expect([answer.status, answer.body.data]).toEqual([200, { done: true }]);
    expect(await partner(made.partnerId)).toBe(`CANCELLED/${workflow ?? 'none'}`);
    expect(await store(made.storeIds[0])).toBe(`CANCELLED/${workflow ?? 'none'}`);
    const { rows } = await app.admin.query(
      'select action, reason from application_event where partner_id = $1',
      [made.partnerId],
    );
    expect(rows).toEqual(Array(2).fill({ action: 'cancel', reason: 'Changed my mind.' }));
  });

  it.each(['A', 'I', 'B'] as const)(
    'of a partner that is %s is refused, and its stores stay',
    async (status) => {
      const { partnerId, storeIds } = await makeApplication(app.admin, { status, stores: [{}, INCOMPLETE] });
      expect(errorOf(await cancel({ partnerId }))).toEqual([422, 'rule_illegal_move']);
      expect([await partner(partnerId), await store(storeIds[0]), await store(storeIds[1])]).toEqual([
        `${status}/none`,
        'SUBMITTED/none',
        'INCOMPLETE/INCOMPLETE',
      ]);
    },
  );

  it('is the partner’s own to do, by admin and head office, and ends the claim on it', async () => {
    for (const as of ['partner.admin', 'head.office']) {
      const { partnerId, merchantId } = await own('SUBMITTED');
      await app.call('POST', '/api/partner-management/claim', { as: 'sbo.reviewer', body: { partnerId } });
      expect((await cancel({ partnerId }, 'other.partner')).status).toBe(404);
      expect((await cancel({ partnerId }, 'store.manager')).status).toBe(403);
      expect((await cancel({ partnerId }, as)).status).toBe(200);
      expect([await partner(partnerId), await store(merchantId)]).toEqual([
        'CANCELLED/none',
        'CANCELLED/none',
      ]);
      const { rows } = await app.admin.query('select 1 from review_claim where partner_id = $1', [partnerId]);
      expect(rows).toEqual([]);
    }
  });

  it('of what is final is refused, of what is unknown 404, without the permission 403, other members 400', async () => {
    const { partnerId } = await makeApplication(app.admin, { status: 'REJECTED' });
    expect((await cancel({ partnerId })).body.error).toBe('rule_illegal_move');
    expect((await cancel({ partnerId: '999999999' })).status).toBe(404);
    expect((await cancel({ partnerId }, 'antifraud.reviewer')).status).toBe(403);
    const bad = await cancel({ partnerId, storeId: '1' });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['storeId']]);
  });
});

describe('cancelling one store', () => {
  it.each([
    [{}, 'SUBMITTED/none'],
    [INCOMPLETE, 'INCOMPLETE/INCOMPLETE'],
    [{ status: 'APPROVED', workflow: 'APPROVED' } as const, 'APPROVED/APPROVED'],
  ])('of an active partner ends that store alone (%#)', async (standing, others) => {
    const stores = [standing, standing, { status: 'A' }] as const;
    const { partnerId, storeIds } = await makeApplication(app.admin, { status: 'A', stores });
    const [merchantId, other] = storeIds;
    expect((await cancel({ partnerId, merchantId, reason: 'No lease' })).status).toBe(200);
    expect(await store(merchantId)).toMatch(/^CANCELLED/);
    expect([await partner(partnerId), await store(other)]).toEqual(['A/none', others]);
    const { rows } = await app.admin.query(
      'select action, reason, seen_version, merchant_id from application_event where partner_id = $1',
      [partnerId],
    );
    expect(rows).toEqual([
      { action: 'cancel', reason: 'No lease', seen_version: 1, merchant_id: merchantId },
    ]);
  });

  it('of an application takes it out; the partner and the others stay under review', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}, {}] });
    expect((await cancel({ partnerId, merchantId: storeIds[0] })).status).toBe(200);
    expect([await partner(partnerId), await store(storeIds[0]), await store(storeIds[1])]).toEqual([
      'SUBMITTED/none',
      'CANCELLED/none',
      'SUBMITTED/none',
    ]);
  });

  it.each(['A', 'I', 'B', 'C'] as const)('that is %s is refused', async (status) => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{ status }] });
    expect(errorOf(await cancel({ partnerId, merchantId: storeIds[0] }))).toEqual([422, 'rule_illegal_move']);
    expect(await store(storeIds[0])).toBe(`${status}/none`);
  });

  it('is the partner’s own to do; one of another partner is unknown, to staff too', async () => {
    for (const as of ['partner.admin', 'head.office', 'sbo.reviewer']) {
      const { partnerId, merchantId } = await own('A');
      expect((await cancel({ partnerId, merchantId }, 'other.partner')).status).toBe(404);
      expect((await cancel({ partnerId, merchantId }, 'store.manager')).status).toBe(403);
      expect((await cancel({ partnerId, merchantId }, as)).status).toBe(200);
      expect(await store(merchantId)).toBe('CANCELLED/none');
    }
    const [one, other] = [
      await makeApplication(app.admin, { stores: [{}] }),
      await makeApplication(app.admin, { stores: [{}] }),
    ];
    const crossed = await cancel({ partnerId: one.partnerId, merchantId: other.storeIds[0] });
    expect([crossed.status, await store(other.storeIds[0])]).toEqual([404, 'SUBMITTED/none']);
  });
});

describe('the version that was seen', () => {
  it('is required, and compared with that of what is cancelled', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    const merchantId = `${storeIds[0]}`;
    await app.admin.query('update merchant set version = 4 where id = $1', [merchantId]);
    expect(errorOf(await cancel({ partnerId }, 'sales.admin', {}))).toEqual([428, 'version_missing']);
    const stale = await cancel({ partnerId }, 'sales.admin', { 'If-Match': '3' });
    expect([...errorOf(stale), stale.body.current.id]).toEqual([409, 'conflict', partnerId]);
    const ofStore = await cancel({ partnerId, merchantId });
    expect([...errorOf(ofStore), ofStore.body.current]).toEqual([
      409,
      'conflict',
      expect.objectContaining({ id: merchantId, version: 4 }),
    ]);
    expect((await cancel({ partnerId, merchantId }, 'sales.admin', { 'If-Match': '4' })).status).toBe(200);
  });

  it('the same idempotency key cancels once and answers alike', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const headers = { 'If-Match': '1', 'Idempotency-Key': `cancel-${partnerId}` };
    const first = await cancel({ partnerId }, 'sales.admin', headers);
    expect((await cancel({ partnerId }, 'sales.admin', headers)).body).toEqual(first.body);
  });
});

it('cancelling by an applicant needs an applicant’s session: 401 for everybody else, signed in or not', async () => {
  const { partnerId } = await makeApplication(app.admin);
  const call = (as?: string) =>
    app.call('POST', `${PATH}/public`, {
      ...(as ? { as } : {}),
      body: { partnerId },
      headers: { 'If-Match': '1' },
    });
  expect((await call()).status).toBe(401);
  for (const as of ['sales.admin', 'partner.admin']) expect((await call(as)).status).toBe(401);
  expect(await partner(partnerId)).toBe('SUBMITTED/none');
});
