import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Asked {
  as?: string;
  version?: number | null;
  of?: 'partners' | 'merchants';
  headers?: Record<string, string>;
}
const setStatus = (
  id: string | undefined,
  body: unknown,
  { as = 'sbo.reviewer', version = 1, of = 'partners', headers = {} }: Asked = {},
) =>
  app.call('POST', `/api/${of}/v3/${id}/status:update`, {
    as,
    body,
    headers: { ...headers, ...(version === null ? {} : { 'If-Match': String(version) }) },
  });
const partner = (id: string) => inShort(app.admin, 'partner', id);
const store = (id: string | undefined) => inShort(app.admin, 'merchant', `${id}`);
const codeOf = async (id: string | undefined) =>
  (await app.admin.query('select hsis_salesroom_code as code from merchant where id = $1', [id])).rows[0]
    .code;
const storesOf = async (ids: readonly string[]) => {
  const standings: string[] = [];
  for (const id of ids) standings.push(await store(id));
  return standings;
};
const APPROVED = { status: 'APPROVED', workflow: 'APPROVED' } as const;
const merchants = { of: 'merchants' } as const;

describe('activating', () => {
  it('[app.statusCalls] an approved partner gives it a code of the sequence, and its approved stores theirs', async () => {
    const stores = [APPROVED, {}, APPROVED] as const;
    const { partnerId, storeIds } = await makeApplication(app.admin, { ...APPROVED, stores });
    const { status, body } = await setStatus(partnerId, { status: 'A' });
    expect([status, body.data.status, body.data.merchantsMoved]).toEqual([200, 'A', 2]);
    expect(body.data.hsisCode).toMatch(/^P\d{5}$/);
    expect(await storesOf(storeIds)).toEqual(['A/APPROVED', 'SUBMITTED/none', 'A/APPROVED']);
    const codes = [await codeOf(storeIds[0]), await codeOf(storeIds[2])];
    expect(codes).toEqual([expect.stringMatching(/^S\d{6}$/), expect.stringMatching(/^S\d{6}$/)]);
    expect(codes[0]).not.toBe(codes[1]);
  });

  it('takes the code that staff give, and passes over codes that they gave before', async () => {
    const given = await makeApplication(app.admin, APPROVED);
    const { rows } = await app.admin.query(`select 'P' || (last_value + 1) as next from hsis_partner_code`);
    expect((await setStatus(given.partnerId, { status: 'A', code: rows[0].next })).body.data.hsisCode).toBe(
      rows[0].next,
    );
    const next = await makeApplication(app.admin, APPROVED);
    const { body } = await setStatus(next.partnerId, { status: 'A' });
    expect(body.data.hsisCode).not.toBe(rows[0].next);
  });

  it('a code that another has names the field and the other, of stores too', async () => {
    const first = await makeApplication(app.admin, {
      ...APPROVED,
      status: 'A',
      stores: [{ status: 'A' }, APPROVED],
    });
    const taken = await codeOf(first.storeIds[0]);
    const ofStore = await setStatus(first.storeIds[1], { status: 'A', code: taken }, merchants);
    expect([ofStore.status, ofStore.body.error, Object.keys(ofStore.body.fields)]).toEqual([
      422,
      'rule_code_taken',
      ['code'],
    ]);
    const other = await makeApplication(app.admin, APPROVED);
    const ofPartner = await setStatus(other.partnerId, { status: 'A', code: 'P10013' });
    expect([ofPartner.status, ofPartner.body.error]).toEqual([422, 'rule_code_taken']);
    expect(ofPartner.body.message).toMatch(/has the code P10013 already/);
    expect(await partner(other.partnerId)).toBe('APPROVED/APPROVED');
  });

  it('a code of wrong letters, for another move or beside the one it has is refused on its field', async () => {
    const approved = await makeApplication(app.admin, APPROVED);
    const submitted = await makeApplication(app.admin);
    const inactive = await makeApplication(app.admin, { status: 'I' });
    for (const [id, body] of [
      [approved.partnerId, { status: 'A', code: 'no blanks' }],
      [submitted.partnerId, { status: 'REJECTED', code: 'P777777' }],
      [inactive.partnerId, { status: 'C', code: 'P777777' }],
      [inactive.partnerId, { status: 'A', code: 'P777777' }],
    ] as const) {
      const answer = await setStatus(id, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['code']]);
    }
  });

  it('a store needs an active partner, whatever keeps the partner from it', async () => {
    for (const status of ['APPROVED', 'I', 'B'] as const) {
      const { storeIds } = await makeApplication(app.admin, { status, stores: [APPROVED, { status: 'I' }] });
      for (const id of storeIds) {
        const { body, status: answered } = await setStatus(id, { status: 'A' }, merchants);
        expect([answered, body.error], status).toEqual([422, 'rule_partner_not_active']);
      }
    }
    const { storeIds } = await makeApplication(app.admin, { status: 'A', stores: [APPROVED] });
    const { body } = await setStatus(storeIds[0], { status: 'A' }, merchants);
    expect(body.data.hsisCode).toMatch(/^S\d{6}$/);
  });
});

