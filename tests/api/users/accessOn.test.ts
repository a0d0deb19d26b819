import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessOn } from '#contract/people/accessReview.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  id = (await app.admin.query(`select id from user_account where username = 'frontliner'`)).rows[0].id;
  await app.admin.query(`update user_account set created_at = '2026-05-04' where id = $1`, [id]);
});
afterAll(() => app.stop());

const ask = (day: string, as = 'it.support', who = id) =>
  app.call('GET', `/api/user-account/${who}/access-on`, { as, query: { day } });
const on = async (day: string): Promise<AccessOn> => (await ask(day)).body.data;
const rolesOn = async (day: string) => (await on(day)).roles.map(({ role }) => role);
const held = ({ permissions }: AccessOn) =>
  permissions.filter(({ because }) => because.length > 0).map(({ permission }) => permission);

/** Does something as of a day, as the trail would have it: what it has written is moved there. */
const doneOn = async (day: string, text: string, values: unknown[] = []): Promise<void> => {
  const { rows } = await app.admin.query('select coalesce(max(id), 0) as last from audit.entry');
  await app.admin.query(text, values);
  await app.admin.query('update audit.entry set at = $2 where id > $1', [rows[0].last, `${day}T04:00:00Z`]);
};

describe('what somebody held on a day', () => {
  it('are the roles before somebody changed them, and after', async () => {
    const role = `(select id from access_role where name = 'STORE_MANAGER')`;
    await doneOn(
      '2026-07-01',
      `insert into user_access_role (user_id, access_role_id) values ($1, ${role})`,
      [id],
    );
    await doneOn(
      '2026-08-01',
      `delete from user_access_role where user_id = $1 and access_role_id = ${role}`,
      [id],
    );
    await doneOn(
      '2026-09-01',
      `insert into user_access_role (user_id, access_role_id) values ($1, ${role})`,
      [id],
    );
    expect(await rolesOn('2026-06-30')).toEqual(['STORE_FRONTLINER']);
    expect(await rolesOn('2026-07-01')).toEqual(['STORE_FRONTLINER', 'STORE_MANAGER']);
    expect(await rolesOn('2026-07-31')).toEqual(['STORE_FRONTLINER', 'STORE_MANAGER']);
    expect(await rolesOn('2026-08-01')).toEqual(['STORE_FRONTLINER']);
    expect(await rolesOn('2026-11-20')).toEqual(['STORE_FRONTLINER', 'STORE_MANAGER']);
    expect(held(await on('2026-07-15'))).toContain('UR_VIEW');
    expect(held(await on('2026-08-15'))).not.toContain('UR_VIEW');
  });

  it('is what the role opened then, was called then, and whether it was enabled', async () => {
    await doneOn(
      '2026-07-10',
      `update access_role set permissions = '{PT_VIEW}' where name = 'STORE_FRONTLINER'`,
    );
    await doneOn('2026-07-20', `update access_role set is_enabled = false where name = 'STORE_FRONTLINER'`);
    await doneOn(
      '2026-07-21',
      `update access_role set is_enabled = true, name = 'CASHIERS' where name = 'STORE_FRONTLINER'`,
    );
    expect(held(await on('2026-06-15'))).toContain('PRO_VIEW');
    expect((await on('2026-07-09')).roles).toEqual([
      { role: 'STORE_FRONTLINER', isEnabled: true },
      { role: 'STORE_MANAGER', isEnabled: true },
    ]);
    expect((await on('2026-07-20')).roles[0]).toEqual({ role: 'STORE_FRONTLINER', isEnabled: false });
    expect((await on('2026-08-15')).roles).toEqual([{ role: 'CASHIERS', isEnabled: true }]);
    expect(held(await on('2026-08-15'))).not.toContain('PRO_VIEW');
    // What its name gave goes with it.
    expect(held(await on('2026-06-15'))).toContain('MER_DASH');
    expect(held(await on('2026-08-15'))).not.toContain('MER_DASH');
  });

  it('are the modules that were off or given, also one that went from one to the other', async () => {
    await doneOn(
      '2026-07-01',
      `insert into user_module (user_id, module_code, state) values ($1, 'PROMOS', 'off')`,
      [id],
    );
    await doneOn(
      '2026-07-05',
      `insert into user_module (user_id, module_code, state) values ($1, 'BIR_2307', 'granted')`,
      [id],
    );
    await doneOn(
      '2026-07-15',
      `update user_module set state = 'granted' where user_id = $1 and module_code = 'PROMOS'`,
      [id],
    );
    await doneOn('2026-08-10', 'delete from user_module where user_id = $1', [id]);
    const modulesOn = async (day: string) => {
      const { modulesOff, modulesGranted } = await on(day);
      return [modulesOff, modulesGranted];
    };
    expect(await modulesOn('2026-06-30')).toEqual([[], []]);
    expect(await modulesOn('2026-07-05')).toEqual([['PROMOS'], ['BIR_2307']]);
    expect(await modulesOn('2026-07-15')).toEqual([[], ['BIR_2307', 'PROMOS']]);
    expect(await modulesOn('2026-08-10')).toEqual([[], []]);
    expect(held(await on('2026-07-05'))).toContain('FM_VIEW_BIR_2307');
    expect(held(await on('2026-07-05'))).not.toContain('PRO_VIEW');
  });

  it('is told with how the account stood, and is nothing before there was one', async () => {
    await doneOn('2026-07-03', `update user_account set status = 'SUSPENDED' where id = $1`, [id]);
    await doneOn('2026-07-06', `update user_account set status = 'ACTIVE' where id = $1`, [id]);
    expect((await on('2026-07-02')).status).toBe('ACTIVE');
    expect((await on('2026-07-05')).status).toBe('SUSPENDED');
    expect((await on('2026-07-06')).status).toBe('ACTIVE');
    expect(await on('2026-05-03')).toEqual({
      status: null,
      roles: [],
      modulesOff: [],
      modulesGranted: [],
      permissions: [],
    });
    expect((await on('2026-05-04')).status).toBe('ACTIVE');
  });

  it('is by the end of the day in Manila', async () => {
    const { rows } = await app.admin.query('select max(id) as last from audit.entry');
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id)
      select $1, id from access_role where name = 'HEAD_OFFICE_2'`,
      [id],
    );
    const at = (moment: string) =>
      app.admin.query('update audit.entry set at = $2 where id > $1', [rows[0].last, moment]);
    await at('2026-10-10T15:59:59Z');
    expect(await rolesOn('2026-10-10')).toContain('HEAD_OFFICE_2');
    await at('2026-10-10T16:00:00Z');
    expect(await rolesOn('2026-10-10')).not.toContain('HEAD_OFFICE_2');
  });

  it('is of today what they hold now', async () => {
    const now = await app.call('GET', `/api/user-account/${id}/access`, { as: 'it.support' });
    expect((await on('2026-11-20')).permissions).toEqual(now.body.data.list);
  });

  it('is refused for a day to come or none, for an account that is not there, and to all but those who see accounts and roles', async () => {
    const refused = await ask('2026-11-21');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['day']]);
    expect((await ask('yesterday')).status).toBe(400);
    expect((await ask('2026-11-01', 'it.support', '999999')).status).toBe(404);
    expect((await ask('2026-11-01', 'partner.admin')).status).toBe(403);
    expect((await ask('2026-11-01', 'sbo.reviewer')).status).toBe(403);
  });
});
