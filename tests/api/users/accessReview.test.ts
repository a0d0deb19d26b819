import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askedRights } from '#contract/askedRights.ts';
import type { ReviewRow } from '#contract/people/accessReview.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { type Grants, holderOf, readGrants } from '#server/signIn/rights/readGrants.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = (finding: string, query: Record<string, string> = {}, as = 'it.support') =>
  app.call('GET', `/api/user-account/access-review/${finding}`, { as, query: { limit: '100', ...query } });
const rowsOf = async (...given: Parameters<typeof list>): Promise<ReviewRow[]> =>
  (await list(...given)).body.data.list;
const names = async (...given: Parameters<typeof list>): Promise<(string | null)[]> =>
  (await rowsOf(...given)).map(({ username }) => username).sort();
const rowOf = async (finding: string, username: string): Promise<ReviewRow | undefined> =>
  (await rowsOf(finding, { q: username })).find((row) => row.username === username);

const use = (username: string, permission: string, day: string) =>
  app.admin.query(
    'insert into right_used (user_id, permission, day) select id, $2, $3 from user_account where username = $1',
    [username, permission, day],
  );
const set = (username: string, change: string, ...values: unknown[]) =>
  app.admin.query(`update user_account set ${change} where username = $1`, [username, ...values]);

beforeEach(async () => {
  await app.deps.rights.flush(app.pools);
  await app.admin.query('delete from right_used');
  // Notes go after 400 days only, when they say nothing new.
  await app.admin.query('select refresh_unused(array(select id from user_account))');
  // Somebody used something when notes began.
  await use('head.office', 'OTHER', '2026-01-01');
  // A cashier looks at payments; promos are what the tests are about.
  await use('frontliner', 'PT_VIEW', '2026-11-19');
});
afterEach(async () => {
  await app.admin.query(`update user_account set created_at = '2026-05-04', active_since = null, last_sign_in_at = null,
    status = 'ACTIVE'`);
  await app.admin.query(`update user_access_role set given_at = '2026-05-04'`);
  await app.admin.query('delete from user_module');
  await app.admin.query(`delete from access_role where not is_reserved`);
});

