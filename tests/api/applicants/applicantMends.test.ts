import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { placeIn } from '#tests/support/records/partnerBodies.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const PM = '/api/partner-management';

const one = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows[0];
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const made = async (
  more: Parameters<typeof bench.application>[0] = { ...INCOMPLETE, stores: [INCOMPLETE] },
) => {
  const own = await bench.application(more);
  return { own, as: await bench.signIn(own) };
};

const remark = async (
  own: Application,
  section: string,
  field: string | null,
  merchantId?: string,
): Promise<string> => {
  const text = `insert into review_remark (partner_id, merchant_id, section, field, message, created_by)
    values ($1, $2, $3, $4, 'Not as on the certificate', 'sbo.reviewer') returning id::text`;
  return (await one(text, [own.partnerId, merchantId ?? null, section, field])).id;
};
const versionOf = async (table: 'partner' | 'merchant', id: string): Promise<string> =>
  String((await one(`select version from ${table} where id = $1`, [id])).version);

const mend = async (
  own: Application,
  as: string | undefined,
  id: string,
  values: object,
  { version, merchantId }: { version?: string; merchantId?: string } = {},
) =>
  app.call('POST', `/api/self-service/remarks/${id}/mend`, {
    as,
    body: { values },
    headers: {
      'If-Match':
        version ??
        (merchantId ? await versionOf('merchant', merchantId) : await versionOf('partner', own.partnerId)),
    },
  });

