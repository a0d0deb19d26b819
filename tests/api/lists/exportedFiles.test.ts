import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { exportBench } from './exportBench.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
});
afterEach(() => bench.rest());
afterAll(() => app.stop());

const download = async (as: string, fileId: string) => {
  const { response, bytes } = await bench.download(as, fileId);
  return { status: response.status, text: bytes.toString() };
};

describe('an exported file', () => {
  it('is refused to an owner who may no longer see the list', async () => {
    await bench.work();
    const { job } = await bench.exported('it.support', { resource: 'audit', columns: ['at'] });
    await app.admin.query(
      `update access_role set permissions = '{UR_VIEW}' where name = 'HCPC_ITAPP_SUPPORT'`,
    );
    const { status, text } = await download('it.support', job.fileId);
    expect([status, JSON.parse(text).missing]).toEqual([403, [['UM_VIEW_ACCESS_ROLE']]]);
  });

  it('stays with its partner when the owner goes to another', async () => {
    await bench.work();
    const { job } = await bench.exported('partner.admin', {});
    await app.admin.query(`update user_account set partner_id =
      (select partner_id from user_account where username = 'other.partner') where username = 'partner.admin'`);
    expect((await download('partner.admin', job.fileId)).status).toBe(404);
  });
});
