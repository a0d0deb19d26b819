import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  applicationBody,
  freshTin,
  type PlaceBody,
  personBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let calamba: PlaceBody;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  calamba = await placeIn(app.admin, 'City of Calamba');
  cebu = await placeIn(app.admin, 'City of Cebu');
  await app.admin.query(
    `insert into employee (code, first_name, last_name, position) values ('EMP00042', 'Liezel', 'Tan', 'Account Manager')`,
  );
});
afterAll(() => app.stop());

const post = (body: unknown, headers: Record<string, string> = {}, as = 'sales.admin') =>
  app.call('POST', '/api/partners', { as, body, headers });
const body = (more: object = {}) => applicationBody(app.admin, more);
const counts = async () =>
  (
    await app.admin.query(
      `select (select count(*) from partner) as partners, (select count(*) from merchant) as merchants,
         (select count(*) from address) as addresses, (select count(*) from associate) as associates`,
    )
  ).rows[0];

describe('a whole application', () => {
  it('is there at once, as Submitted with its number', async () => {
    const { status, body: answer } = await post(
      await body({
        accountOwnerCode: 'EMP00042',
        contactPersons: [personBody('CONTACT_PERSON', 'Ñoño', { birthDate: '1990-02-28' })],
        mdrRates: [{ type: 'HCPAY', mdrRate: '2.5' }],
        processor: { fullName: 'Jomar Bautista', mobileNumber: '9171234567' },
      }),
    );
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.data).toMatchObject({
      name: 'Ñ & Sons Trading Corp.',
      status: 'SUBMITTED',
      workflowStatus: null,
      referenceNumber: expect.stringMatching(/^SK-2026-\d{6}$/),
      submittedBy: 'sales.admin',
      hsisCode: null,
      secRegistrationNumber: 'CS201612345',
      accountOwner: { code: 'EMP00042', name: 'Liezel Tan' },
      version: 1,
      editedBy: null,
    });
    expect(answer.data.dtimeSubmitted.slice(0, 10)).toBe('2026-11-20');
    expect(answer.data.addresses).toMatchObject([
      {
        type: 'REGISTRATION',
        country: 'PH',
        municipality: 'City of Calamba',
        zipCode: expect.stringMatching(/^\d{4} - /),
      },
    ]);
    expect(answer.data.bankDetails).toMatchObject([
      { accountNumber: '001234567890', isDefaultAccount: true, isPaymentsReceived: true, status: 'A' },
    ]);
    expect(answer.data.contactPersons).toMatchObject([
      { role: 'AUTHORIZED_SIGNATORY', contactDetail: { mobileNumber: '639171234567' } },
      { role: 'CONTACT_PERSON', fullName: { firstName: 'Ñoño' }, birthDate: '1990-02-28' },
    ]);
  });

  it('has rates that are pending: with neither status nor flag', async () => {
    const { body: answer } = await post(await body({ mdrRates: [{ type: 'HCPAY', mdrRate: 2.5 }] }));
    expect(answer.data.mdrRates).toMatchObject([
      { type: 'HCPAY', mdrRate: '2.500', status: null, isEnabled: null, effectiveFrom: '2026-11-20' },
    ]);
  });

  it('[partner.onBoardedByDefault] is onboarded by a 3rd party unless it is said by whom', async () => {
    expect((await post(await body())).body.data.onBoardedBy).toBe('3rd Party');
    expect((await post(await body({ onBoardedBy: 'Head office' }))).body.data.onBoardedBy).toBe(
      'Head office',
    );
  });

  it('leaves its history and its trail', async () => {
    const { id } = (await post(await body())).body.data;
    const events = await app.admin.query(
      'select action, from_status, to_status, created_by from application_event where partner_id = $1',
      [id],
    );
    expect(events.rows).toEqual([
      { action: 'submit', from_status: null, to_status: 'SUBMITTED', created_by: 'sales.admin' },
    ]);
    const trail = await app.admin.query(
      'select distinct target from audit.entry where partner_id = $1 order by target',
      [id],
    );
    expect(trail.rows.map((row) => row.target)).toEqual([
      'address',
      'application_event',
      'bank_account',
      'contact_person',
      'partner',
    ]);
  });

  it('takes the files along that were uploaded for it and for its stores', async () => {
    const { rows } = await app.admin.query(
      `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
       select u.id, 'upload', n || '.pdf', 'application/pdf', 1, repeat('0', 64), 'staged/' || n, '2026-12-01'
       from user_account u, unnest(array['sec', 'photo']) n where u.username = 'sales.admin' order by n desc returning id`,
    );
    const [sec, photo] = rows.map(({ id }) => id);
    const { body: answer } = await post(
      await body({
        documents: [{ documentCode: 'SEC', fileId: sec }],
        merchants: [storeBody(calamba, { documents: [{ documentCode: 'STORE_PHOTO', fileId: photo }] })],
      }),
    );
    expect(answer.data.attachedDocuments).toMatchObject([{ code: 'SEC', name: 'sec.pdf', isEnabled: true }]);
    const kept = await app.admin.query(
      'select d.code, d.merchant_id is null as of_partner, f.purpose from document d join file f on f.id = d.file_id where d.partner_id = $1 order by d.id',
      [answer.data.id],
    );
    expect(kept.rows).toEqual([
      { code: 'SEC', of_partner: true, purpose: 'document' },
      { code: 'STORE_PHOTO', of_partner: false, purpose: 'document' },
    ]);
  });

  it('comes once for one idempotency key', async () => {
    const sent = await body({ merchants: [storeBody(calamba)] });
    const headers = { 'Idempotency-Key': 'whole-application' };
    const first = await post(sent, headers);
    const before = await counts();
    const again = await post(sent, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await counts()).toEqual(before);
    expect((await post({ ...sent, name: 'Another' }, headers)).status).toBe(409);
  });
});

