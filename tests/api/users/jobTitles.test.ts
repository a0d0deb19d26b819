import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_JOB_TITLES } from '#domain/people/jobTitles.ts';
import { seedJobTitles } from '#server/seed/seedJobTitles.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async (as: string, query: Record<string, string> = {}) =>
  (await app.call('GET', '/api/job-titles', { as, query: { limit: '100', ...query } })).body.data.list;
const body = (more: object = {}) => ({
  name: 'Night Manager',
  designationGroup: 'manager',
  accessRole: 'STORE_MANAGER',
  assignment: 'single-store',
  ...more,
});
const create = (more?: object, as = 'it.support') =>
  app.call('POST', '/api/job-titles', { as, body: body(more) });

describe('job titles', () => {
  it('are there from the start, with their roles, and are not seeded anew', async () => {
    const titles = await list('it.support');
    expect(titles).toHaveLength(FIRST_JOB_TITLES.length);
    expect(titles.find(({ name }: { name: string }) => name === 'Cashier')).toMatchObject({
      designationGroup: 'salesAgent',
      accessRole: 'STORE_FRONTLINER',
      assignment: 'single-store',
      isEnabled: true,
      userCount: 0,
    });
    expect(await seedJobTitles(app.admin, app.clock.now())).toBe(0);
  });

  it('say which of them the caller may give', async () => {
    const givable = async (as: string) =>
      (await list(as)).filter((one: { isGivable: boolean }) => one.isGivable).length;
    expect(await givable('it.support')).toBe(FIRST_JOB_TITLES.length);
    expect(await givable('store.manager')).toBe(0);
    const own = (await list('partner.admin')).filter((one: { isGivable: boolean }) => !one.isGivable);
    expect(own.map(({ accessRole }: { accessRole: string }) => accessRole).sort()).toEqual([
      'CEO_PRESIDENT',
      'CEO_PRESIDENT',
      'INFORMATION_TECHNOLOGY',
      'PARTNER_ADMIN',
    ]);
  });

  it('are made and changed by who keeps access roles, one name once', async () => {
    const made = (await create()).body.data;
    expect(made).toMatchObject({
      name: 'Night Manager',
      version: 1,
      updatedBy: 'it.support',
      isGivable: true,
    });
    expect((await create({ name: 'NIGHT manager' })).body).toMatchObject({
      error: 'rule_title_taken',
      fields: { name: expect.any(String) },
    });
    const edit = (version: number, more: object) =>
      app.call('POST', `/api/job-titles/${made.id}`, {
        as: 'it.support',
        body: body(more),
        headers: { 'If-Match': String(version) },
      });
    expect((await edit(1, { isEnabled: false })).body.data).toMatchObject({ isEnabled: false, version: 2 });
    const stale = await edit(1, {});
    expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
    expect(await list('it.support', { isEnabled: 'false' })).toHaveLength(1);
    const { rows } = await app.admin.query(
      `select operation, actor from audit.entry where target = 'job_title' and key = $1 order by id`,
      [made.id],
    );
    expect(rows).toEqual([
      { operation: 'INSERT', actor: 'it.support' },
      { operation: 'UPDATE', actor: 'it.support' },
    ]);
  });

  it.each([
    [{ name: 'Маnager' }, 'name'],
    [{ name: 'x' }, 'name'],
    [{ accessRole: 'HCPC_SALES_ADMIN' }, 'accessRole'],
    [{ accessRole: 'NO_SUCH_ROLE' }, 'accessRole'],
    [{ assignment: 'everywhere' }, 'assignment'],
    [{ designationGroup: 'king' }, 'designationGroup'],
  ])('are refused with %j', async (more, field) => {
    const refused = await create(more);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  });
});
