import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertScoped } from '#server/db/assertScoped.ts';
import { keepMonths } from '#server/db/keepMonths.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let jobs: ReturnType<typeof openJobsPool>;
beforeAll(async () => {
  app = await startTestApp();
  jobs = openJobsPool(app.migratorUrl);
});
afterAll(async () => {
  await jobs.end();
  await app.stop();
});

const months = async (): Promise<string[]> =>
  (
    await app.admin.query<{ month: string }>(
      `select substr(relname, 21) as month from pg_class where relname ~ '^payment_transaction_\\d{6}$' order by 1`,
    )
  ).rows.map(({ month }) => month);

describe('the months of payments', () => {
  it('are there from the day before which nothing is taken to three months ahead', async () => {
    const there = await months();
    expect(there).toEqual(expect.arrayContaining(['202610', '202611', '202612', '202701', '202702']));
    expect(there.at(-1)).toBe('202702');
  });

  it('are made by whoever does the long work, several servers at a time, and closed but for their table', async () => {
    const later = new Date('2027-04-30T17:00:00Z');
    await Promise.all([keepMonths(jobs, later), keepMonths(jobs, later), keepMonths(jobs, later)]);
    // In Manila it is May already.
    expect((await months()).slice(-3)).toEqual(['202706', '202707', '202708']);
    await assertScoped(app.admin);
    const { rows } = await app.admin.query(
      `select relname from pg_class where relispartition and relkind = 'r' and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
    const { rows: granted } = await app.admin.query(
      `select distinct grantee from information_schema.role_table_grants
       where table_name ~ '^(payment_transaction|transaction_item|refund|refund_item)_\\d{6}$' and grantee like 'app_%'`,
    );
    expect(granted).toEqual([]);
  });

  it('are not made in bulk, nor by anybody else', async () => {
    await expect(jobs.query(`select keep_months('2000-01-01', '2026-01-01')`)).rejects.toThrow(/enough/);
    const { rows } = await app.admin.query(
      `select r.rolname from pg_roles r where r.rolname like 'app_%' and has_function_privilege(r.oid, 'keep_months(date, date)', 'execute')`,
    );
    expect(rows).toEqual([{ rolname: 'app_jobs' }]);
  });
});