describe('its stores', () => {
  const person = { firstName: 'Rodel', lastName: 'Tan', position: 'Cashier', presentAddress: null };
  const whole = () =>
    storeBody(cebu, {
      isSameBank: true,
      isSameContact: false,
      contactPerson: personBody('CONTACT_PERSON', 'Arnel'),
      minCashAmt: 500,
      maxCashAmt: '50000.5',
      terminalDetails: [{ terminalId: 'T-1' }],
      isEwt: true,
      commodities: [
        { code: 'MOBILE', isEnabled: true, types: [{ code: 'PHONE' }, { code: 'TABLET', isEnabled: false }] },
      ],
      schedules: [
        { days: ['Monday', 'Tuesday'], openingHour: '08:00', closingHour: '17:30' },
        { days: [], openingHour: '08:00', closingHour: '17:00' },
      ],
      ecommerceSites: [{ website: 'https://nena.example.test' }],
      retailerAssociates: [{ ...person, presentAddress: cebu, isSameAddress: true }],
    });

  it('come with all that hangs below them, in their order', async () => {
    const { status, body: answer } = await post(
      await body({
        merchants: [
          whole(),
          storeBody(calamba, { merchantName: 'Second', address: null, isSameAddress: true }),
        ],
      }),
    );
    expect(status, JSON.stringify(answer)).toBe(200);
    const { rows } = await app.admin.query(
      'select id, name from merchant where partner_id = $1 order by id',
      [answer.data.id],
    );
    expect(rows.map(({ name }) => name)).toEqual(['Nena’s Cellphone Center', 'Second']);
    const first = (await app.call('GET', `/api/merchants/${rows[0].id}`, { as: 'sales.admin' })).body.data;
    expect(first).toMatchObject({
      status: 'SUBMITTED',
      referenceNumber: answer.data.referenceNumber,
      submittedBy: 'sales.admin',
      minCashAmt: '500.00',
      maxCashAmt: '50000.50',
      terminalDetails: [{ terminalId: 'T-1' }],
      isEwt: true,
      isTwa: false,
      city: 'City of Cebu',
      isSameAddress: false,
      isSameBank: true,
      commodities: [
        { code: 'MOBILE', name: 'Mobile and gadgets', types: [{ code: 'PHONE', isEnabled: true }] },
      ],
      schedules: [{ days: ['Monday', 'Tuesday'], openingHour: '08:00', closingHour: '17:30' }],
      ecommerceSites: [{ website: 'https://nena.example.test', isEnabled: true }],
      associateCount: 1,
      version: 1,
    });
  });

  it('[merchant.locationId] have the id of their business place as location', async () => {
    const { body: answer } = await post(await body({ merchants: [whole()] }));
    const { rows } = await app.admin.query('select id from merchant where partner_id = $1', [answer.data.id]);
    const { data } = (await app.call('GET', `/api/merchants/${rows[0].id}`, { as: 'sales.admin' })).body;
    expect(data.addresses).toMatchObject([{ id: data.locationId, type: 'BUSINESS_PLACE' }]);
  });

  it('that share the parts of the partner show them', async () => {
    const { body: answer } = await post(
      await body({ merchants: [{ merchantName: 'Sharing', isSameAddress: true }] }),
    );
    const { rows } = await app.admin.query('select id from merchant where partner_id = $1', [answer.data.id]);
    const { data } = (await app.call('GET', `/api/merchants/${rows[0].id}`, { as: 'sales.admin' })).body;
    expect(data).toMatchObject({
      city: 'City of Calamba',
      addresses: [{ type: 'BUSINESS_PLACE', municipality: 'City of Calamba' }],
      bankDetails: answer.data.bankDetails,
      contactPersons: answer.data.contactPersons,
    });
  });
});

