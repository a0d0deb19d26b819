import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/roles.ts';
import { prepareDatabase } from '#server/db/seed/prepare.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { TEST_NOW } from '#tests/support/testNow.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const prepare = (demo = true) => prepareDatabase(app.admin, { demo, now: TEST_NOW });
const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const one = async (text: string) => Object.values((await rows(text))[0] ?? {})[0];

describe('preparing a database', () => {
  it('does nothing when all is in place', async () => {
    const count = 'select count(*)::int as n from audit.entry';
    const before = await one(count);
    expect(await prepare()).toEqual([]);
    expect(await one(count)).toBe(before);
  });

  it('a new version of the reference data renames in place and keeps every id', async () => {
    await rows(`update reference_version set version = 'older' where name = 'reference'`);
    await rows(`update barangay set name = 'Old name' where id = '0102801001'`);
    await rows(`insert into barangay (id, city_id, name) values ('0102801999', '0102801000', 'Gone since')`);
    expect(await prepare()).toEqual([expect.stringContaining('reference data')]);
    expect(await one(`select name from barangay where id = '0102801001'`)).toBe('Adams');
    expect(await one('select count(*)::int as n from barangay')).toBe(42_011);
  });

  it('adds a reserved role that is missing and leaves alone what was made of the others', async () => {
    await rows(`delete from access_role where name = 'HCPC_VAS_ADMIN'`);
    await rows(`update access_role set permissions = '{PAR_VIEW}' where name = 'HCPC_SBO_EDIT'`);
    expect(await prepare(false)).toEqual(['1 of 34 reserved roles added']);
    expect(await one(`select permissions from access_role where name = 'HCPC_SBO_EDIT'`)).toEqual([
      'PAR_VIEW',
    ]);
    const [role] = await rows(`select * from access_role where name = 'HCPC_VAS_ADMIN'`);
    expect(role).toMatchObject({ is_reserved: true, permissions: ROLE_MODULE_PERMISSIONS.HCPC_VAS_ADMIN });
    expect(await one('select count(*)::int as n from access_role where is_reserved')).toBe(
      RESERVED_ROLES.length,
    );
  });
});

describe('the demo', () => {
  it('has 60 partners and 400 stores, nearly all active, none changed before it was made or after the seed', async () => {
    expect(await one('select count(*)::int as n from partner')).toBe(60);
    expect(await one(`select count(*)::int as n from merchant where status = 'A'`)).toBeGreaterThan(300);
    expect(await one('select count(distinct status)::int as n from merchant')).toBe(4);
    const wrong = 'select id from merchant where updated_at < created_at or updated_at > $1';
    expect(await rows(wrong, [TEST_NOW])).toEqual([]);
    const [first, second] = await rows(
      'select count(*)::int as n from merchant group by partner_id order by partner_id limit 2',
    );
    expect([first.n >= 6, second.n >= 3]).toEqual([true, true]);
  });

  it('bears names with ñ and apostrophes', async () => {
    const names = (await rows('select name from partner union all select name from merchant')).map(
      (row) => row.name,
    );
    expect(names.some((name) => /ñ/i.test(name))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
  });

  it('stands in real places: each barangay in its city, in Manila with its sub-municipality, each ZIP code of the city', async () => {
    const astray = await rows(`select m.id from merchant m join barangay b on b.id = m.barangay_id
      where b.city_id <> m.city_id or b.sub_municipality_id is distinct from m.sub_municipality_id
        or not exists (select 1 from zip_code z where z.city_id = m.city_id and z.zip = m.zip_code)`);
    expect(astray).toEqual([]);
    expect(
      await one('select count(*)::int as n from merchant where sub_municipality_id is not null'),
    ).toBeGreaterThan(0);
    const near = `select count(*)::int as n from merchant where region_id in ('1300000000', '0300000000', '0400000000', '0700000000')`;
    expect(await one(near)).toBeGreaterThan(300);
  });
});
