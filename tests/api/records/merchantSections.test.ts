import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type EditOptions, editBench } from '#tests/support/records/editBench.ts';
import { bankOf, personBody } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
});
afterAll(() => app.stop());

const get = (id: string) => bench.merchant(id);
const make = (more: object = {}) => bench.makeMerchant(more);
const section = (id: string, name: string, body: unknown, options?: EditOptions) =>
  bench.merchantSection(name)(id, body, options);
const schedules = (id: string, rows: unknown[], options?: EditOptions) =>
  bench.schedules(id, { schedules: rows }, options);
const sites = (id: string, rows: unknown[], options?: EditOptions) =>
  bench.sites(id, { ecommerceSites: rows }, options);
const stand = (id: string, status: string, workflow: string | null = null) =>
  bench.stand('merchant', id, status, workflow);

describe('the sections of a store', () => {
  it('opening hours, all of them; those without a day are dropped', async () => {
    const id = await make();
    const week = [
      { days: ['Monday', 'Tuesday'], openingHour: '08:00', closingHour: '17:00' },
      { days: ['Sunday'], openingHour: '10:00', closingHour: '15:00' },
    ];
    const { body } = await schedules(id, [...week, { days: [], openingHour: '08:00', closingHour: '09:00' }]);
    expect(body.data).toEqual({ id, version: 2, approvalRequestId: null });
    expect((await get(id)).schedules).toEqual(week);
    await schedules(id, week.slice(1));
    expect((await get(id)).schedules).toEqual(week.slice(1));
    await schedules(id, []);
    expect((await get(id)).schedules).toEqual([]);
  });

  it.each([
    [[{ days: ['Monday'], openingHour: '17:00', closingHour: '08:00' }], 'schedules.0.closingHour'],
    [[{ days: ['Monday'], openingHour: '24:00', closingHour: '25:00' }], 'schedules.0.openingHour'],
    [
      [
        { days: ['Monday'], openingHour: '08:00', closingHour: '12:00' },
        { days: ['Monday'], openingHour: '11:59', closingHour: '17:00' },
      ],
      'schedules.1.openingHour',
    ],
    [
      [{ days: ['Monday', 'Sunday', 'Monday'], openingHour: '08:00', closingHour: '12:00' }],
      'schedules.0.days',
    ],
  ])('opening hours that cannot be, %#', async (rows, field) => {
    const id = await make();
    const { status, body } = await schedules(id, rows);
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, field]);
    expect((await get(id)).version).toBe(1);
  });

  it('web shops, all of them, in their rows', async () => {
    const id = await make();
    await sites(id, [
      { website: 'https://a.example.test' },
      { website: 'https://b.example.test', isEnabled: false },
    ]);
    await sites(id, [{ website: 'https://a.example.test', isEnabled: false }]);
    expect((await get(id)).ecommerceSites).toEqual([{ website: 'https://a.example.test', isEnabled: false }]);
    const { rows } = await app.admin.query(
      `select operation from audit.entry where target = 'ecommerce_site' and merchant_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ operation }) => operation).toSorted()).toEqual([
      'DELETE',
      'INSERT',
      'INSERT',
      'UPDATE',
    ]);
    const twice = await sites(id, [
      { website: 'https://a.example.test' },
      { website: 'https://a.example.test/' },
    ]);
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['ecommerceSites.1.website']]);
  });

  it('commodities with their types', async () => {
    const id = await make();
    const save = (commodities: unknown[]) => section(id, 'commodities', { commodities });
    await save([
      { code: 'ELEC', isEnabled: true, types: [{ code: 'TV' }] },
      { code: 'MOBILE', isEnabled: false, types: [{ code: 'PHONE' }] },
    ]);
    expect((await get(id)).commodities).toEqual([
      {
        code: 'ELEC',
        name: 'Electronics',
        isEnabled: true,
        types: [{ code: 'TV', name: 'Television', isEnabled: true }],
      },
    ]);
    await save([{ code: 'ELEC', isEnabled: true, types: [{ code: 'AUDIO' }] }]);
    expect((await get(id)).commodities[0].types.map((type: { code: string }) => type.code)).toEqual([
      'AUDIO',
    ]);
    const wrong = await save([
      { code: 'TV', isEnabled: true },
      { code: 'ELEC', isEnabled: true, types: [{ code: 'PHONE' }] },
    ]);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([
      400,
      ['commodities.0.code', 'commodities.1.types.0.code'],
    ]);
  });

  it('contacts of its own, or those of the partner', async () => {
    const id = await make();
    const own = { contactPersons: [personBody('OWNER', 'Ana'), personBody('OPERATIONS', 'Ben')] };
    await section(id, 'contact-person', own);
    const names = async () =>
      (await get(id)).contactPersons.map(
        (one: { fullName: { firstName: string } }) => one.fullName.firstName,
      );
    expect(await names()).toEqual(expect.arrayContaining(['Ana', 'Ben']));
    await section(id, 'contact-person', { contactPersons: [], isSameContact: true });
    expect(await names()).toEqual(['Liezel']);
    const both = await section(id, 'contact-person', { ...own, isSameContact: true });
    const none = await section(id, 'contact-person', { contactPersons: [] });
    for (const { status, body } of [both, none])
      expect([status, Object.keys(body.fields)]).toEqual([400, ['contactPersons']]);
  });

  it('a bank account of its own, or the partner’s', async () => {
    const id = await make();
    const bankDetails = { ...(await bankOf(app.admin)), accountNumber: '111222333' };
    const own = await section(id, 'bank-details', { bankDetails });
    expect(own.body.data).toEqual({ id, version: 2, approvalRequestId: null });
    expect(await get(id)).toMatchObject({ isSameBank: false, bankDetails: [{ accountNumber: '111222333' }] });
    await section(id, 'bank-details', { isSameBank: true });
    expect(await get(id)).toMatchObject({
      isSameBank: true,
      bankDetails: [{ accountNumber: '001234567890' }],
    });
    const both = await section(id, 'bank-details', { isSameBank: true, bankDetails });
    const none = await section(id, 'bank-details', {});
    for (const { status, body } of [both, none])
      expect([status, Object.keys(body.fields)]).toEqual([400, ['bankDetails']]);
  });

  it('a bank account of an active store waits for a second person', async () => {
    const id = await make();
    await stand(id, 'A');
    const before = await get(id);
    const bankDetails = { ...(await bankOf(app.admin)), accountNumber: '111222333' };
    const { body } = await section(id, 'bank-details', { bankDetails });
    expect(body.data).toEqual({ id, version: before.version, approvalRequestId: expect.any(String) });
    expect((await get(id)).bankDetails).toEqual(before.bankDetails);
  });

  it.each([
    ['9171234567', '639171234567'],
    ['0917 123 4567', '639171234567'],
    ['0281234567', '0281234567'],
    ['', null],
  ])('a contact number: [send.branchContact] %j is kept as %j', async (contactNumber, kept) => {
    const id = await make({ contactNumber: '(049) 545 1234' });
    expect((await get(id)).contactNumber).toBe('(049) 545 1234');
    const { status } = await section(id, 'merchant', {
      merchantName: 'Nena',
      isSameAddress: true,
      contactNumber,
    });
    expect([status, (await get(id)).contactNumber]).toEqual([200, kept]);
  });

  it('a contact number that is words is refused', async () => {
    const id = await make();
    const { status, body } = await section(id, 'merchant', {
      merchantName: 'Nena',
      isSameAddress: true,
      contactNumber: 'call Nena',
    });
    expect([status, body.fields]).toEqual([400, { contactNumber: 'A phone number has 7 to 15 digits' }]);
  });

  it('are bound to the version, and answer 428 without one', async () => {
    const id = await make();
    const without = await app.call('POST', `/api/merchants/update/${id}/commodities`, {
      as: 'sales.admin',
      body: { commodities: [] },
    });
    expect(without.status).toBe(428);
    await schedules(id, []);
    const stale = [
      await section(id, 'commodities', { commodities: [] }, { version: 1 }),
      await schedules(id, [], { version: 1 }),
      await sites(id, [], { version: 1 }),
    ];
    expect(stale.map(({ status, body }) => [status, body.current.version])).toEqual(
      stale.map(() => [409, 2]),
    );
  });
});
