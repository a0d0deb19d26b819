import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

const MOST = 20;
const TABS = 3;
const OWNER = 'sales.admin';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  // Nobody works on what is uploaded.
  app = await startTestApp();
  bench = importBench(app);
});
afterAll(() => app.stop());

const underWay = async (username = OWNER): Promise<number> => {
  const { rows } = await app.admin.query(
    `select count(*)::int as n from import_job i join user_account u on u.id = i.owner_id
     where u.username = $1 and i.status = 'reading'`,
    [username],
  );
  return rows[0].n;
};
const upload = (name: string, as = OWNER) =>
  bench.upload('partner', `${name}.csv`, `${PARTNER_HEADER}\n${partnerLine(name)}`, as);
/** As many as are missing, beside whom an upload would wait for its check. */
const fill = async (count: number) => {
  await app.admin.query(
    `insert into import_job (kind, status, owner_id, created_by, updated_by, file_id, file_name, file_size, file_sha256)
     select i.kind, 'reading', i.owner_id, i.created_by, i.updated_by, i.file_id, 'queued ' || n, i.file_size, i.file_sha256
     from (select * from import_job order by id desc limit 1) i, generate_series(1, $1) n`,
    [count],
  );
};

describe('the imports of one account that wait', () => {
  it(`are ${MOST} at most, though several tabs upload at the same time`, async () => {
    expect((await upload('QUE-FIRST')).status).toBe(200);
    await fill(MOST - 1 - (await underWay()));
    expect(await underWay()).toBe(MOST - 1);
    const answers = await Promise.all(Array.from({ length: TABS }, (_, at) => upload(`QUE-TAB-${at}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await underWay()).toBe(MOST);
    for (const { body } of answers.filter(({ status }) => status === 429)) {
      expect(body).toMatchObject({ error: 'busy', retryAfter: 300 });
      expect(body.message).toMatch(/^20 of your imports are still being worked on\./);
    }
  });

  it('keep nobody else from uploading, and leave room when one of them ends', async () => {
    expect((await upload('QUE-OTHER', 'sbo.reviewer')).status).toBe(200);
    expect((await upload('QUE-FULL')).status).toBe(429);
    await app.admin.query(`update import_job set status = 'cancelled' where file_name = 'queued 1'`);
    expect((await upload('QUE-NEXT')).status).toBe(200);
  });
});
