import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadUser } from '#server/http/caller/loadUser.ts';
import { withImport } from '#server/imports/steps/withImport.ts';
import type { Work } from '#server/jobs/work.ts';
import type { Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

// Without nested loops a statement that cannot do without looks endlessly dear to PostgreSQL 15 to 17, which then compiles it.
it('the statements of an import are never compiled, however dear they look', async () => {
  const { rows } = await app.admin.query(`select id::text from user_account where username = 'sales.admin'`);
  const user = await loadUser(app.pools, 'jit', rows[0].id, null, app.clock.now());
  const [shop, work] = [{ deps: app.deps } as Workshop, { user } as Work];
  const [settings] = await withImport(shop, work, '1', async (tx) => {
    await tx.query({
      text: `select set_config('jit_above_cost', '0', true), set_config('jit_optimize_above_cost', '0', true)`,
    });
    const [jit] = await tx.query<{ jit: string }>({ text: 'show jit' });
    const plan = await tx.query<Record<'QUERY PLAN', string>>({
      text: `explain analyze select x.n, p.id from jsonb_to_recordset('[{"n": 1}]') as x(n integer)
        cross join lateral (select * from partner p where p.id = x.n limit 1) p`,
    });
    return [{ ...jit, isCompiled: plan.some((line) => line['QUERY PLAN'].startsWith('JIT')) }];
  });
  expect(settings).toEqual({ jit: 'off', isCompiled: false });
});
