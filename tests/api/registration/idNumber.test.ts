import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { identificationBench } from '#tests/support/identification.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let pictures: ReturnType<typeof identificationBench>;
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  pictures = identificationBench(app, bench);
  store = await bench.store();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const merchants = () => [{ merchantId: store, primary: true }];
const looks = async (requestId: string) =>
  (
    await app.admin.query(
      `select actor, event_type, partner_id, after from audit.entry where target = 'user_request' and key = $1
       and operation = 'EVENT' order by id`,
      [requestId],
    )
  ).rows;

describe('the ID of whoever registers', () => {
  it.each([
    [
      'of another kind of ID',
      { textIdentificationNumber: '1234-5678-9012-3456' },
      'textIdentificationNumber',
    ],
    ['that has ended', { dateValidity: '2026-01-01' }, 'dateValidity'],
    ['without its last day', { dateValidity: null }, 'dateValidity'],
  ])('refuses a number %s, and uses nothing up', async (_, more, field) => {
    const { code, id } = await bench.made();
    const { status, body } = await bench.register(code, {
      merchants: merchants(),
      ...pictures.passport(),
      identificationFile: '1',
      selfieFile: '2',
      ...more,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await app.admin.query('select uses from registration_code where id = $1', [id])).rows).toEqual([
      { uses: 0 },
    ]);
  });

  it('tells its ID’s number when somebody who decides asks for it, and the trail keeps the look without it', async () => {
    const { id } = await pictures.identified(merchants());
    const path = `/api/user-account/requests/${id}/reveal-identification`;
    const seen = await app.call('GET', `/api/user-account/requests/${id}`, { as: 'it.support' });
    expect(JSON.stringify(seen.body)).not.toContain('P1234567A');
    expect((await app.call('POST', path)).status).toBe(401);
    for (const as of ['sbo.reviewer', 'partner.admin', 'store.manager'])
      expect((await app.call('POST', path, { as })).status, as).toBe(403);
    expect(await looks(id)).toEqual([]);
    const { body } = await app.call('POST', path, { as: 'it.support' });
    expect(body.data).toEqual({ number: 'P1234567A' });
    expect(await looks(id)).toEqual([
      { actor: 'it.support', event_type: 'REVEAL', partner_id: null, after: null },
    ]);
    const { rows } = await app.admin.query(`select count(*)::int as n from audit.entry
      where concat(before::text, after::text) like '%1234567A%'`);
    expect(rows).toEqual([{ n: 0 }]);
    const none = '/api/user-account/requests/999999999/reveal-identification';
    expect((await app.call('POST', none, { as: 'it.support' })).status).toBe(404);
  });
});
