import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { LOGIN_ROLES } from '#server/db/roles.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const OWNED = ['partner_id', 'merchant_id', 'owner_id', 'user_id'];
const USERS = ['app_internal', 'app_partner', 'app_merchant', 'app_applicant'];

describe('the catalog', () => {
  it('every table with rows of a tenant or a user has row security and a policy for each class that reads it', async () => {
    const tables = await rows(
      `select c.relname as name, c.relrowsecurity as secured, r.rolname as role,
         exists (select 1 from pg_policy p where p.polrelid = c.oid and (r.oid = any (p.polroles) or '0'::oid = any (p.polroles))) as policy
       from pg_class c cross join pg_roles r
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and r.rolname = any ($2)
         and has_any_column_privilege(r.oid, c.oid, 'select')
         and (c.relname = 'partner' or c.relname = 'user_account' or exists (
           select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = any ($1) and not a.attisdropped))`,
      [OWNED, USERS],
    );
    expect(new Set(tables.map((row) => row.name)).size).toBeGreaterThanOrEqual(9);
    expect(tables.filter((row) => !row.secured || !row.policy)).toEqual([]);
  });

  it('no policy joins two conditions with or', async () => {
    expect(
      await rows(`select polname from pg_policy where pg_get_expr(polqual, polrelid) ~* '\\mor\\M'`),
    ).toEqual([]);
  });

  it('no login role owns anything, bypasses row security or is a member of another', async () => {
    expect(
      await rows(
        'select rolname from pg_roles where rolname = any ($1) and (rolbypassrls or rolsuper or rolcreaterole)',
        [LOGIN_ROLES],
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
         where r.rolname = any ($1) and c.relnamespace in ('public'::regnamespace, 'audit'::regnamespace)`,
        [LOGIN_ROLES],
      ),
    ).toEqual([]);
    expect(
      await rows(
        'select 1 from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname = any ($1)',
        [LOGIN_ROLES],
      ),
    ).toEqual([]);
  });

  it('views look with the eyes of the one who asks', async () => {
    expect(
      await rows(`select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
        and not coalesce('security_invoker=true' = any (reloptions), false)`),
    ).toEqual([]);
  });

  it('nobody writes the trail, only staff read it', async () => {
    const may = await rows(
      `select r.rolname as role, p.name as privilege from pg_roles r cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p(name)
       where r.rolname = any ($1) and has_table_privilege(r.oid, 'audit.entry', p.name)`,
      [LOGIN_ROLES],
    );
    expect(may).toEqual([{ role: 'app_internal', privilege: 'select' }]);
  });
});

describe('row security by itself', () => {
  const asPartner = <T>(work: Parameters<typeof withContext<T>>[3]) =>
    withContext(
      app.pools,
      { class: 'partner', userId: '9', username: 'x', role: null, partnerId: '1', merchantIds: [] },
      'catalog',
      work,
    );

  it('a statement without a condition reads the own rows only', async () => {
    const found = await asPartner((tx) =>
      tx.query<{ n: string }>({
        text: 'select distinct partner_id as n from merchant union select id from partner',
      }),
    );
    expect(found).toEqual([{ n: '1' }]);
  });

  it('a context does not outlive its transaction', async () => {
    await asPartner((tx) => tx.query({ text: 'select 1' }));
    const { rows: after } = await app.pools.partner.query('select count(*)::int as n from merchant');
    expect(after).toEqual([{ n: 0 }]);
  });
});