describe('rights that are not used', () => {
  it('are named with the roles that give them, and when they were used last', async () => {
    await use('loyalty.editor', 'PRO_CREATE', '2026-08-22');
    await use('loyalty.editor', 'PRO_EDIT', '2026-08-23');
    const row = await rowOf('unused-rights', 'loyalty.editor');
    expect(row).toMatchObject({ type: 'INTERNAL', roles: ['HCPC_LOYALTY_EDIT'], partnerName: null });
    const unused = row?.unusedRights ?? [];
    expect(unused.map(({ permission }) => permission)).toEqual([
      'PRO_CREATE',
      'PRO_STATUS_APPROVED_EDIT',
      'PRO_STATUS_REVIEW_EDIT',
      'PRO_STATUS_SUBMITTED_EDIT',
      'PRO_VIEW',
    ]);
    expect(unused[0]).toEqual({
      permission: 'PRO_CREATE',
      roles: ['HCPC_LOYALTY_EDIT'],
      lastUsed: '2026-08-22',
    });
    expect(unused[1]?.lastUsed).toBeNull();
  });

  it('are none once every one was used, and one again after ninety days', async () => {
    await use('frontliner', 'PRO_VIEW', '2026-08-23');
    expect(await names('unused-rights')).not.toContain('frontliner');
    app.clock.advance(86_400_000);
    expect(await names('unused-rights')).toContain('frontliner');
    app.clock.set(TEST_NOW);
  });

  it('accuse no account that is younger than ninety days, or was accepted since', async () => {
    expect(await names('unused-rights')).toContain('frontliner');
    await set('frontliner', `active_since = '2026-08-22T16:00:00Z'`);
    expect(await names('unused-rights')).not.toContain('frontliner');
    await set('frontliner', `active_since = '2026-08-22T15:59:59Z'`);
    expect(await names('unused-rights')).toContain('frontliner');
    await set('frontliner', `active_since = null, created_at = '2026-08-22T16:00:00Z'`);
    expect(await names('unused-rights')).not.toContain('frontliner');
  });

  it('are none of a role or a module that was given since', async () => {
    await use('frontliner', 'PRO_VIEW', '2026-11-19');
    await app.admin.query(`insert into user_module (user_id, partner_id, module_code, state, given_at)
      select id, partner_id, 'USER_ACCOUNTS', 'granted', '2026-11-01' from user_account where username = 'frontliner'`);
    expect(await names('unused-rights')).not.toContain('frontliner');
    await app.admin.query(`update user_module set given_at = '2026-05-04'`);
    expect((await rowOf('unused-rights', 'frontliner'))?.unusedRights).toEqual([
      { permission: 'UR_VIEW', roles: [], lastUsed: null },
    ]);
    await app.admin.query(`update user_access_role set given_at = '2026-11-01'`);
    expect(await names('unused-rights')).toEqual(['frontliner']);
  });

  it('are none of a module that is switched off, or of a role that is disabled', async () => {
    await app.admin.query(`insert into user_module (user_id, partner_id, module_code, state)
      select id, partner_id, 'PROMOS', 'off' from user_account where username = 'frontliner'`);
    expect(await names('unused-rights')).not.toContain('frontliner');
    await app.admin.query('delete from user_module');
    await app.admin.query(`update access_role set is_enabled = false where name = 'STORE_FRONTLINER'`);
    expect(await names('unused-rights')).not.toContain('frontliner');
    await app.admin.query(`update access_role set is_enabled = true where name = 'STORE_FRONTLINER'`);
    expect(await names('unused-rights')).toContain('frontliner');
  });

  it('are what they are after a use and a change of roles at once, whichever comes first', async () => {
    const id = (await app.admin.query(`select id from user_account where username = 'frontliner'`)).rows[0]
      .id;
    const role = (await app.admin.query(`select id from access_role where name = 'STORE_MANAGER'`)).rows[0]
      .id;
    const other = new pg.Client({ connectionString: app.migratorUrl });
    await other.connect();
    await app.admin.query('begin');
    await app.admin.query(`insert into user_access_role values ($1, $2, '2026-05-04')`, [id, role]);
    const using = other.query(`insert into right_used values ($1, 'PRO_VIEW', '2026-11-19')`, [id]);
    await new Promise((done) => setTimeout(done, 100));
    await app.admin.query('commit');
    await using;
    await other.end();
    expect(
      (await rowOf('unused-rights', 'frontliner'))?.unusedRights.map(({ permission }) => permission),
    ).toContain('UR_VIEW');
    await app.admin.query('delete from user_access_role where user_id = $1 and access_role_id = $2', [
      id,
      role,
    ]);
    expect(await names('unused-rights')).not.toContain('frontliner');
  });

  it('accuse nobody before use has been noted for ninety days', async () => {
    await app.admin.query(`update right_used set day = '2026-08-23'`);
    expect(await names('unused-rights')).toEqual([]);
    await app.admin.query(`update right_used set day = '2026-08-22'`);
    expect(await names('unused-rights')).toContain('frontliner');
  });

  it('accuse nobody who cannot sign in', async () => {
    for (const status of ['INVITED', 'SUSPENDED', 'CLOSED']) {
      await set('frontliner', 'status = $2', status);
      expect(await names('unused-rights')).not.toContain('frontliner');
      expect(await names('no-sign-in')).not.toContain('frontliner');
    }
  });

  it('are no rights that nothing asks for yet', async () => {
    const all = (await rowsOf('unused-rights')).flatMap(({ unusedRights }) => unusedRights);
    const named = new Set(all.map(({ permission }) => permission));
    expect(named).toContain('PM_SBO_REVIEW');
    for (const permission of ['MPL_VIEW', 'HCPC_VAS_VIEW', 'MA_VIEW', 'INT_DASH'])
      expect(named).not.toContain(permission);
  });
});

describe('people without a sign-in', () => {
  it('are those of ninety days ago, and those who never came since their account began', async () => {
    await set('accounting', `last_sign_in_at = '2026-08-22T15:59:59Z'`);
    await set('head.office', `last_sign_in_at = '2026-08-22T16:00:00Z'`);
    await set('new.hire', `created_at = '2026-11-01'`);
    await set('frontliner', `active_since = '2026-06-01'`);
    const found = await names('no-sign-in');
    expect(found).toContain('accounting');
    expect(found).toContain('frontliner');
    expect(found).not.toContain('head.office');
    expect(found).not.toContain('new.hire');
    expect(await rowOf('no-sign-in', 'accounting')).toMatchObject({ dtimeIdle: '2026-08-22T15:59:59.000Z' });
    expect(await rowOf('no-sign-in', 'frontliner')).toMatchObject({
      dtimeSignedIn: null,
      dtimeIdle: '2026-06-01T00:00:00.000Z',
    });
  });
});

