import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  applicationBody,
  type PlaceBody,
  personBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let calamba: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  calamba = await placeIn(app.admin, 'City of Calamba');
});
afterAll(() => app.stop());

const post = (sent: unknown) => app.call('POST', '/api/partners', { as: 'sales.admin', body: sent });
const body = (more: object = {}) => applicationBody(app.admin, more);

describe('many stores', () => {
  const stores = (n: number) =>
    Array.from({ length: n }, (_, at) =>
      storeBody(calamba, {
        merchantName: `Branch ${at + 1}`,
        isSameContact: false,
        contactPerson: personBody('CONTACT_PERSON', 'Arnel'),
        commodities: [{ code: 'MOBILE', isEnabled: true, types: [{ code: 'PHONE' }, { code: 'TABLET' }] }],
        schedules: [{ days: ['Monday', 'Tuesday', 'Wednesday'], openingHour: '08:00', closingHour: '17:00' }],
        ecommerceSites: [{ website: `https://branch${at}.example.test` }],
        retailerAssociates: [{ firstName: 'Rodel', lastName: 'Tan', presentAddress: calamba }],
      }),
    );

  it('500 come in one call', async () => {
    const { status, body: answer } = await post(await body({ merchants: stores(500) }));
    expect(status, JSON.stringify(answer).slice(0, 500)).toBe(200);
    expect(answer.data.merchantCount).toBe(500);
    const { rows } = await app.admin.query(
      `select (select count(*) from address where partner_id = $1)::int as addresses,
         (select count(*) from merchant_commodity where partner_id = $1)::int as commodities,
         (select count(*) from associate_merchant where partner_id = $1)::int as people`,
      [answer.data.id],
    );
    expect(rows[0]).toEqual({ addresses: 1001, commodities: 1500, people: 500 });
  });

  it('40 take as many statements as two', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statements = async (n: number) => {
      const sent = await body({ merchants: stores(n) });
      query.mockClear();
      expect((await post(sent)).status).toBe(200);
      return query.mock.calls.length;
    };
    // The first request reads keys and the like that later ones know.
    await statements(1);
    expect(await statements(40)).toBe(await statements(2));
    query.mockRestore();
  });

  it('501 are too many', async () => {
    const { status, body: answer } = await post(await body({ merchants: stores(501) }));
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['merchants']]);
  });

  // The last one: the connection of a request that was cut off is not used again.
  it('may weigh more than other requests', async () => {
    const padded = (weight: number, sent: object) =>
      JSON.stringify(sent).replace(/}$/, `${' '.repeat(weight)}}`);
    const heavy = await body({ merchants: stores(40) });
    expect((await post(padded(3_000_000, heavy))).status).toBe(200);
    const elsewhere = await app.call('POST', '/api/merchants', {
      as: 'sales.admin',
      body: padded(1_100_000, storeBody(calamba, { partnerId: '1' })),
    });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      413,
      'The request is too large: send at most 1 MB.',
    ]);
  });
});