describe('a TIN', () => {
  it('is one record’s, branch by branch', async () => {
    const root = freshTin();
    expect((await post(await body({ tinNumber: root }))).status).toBe(200);
    for (const same of [root, `${root}000`, `${root}000000`]) {
      const { status, body: answer } = await post(await body({ tinNumber: same }));
      expect([status, answer.error]).toEqual([422, 'rule_tin_taken']);
      expect(answer.fields.tinNumber).toContain('Ñ & Sons Trading Corp.');
    }
    expect((await post(await body({ tinNumber: `${root}001` }))).status).toBe(200);
    expect((await post(await body({ tinNumber: `${root}000001` }))).status).toBe(422);
  });

  it('goes to one of two who come at the same moment', async () => {
    const [one, other] = await Promise.all([body({ tinNumber: freshTin() }), body()]);
    const answers = await Promise.all([post(one), post({ ...other, tinNumber: one.tinNumber })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body;
    expect([refused.error, Object.keys(refused.fields)]).toEqual(['rule_tin_taken', ['tinNumber']]);
  });

  it('is free again when its record is over', async () => {
    const tinNumber = freshTin();
    const { id } = (await post(await body({ tinNumber }))).body.data;
    await app.admin.query(`update partner set status = 'REJECTED' where id = $1`, [id]);
    expect((await post(await body({ tinNumber }))).status).toBe(200);
  });

  it('is not that of two stores of one application', async () => {
    const tinNumber = freshTin('002');
    const { status, body: answer } = await post(
      await body({ merchants: [storeBody(calamba, { tinNumber }), storeBody(calamba, { tinNumber })] }),
    );
    expect([status, answer.error, Object.keys(answer.fields)]).toEqual([
      422,
      'rule_tin_taken',
      ['merchants.1.tinNumber'],
    ]);
    expect(answer.fields['merchants.1.tinNumber']).toContain('Store 1 of this application');
  });
});

describe('who enters partners', () => {
  it('holders of PAR_CREATE', async () => {
    const { status, body: answer } = await post(await body(), {}, 'online.viewer');
    expect([status, answer.missing]).toEqual([403, [['PAR_CREATE']]]);
  });
  it('of the provider only', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{PAR_CREATE}' where name = 'PARTNER_ADMIN'`,
    );
    const { status, body: answer } = await post(await body(), {}, 'partner.admin');
    expect([status, answer.error]).toEqual([403, 'forbidden']);
  });
});