describe('mending what a remark asks for', () => {
  it('writes the field, clears the remark, raises the version, and stands in the trail under the application', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', 'name');
    const answer = await mend(own, as, id, { name: 'Aling Nena Trading' });
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { id: own.partnerId, version: 2, approvalRequestId: null },
    ]);
    const track = await app.call('GET', `${PM}/get-details/${own.partnerId}/partner/track`, { as });
    expect(track.body.data).toMatchObject({
      name: 'Aling Nena Trading',
      remarks: [{ id, state: 'CHANGED' }],
    });
    const trail = await one(
      `select actor, after from audit.entry where target = 'partner' and key = $1 and after ? 'name' order by id desc limit 1`,
      [own.partnerId],
    );
    expect(trail).toMatchObject({ actor: own.reference, after: { name: 'Aling Nena Trading' } });
    const again = await app.call('POST', `${PM}/resubmit/${own.partnerId}`, {
      as,
      headers: { 'If-Match': '2' },
    });
    expect(again.body.data).toMatchObject({ status: 'SUBMITTED', remarks: [{ id, state: 'CHANGED' }] });
  });

  it('opens no other field of its section, and no other section', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', 'name');
    const answer = await mend(own, as, id, {
      name: 'Aling Nena',
      tinNumber: '123456789',
      accountName: 'Nena',
    });
    expect([...errorOf(answer), Object.keys(answer.body.fields)]).toEqual([
      400,
      'invalid',
      ['values.tinNumber', 'values.accountName'],
    ]);
    expect((await one('select name from partner where id = $1', [own.partnerId])).name).toBe(own.name);
  });

  it('never writes where codes go, nor what staff keep', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'contact-person', null);
    for (const values of [
      { mobileNumber: '09171234567' },
      { emailAddress: 'a@b.ph' },
      { hsisCode: 'X1' },
      { status: 'A' },
    ])
      expect(errorOf(await mend(own, as, id, values))).toEqual([400, 'invalid']);
  });

  it('holds each value to the bounds that it has everywhere, and names the field', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', null);
    const answer = await mend(own, as, id, { tinNumber: '12345', name: '' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['values.name', 'values.tinNumber']);
  });

  it('writes the account with its bank, and drops the branch of the bank before', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'bank-details', 'bankId');
    const { bank } = await one('select max(id)::text as bank from bank');
    const answer = await mend(own, as, id, { bankId: bank, accountNumber: '1234 5678 90' });
    expect(answer.status).toBe(200);
    const row = await one(
      'select bank_id::text as bank, bank_branch_id as branch, account_number as number from bank_account where partner_id = $1 and merchant_id is null',
      [own.partnerId],
    );
    expect(row).toEqual({ bank, branch: null, number: '1234567890' });
    const unknown = await mend(own, as, id, { bankId: '999999999' });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['values.bankId']]);
  });

  it('writes the people: who is called, and who signs', async () => {
    const { own, as } = await made();
    const called = await remark(own, 'contact-person', 'fullName');
    const fullName = { firstName: 'Nena', middleName: null, lastName: 'Cruz' };
    expect((await mend(own, as, called, { fullName })).status).toBe(200);
    const signs = await remark(own, 'bank-details', 'authorizedSignatory');
    expect(
      (await mend(own, as, signs, { authorizedSignatory: { ...fullName, firstName: 'Ramon' } })).status,
    ).toBe(200);
    const { rows } = await app.admin.query(
      `select role, first_name, last_name from contact_person where partner_id = $1 and merchant_id is null order by role`,
      [own.partnerId],
    );
    expect(rows).toEqual([
      { role: 'AUTHORIZED_SIGNATORY', first_name: 'Ramon', last_name: 'Cruz' },
      { role: 'CONTACT_PERSON', first_name: 'Nena', last_name: 'Cruz' },
    ]);
  });

  it('writes an address whose places lie in each other', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', 'address');
    const address = await placeIn(app.admin, 'City of Calamba');
    expect(Object.keys((await mend(own, as, id, { address })).body.fields)).toEqual(['values.address']);
    await app.admin.query(`insert into address (partner_id, type) values ($1, 'REGISTRATION')`, [
      own.partnerId,
    ]);
    const answer = await mend(own, as, id, { address: { ...address, streetName: 'Rizal' } });
    expect(answer.status).toBe(200);
    const row = await one(
      'select street_name from address where partner_id = $1 and merchant_id is null and associate_id is null',
      [own.partnerId],
    );
    expect(row).toEqual({ street_name: 'Rizal' });
    const wrong = await mend(own, as, id, { address: { ...address, barangayId: '9999999999' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['values.address.barangayId']]);
  });

  it('writes all of an address, and nothing beside it', async () => {
    const { own, as } = await made();
    await app.admin.query(`insert into address (partner_id, type) values ($1, 'REGISTRATION')`, [
      own.partnerId,
    ]);
    const id = await remark(own, 'business-details', 'address');
    const [there, elsewhere] = [
      await placeIn(app.admin, 'City of Calamba'),
      await placeIn(app.admin, 'City of Makati'),
    ];
    const door = {
      streetNumber: '1',
      streetName: 'Rizal',
      buildingName: 'Arcade',
      floorNumber: '2',
      unitNumber: 'B',
    };
    expect((await mend(own, as, id, { address: there })).status).toBe(200);
    expect((await mend(own, as, id, { address: { ...elsewhere, ...door } })).status).toBe(200);
    const row = await one(
      `select city_id as "municipalityId", barangay_id as "barangayId", zip_code_id::text as "zipCodeId", unit_number as unit,
        building_name as building from address where partner_id = $1 and merchant_id is null and associate_id is null`,
      [own.partnerId],
    );
    const { municipalityId, barangayId, zipCodeId } = elsewhere;
    expect(row).toEqual({ municipalityId, barangayId, zipCodeId, unit: 'B', building: 'Arcade' });
    const mixed = { ...elsewhere, barangayId: there.barangayId };
    expect(Object.keys((await mend(own, as, id, { address: mixed })).body.fields)).toEqual([
      'values.address.barangayId',
    ]);
    const beside = await mend(own, as, id, { address: elsewhere, name: 'Nena' });
    expect(Object.keys(beside.body.fields)).toEqual(['values.name']);
  });

  it('of a store at its partner’s address gives it one of its own, which follows no more', async () => {
    const { own, as } = await made();
    const [merchantId = ''] = own.storeIds;
    const there = await placeIn(app.admin, 'City of Calamba');
    const elsewhere = await placeIn(app.admin, 'City of Makati');
    await app.admin.query(
      `insert into address (partner_id, merchant_id, type) values ($1, null, 'REGISTRATION'), ($1, $2, 'BUSINESS_PLACE')`,
      [own.partnerId, merchantId],
    );
    await app.admin.query('update merchant set is_same_address = true where id = $1', [merchantId]);
    const ofPartner = await remark(own, 'business-details', 'address');
    expect((await mend(own, as, ofPartner, { address: there })).status).toBe(200);
    const read = () =>
      one(
        `select m.is_same_address as shares, a.city_id as city, m.city_id as "storeCity" from merchant m
          join address a on a.merchant_id = m.id where m.id = $1`,
        [merchantId],
      );
    expect(await read()).toMatchObject({ shares: true, city: there.municipalityId });

    const id = await remark(own, 'merchant', 'address', merchantId);
    expect((await mend(own, as, id, { address: there }, { merchantId })).status).toBe(200);
    expect(await read()).toMatchObject({ shares: true });
    expect((await mend(own, as, id, { address: elsewhere }, { merchantId })).status).toBe(200);
    const { municipalityId } = elsewhere;
    expect(await read()).toEqual({ shares: false, city: municipalityId, storeCity: municipalityId });
    await mend(own, as, ofPartner, { address: { ...there, streetName: 'Rizal' } });
    expect(await read()).toMatchObject({ shares: false, city: municipalityId });
  });

  it('of a store is the store’s, with its version', async () => {
    const { own, as } = await made();
    const [merchantId = ''] = own.storeIds;
    const id = await remark(own, 'merchant', 'merchantName', merchantId);
    const answer = await mend(own, as, id, { merchantName: 'Nena 2' }, { merchantId });
    expect([answer.status, answer.body.data.id]).toEqual([200, merchantId]);
    expect((await one('select name from merchant where id = $1', [merchantId])).name).toBe('Nena 2');
  });
});

