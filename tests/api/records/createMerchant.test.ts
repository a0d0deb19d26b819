import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { standingOf } from '#tests/support/records/applications.ts';
import {
  applicationBody,
  bankOf,
  freshTin,
  type PlaceBody,
  personBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  cebu = await placeIn(app.admin, 'City of Cebu');
});
afterAll(() => app.stop());

const post = (body: unknown, as = 'sales.admin', headers: Record<string, string> = {}) =>
  app.call('POST', '/api/merchants', { as, body, headers });
const store = (more: object = {}) => storeBody(cebu, { partnerId: '1', ...more });
const application = async () =>
  (await app.call('POST', '/api/partners', { as: 'sales.admin', body: await applicationBody(app.admin) }))
    .body.data;
const stand = (id: string, status: string, workflow: string | null = null) =>
  app.admin.query('update partner set status = $2, workflow_status = $3, hsis_code = $4 where id = $1', [
    id,
    status,
    workflow,
    `T-${id}`,
  ]);

describe('a new store', () => {
  it('of an active partner is an application of its own', async () => {
    const { version } = await standingOf(app.admin, 'partner', '1');
    const { status, body } = await post(store());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      partnerId: '1',
      status: 'SUBMITTED',
      workflowStatus: null,
      referenceNumber: expect.stringMatching(/^SK-2026-\d{6}$/),
      submittedBy: 'sales.admin',
      hsisSalesRoomCode: null,
      city: 'City of Cebu',
      partnerStatus: 'A',
      version: 1,
    });
    expect((await standingOf(app.admin, 'partner', '1')).version).toBe(version);
  });

  it('of a partner in application goes with it: the same number, and the application has moved', async () => {
    const partner = await application();
    const { body } = await post(
      store({ partnerId: partner.id, isSameAddress: true, address: null }),
      'sbo.reviewer',
    );
    expect(body.data).toMatchObject({
      referenceNumber: partner.referenceNumber,
      city: 'City of Calamba',
      isSameAddress: true,
    });
    const after = (await app.call('GET', `/api/partners/${partner.id}`, { as: 'sales.admin' })).body.data;
    expect(after).toMatchObject({ version: 2, editedBy: 'sbo.reviewer', submittedBy: 'sales.admin' });
  });

  it('has its own bank and contact when it says so', async () => {
    const { body } = await post(
      store({
        isSameBank: false,
        bankDetails: await bankOf(app.admin),
        isSameContact: false,
        contactPerson: personBody('OWNER', 'Ligaya'),
      }),
    );
    expect(body.data).toMatchObject({
      bankDetails: [{ accountNumber: '001234567890' }],
      contactPersons: [{ role: 'OWNER', fullName: { firstName: 'Ligaya' } }],
    });
  });

  it('leaves its history', async () => {
    const { body } = await post(store());
    const { rows } = await app.admin.query(
      'select action, to_status from application_event where merchant_id = $1',
      [body.data.id],
    );
    expect(rows).toEqual([{ action: 'submit', to_status: 'SUBMITTED' }]);
  });

  it('comes once for one idempotency key', async () => {
    const [sent, key] = [store(), { 'Idempotency-Key': 'one-store' }];
    const first = await post(sent, 'sales.admin', key);
    expect((await post(sent, 'sales.admin', key)).body).toEqual(first.body);
    expect((await post({ ...sent, pos: 'X' }, 'sales.admin', key)).status).toBe(409);
  });
});

