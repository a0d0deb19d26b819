import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication, standingOf } from '#tests/support/records/applications.ts';
import { type PlaceBody, placeIn, storeBody } from '#tests/support/records/partnerBodies.ts';
import { associateBody, peopleBench } from '#tests/support/records/people.ts';

let app: TestApp;
let people: ReturnType<typeof peopleBench>;
let place: PlaceBody;
let manila: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleBench(app);
  place = await placeIn(app.admin, 'City of Calamba');
  manila = await placeIn(app.admin, 'City of Manila');
});
afterAll(() => app.stop());

const count = async (rest: string): Promise<number> =>
  (await app.admin.query(`select count(*)::int as n from ${rest}`)).rows[0].n;
const everything = () => count('associate a full join associate_merchant s on s.associate_id = a.id');
let made = 0;
const nobodyYet = () => `Tao ${'abcdefghijklmnopqrstuvwxyz'[made++] ?? made}`;
const added = async (storeId: string, more: object = {}, as = 'sales.admin') =>
  (await people.add(storeId, associateBody(nobodyYet(), more), { as })).body.data;

describe('adding a person to a store', () => {
  it('keeps who it is, both addresses and all stores, and stands in the trail', async () => {
    const body = associateBody('Niña', {
      position: 'Cashier',
      presentAddress: { ...place, streetName: 'Mabini St.' },
      permanentAddress: { ...manila, streetNumber: '12' },
      merchantIds: ['2', '4'],
    });
    const { status, body: answer } = await people.add('1', body, { as: 'partner.admin' });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      type: 'retailer-associates',
      firstName: 'Niña',
      lastName: "D'Andrade",
      position: 'Cashier',
      mobileNumber: '639171234567',
      birthDate: '1998-04-30',
      isEnabled: true,
      isSameAddress: false,
      updatedBy: 'partner.admin',
      version: 1,
    });
    const stores = answer.data.merchants.map(({ id }: { id: string }) => id);
    expect(stores.sort()).toEqual(['1', '2', '4']);
    const [present, permanent] = answer.data.addresses;
    expect(present).toMatchObject({
      type: 'PRESENT',
      municipality: 'City of Calamba',
      streetName: 'Mabini St.',
    });
    expect(permanent).toMatchObject({
      type: 'PERMANENT',
      municipality: 'City of Manila',
      streetNumber: '12',
    });
    const trail = `audit.entry where target = 'associate' and key = '${answer.data.id}' and actor = 'partner.admin' and partner_id = 1`;
    expect(await count(trail)).toBe(1);
  });

  it('is done once for a key that is sent twice', async () => {
    const [body, headers] = [associateBody('Once'), { 'Idempotency-Key': 'add-once' }];
    const one = await people.add('1', body, { headers });
    const other = await people.add('1', body, { headers });
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect(await count(`associate where first_name = 'Once'`)).toBe(1);
  });

  it.each([
    ['a minor', { birthDate: '2008-11-21' }, 'birthDate'],
    ['a day that is none', { birthDate: '1990-02-30' }, 'birthDate'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['another position', { position: 'Janitor' }, 'position'],
    ['a number that is none', { mobileNumber: '12' }, 'mobileNumber'],
    ['a shared address that is not there', { isSameAddress: true }, 'presentAddress'],
    ['an unknown field', { salary: 1 }, 'salary'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const before = await everything();
    const { status, body } = await people.add('1', associateBody(nobodyYet(), wrong));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await everything()).toBe(before);
  });

  it('is refused with a barangay of another city, on its field', async () => {
    const presentAddress = { ...place, barangayId: manila.barangayId };
    const { status, body } = await people.add('1', associateBody(nobodyYet(), { presentAddress }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['presentAddress.barangayId']]);
  });

  it('is refused when one of the stores has that person, told by name and birth date', async () => {
    const before = await people.add('2', associateBody('Liezel Ann'));
    expect(before.status).toBe(200);
    const again = (more: object = {}) =>
      people.add('1', associateBody('LIEZEL ANN', { merchantIds: ['2'], ...more }));
    const { status, body } = await again();
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_person_taken', ['lastName']]);
    expect((await again({ middleName: null })).status).toBe(422);
    expect((await again({ middleName: 'Reyes' })).status).toBe(200);
    expect((await again({ birthDate: '1999-04-30' })).status).toBe(200);
    expect((await people.add('4', associateBody('Liezel Ann'))).status).toBe(200);
  });

  it('lets one of two pass that come at once', async () => {
    const body = associateBody('At Once');
    const answers = await Promise.all([people.add('1', body), people.add('1', body), people.add('1', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it.each([
    ['of another partner', '10'],
    ['that is unknown', '99999999'],
    ['that is none', 'x'],
  ])('is refused with a store %s, which is named', async (_what, id) => {
    const before = await everything();
    const body = associateBody(nobodyYet(), { merchantIds: ['2', id] });
    const { status, body: answer } = await people.add('1', body);
    expect([status, answer.error, Object.keys(answer.fields)]).toEqual([
      422,
      'rule_store_unknown',
      ['merchantIds.1'],
    ]);
    expect(await everything()).toBe(before);
  });

  it('is refused to those without the permission, and in stores of others', async () => {
    const status = async (as: string, storeId = '1') =>
      (await people.add(storeId, associateBody(nobodyYet()), { as })).status;
    for (const as of ['store.manager', 'accounting', 'it.support', 'online.viewer'])
      expect(await status(as), as).toBe(403);
    expect(await status('partner.admin', '10')).toBe(404);
    expect(await status('other.partner', '1')).toBe(404);
    expect(await status('head.office')).toBe(200);
  });

  it('is refused in a store that nobody edits, or of such a partner', async () => {
    const blocked = await makeApplication(app.admin, {
      status: 'A',
      stores: [{ status: 'B' }, { status: 'A' }],
    });
    const ofBlocked = await makeApplication(app.admin, { status: 'B', stores: [{ status: 'A' }] });
    for (const id of [blocked.storeIds[0], ofBlocked.storeIds[0]]) {
      const { status, body } = await people.add(`${id}`, associateBody(nobodyYet()));
      expect([status, body.error]).toEqual([422, 'rule_not_editable']);
    }
    const merchantIds = [blocked.storeIds[0]];
    const { body } = await people.add(`${blocked.storeIds[1]}`, associateBody(nobodyYet(), { merchantIds }));
    expect([body.error, Object.keys(body.fields)]).toEqual(['rule_not_editable', ['merchantIds.0']]);
  });

  it('moves the version of a store under review with its partner, and of no active one', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    await added(`${storeIds[0]}`, {}, 'sbo.second');
    expect((await standingOf(app.admin, 'merchant', `${storeIds[0]}`)).version).toBe(2);
    expect((await standingOf(app.admin, 'partner', partnerId)).version).toBe(2);
    const edited = `partner where id = ${partnerId} and edited_by = 'sbo.second'`;
    expect(await count(edited)).toBe(1);
    const before = await standingOf(app.admin, 'merchant', '1');
    await added('1');
    expect((await standingOf(app.admin, 'merchant', '1')).version).toBe(before.version);
  });
});

describe('changing who a person is', () => {
  const details = (firstName: string, more: object = {}) => associateBody(firstName, more);

  it('replaces the personal details and raises the version', async () => {
    const { id } = await added('1');
    const body = details('Nueva', { email: '', civilStatus: 'MARRIED', middleName: '' });
    const { status, body: answer } = await people.update('personal-details', { merchantId: '1', id }, body);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      ...{ firstName: 'Nueva', middleName: null, email: null, civilStatus: 'MARRIED', version: 2 },
    });
  });

  it('is refused on an older version, with the person as it stands, and without one', async () => {
    const { id } = await added('1');
    const at = { merchantId: '1', id };
    await people.update('personal-details', at, details('Second'));
    const stale = await people.update('personal-details', at, details('Third'), { version: 1 });
    expect([stale.status, stale.body.current.firstName, stale.body.current.version]).toEqual([
      409,
      'Second',
      2,
    ]);
    expect((await people.update('personal-details', at, details('Third'), { version: null })).status).toBe(
      428,
    );
  });

  it('is refused for a minor, and for a name that the store has already', async () => {
    const [one, other] = [await added('1'), await added('1')];
    const at = { merchantId: '1', id: other.id };
    const minor = await people.update('personal-details', at, details('X', { birthDate: '2015-01-01' }));
    expect([minor.status, Object.keys(minor.body.fields)]).toEqual([400, ['birthDate']]);
    const taken = await people.update('personal-details', at, details(one.firstName));
    expect([taken.status, taken.body.error]).toEqual([422, 'rule_person_taken']);
    expect((await people.update('personal-details', at, details(other.firstName))).status).toBe(200);
  });

  it('answers 404 in a store where the person is not, for representatives, and for others', async () => {
    const { id } = await added('1');
    const sales = await app.admin.query(
      `select id from associate where partner_id = 1 and kind = 'SALES' limit 1`,
    );
    const status = async (at: { merchantId: string; id: string }, as?: string) =>
      (await people.update('personal-details', at, details('Y'), { version: 1, ...(as ? { as } : {}) }))
        .status;
    expect(await status({ merchantId: '2', id })).toBe(404);
    expect(await status({ merchantId: '1', id: sales.rows[0].id })).toBe(404);
    expect(await status({ merchantId: '1', id }, 'other.partner')).toBe(404);
    expect(await status({ merchantId: '1', id }, 'store.manager')).toBe(403);
    expect(await status({ merchantId: '1', id: 'x' })).toBe(404);
  });
});

describe('the people of a new store', () => {
  it('are of age, and each in the list once', async () => {
    const minor = { firstName: 'Bata', lastName: 'Cruz', birthDate: '2012-01-01' };
    const grown = { firstName: 'Ana', lastName: 'Núñez' };
    const body = storeBody(place, {
      partnerId: '1',
      retailerAssociates: [grown, minor, { ...grown, lastName: 'NUNEZ' }],
    });
    const answer = await app.call('POST', '/api/merchants', { as: 'sales.admin', body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      ['retailerAssociates.1.birthDate', 'retailerAssociates.2.lastName'],
    ]);
  });
});
