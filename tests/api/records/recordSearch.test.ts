import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let made: MadeApplication;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeApplication(app.admin, { stores: [{}] });
  [storeId = ''] = made.storeIds;
  const { partnerId } = made;
  const set = (table: string, id: string, values: string) =>
    app.admin.query(`update ${table} set ${values} where id = ${id}`);
  await set(
    'partner',
    partnerId,
    `name = 'Zamoranga Appliance Peñafrancia', tin_number = '000998877', hsis_code = 'QX-70701',
    reference_number = 'SK-2026-770077', account_owner_code = 'EMP77', account_owner_name = 'Owen Ramos'`,
  );
  await set(
    'merchant',
    storeId,
    `name = 'Zamoranga Bulwagan', tin_number = '000998877001', hsis_salesroom_code = 'SX-80801',
    reference_number = 'SK-2026-880088'`,
  );
  await app.admin.query(
    `update contact_person set mobile_number = '639175550123' where partner_id = $1 and role = 'CONTACT_PERSON'`,
    [partnerId],
  );
  await app.admin.query(
    `insert into contact_person (partner_id, merchant_id, role, first_name, last_name, mobile_number)
     values ($1, $2, 'OPERATIONS', 'Cora', 'Luz', '639185550456')`,
    [partnerId, storeId],
  );
});
afterAll(() => app.stop());

const PARTNERS = '/api/partners/v3/search';
const STORES = '/api/merchants';
const APPLICATIONS = '/api/partner-management/applications';
const get = (path: string, query: Record<string, string>, as = 'sales.admin') =>
  app.call('GET', path, { as, query: { limit: '100', ...query } });
const find = async (path: string, q: string, as = 'sales.admin'): Promise<string[]> =>
  (await get(path, { q }, as)).body.data.list.map((row: { id: string }) => row.id);

describe('the search box of partners and of applications', () => {
  it.each([
    ['part of the name, without case and accents', 'applIANCE penaf'],
    ['the HSIS code', 'qx-70701'],
    ['its digits', '70701'],
    ['the reference number', 'SK-2026-770077'],
    ['the reference number as it is read out', 'sk 2026 770077'],
    ['the TIN in threes', '000-998-877'],
    ['the TIN with the head office as its branch', '000-998-877-000'],
    ['the TIN as form 2307 has it', '000-998-877-00000'],
    ['part of the TIN', '998 87'],
    ['the mobile number', '0917 555 0123'],
    ['the mobile number from abroad', '+63 (917) 555-0123'],
    ['its last digits', '550123'],
  ])('finds by %s', async (_what, q) => {
    expect(await find(PARTNERS, q)).toEqual([made.partnerId]);
    expect(await find(APPLICATIONS, q)).toEqual([made.partnerId]);
  });

  it('two letters begin a word', async () => {
    await app.admin.query(`update partner set name = 'Xq Trading' where id = 7`);
    await app.admin.query(`update partner set name = 'Tindahan xqara' where id = 8`);
    await app.admin.query(`update partner set name = 'Maxqo' where id = 9`);
    expect((await find(PARTNERS, 'xq')).sort()).toEqual(['7', '8']);
  });

  it('takes wildcards by the letter, finds nothing of nothing, and stands beside filters', async () => {
    for (const q of ['%', '_', '%%%', 'Zamor%a', 'Zamoranga_App'])
      expect(await find(PARTNERS, q), q).toEqual([]);
    const both = async (status: string) => (await get(PARTNERS, { q: 'zamoranga', status })).body.data.total;
    expect([await both('SUBMITTED'), await both('A')]).toEqual([1, 0]);
    const like = await get(PARTNERS, { 'q[like]': 'zamoranga' });
    expect(like.body.data.total).toBe(1);
  });

  it('finds the owner by name, part of it, or code', async () => {
    const queries: Record<string, string>[] = [
      { accountOwner: 'EMP77' },
      { accountOwner: 'Owen Ramos' },
      { 'accountOwner[like]': 'wen ram' },
    ];
    for (const query of queries) {
      const { body } = await get(PARTNERS, query);
      expect(
        body.data.list.map((row: { id: string }) => row.id),
        JSON.stringify(query),
      ).toEqual([made.partnerId]);
    }
  });

  it('refuses an empty search and names it', async () => {
    const { status, body } = await get(PARTNERS, { q: '' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['q']]);
  });
});

describe('the search box of stores', () => {
  it.each([
    ['name', 'bulwag'],
    ['salesroom code', 'sx-808'],
    ['reference number', 'SK 2026 880088'],
    ['TIN', '000-998-877-001'],
    ['TIN with a branch of six digits', '000-998-877-000-001'],
    ['mobile number', '63 918 555 0456'],
  ])('finds by %s', async (_what, q) => {
    expect(await find(STORES, q)).toEqual([storeId]);
  });

  it('finds the branches of a TIN by its root', async () => {
    expect(await find(STORES, '000 998 877')).toEqual([storeId]);
  });
});

describe('a search stays inside what the user may see', () => {
  it.each(['000998877', 'QX-70701', '09175550123', 'zamoranga', 'SK-2026-770077'])(
    'for a partner %s of another is nothing',
    async (q) => {
      for (const path of [PARTNERS, STORES, APPLICATIONS])
        for (const as of ['partner.admin', 'other.partner'])
          expect(await find(path, q, as), path).toEqual([]);
    },
  );

  it('a partner finds its own stores by any of it', async () => {
    const { rows } = await app.admin.query(
      'select id, hsis_salesroom_code as code, tin_number as tin from merchant where partner_id = 1 order by id limit 1',
    );
    const [{ id, code, tin }] = rows;
    for (const q of [code, tin]) expect(await find(STORES, q, 'partner.admin')).toContain(id);
  });
});
