import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { associateBody, peopleBench } from '#tests/support/records/people.ts';

let app: TestApp;
let people: ReturnType<typeof peopleBench>;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleBench(app);
});
afterAll(() => app.stop());

const list = async (partnerId: string, query: Record<string, string> = {}, as = 'sales.admin') =>
  app.call('GET', `/api/partner-management/associates/${partnerId}`, {
    as,
    query: { limit: '100', ...query },
  });
interface Row {
  id: string;
  type: string;
  lastName: string;
  firstName: string;
  position: string | null;
  isEnabled: boolean;
  merchants: { id: string; merchantName: string }[];
  employeeCode: string | null;
}
const rowsOf = async (...given: Parameters<typeof list>): Promise<Row[]> =>
  (await list(...given)).body.data.list;
const first = async (...given: Parameters<typeof list>): Promise<Row> => {
  const [row] = await rowsOf(...given);
  if (!row) throw new Error('nobody');
  return row;
};
const count = async (rest: string): Promise<number> =>
  (await app.admin.query(`select count(*)::int as n from ${rest}`)).rows[0].n;

describe('the people of a partner', () => {
  it('are listed by name, representatives among them, each with its stores', async () => {
    const rows = await rowsOf('1');
    expect(rows).toHaveLength(await count('associate where partner_id = 1'));
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['retailer-associates', 'sales-representatives']),
    );
    expect(rows.every(({ merchants }) => merchants.length > 0)).toBe(true);
    const names = rows.map(({ lastName, firstName }) => `${lastName} ${firstName}`);
    const sorted = await app.admin.query('select x from unnest($1::text[]) x order by x', [names]);
    expect(names).toEqual(sorted.rows.map(({ x }) => x));
  });

  it('are narrowed by kind, store, position and whether they count', async () => {
    const sales = await rowsOf('1', { type: 'sales-representatives' });
    expect(sales.length).toBeGreaterThan(0);
    expect(sales.every(({ employeeCode }) => employeeCode?.startsWith('EMP'))).toBe(true);
    const ofStore = await rowsOf('1', { merchantId: '2', type: 'retailer-associates' });
    expect(ofStore.length).toBeGreaterThan(0);
    expect(ofStore.every(({ merchants }) => merchants.some(({ id }) => id === '2'))).toBe(true);
    const position = (await first('1', { type: 'retailer-associates' })).position ?? '';
    expect((await rowsOf('1', { position })).every((row) => row.position === position)).toBe(true);
    await app.admin.query('update associate set is_enabled = false where id = $1', [ofStore[0]?.id]);
    expect((await rowsOf('1', { isEnabled: 'false' })).map(({ id }) => id)).toContain(ofStore[0]?.id);
    expect((await rowsOf('1', { isEnabled: 'true' })).map(({ id }) => id)).not.toContain(ofStore[0]?.id);
  });

  it.each([
    ['part of a name, without its accents', "nino pena d'a"],
    ['a mobile number in another form', '+63 917 555 0199'],
    ['a mail address', 'nino.x@'],
  ])('are found by %s', async (_what, q) => {
    const known = { email: 'nino.x@example.test', mobileNumber: '09175550199' };
    // Once: whoever is there already is refused.
    await people.add('1', associateBody('Niño', known));
    expect((await rowsOf('1', { q })).map((row) => row.firstName)).toEqual(['Niño']);
    expect(await rowsOf('2', { q })).toEqual([]);
  });

  it('are found by the code of an employee, and pages hold together', async () => {
    const [sales] = await rowsOf('1', { type: 'sales-representatives' });
    expect((await first('1', { q: `${sales?.employeeCode}` })).id).toBe(sales?.id);
    for (const sort of ['name', '-name', 'position', '-position', 'dtimeUpdated', '-id']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = { limit: '7', sort, ...(cursor ? { cursor } : {}) };
        const { body } = await list('1', query);
        seen.push(...body.data.list.map(({ id }: Row) => id));
        cursor = body.data.next;
      } while (cursor);
      expect(seen).toHaveLength(await count('associate where partner_id = 1'));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('are told with both addresses, the permanent one being the present one where it is the same', async () => {
    const ofKind = async (isSame: boolean) =>
      (
        await app.admin.query(
          `select id from associate where partner_id = 1 and kind = 'RETAILER' and is_same_address = $1 limit 1`,
          [isSame],
        )
      ).rows[0].id;
    for (const isSame of [true, false]) {
      const { body } = await people.read(await ofKind(isSame));
      expect(body.data).toMatchObject({ isSameAddress: isSame, partnerId: '1', version: 1 });
      expect(body.data.birthDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      const [present, permanent] = body.data.addresses;
      expect([present.type, permanent.type]).toEqual(['PRESENT', 'PERMANENT']);
      expect(present.zipCode).toMatch(/^\d{4} - /);
      expect({ ...permanent, type: 'PRESENT' }).toEqual(
        isSame ? present : expect.not.objectContaining(present),
      );
    }
  });

  it('of one store come as a whole, each kind by itself', async () => {
    const of = async (type: string) =>
      (await app.call('GET', `/api/merchants/v3/1/${type}`, { as: 'store.manager' })).body.data.associates;
    const [retailers, sales] = [await of('retailer-associates'), await of('sales-representatives')];
    expect(retailers.length).toBeGreaterThan(0);
    expect(retailers.every((row: Row) => row.type === 'retailer-associates')).toBe(true);
    expect(sales).toHaveLength(1);
  });
});

describe('isolation', () => {
  it('a partner sees its own people only, a store those of its own with no other store', async () => {
    const theirs = await first('2');
    for (const as of ['partner.admin', 'store.manager']) {
      expect((await list('2', {}, as)).status).toBe(404);
      expect((await people.read(theirs.id, as)).status).toBe(404);
    }
    expect((await people.read(theirs.id, 'other.partner')).status).toBe(200);
    const seen = await rowsOf('1', {}, 'store.manager');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ merchants }) => merchants.map(({ id }) => id).join() === '1')).toBe(true);
    const elsewhere = (await rowsOf('1', { merchantId: '4' })).find(
      ({ merchants }) => !merchants.some(({ id }) => id === '1'),
    );
    expect((await people.read(elsewhere?.id ?? '', 'store.manager')).status).toBe(404);
  });

  it('unknown and foreign records answer 404 alike, other kinds and bad filters say so', async () => {
    const at = (path: string, as = 'partner.admin') => app.call('GET', path, { as });
    for (const path of [
      '/api/partner-management/associates/2',
      '/api/partner-management/associates/x',
      '/api/partner-management/associate/99999999',
      '/api/merchants/v3/10/retailer-associates',
      '/api/merchants/v3/1/managers',
    ])
      expect((await at(path)).status, path).toBe(404);
    const { status, body } = await list('1', { type: 'owners' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['type']]);
  });

  it('without a session 401, without a permission to view 403', async () => {
    expect((await app.call('GET', '/api/partner-management/associates/1')).status).toBe(401);
    for (const path of ['/api/partner-management/associates/1', '/api/merchants/v3/1/retailer-associates'])
      expect((await app.call('GET', path, { as: 'accounting' })).status).toBe(403);
  });
});

describe('the employees who may serve stores', () => {
  const find = async (employeeCode?: string, as = 'sales.admin') =>
    (await app.call('GET', '/api/merchants/v1/sales-representatives', { as, query: { employeeCode } })).body
      .data.list;

  it('are found by part of their code or name; who has left is not among them', async () => {
    const all = await find();
    expect(all.length).toBe(await count('employee where is_active'));
    expect(await find('emp10101')).toEqual([expect.objectContaining({ employeeCode: 'EMP10101' })]);
    expect(await find('EMP10998')).toEqual([]);
    const [someone] = all;
    expect(await find(someone.name.toUpperCase())).toContainEqual(someone);
    expect(await find('100%')).toEqual([]);
  });

  it('are told with the stores of the scope of whoever asks', async () => {
    const stores = (list: { merchants: { id: string }[] }[]) =>
      new Set(list.flatMap(({ merchants }) => merchants.map(({ id }) => id)));
    const [all, own, one] = [await find(), await find('', 'partner.admin'), await find('', 'store.manager')];
    expect(stores(all).size).toBeGreaterThan(300);
    expect(stores(own).size).toBe(await count(`merchant where partner_id = 1 and status = 'A'`));
    expect([...stores(one)]).toEqual(['1']);
  });
});
