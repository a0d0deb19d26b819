import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/access/roles.ts';
import { sniffKind } from '#domain/files/sniffKind.ts';
import { writeDemoFiles } from '#server/seed/demo/files/write.ts';
import { prepareDatabase } from '#server/seed/prepare.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const prepare = (demo = true) => prepareDatabase(app.admin, { demo, now: TEST_NOW, payments: 100 });
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

const count = (rest: string) => one(`select count(*)::int as n from ${rest}`);

describe('the demo', () => {
  it('has 60 partners with 400 stores, nearly all active, none changed before it was made or after the seed', async () => {
    const onboarded = `status in ('A', 'I', 'B', 'C')`;
    expect(await count(`partner where ${onboarded}`)).toBe(60);
    expect(await count(`merchant where ${onboarded}`)).toBe(400);
    expect(await count(`merchant where status = 'A'`)).toBeGreaterThan(300);
    for (const table of ['partner', 'merchant', 'associate', 'partner_contract']) {
      const wrong = `select id from ${table} where updated_at < created_at or updated_at > $1`;
      expect(await rows(wrong, [TEST_NOW]), table).toEqual([]);
    }
    const [first, second] = await rows(
      `select count(*)::int as n from merchant where ${onboarded} group by partner_id order by partner_id limit 2`,
    );
    expect([first.n, second.n]).toEqual([9, 5]);
  });

  it('bears names with ñ and apostrophes', async () => {
    const names = (await rows('select name from partner union all select name from merchant')).map(
      (row) => row.name,
    );
    expect(names.some((name) => /ñ/i.test(name))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
  });

  it('has people who signed in before they did something, one who has been away for long and one who never came', async () => {
    const unseen = `(select from sign_in s where s.user_id = u.id and s.what = 'LOGIN' and %)`;
    const before = (moment: string) =>
      unseen.replace('%', `s.at <= ${moment} and s.at > ${moment} - interval '1 day'`);
    expect(await count(`right_used`)).toBeGreaterThan(100);
    expect(
      await count(`right_used r join user_account u on u.id = r.user_id
        where not exists ${unseen.replace('%', `(s.at at time zone 'Asia/Manila')::date = r.day`)}`),
    ).toBe(0);
    expect(
      await count(
        `user_request q join user_account u on u.username::text = q.created_by where not exists ${before('q.created_at')}`,
      ),
    ).toBe(0);
    expect(
      await count(`user_account u where last_sign_in_at is distinct from
        (select max(s.at) from sign_in s where s.user_id = u.id and s.what = 'LOGIN')`),
    ).toBe(0);
    const away = `select username from user_account where last_sign_in_at is null
      or last_sign_in_at < $1::timestamptz - interval '90 days' order by 1`;
    expect(await rows(away, [TEST_NOW])).toEqual([{ username: 'head.office' }, { username: 'new.hire' }]);
  });

  it('stands in real places, in Manila with its sub-municipality, each ZIP code of the city', async () => {
    const astray = await rows(`select a.id from address a join barangay b on b.id = a.barangay_id
      left join zip_code z on z.id = a.zip_code_id
      where b.city_id <> a.city_id or b.sub_municipality_id is distinct from a.sub_municipality_id or z.city_id is distinct from a.city_id`);
    expect(astray).toEqual([]);
    expect(await count('address where sub_municipality_id is not null')).toBeGreaterThan(0);
    expect(await count(`merchant m where city_id is null`)).toBe(0);
    const near = `merchant where region_id in ('1300000000', '0300000000', '0400000000', '0700000000')`;
    expect(await count(near)).toBeGreaterThan(300);
  });

  it('never comes beside what people entered themselves', async () => {
    await rows('begin');
    await rows(`update partner set created_by = 'sales.admin'`);
    await rows('delete from record_note');
    expect(await seedDemo(app.admin, TEST_NOW, 100)).toBe(0);
    await rows('rollback');
    await rows('begin');
    await rows('delete from record_note');
    expect(await seedDemo(app.admin, TEST_NOW, 100)).toBe(1);
    await rows('rollback');
  });
});

describe('the demo below partners and stores', () => {
  it('has of every partner where it is registered, an account, a signatory, a contact and rates', async () => {
    const lacking = (part: string) => count(`partner p where not exists (select from ${part})`);
    expect(await lacking(`address a where a.partner_id = p.id and a.type = 'REGISTRATION'`)).toBe(0);
    expect(
      await lacking('bank_account b where b.partner_id = p.id and b.merchant_id is null and b.is_default'),
    ).toBe(0);
    for (const role of ['AUTHORIZED_SIGNATORY', 'CONTACT_PERSON'])
      expect(await lacking(`contact_person c where c.partner_id = p.id and c.role = '${role}'`)).toBe(0);
    expect(await lacking('mdr_rate r where r.partner_id = p.id and r.effective_to is null')).toBe(0);
    const office = `case business_entity when 'SOLE_PROPRIETORSHIP' then dti_registration_number else sec_registration_number end`;
    expect(await count(`partner where ${office} is null`)).toBe(0);
  });

  it('has stores with hours, commodities, people of age, web shops on example.com, and each with what it does not share', async () => {
    const lacking = (part: string) => count(`merchant m where not exists (select from ${part})`);
    expect(await lacking('merchant_schedule s where s.merchant_id = m.id')).toBe(0);
    expect(await lacking('merchant_commodity c where c.merchant_id = m.id and c.type_code is null')).toBe(0);
    expect(await lacking('associate_merchant a where a.merchant_id = m.id')).toBe(0);
    expect(await lacking('bank_account b where m.is_same_bank or b.merchant_id = m.id')).toBe(0);
    expect(
      await lacking(
        `contact_person c where m.is_same_contact or (c.merchant_id = m.id and c.role = 'CONTACT_PERSON')`,
      ),
    ).toBe(0);
    expect(await count(`ecommerce_site where website !~ '^https://[a-z0-9-]+\\.example\\.com'`)).toBe(0);
    expect(await count(`associate where kind = 'RETAILER' and birth_date > date '2008-11-20'`)).toBe(0);
    expect(
      await count(
        `associate a where kind = 'SALES' and not exists (select from employee e where e.code = a.employee_code and e.is_active)`,
      ),
    ).toBe(0);
  });

  it('has rates whose days follow each other without a gap, pending before the approval', async () => {
    const broken = `select r.id from mdr_rate r join mdr_rate n on n.partner_id = r.partner_id
        and n.merchant_id is not distinct from r.merchant_id and n.type = r.type and n.effective_from > r.effective_from
      where r.effective_to is null or n.effective_from <= r.effective_to`;
    expect(await rows(broken)).toEqual([]);
    expect(await count('mdr_rate where effective_to is not null')).toBeGreaterThan(30);
    const wrong = `mdr_rate r join partner p on p.id = r.partner_id
      where (p.status in ('APPROVED', 'A', 'I', 'B', 'C')) <> (r.status is not null)`;
    expect(await count(wrong)).toBe(0);
    expect(await count(`mdr_rate where status in ('B', 'C')`)).toBeGreaterThan(0);
  });

  it('has the documents that the kind of business needs, save for applicants that lack one, with files of their names', async () => {
    const lacking = await rows(`select p.status from partner p, unnest(array['BIR_2303', 'SIGNATORY_ID',
        case p.business_entity when 'SOLE_PROPRIETORSHIP' then 'DTI' else 'SEC' end]) c(code)
      where not exists (select from document d where d.partner_id = p.id and d.merchant_id is null and d.code = c.code and d.is_enabled)`);
    expect(new Set(lacking.map(({ status }) => status))).toEqual(
      new Set(['INCOMPLETE', 'SUBMITTED', 'REJECTED']),
    );
    expect(
      await count(`document d join file f on f.id = d.file_id where f.partner_id <> d.partner_id
      or f.merchant_id is distinct from d.merchant_id or f.purpose <> 'document'`),
    ).toBe(0);
    expect(await count('document where not is_enabled and replaced_by is not null')).toBeGreaterThan(0);
  });
});

describe('the applications of the demo', () => {
  it.each([
    ['SUBMITTED', null, 10],
    ['SUBMITTED', 'RISK_VERIFICATION', 4],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED', 4],
    ['INCOMPLETE', 'INCOMPLETE', 4],
    ['APPROVED', 'APPROVED', 4],
    ['REJECTED', null, 3],
    ['REJECTED', 'RISK_VERIFICATION_FAILED', 2],
    ['CANCELLED', null, 3],
    ['RISK_VERIFICATION_FAILED', 'RISK_VERIFICATION_FAILED', 1],
  ])('are %s with the workflow %s, at least %d, their stores with them', async (status, workflow, least) => {
    const found = await rows(
      'select id, submitted_by, submitted_at from partner where status = $1 and workflow_status is not distinct from $2',
      [status, workflow],
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
    const stores = await rows(
      `select id from merchant where partner_id = any ($1) and (status <> $2 or workflow_status is distinct from $3)`,
      [found.map(({ id }) => id), status, workflow],
    );
    expect(stores).toEqual([]);
  });

  it('end where their histories say, and begin with being handed in', async () => {
    const wrong = `select p.id from partner p join lateral (select * from application_event e where e.partner_id = p.id
        and e.merchant_id is null order by e.created_at desc, e.id desc limit 1) e on true
      where (e.to_status, e.to_workflow) is distinct from (p.status, p.workflow_status) and p.status <> 'RISK_VERIFICATION_FAILED'`;
    expect(await rows(wrong)).toEqual([]);
    const first = `select distinct on (partner_id, merchant_id) action from application_event order by partner_id, merchant_id, created_at, id`;
    expect(await one(`select count(distinct action)::int as n from (${first}) f`)).toBe(1);
  });

  it('have remarks where they are incomplete, references in the order they came, ages from hours to three weeks', async () => {
    expect(
      await count(`partner p where status = 'INCOMPLETE'
        and not exists (select from review_remark r where r.partner_id = p.id and r.merchant_id is null and r.resolved_at is null)`),
    ).toBe(0);
    const numbers = await rows(
      `select reference_number from partner where reference_number is not null order by (select min(created_at)
        from application_event e where e.partner_id = partner.id), reference_number`,
    );
    const given = numbers.map((row) => row.reference_number);
    expect(given).toEqual([...given].sort());
    const ages = `select extract(epoch from $1 - min(submitted_at)) / 3600 as oldest, extract(epoch from $1 - max(submitted_at)) / 3600 as newest
      from partner where status = 'SUBMITTED'`;
    const [age] = await rows(ages, [TEST_NOW]);
    expect([Number(age.oldest) > 400, Number(age.newest) < 24]).toEqual([true, true]);
  });

  it('were handed in and edited by nobody who reviews, and show claims and what waits for a second person', async () => {
    const own = `(submitted_by like 'sbo.%' or edited_by like 'sbo.%')`;
    expect(await count(`partner where status = 'SUBMITTED' and ${own}`)).toBe(0);
    expect(
      await count(`application_event where action = 'approve' and merchant_id is null and created_by = any (
        select submitted_by from partner p where p.id = partner_id)`),
    ).toBe(0);
    expect((await rows('select username from review_claim order by 1')).map((row) => row.username)).toEqual([
      'antifraud.reviewer',
      'sbo.reviewer',
      'sbo.second',
    ]);
    const open = `approval_request where state <> 'APPLIED'`;
    expect(await rows(`select kind, state from ${open} order by id`)).toEqual([
      { kind: 'MDR_RATE', state: 'PENDING' },
      { kind: 'BANK_ACCOUNT', state: 'PENDING' },
      { kind: 'BANK_ACCOUNT', state: 'SCHEDULED' },
      { kind: 'REFUND', state: 'PENDING' },
      { kind: 'PAYMENTS', state: 'PENDING' },
    ]);
  });

  it('have lost numbers: of one the application says what is said, of one it says otherwise', async () => {
    const lost = `select state, is_same_name as name, is_same_tin as tin, is_same_person as person, made_at <= $1 as past
      from contact_request order by id`;
    expect(await rows(lost, [TEST_NOW])).toEqual([
      { state: 'PENDING', name: true, tin: false, person: false, past: true },
      { state: 'PENDING', name: true, tin: true, person: true, past: true },
    ]);
  });

  it('became contracts, some unsigned, some about to end, one over', async () => {
    const left = `expiry_date - date '2026-11-20'`;
    expect(await count(`partner_contract where ${left} < 0`)).toBe(1);
    expect(await count(`partner_contract where ${left} between 0 and 60`)).toBeGreaterThanOrEqual(3);
    expect(await count('partner_contract where signed_file_id is null')).toBeGreaterThan(4);
    expect(
      await count(
        `partner p where status in ('APPROVED', 'A') and not exists (select from partner_contract c where c.partner_id = p.id)`,
      ),
    ).toBe(0);
  });
});

describe('the files of the demo', () => {
  it('are put into a store that has none of them, once, as their rows describe them', async () => {
    const { files } = app.deps;
    const made = await writeDemoFiles(app.admin, files);
    expect(made).toBe(await count(`file where storage_key like 'demo/%'`));
    expect(await writeDemoFiles(app.admin, files)).toBe(0);
    const [pdf, png] = await rows(
      `(select * from file where media_type = 'application/pdf' limit 1) union all (select * from file where media_type = 'image/png' limit 1)`,
    );
    for (const [row, kind] of [
      [pdf, 'pdf'],
      [png, 'png'],
    ] as const) {
      const content = Buffer.concat(await (await files.read(row.storage_key)).toArray());
      expect(content.length).toBe(Number(row.size));
      expect(createHash('sha256').update(content).digest('hex')).toBe(row.sha256);
      expect(sniffKind(content)).toBe(kind);
    }
  });
});