describe('mending is refused', () => {
  it('of another’s remark as of an unknown one, and without an applicant’s session', async () => {
    const [{ as }, { own: other }] = [await made(), await made()];
    const id = await remark(other, 'business-details', 'name');
    const [theirs, unknown] = [
      await mend(other, as, id, { name: 'Mine now' }),
      await mend(other, as, '999999999', { name: 'Mine now' }),
    ];
    expect([theirs.status, theirs.body.message]).toEqual([404, unknown.body.message]);
    expect((await one('select name from partner where id = $1', [other.partnerId])).name).toBe(other.name);
    expect((await mend(other, undefined, id, { name: 'Nobody' })).status).toBe(401);
    expect((await mend(other, 'sbo.reviewer', id, { name: 'Staff' })).status).toBeGreaterThanOrEqual(401);
  });

  it('by the version that was seen: 428 without, 409 with what stands now', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', 'name');
    const stale = await mend(own, as, id, { name: 'Nena' }, { version: '7' });
    expect([...errorOf(stale), stale.body.current.version]).toEqual([409, 'conflict', 1]);
    const bare = await app.call('POST', `/api/self-service/remarks/${id}/mend`, {
      as,
      body: { values: { name: 'Nena' } },
    });
    expect(errorOf(bare)).toEqual([428, 'version_missing']);
  });

  it.each([
    ['SUBMITTED', null, 'rule_remark_settled'],
    ['APPROVED', 'APPROVED', 'rule_not_editable'],
    ['REJECTED', null, 'rule_not_editable'],
  ] as const)('while the application is %s, %s', async (status, workflow, error) => {
    const { own, as } = await made({ status, workflow, stores: [] });
    const id = await remark(own, 'business-details', 'name');
    expect(errorOf(await mend(own, as, id, { name: 'Nena' }))).toEqual([422, error]);
  });

  it('once it was handed in again', async () => {
    const { own, as } = await made();
    const id = await remark(own, 'business-details', 'name');
    await mend(own, as, id, { name: 'Nena' });
    await app.call('POST', `${PM}/resubmit/${own.partnerId}`, { as, headers: { 'If-Match': '2' } });
    expect(errorOf(await mend(own, as, id, { name: 'Later' }))).toEqual([422, 'rule_remark_settled']);
  });

  it('of what a store shares with its partner', async () => {
    const { own, as } = await made();
    const [merchantId = ''] = own.storeIds;
    await app.admin.query('delete from bank_account where merchant_id = $1', [merchantId]);
    const id = await remark(own, 'bank-details', 'accountName', merchantId);
    const answer = await mend(own, as, id, { accountName: 'Nena' }, { merchantId });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['values.bankId']]);
  });
});