describe('the lists of the review', () => {
  it('are searched, and filtered by kind, role and partner', async () => {
    expect(await names('unused-rights', { 'q[like]': 'frontlin' })).toEqual(['frontliner']);
    expect(await names('no-sign-in', { role: 'PARTNER_ADMIN' })).toEqual(['other.partner', 'partner.admin']);
    const staff = await rowsOf('unused-rights', { type: 'INTERNAL' });
    expect(new Set(staff.map(({ type }) => type))).toEqual(new Set(['INTERNAL']));
    const { rows } = await app.admin.query(
      `select partner_id as id from user_account where username = 'other.partner'`,
    );
    expect(await names('no-sign-in', { partnerId: rows[0].id })).toEqual(['other.partner']);
  });

  it.each(['name', '-name', 'dtimeIdle', '-dtimeIdle', 'dtimeCreated', '-id'])(
    'are paged by key and sorted: %s',
    async (sort) => {
      await set('accounting', `last_sign_in_at = '2026-06-01'`);
      const all = (await rowsOf('no-sign-in', { sort })).map(({ id }) => id);
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await list('no-sign-in', { sort, limit: '4', ...(cursor ? { cursor } : {}) });
        paged.push(...body.data.list.map(({ id }: ReviewRow) => id));
        expect(body.data.total).toBe(all.length);
        cursor = body.data.next;
      }
      expect(paged).toEqual(all);
      expect(new Set(paged).size).toBe(all.length);
    },
  );

  it('begin with whoever has been away the longest', async () => {
    await set('accounting', `last_sign_in_at = '2026-01-01'`);
    expect((await rowsOf('no-sign-in'))[0]?.username).toBe('accounting');
  });

  it('are not found under another name, and refuse what they do not know', async () => {
    expect((await list('everything')).status).toBe(404);
    const refused = await list('no-sign-in', { type: 'ROBOT' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['type']);
  });

  it('are for staff who see both accounts and roles', async () => {
    expect((await app.call('GET', '/api/user-account/access-review/no-sign-in')).status).toBe(401);
    for (const as of ['partner.admin', 'sbo.reviewer'])
      expect((await list('no-sign-in', {}, as)).status).toBe(403);
  });
});

describe('the rights of a person, as the database works them out', () => {
  const grantsOf = async (id: string): Promise<Grants> =>
    readGrants({ query: async ({ text, values }) => (await app.admin.query(text, values)).rows }, id);

  it('are what the rules say, whatever roles and modules come together', async () => {
    await app.admin.query(`insert into access_role (name, is_external, permissions) values
      ('HCPC_SBO_HELPERS', false, '{PAR_VIEW}'), ('HCPC_ONLINE_VIEW_TOO', false, '{PT_VIEW}'), ('hcpc_lower', false, '{MER_VIEW}')`);
    const { rows: roles } = await app.admin.query('select id, is_external from access_role order by id');
    const { rows: users } = await app.admin.query(`select id, type, partner_id from user_account`);
    await app.admin.query('begin');
    await app.admin.query('delete from user_access_role');
    for (const [at, user] of users.entries()) {
      const fit = roles.filter((role) => role.is_external === (user.type === 'EXTERNAL'));
      const some = fit.filter((_, index) => (index * 7 + at * 3) % 5 < 2);
      for (const { id } of some)
        await app.admin.query('insert into user_access_role (user_id, access_role_id) values ($1, $2)', [
          user.id,
          id,
        ]);
      await app.admin.query(
        `insert into user_module (user_id, partner_id, module_code, state) values ($1, $2, 'PROMOS', 'off'), ($1, $2, 'USER_ACCOUNTS', 'granted')`,
        [user.id, user.partner_id],
      );
    }
    for (const user of users) {
      const holder = holderOf(user.type, await grantsOf(user.id));
      const { rows } = await app.admin.query(
        'select distinct permission from user_right where user_id = $1 order by 1',
        [user.id],
      );
      // What everybody of a kind has is given by no role.
      const expected = [...permissionsOf(holder)]
        .filter((permission) => askedRights.includes(permission) && permission !== 'MA_VIEW')
        .sort();
      expect(rows.map(({ permission }) => permission).sort()).toEqual(expected);
    }
    await app.admin.query('rollback');
  });
});
