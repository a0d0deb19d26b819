import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { decideKey, machineBody } from '#tests/support/machines.ts';
import { takingBench } from './takingBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof takingBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await takingBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('the key of a system', () => {
  it('opens nothing else, and nothing else opens what it opens', async () => {
    for (const path of ['/api/transactions', '/api/merchants', '/api/machine-accounts']) {
      const response = await fetch(app.url + path, { headers: { Authorization: `Bearer ${bench.key}` } });
      expect(response.status, path).toBe(401);
    }
    const { accessToken } = await app.login('sales.admin');
    for (const wrong of [accessToken, `suki_${'a'.repeat(43)}`, `${bench.key}x`, 'suki_', ''])
      expect((await bench.take([bench.payment('WRONG')], wrong)).status, wrong).toBe(401);
  });

  it('that opens nothing is answered alike, whether unknown, out of use or of other calls, and never as a session', async () => {
    const { account, key: ended } = await bench.create();
    await app.admin.query('update machine_account set is_enabled = false where id = $1', [account.id]);
    const other = await fetch(`${app.url}/api/transactions`, {
      headers: { Authorization: `Bearer ${bench.key}` },
    });
    const answers = [{ status: other.status, body: await other.json() }];
    for (const wrong of [`suki_${'b'.repeat(43)}`, ended, 'mistyped', ''])
      answers.push(await bench.take([bench.payment('ALIKE')], wrong));
    expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
      answers.map(() => '401 invalid_token'),
    );
    const [sentence, ...rest] = new Set(answers.map(({ body }) => body.message));
    expect(rest).toEqual([]);
    expect(sentence).toMatch(/^This key is not valid here/);
  });

  it('is told once, kept as its hash, and stands in no trail', async () => {
    const { account, key: told } = await bench.create();
    expect(told).toMatch(/^suki_[\w-]{43}$/);
    expect(account.keyEnd).toBe(told.slice(-4));
    const { rows } = await app.admin.query('select * from machine_account where id = $1', [account.id]);
    expect(JSON.stringify(rows)).not.toContain(told);
    const list = await app.call('GET', '/api/machine-accounts', { as: 'sales.admin' });
    expect(JSON.stringify(list.body)).not.toContain(told);
    const trail = await app.admin.query(
      `select after from audit.entry where target = 'machine_account' and key = $1`,
      [account.id],
    );
    expect(JSON.stringify(trail.rows)).not.toContain(rows[0].key_hash);
    const kept = await app.admin
      .query(`select count(*)::int as n from idempotency_key where answer::text like '%suki_%'`)
      .catch(() => null);
    expect(kept?.rows[0]?.n ?? 0).toBe(0);
  });

  it('works on for a day beside a new one from its approval on, and the new one not before', async () => {
    const { account, key: old } = await bench.create();
    const { body } = await bench.change(account.id, 'renew');
    const fresh = body.data.key as string;
    expect(fresh).not.toBe(old);
    const statuses = async () => [
      (await bench.take([bench.payment('RENEW')], old)).status,
      (await bench.take([bench.payment('RENEW')], fresh)).status,
    ];
    expect(await statuses()).toEqual([200, 401]);
    expect(body.data.account).toMatchObject({ keyEnd: old.slice(-4), waitingKeyEnd: fresh.slice(-4) });
    // The day of the old key begins at the approval, however long that took.
    app.clock.advance(30 * 3_600_000);
    expect((await decideKey(app, body.data.account.approvalRequestId)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200]);
    app.clock.advance(23 * 3_600_000);
    expect(await statuses()).toEqual([200, 200]);
    app.clock.advance(2 * 3_600_000);
    expect(await statuses()).toEqual([401, 200]);
  });

  it('that was renewed and never came goes on beside a third', async () => {
    const { account, key: inUse } = await bench.create();
    const renew = async () => {
      const { body } = await bench.change(account.id, 'renew');
      await decideKey(app, body.data.account.approvalRequestId);
      return body.data.key as string;
    };
    const works = async (key: string) => (await bench.take([bench.payment('LOST')], key)).status === 200;
    expect(await works(inUse)).toBe(true);
    const lost = await renew();
    const third = await renew();
    expect(await Promise.all([inUse, lost, third].map(works))).toEqual([true, false, true]);
    // The third was used: from here on it is the one that counts on.
    const fourth = await renew();
    expect(await Promise.all([inUse, third, fourth].map(works))).toEqual([false, true, true]);
  });

  it('counts no more from the moment its account is out of use, and again when two people have said so', async () => {
    const { account, key: own } = await bench.create();
    const status = async () => (await bench.take([bench.payment('OFF')], own)).status;
    expect(await status()).toBe(200);
    expect((await bench.change(account.id, 'enable', { isEnabled: false })).body.data).toMatchObject({
      isEnabled: false,
      approvalRequestId: null,
    });
    expect(await status()).toBe(401);
    const stale = await app.call('POST', `/api/machine-accounts/${account.id}/enable`, {
      as: 'it.support',
      headers: { 'If-Match': String(account.version) },
      body: { isEnabled: true },
    });
    expect(stale.status).toBe(409);
    const { body } = await bench.change(account.id, 'enable', { isEnabled: true });
    expect(body.data.isEnabled).toBe(false);
    expect(await status()).toBe(401);
    await decideKey(app, body.data.approvalRequestId);
    expect(await status()).toBe(200);
  });

  it('is used so often a minute only, and guessed at less often', async () => {
    const { key: own } = await bench.create({ perMinute: 3 });
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push(await bench.take([bench.payment('LIMIT')], own));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const guesses = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        bench.take([bench.payment('G')], `suki_${String(at).padStart(43, 'x')}`),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBe(2);
  });

  it.each([
    [{ source: 'lower' }, 'source'],
    [{ name: 'x' }, 'name'],
    [{ transactionTypes: [] }, 'transactionTypes'],
    [{ perMinute: 0 }, 'perMinute'],
    [{ perMinute: 601 }, 'perMinute'],
    [{ allPartners: false }, 'partnerIds'],
    [{ partnerIds: ['1'] }, 'partnerIds'],
    [{ allPartners: false, partnerIds: ['99999999'] }, 'partnerIds'],
    [{ allPartners: undefined }, 'allPartners'],
    [{ paymentLimit: undefined }, 'paymentLimit'],
    [{ dayLimit: undefined }, 'dayLimit'],
    [{ monthLimit: undefined }, 'monthLimit'],
    [{ paymentLimit: '0' }, 'paymentLimit'],
    [{ monthLimit: '1000000000000' }, 'monthLimit'],
    [{ paymentLimit: '50000000.01' }, 'dayLimit'],
    [{ dayLimit: '900000000.01' }, 'monthLimit'],
    [{ addresses: ['office'] }, 'addresses.0'],
  ])('is not made for %j', async (of, field) => {
    const body = machineBody('Bad', 'BAD_ONE', of);
    const answer = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('is not made for a name or a source that another has', async () => {
    const body = machineBody('System 1', 'NEW_ONE');
    const taken = async (of: object) => {
      const answer = await app.call('POST', '/api/machine-accounts', {
        as: 'it.support',
        body: { ...body, ...of },
      });
      return [answer.status, answer.body.error];
    };
    expect(await taken({})).toEqual([422, 'rule_machine_taken']);
    expect(await taken({ name: 'Another', source: 'SYS_1' })).toEqual([422, 'rule_machine_taken']);
  });
});
