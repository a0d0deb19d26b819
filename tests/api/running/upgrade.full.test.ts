import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { bringUp } from '#server/bringUp.ts';
import { ensureRoles } from '#server/db/ensureRoles.ts';
import { connectMigrator } from '#server/db/migrator.ts';
import { loadReference } from '#server/seed/loadReference.ts';
import { seedUsers } from '#server/seed/users.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';
import { databaseAt, dropDatabase, execute } from '#tests/support/app/testServer.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'server', 'db', 'migrations');
/** The first migration of the version that partners have applications in. */
const FIRST_NEW = '0008';

/** Applies the migrations of the version before, as that version did. */
const migrateAsBefore = async (client: pg.Client): Promise<void> => {
  await client.query(
    'create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && name < FIRST_NEW).sort();
  for (const name of names) {
    const sql = await readFile(join(FOLDER, name), 'utf8');
    await client.query(sql);
    const sha256 = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
  }
};

const PARTNERS = `insert into partner (hsis_code, name, status, tin_number, business_entity, vat_type, account_owner_code, account_owner_name,
    start_date, created_at, created_by, updated_at, updated_by)
  select 'P' || 10000 + n, 'Dagitab Crestline ' || n || ' Corp.', case when n % 9 = 8 then 'C' when n % 9 = 7 then 'B' else 'A' end,
    '0009' || lpad(n::text, 5, '0') || '000', case when n % 4 = 3 then 'SOLE_PROPRIETORSHIP' else 'CORPORATION' end, 'VAT_REGISTERED',
    'EMP1000' || n % 3, (array['Liezel Dela Cruz', 'Jose Mari De los Santos', 'Noel Nuñez'])[1 + n % 3], date '2025-01-01',
    timestamptz '2025-01-01 02:00Z', 'seed', timestamptz '2026-01-01 02:00Z', 'seed'
  from generate_series(0, 29) n order by n`;
// The last store of all has no place: old records may be without one.
const STORES = `insert into merchant (partner_id, hsis_salesroom_code, name, segment, status, tin_number, min_cash_amt, max_cash_amt,
    region_id, province_id, city_id, sub_municipality_id, barangay_id, street, zip_code, created_at, created_by, updated_at, updated_by)
  select p.id, 'S' || 200000 + p.id * 10 + n, 'Dagitab Crestline ' || coalesce(b.city, 'Old') || ' Branch ' || n, 'Furniture', p.status,
    left(p.tin_number, 9) || lpad(n::text, 3, '0'), 1000, 50000, b.region_id, b.province_id, b.city_id, b.sub_municipality_id, b.id,
    case when b.id is null then null else n || ' Mabini St., Unit ' || n end, b.zip, timestamptz '2025-01-02 02:00Z', 'seed',
    timestamptz '2026-01-01 02:00Z', 'seed'
  from partner p cross join generate_series(1, 4) n
  left join (select b.id, b.city_id, b.sub_municipality_id, c.region_id, c.province_id, regexp_replace(c.name, '^City of ', '') as city, z.zip,
      row_number() over (order by b.id) as at
    from barangay b join city c on c.id = b.city_id join lateral (select zip from zip_code z where z.city_id = c.id order by z.id limit 1) z on true
    where c.is_city and b.id::bigint % 97 = 0 or b.city_id = '1380600000') b on b.at = p.id * 4 + n and not (p.id = 30 and n = 4)
  order by p.id, n`;

/** What belongs to a user and is under way: a key, a file and a code. */
const KEPT = `with k as (insert into idempotency_key (user_id, key, call, body_hash, answer) values (1, 'once', 'partners.editPartner', 'x', '{"data": 1}')),
    f as (insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key) values (1, 'export', 'a.csv', 'text/csv', 1, 'x', 'exports/a'))
  insert into otp_challenge (id, purpose, username, user_id, code_hash) values ('00000000-0000-4000-8000-000000000001', 'login', 'sales.admin', 1, 'x')`;

let client: pg.Client;
let url: string;
let before: Record<string, unknown[]>;
const rows = async (text: string) => (await client.query(text)).rows;
const count = async (rest: string) => (await rows(`select count(*)::int as n from ${rest}`))[0]?.n;

// As they were seeded then: a role did not say yet whether it requires a second factor.
const ROLES = `insert into access_role (name, is_external, is_reserved, permissions)
  select x.name, x.is_external, true, x.permissions from jsonb_to_recordset($1) as x(name citext, is_external boolean, permissions text[])`;
const seededRoles = () =>
  RESERVED_ROLES.map(({ name, isExternal }) => ({
    name,
    is_external: isExternal,
    permissions: ROLE_MODULE_PERMISSIONS[name],
  }));

const OLD = `select id, partner_id, hsis_salesroom_code, name, status, tin_number, min_cash_amt, region_id, province_id, city_id, version,
  created_at, updated_at from merchant where id <= 120 order by id`;
const OLD_PARTNERS = `select id, hsis_code, name, status, tin_number, account_owner_code, version, updated_at from partner where id <= 30 order by id`;

beforeAll(async () => {
  const server = databaseAt(inject('templateUrl'), 'postgres');
  const name = `suki_upgrade_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  url = databaseAt(server, name);
  client = await connectMigrator(url);
  await ensureRoles(client, url);
  await migrateAsBefore(client);
  await client.query('begin');
  await loadReference(client);
  await client.query(ROLES, [JSON.stringify(seededRoles())]);
  await client.query(PARTNERS);
  await client.query(STORES);
  await seedUsers(client, { now: TEST_NOW });
  await client.query(KEPT);
  await client.query('commit');
  before = {
    stores: await rows(OLD),
    partners: await rows(OLD_PARTNERS),
    places: await rows(
      'select id, sub_municipality_id, barangay_id, street, zip_code from merchant order by id',
    ),
    trail: await rows('select id, target, key, after from audit.entry order by id'),
  };
}, 120_000);
afterAll(async () => {
  await client.end();
  await dropDatabase(databaseAt(url, 'postgres'), new URL(url).pathname.slice(1));
});

describe('a demo database of the version before', () => {
  it('is known as one when it is migrated, and refused with DEMO=off', async () => {
    await expect(bringUp(url, { demo: false, now: TEST_NOW })).rejects.toThrow(
      /^This data was seeded as a demo/,
    );
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'));
    expect(await count('schema_migration')).toBe(files.length);
  }, 120_000);

  it('is brought up once: what is new of the demo', async () => {
    const done = await bringUp(url, { demo: true, now: TEST_NOW });
    expect(done).toEqual(['17 job titles added', expect.stringMatching(/^demo data seeded \(\d+ areas\)$/)]);
    const seen = async () => [await count('address'), await count('associate'), await count('partner')];
    const counted = await seen();
    expect(await bringUp(url, { demo: true, now: TEST_NOW })).toEqual([]);
    expect(await seen()).toEqual(counted);
  }, 120_000);

  it('keeps every partner and store as it was', async () => {
    expect(before.stores).toHaveLength(120);
    expect(await rows(OLD)).toEqual(before.stores);
    expect(await rows(OLD_PARTNERS)).toEqual(before.partners);
  });

  it('keeps the place of every store, as its business address', async () => {
    const places =
      await rows(`select m.id, a.sub_municipality_id, a.barangay_id, a.street_name as street, z.zip as zip_code
      from merchant m left join address a on a.merchant_id = m.id and a.type = 'BUSINESS_PLACE' left join zip_code z on z.id = a.zip_code_id
      where m.id <= 120 order by m.id`);
    expect(places).toEqual(before.places);
    expect(places.filter((row) => row.sub_municipality_id).length).toBeGreaterThan(0);
    expect(places.at(-1)).toEqual({
      ...{ id: '120', sub_municipality_id: null, barangay_id: null, street: null, zip_code: null },
    });
    const zips = `address a join zip_code z on z.id = a.zip_code_id where z.city_id <> a.city_id`;
    expect(await count(zips)).toBe(0);
  });

  it('keeps what belongs to its users beside what applicants have now', async () => {
    expect(await rows('select user_id, applicant_id, call, answer from idempotency_key')).toEqual([
      { user_id: '1', applicant_id: null, call: 'partners.editPartner', answer: { data: 1 } },
    ]);
    expect(await rows(`select owner_id from file where storage_key = 'exports/a'`)).toEqual([
      { owner_id: '1' },
    ]);
    expect(await rows('select purpose, user_id, mobile_number from otp_challenge')).toEqual([
      { purpose: 'login', user_id: '1', mobile_number: null },
    ]);
  });

  it('keeps its trail, which knows now whose record each entry is of', async () => {
    const trail = await rows('select id, target, key, after from audit.entry order by id');
    expect(trail.slice(0, before.trail?.length)).toEqual(before.trail);
    expect(await count(`audit.entry where target in ('partner', 'merchant') and partner_id is null`)).toBe(0);
    expect(
      await count(
        `audit.entry where target = 'merchant' and key = '7' and merchant_id = 7 and partner_id = 2`,
      ),
    ).toBe(1);
  });

  it('knows its account owners as employees, surnames with their particles', async () => {
    const owners = await rows(
      `select code, first_name, last_name, name from employee where position = 'Account Manager' order by code`,
    );
    expect(owners).toEqual([
      { code: 'EMP10000', first_name: 'Liezel', last_name: 'Dela Cruz', name: 'Liezel Dela Cruz' },
      {
        code: 'EMP10001',
        first_name: 'Jose Mari',
        last_name: 'De los Santos',
        name: 'Jose Mari De los Santos',
      },
      { code: 'EMP10002', first_name: 'Noel', last_name: 'Nuñez', name: 'Noel Nuñez' },
    ]);
  });

  it('has of its partners and stores what a new demo has, and applications beside them', async () => {
    const lacking = (part: string) =>
      count(`partner p where p.id <= 30 and not exists (select from ${part})`);
    expect(await lacking(`address a where a.partner_id = p.id and a.type = 'REGISTRATION'`)).toBe(0);
    expect(await lacking('bank_account b where b.partner_id = p.id')).toBe(0);
    expect(await lacking('document d where d.partner_id = p.id')).toBe(0);
    expect(await lacking('associate a where a.partner_id = p.id')).toBe(0);
    expect(await count(`partner where status = 'SUBMITTED'`)).toBeGreaterThan(10);
    expect(await count(`merchant where partner_id = 1 and status = 'INCOMPLETE'`)).toBe(1);
  });
});
