import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type EditOptions, editBench } from '#tests/support/records/editBench.ts';
import { freshTin, type PlaceBody, personBody, placeIn } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
let calamba: PlaceBody;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
  calamba = await placeIn(app.admin, 'City of Calamba');
  cebu = await placeIn(app.admin, 'City of Cebu');
});
afterAll(() => app.stop());

const get = (id: string) => bench.merchant(id);
const make = (more: object = {}) => bench.makeMerchant(more);
const edit = (id: string, body: unknown, options?: EditOptions) => bench.editMerchant(id, body, options);
const section = (id: string, name: string, body: unknown, options?: EditOptions) =>
  bench.merchantSection(name)(id, body, options);
const schedules = (id: string, rows: unknown[], options?: EditOptions) =>
  bench.schedules(id, { schedules: rows }, options);
const sites = (id: string, rows: unknown[], options?: EditOptions) =>
  bench.sites(id, { ecommerceSites: rows }, options);
const stand = (id: string, status: string, workflow: string | null = null) =>
  bench.stand('merchant', id, status, workflow);
const details = (more: object = {}) => ({ merchantName: 'Renamed Store', address: cebu, ...more });

describe('editing a store', () => {
  it('writes what it is and what it is as a business, and answers it whole', async () => {
    const id = await make();
    const tinNumber = freshTin('004');
    const { status, body } = await edit(
      id,
      details({
        address: calamba,
        tinNumber,
        vatType: 'VAT_EXEMPT',
        merchantType: 'KIOSK',
        maxCashAmt: 20000,
        isTwa: true,
      }),
      { as: 'sbo.reviewer' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      merchantName: 'Renamed Store',
      tinNumber,
      vatType: 'VAT_EXEMPT',
      merchantType: 'KIOSK',
      maxCashAmt: '20000.00',
      isTwa: true,
      city: 'City of Calamba',
      version: 2,
      updatedBy: 'sbo.reviewer',
      editedBy: 'sbo.reviewer',
    });
  });

  it('moves the application that it is part of', async () => {
    const id = await make();
    const { partnerId } = await get(id);
    const before = await bench.partner(partnerId);
    await edit(id, details(), { as: 'sbo.reviewer' });
    expect(await bench.partner(partnerId)).toMatchObject({
      version: before.version + 1,
      editedBy: 'sbo.reviewer',
      submittedBy: 'sales.admin',
    });
  });

  it('of an active partner leaves the partner alone', async () => {
    const before = await bench.partner('1');
    const { rows } = await app.admin.query(
      'select id from merchant where partner_id = 1 order by id limit 1',
    );
    expect((await edit(rows[0].id, details())).status).toBe(200);
    const after = await bench.partner('1');
    expect(after.version).toBe(before.version);
  });

  it('keeps what staff set when it is left out', async () => {
    const id = await make({
      minCashAmt: '500',
      pos: 'POS-1',
      isEwt: true,
      terminalDetails: [{ terminalId: 'T-1' }],
    });
    const staffs = {
      minCashAmt: '500.00',
      pos: 'POS-1',
      isEwt: true,
      terminalDetails: [{ terminalId: 'T-1' }],
    };
    expect((await edit(id, details())).body.data).toMatchObject(staffs);
    const { body } = await edit(id, details({ minCashAmt: null, pos: '', terminalDetails: [] }));
    expect(body.data).toMatchObject({ minCashAmt: null, pos: null, isEwt: true, terminalDetails: [] });
  });

  it('compares an amount that is sent with the one that stays', async () => {
    const id = await make({ minCashAmt: '500' });
    const { status, body } = await edit(id, details({ maxCashAmt: '499' }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['maxCashAmt']]);
  });

  it('is refused on a stale version, with the record as it stands', async () => {
    const id = await make();
    await edit(id, details({ merchantName: 'Mine' }));
    const { status, body } = await edit(id, details(), { version: 1 });
    expect([status, body.error, body.current.merchantName, body.current.version]).toEqual([
      409,
      'conflict',
      'Mine',
      2,
    ]);
  });

  it('of two at the same moment only the first one gets through', async () => {
    const id = await make();
    const answers = await Promise.all(
      ['One', 'Other'].map((merchantName) => edit(id, details({ merchantName }), { version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(id)).version).toBe(2);
  });

  it('is once for one idempotency key', async () => {
    const id = await make();
    const options = { version: 1, headers: { 'Idempotency-Key': `edit-store-${id}` } };
    const first = await edit(id, details(), options);
    expect((await edit(id, details(), options)).body).toEqual(first.body);
    expect((await get(id)).version).toBe(2);
  });

  it.each([
    ['C', null],
    ['B', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ])('[app.editability] is refused as %s with workflow %s, in every section', async (status, workflow) => {
    const id = await make();
    await stand(id, status, workflow);
    const answers = [
      await edit(id, details()),
      await section(id, 'commodities', { commodities: [] }),
      await schedules(id, []),
      await sites(id, []),
    ];
    expect(answers.map((one) => [one.status, one.body.error])).toEqual(
      answers.map(() => [422, 'rule_not_editable']),
    );
  });

  it('names every field that is wrong', async () => {
    const id = await make();
    const { status, body } = await edit(
      id,
      details({
        vatType: 'NONE',
        merchantType: 'TENT',
        minCashAmt: 'x',
        address: { ...cebu, zipCodeId: calamba.zipCodeId },
      }),
    );
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      400,
      ['address.zipCodeId', 'merchantType', 'minCashAmt', 'vatType'],
    ]);
    expect((await get(id)).version).toBe(1);
  });

  it('another’s TIN is refused, its own is not', async () => {
    const [one, other] = [await make(), await make()];
    const [{ tinNumber: own }, { tinNumber }] = [await get(one), await get(other)];
    expect((await edit(one, details({ tinNumber: own }))).status).toBe(200);
    const { status, body } = await edit(one, details({ tinNumber }));
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_tin_taken', ['tinNumber']]);
  });
});

describe('a shared address', () => {
  it('begins and ends', async () => {
    const id = await make();
    const shared = await edit(id, { merchantName: 'Sharing', isSameAddress: true });
    expect(shared.body.data).toMatchObject({ isSameAddress: true, city: 'City of Calamba' });
    const same = await edit(id, details({ address: calamba }));
    expect(same.body.data).toMatchObject({ isSameAddress: true });
    const own = await edit(id, details({ address: cebu }));
    expect(own.body.data).toMatchObject({ isSameAddress: false, city: 'City of Cebu' });
    expect(own.body.data.locationId).toBe(shared.body.data.locationId);
  });

  it('is not sent with another one, and is not left out where none is shared', async () => {
    const id = await make();
    for (const more of [{ isSameAddress: true }, { address: null }]) {
      const { status, body } = await edit(id, details(more));
      expect([status, Object.keys(body.fields)]).toEqual([400, ['address']]);
    }
  });
});

describe('people of the partner', () => {
  const own = async () =>
    (await app.admin.query('select id from merchant where partner_id = 1 order by id desc limit 1')).rows[0]
      .id;

  it('edit their stores, with what is staff’s left as it is', async () => {
    const id = await own();
    const { minCashAmt, maxCashAmt, hsisSalesRoomCode, isTwa, accountOwner } = await get(id);
    const same = { minCashAmt, maxCashAmt: Number(maxCashAmt), hsisSalesRoomCode, isTwa };
    const { status, body } = await edit(id, details(same), { as: 'partner.admin' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await get(id)).toMatchObject({ minCashAmt, maxCashAmt, hsisSalesRoomCode, isTwa, accountOwner });
  });

  it('are refused a change of it by name', async () => {
    const id = await own();
    const answers = [
      await edit(id, details({ maxCashAmt: '1', hsisSalesRoomCode: 'S-MINE' }), { as: 'partner.admin' }),
      await section(id, 'merchant', details({ maxCashAmt: '1', hsisSalesRoomCode: 'S-MINE' }), {
        as: 'partner.admin',
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body.error, Object.keys(body.fields)]).toEqual([
        403,
        'forbidden',
        ['hsisSalesRoomCode', 'maxCashAmt'],
      ]);
    const tax = await section(id, 'business-details', { isTwa: true, isEwt: null }, { as: 'partner.admin' });
    expect(tax.status).toBe(400);
  });

  it('write every section of theirs', async () => {
    const id = await own();
    const as = 'partner.admin';
    const answers = [
      await section(id, 'merchant', details(), { as }),
      await section(id, 'business-details', { tinNumber: freshTin('005') }, { as }),
      await section(id, 'contact-person', { contactPersons: [personBody('OWNER', 'Ana')] }, { as }),
      await section(id, 'commodities', { commodities: [{ code: 'ELEC', isEnabled: true }] }, { as }),
      await schedules(id, [{ days: ['Sunday'], openingHour: '10:00', closingHour: '21:00' }], { as }),
      await sites(id, [{ website: 'https://ours.example.test' }], { as }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('do not reach another’s, and store people write none', async () => {
    const id = await own();
    for (const answer of [
      await edit(id, details(), { as: 'other.partner' }),
      await section(id, 'commodities', { commodities: [] }, { as: 'other.partner' }),
      await schedules(id, [], { as: 'other.partner' }),
      await sites(id, [], { as: 'other.partner' }),
    ])
      expect(answer.status).toBe(404);
    await app.admin.query(
      `update access_role set permissions = permissions || '{PM_EDIT}' where name = 'STORE_MANAGER'`,
    );
    const { rows } = await app.admin.query(
      'select id from merchant where partner_id = 1 order by id limit 1',
    );
    expect((await schedules(rows[0].id, [], { as: 'store.manager' })).status).toBe(403);
  });
});
