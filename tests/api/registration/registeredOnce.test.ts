import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  store = await bench.store();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const merchants = () => [{ merchantId: store, primary: true }];
const usesOf = async (id: string): Promise<number> =>
  (await app.admin.query('select uses from registration_code where id = $1', [id])).rows[0].uses;
const requestsOf = async (id: string) =>
  (await app.admin.query('select * from user_request where registration_code_id = $1 order by id', [id]))
    .rows;

describe('a registration with a code', () => {
  it('that is sent twice at once, or again after its answer was lost, is one registration', async () => {
    const code = await bench.made({ maxUses: 1 });
    const { otpId, mobile } = await bench.proved();
    const whole = {
      merchants: merchants(),
      otpId,
      contactNumber: { mobile },
      ...(await bench.sentIn(otpId)),
    };
    const twice = await Promise.all([bench.register(code.code, whole), bench.register(code.code, whole)]);
    for (const { status, body } of [...twice, await bench.register(code.code, whole)])
      expect([status, body.data?.status], JSON.stringify(body)).toEqual([200, 'SUBMITTED']);
    expect([await usesOf(code.id), (await requestsOf(code.id)).length]).toEqual([1, 1]);
    // Of another code, or with other pictures, it is none that was answered.
    const other = await bench.made();
    expect((await bench.register(other.code, whole)).body.error).toBe('rule_otp_expired');
    const { body } = await bench.register(code.code, { ...whole, selfieFile: whole.identificationFile });
    expect(body.error).toBe('rule_registration_code');
  });

  it('asks for the features that its person wants besides, each decided by itself once the account is made', async () => {
    const code = await bench.made();
    const { status } = await bench.register(code.code, {
      merchants: merchants(),
      moduleCodes: ['PROMOS', 'MERCHANTS', 'PARTNERS', 'MERCHANTS'],
    });
    expect(status).toBe(200);
    const [row] = await requestsOf(code.id);
    const as = 'it.support';
    const seen = await app.call('GET', `/api/user-account/requests/${row.id}`, { as });
    // What comes with the job title is not asked for.
    expect(seen.body.data.moduleCodes).toEqual(['MERCHANTS', 'PARTNERS']);
    const approve = (id: string) => app.call('POST', `/api/user-account/${id}/approve-request`, { as });
    const { body } = await approve(row.id);
    const asked = await app.admin.query(
      `select id, module_code, status, created_by from user_request where user_id = $1 and kind = 'module' order by module_code`,
      [body.data.userId],
    );
    expect(asked.rows).toMatchObject([
      { module_code: 'MERCHANTS', status: 'SUBMITTED', created_by: null },
      { module_code: 'PARTNERS', status: 'SUBMITTED', created_by: null },
    ]);
    expect((await approve(asked.rows[0].id)).status).toBe(200);
    const reject = { ids: asked.rows[1].id, reason: 'Not for cashiers' };
    await app.call('POST', '/api/user-account/reject-requests', { as, body: reject });
    const { rows } = await app.admin.query('select module_code, state from user_module where user_id = $1', [
      body.data.userId,
    ]);
    expect(rows).toEqual([{ module_code: 'MERCHANTS', state: 'granted' }]);
  });
});
