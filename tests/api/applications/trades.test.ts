import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerHoldLabel, trades } from '#domain/records/trades.ts';
import { APPLICATION_STATUSES } from '#domain/review/applicationStatus.ts';
import { TRADES, TRADES_BESIDE } from '#server/db/trading.ts';
import { merchantKind, thirdPartyMerchantKind } from '#server/importKinds/merchant/merchantKind.ts';
import { promoKind } from '#server/importKinds/promo/promoKind.ts';
import { userRegistrationKind } from '#server/importKinds/userRegistration/userRegistrationKind.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importKindBench, inShort, type SheetValues } from '#tests/support/imports/importKindBench.ts';
import { type PlaceBody, placeIn, storeBody } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
  cebu = await placeIn(app.admin, 'City of Cebu');
});
afterAll(() => app.stop());

const stand = (status: string, id = '1') =>
  app.admin.query('update partner set status = $2 where id = $1', [id, status]);
const get = async (path: string, query: Record<string, string>, as: string) => {
  const { status, body } = await app.call('GET', path, { as, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const promoRow = (more: SheetValues): SheetValues => ({
  code: 'HELD-PROMO',
  name: 'Gadget Days',
  categories: 'CASHBACK',
  storeCategory: 'Mobile and Gadgets',
  discountRate: '12.5',
  validFrom: '2027-06-01',
  validTo: '2027-07-31',
  storeName: 'Magsino Gadgets',
  ...more,
});
const personRow = (more: SheetValues): SheetValues => ({
  username: 'held.person',
  firstName: 'Liezel',
  lastName: 'Magsino',
  birthDate: '1998-04-30',
  emailAddress: 'held.person@example.test',
  mobileNumber: '639171234567',
  accessRole: 'store_frontliner',
  ...more,
});

describe('the rule in queries', () => {
  const values = APPLICATION_STATUSES.map((status) => `('${status}')`).join(', ');

  it.each([
    ['beside its partner', TRADES_BESIDE],
    ['wherever its partner is not at hand', TRADES],
  ])('is the rule of the domain, %s', async (_, condition) => {
    const { rows } = await app.admin.query(
      `with p(status) as (values ${values}), s(status) as (values ${values}), partner as (select status as id, status from p)
       select m.status as store, p.status as partner, (${condition}) as trades
       from (select s.status, p.status as partner_id from s cross join p) m join partner p on p.id = m.partner_id`,
    );
    expect(rows).toHaveLength(APPLICATION_STATUSES.length ** 2);
    for (const row of rows)
      expect(row.trades, `${row.store} ${row.partner}`).toBe(trades(row.store, row.partner));
  });
});

describe.each(['I', 'B', 'C'] as const)('stores of a partner that is %s', (held) => {
  beforeAll(() => stand(held));
  afterAll(() => stand('A'));

  it.each(['loyalty.editor', 'sales.admin', 'partner.admin', 'store.manager', 'frontliner'])(
    'are no places of a new promo, for %s',
    async (as) => {
      const of = { partnerId: '1' };
      expect((await get('/api/merchants/locations', of, as)).total).toBe(0);
      expect((await get('/api/merchants/locations', { ...of, isLoyaltyMerchant: 'true' }, as)).total).toBe(0);
      expect((await get('/api/merchants/locations/ids', of, as)).ids).toEqual([]);
      expect((await get('/api/merchants/area-coverage', { ...of, type: 'city' }, as)).list).toEqual([]);
      const named = await get('/api/promos/merchants/suggest', { merchant_name: 'a' }, as);
      expect(named.list.filter((row: { partnerId: string }) => row.partnerId === '1')).toEqual([]);
    },
  );

  it('honour no new promo', async () => {
    const { status, body } = await bench.create();
    expect([status, Object.keys(body.fields)]).toEqual([400, ['merchantLocations']]);
    const beside = await bench.make({ partnerIds: ['1', '2'] });
    const theirs = await bench.openStores('2');
    expect(await bench.links(beside.promoId)).toEqual(theirs.map(({ id }) => id));
  });

  it.each(['sales.admin', 'partner.admin', 'store.manager'])(
    'keep their own status and say whose it is that holds them, to %s',
    async (as) => {
      const { list } = await get('/api/merchants', { partnerId: '1', status: 'A', limit: '100' }, as);
      expect(list.length).toBeGreaterThan(0);
      for (const row of list) expect([row.status, row.partnerStatus]).toEqual(['A', held]);
      const { body } = await app.call('GET', `/api/merchants/${list[0].id}`, { as });
      expect([body.data.status, body.data.partnerStatus]).toEqual(['A', held]);
    },
  );
});

describe('sheets about stores of a partner that is blocked', () => {
  beforeAll(() => stand('B'));
  afterAll(() => stand('A'));
  const code = async () =>
    (await app.admin.query('select hsis_code as code from partner where id = 1')).rows[0].code as string;

  it('of promos find no store that would honour them', async () => {
    const { verdicts } = await importKindBench(app, promoKind).stage([
      promoRow({ partnerCodes: await code() }),
    ]);
    expect(verdicts.map(inShort)).toEqual([['partnerCodes no_stores']]);
  });

  it.each([merchantKind, thirdPartyMerchantKind])('of stores add none: $id', async (kind) => {
    const { verdicts } = await importKindBench(app, kind).stage([
      { hsisPartnerCode: await code(), hsisSalesroomCode: 'NEW-STORE-1', merchantName: 'Bagong Tindahan' },
    ]);
    expect(verdicts.map(inShort)[0]).toContain('hsisPartnerCode not_active');
  });

  it('of people take none for its stores', async () => {
    const { rows } = await app.admin.query(
      `select hsis_salesroom_code as code from merchant where partner_id = 1 and status = 'A' order by id limit 1`,
    );
    const { verdicts } = await importKindBench(app, userRegistrationKind).stage([
      personRow({ hsisPartnerCode: await code(), salesroomCodes: rows[0].code }),
    ]);
    expect(verdicts.map(inShort)[0]).toContain('salesroomCodes not_active');
  });
});

describe('an export of stores', () => {
  afterAll(() => stand('A'));

  it('says what of their partner holds them', async () => {
    await stand('B');
    const files = exportBench(app);
    await files.work();
    const wanted = { resource: 'merchants', query: 'partnerId=1&status=A', columns: ['status'] };
    const { bytes } = await files.exported('sales.admin', wanted);
    await files.rest();
    const [, ...rows] = bytes.toString('utf8').trim().split('\r\n');
    expect(new Set(rows)).toEqual(new Set([`Active (${partnerHoldLabel.B.en})`]));
  });
});

describe('a partner that is blocked or closed', () => {
  afterAll(() => stand('A'));

  it.each([
    ['B', 'sales.admin'],
    ['B', 'sbo.reviewer'],
    ['B', 'partner.admin'],
    ['C', 'sales.admin'],
    ['C', 'partner.admin'],
  ])('takes no new stores as %s, from %s', async (status, as) => {
    await stand(status);
    const count = async () => (await app.admin.query('select from merchant where partner_id = 1')).rowCount;
    const before = await count();
    const answer = await app.call('POST', '/api/merchants', {
      as,
      body: storeBody(cebu, { partnerId: '1' }),
    });
    expect([answer.status, answer.body.error]).toEqual([422, 'rule_partner_closed']);
    expect(answer.body.message).toContain('blocked or closed');
    expect(await count()).toBe(before);
  });
});