describe('a partner that is no longer active', () => {
  const stores = [{ status: 'A' }, { status: 'I' }, {}, APPROVED, { status: 'REJECTED' }] as const;

  it.each([
    ['I', 'deactivate'],
    ['B', 'block'],
  ] as const)('%s leaves its stores their own status', async (status, action) => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { status: 'A', stores });
    const before = await storesOf(storeIds);
    const { body } = await setStatus(partnerId, { status, reason: 'By request.' });
    expect([body.data.status, body.data.merchantsMoved]).toEqual([status, 0]);
    expect(body.data.events[0]).toMatchObject({
      action,
      fromStatus: 'A',
      toStatus: status,
      reason: 'By request.',
    });
    expect(await storesOf(storeIds)).toEqual(before);
  });

  it('closed, it closes its stores and calls off those in application', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { status: 'A', stores });
    const { body } = await setStatus(partnerId, { status: 'C' });
    expect([body.data.status, body.data.merchantsMoved]).toEqual(['C', 4]);
    expect(await storesOf(storeIds)).toEqual([
      'C/none',
      'C/none',
      'CANCELLED/none',
      'CANCELLED/APPROVED',
      'REJECTED/none',
    ]);
    expect((await setStatus(partnerId, { status: 'A' }, { version: 2 })).body.error).toBe(
      'rule_illegal_move',
    );
  });

  it('comes back as it was, its stores as they are', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, {
      status: 'B',
      stores: [{ status: 'I' }],
    });
    const code = (await app.admin.query('select hsis_code from partner where id = $1', [partnerId])).rows[0]
      .hsis_code;
    const { body } = await setStatus(partnerId, { status: 'A' });
    expect([body.data.status, body.data.hsisCode, await store(storeIds[0])]).toEqual(['A', code, 'I/none']);
  });
});

describe('rejecting', () => {
  it.each(['SUBMITTED', 'INCOMPLETE'] as const)(
    'is possible from %s, with all stores, and told to the submitter',
    async (status) => {
      const made = await makeApplication(app.admin, {
        status,
        submittedBy: 'partner.admin',
        stores: [{ status }],
      });
      const { body } = await setStatus(made.partnerId, { status: 'REJECTED', reason: 'No such business.' });
      expect(body.data).toMatchObject({ status: 'REJECTED', merchantsMoved: 1, decidedBy: 'sbo.reviewer' });
      expect(await store(made.storeIds[0])).toBe('REJECTED/none');
      const notices = await app.call('GET', '/api/notices', { as: 'partner.admin' });
      expect(notices.body.data.list[0]).toMatchObject({
        title: `Rejected: ${made.name}`,
        body: 'No such business.',
      });
    },
  );

  it('leaves one store of an application out of it, and moves the application on', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}, {}] });
    const { body } = await setStatus(storeIds[0], { status: 'REJECTED' }, merchants);
    expect([body.data.status, await store(storeIds[1])]).toEqual(['REJECTED', 'SUBMITTED/none']);
    const { rows } = await app.admin.query('select version from partner where id = $1', [partnerId]);
    expect(rows[0].version).toBe(2);
  });

  it('is too late after the approval', async () => {
    const { partnerId } = await makeApplication(app.admin, APPROVED);
    const { status, body } = await setStatus(partnerId, { status: 'REJECTED' });
    expect([status, body.error]).toEqual([422, 'rule_illegal_move']);
    expect(body.message).toBe('From Approved a record cannot become Rejected.');
  });
});

describe('who, on what', () => {
  it('stale 409 with the head, missing version 428, unknown 404, without the permission 403', async () => {
    const { partnerId } = await makeApplication(app.admin, { status: 'A', stores: [{ status: 'A' }] });
    const stale = await setStatus(partnerId, { status: 'I' }, { version: 7 });
    expect([stale.status, stale.body.current.status]).toEqual([409, 'A']);
    expect((await setStatus(partnerId, { status: 'I' }, { version: null })).status).toBe(428);
    for (const of of ['partners', 'merchants'] as const)
      expect((await setStatus('999999999', { status: 'I' }, { of })).status).toBe(404);
    for (const as of ['antifraud.reviewer', 'sales.admin', 'partner.admin'])
      expect((await setStatus(partnerId, { status: 'I' }, { as })).status).toBe(403);
  });

  it('the path is matched to the letter: what only looks like it is 404', async () => {
    const { partnerId } = await makeApplication(app.admin, { status: 'A' });
    for (const end of [
      'status',
      'statusupdate',
      'status:updates',
      'status~update',
      'status%3Aupdate',
      'status/update',
    ]) {
      const answer = await app.call('POST', `/api/partners/v3/${partnerId}/${end}`, {
        as: 'sbo.reviewer',
        body: { status: 'I' },
        headers: { 'If-Match': '1' },
      });
      expect(answer.status, end).toBe(404);
    }
    expect(await partner(partnerId)).toBe('A/none');
  });

  it('a status that no call sets is refused on its field', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const { status, body } = await setStatus(partnerId, { status: 'APPROVED' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['status']]);
  });

  it('the same idempotency key answers the first result', async () => {
    const { partnerId } = await makeApplication(app.admin, APPROVED);
    const headers = { 'Idempotency-Key': `activate-${partnerId}` };
    const first = await setStatus(partnerId, { status: 'A' }, { headers });
    expect((await setStatus(partnerId, { status: 'A' }, { headers })).body).toEqual(first.body);
  });

  it('of a foreign hand nothing counts: an external user is refused even with a reviewer’s role', async () => {
    await app.admin.query(`insert into user_access_role (user_id, access_role_id)
      select u.id, a.id from user_account u cross join access_role a where u.username = 'other.partner' and a.name = 'HCPC_SBO_REVIEW'`);
    const { partnerId } = await makeApplication(app.admin, { status: 'A' });
    expect((await setStatus(partnerId, { status: 'B' }, { as: 'other.partner' })).status).toBe(403);
    const queue = await app.call('GET', '/api/partner-management/queue', { as: 'other.partner' });
    expect(queue.status).toBe(403);
  });
});