describe('a partner that takes no stores', () => {
  it.each([
    ['B', null],
    ['C', null],
    ['REJECTED', null],
    ['CANCELLED', null],
    ['RISK_VERIFICATION_FAILED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ])('%s with workflow %s', async (status, workflow) => {
    const { id } = await application();
    await stand(id, status, workflow);
    const { status: answered, body } = await post(store({ partnerId: id }));
    expect([answered, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'rule_partner_closed',
      ['partnerId'],
    ]);
  });

  it.each([['I'], ['A']])('is not one that is %s', async (status) => {
    const { id } = await application();
    await stand(id, status);
    expect((await post(store({ partnerId: id }))).status).toBe(200);
  });
});

describe('external users', () => {
  it('add stores to their own partner', async () => {
    const { status, body } = await post(store(), 'partner.admin');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.submittedBy).toBe('partner.admin');
  });

  it('not to another one, which is not theirs to see', async () => {
    expect((await post(store({ partnerId: '2' }), 'partner.admin')).status).toBe(404);
    expect((await post(store(), 'other.partner')).status).toBe(404);
    for (const partnerId of ['999999', 'abc', '0'])
      expect((await post(store({ partnerId }), 'sales.admin')).status).toBe(404);
  });

  it('set nothing that is staff’s', async () => {
    const { status, body } = await post(
      store({ hsisSalesRoomCode: 'S-1', isTwa: true, minCashAmt: '5', isEwt: false, terminalDetails: [] }),
      'partner.admin',
    );
    expect([status, body.error, Object.keys(body.fields).sort()]).toEqual([
      403,
      'forbidden',
      ['hsisSalesRoomCode', 'isTwa', 'minCashAmt'],
    ]);
  });

  it('of single stores add none', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{MER_CREATE}' where name = 'STORE_MANAGER'`,
    );
    const { status, body } = await post(store(), 'store.manager');
    expect([status, body.error]).toEqual([403, 'forbidden']);
  });

  it('need the permission', async () => {
    const { status, body } = await post(store(), 'head.office');
    expect([status, body.missing]).toEqual([403, [['MER_CREATE', 'PAR_CREATE']]]);
  });

  it('are not told that somebody has a TIN whom they may not see', async () => {
    const tinNumber = freshTin('003');
    await post(store({ partnerId: '2', merchantName: 'Secret Shop', tinNumber }));
    const { status, body } = await post(store({ tinNumber }), 'partner.admin');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Secret');
    const other = freshTin('003');
    await post(store({ partnerId: '2', merchantName: 'Secret Shop', tinNumber: other }));
    const staff = await post(store({ tinNumber: other }));
    expect(staff.body.fields.tinNumber).toContain('Secret Shop');
  });
});

describe('bad input', () => {
  it.each<[string, object, string[]]>([
    ['no name', { merchantName: ' ' }, ['merchantName']],
    ['an unknown field', { colour: 'red' }, ['colour']],
    ['a TIN of eight digits', { tinNumber: '12345678' }, ['tinNumber']],
    ['a short SEC number', { secRegistrationNumber: 'x' }, ['secRegistrationNumber']],
    ['a shared address of a partner without one', { isSameAddress: true, address: null }, ['isSameAddress']],
    ['a shared contact that is sent', { contactPerson: personBody('OWNER', 'Ana') }, ['contactPerson']],
    [
      'a signatory as contact',
      { isSameContact: false, contactPerson: personBody('AUTHORIZED_SIGNATORY', 'Ana') },
      ['contactPerson.role'],
    ],
    [
      'a web shop without https',
      { ecommerceSites: [{ website: 'nena.example.test' }] },
      ['ecommerceSites.0.website'],
    ],
    [
      'eight days',
      { schedules: [{ days: ['Funday'], openingHour: '8:00', closingHour: '17:00' }] },
      ['schedules.0.days.0', 'schedules.0.openingHour'],
    ],
  ])('%s', async (_, more, fields) => {
    await app.admin.query(
      `delete from address where partner_id = 1 and merchant_id is null and associate_id is null`,
    );
    const before = await app.admin.query('select count(*) from merchant');
    const { status, body } = await post(store(more));
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid', fields]);
    expect((await app.admin.query('select count(*) from merchant')).rows).toEqual(before.rows);
  });

  it('a salesroom code that another store of the partner has', async () => {
    expect((await post(store({ hsisSalesRoomCode: 'S-TWICE' }))).status).toBe(200);
    const { status, body } = await post(store({ hsisSalesRoomCode: 'S-TWICE' }));
    expect([status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'rule_code_taken',
      ['hsisSalesRoomCode'],
    ]);
  });
});
