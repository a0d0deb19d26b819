import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { bankBench, HOUR_MS, PARTNER, STORE } from './bankBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof bankBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await bankBench(app);
});
beforeEach(() => bench.reset());
afterAll(() => app.stop());

const RATES = [{ type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' }];
const askedForRates = async (of = PARTNER): Promise<string> => {
  const { body } = await bench.changeRates('sales.admin', of, RATES);
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
const nameOf = async (table: 'partner' | 'merchant') =>
  (await bench.one<{ name: string }>(`select name from ${table} where id = 1`)).name;
const person = {
  role: 'ACCOUNTING',
  fullName: { firstName: 'Nena', middleName: null, lastName: 'Cruz' },
  birthDate: null,
  jobTitle: null,
  contactDetail: { mobileNumber: '0917 000 0009', landlineNumber: null, emailAddress: null },
};

/** Edits the contact persons of the partner, on the version that stands. */
const edit = async (as: string, known?: string) =>
  app.call('POST', '/api/partner-management/update/1/contact-person', {
    as,
    body: { contactPersons: [person] },
    headers: {
      'If-Match': String(await bench.versionOf(...PARTNER)),
      ...(known === undefined ? {} : { 'Voids-Requests': known }),
    },
  });
const move = async (status: string, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/partners/v3/1/status:update', {
    as: 'sbo.reviewer',
    body: { status, reason: 'Test' },
    headers: { 'If-Match': String(await bench.versionOf(...PARTNER)), ...headers },
  });

describe('an edit that would void a waiting change', () => {
  it('is refused first, and says what waits, who asked and when; nothing is written', async () => {
    const id = await bench.asked('sales.admin');
    const version = await bench.versionOf(...PARTNER);
    const { status, body } = await edit('sbo.reviewer');
    expect([status, body.error, body.requests]).toEqual([422, 'rule_voids_request', [id]]);
    expect(body.message).toBe(
      `A change waits for a second person: Bank account, ${await nameOf('partner')} (asked for by sales.admin on 11/20/2026). Saving this makes it void.`,
    );
    expect(await bench.versionOf(...PARTNER)).toBe(version);
    expect((await bench.request(id)).state).toBe('PENDING');
  });

  it('is made by whoever knows: the request is void at once, and its maker and those who could decide are told', async () => {
    const id = await bench.asked('sales.admin');
    const { status } = await edit('sbo.reviewer', id);
    expect(status).toBe(200);
    expect(await bench.request(id)).toMatchObject({ state: 'VOID', checker: null, version: 2 });
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Void: Bank account, /);
    const { body } = await app.call('GET', '/api/notices', { as: 'sbo.second' });
    expect(body.data.list[0]).toMatchObject({
      kind: 'approval-gone',
      title: `Void: Bank account, ${await nameOf('partner')}`,
      link: `/approvals/${id}`,
    });
    // Whoever edited knows.
    expect((await bench.notices('sbo.reviewer')).filter((title) => title.startsWith('Void'))).toEqual([]);
    const { actor } = await bench.one<{ actor: string }>(
      `select actor from audit.entry where target = 'approval_request' and key = $1 and after ->> 'state' = 'VOID'`,
      [id],
    );
    expect(actor).toBe('sbo.reviewer');
    expect((await edit('sbo.reviewer')).status).toBe(200);
  });

  it('asks again of one that came meanwhile', async () => {
    const first = await bench.asked('sales.admin');
    const second = await askedForRates();
    const { body } = await edit('sbo.reviewer', first);
    expect(body.requests).toEqual([second]);
    expect((await edit('sbo.reviewer', `${first}, ${second}`)).status).toBe(200);
    expect((await bench.request(first)).state).toBe('VOID');
    expect((await bench.request(second)).state).toBe('VOID');
  });

  it('tells external users of none that they may not see, and no names of staff', async () => {
    const rates = await askedForRates();
    expect((await edit('partner.admin')).status).toBe(200);
    expect((await bench.request(rates)).state).toBe('VOID');
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Void: MDR rates, /);
    await bench.asked('sales.admin');
    const { status, body } = await edit('partner.admin');
    expect([status, body.error]).toEqual([422, 'rule_voids_request']);
    expect(body.message).not.toContain('sales.admin');
    await app.admin.query('delete from approval_request');
    await bench.asked('partner.admin');
    expect((await edit('partner.admin')).body.message).toContain('partner.admin');
  });

  it('may be a move of the record, which takes along what waits for it', async () => {
    const id = await bench.asked('sales.admin');
    expect((await move('I')).body).toMatchObject({ error: 'rule_voids_request', requests: [id] });
    expect((await move('I', { 'Voids-Requests': id })).status).toBe(200);
    expect((await bench.request(id)).state).toBe('VOID');
  });

  it('leaves alone what waits for another record', async () => {
    const id = await bench.asked('sales.admin', { bankDetails: bench.account(), isSameBank: false }, STORE);
    expect((await edit('sbo.reviewer')).status).toBe(200);
    expect((await bench.request(id)).state).toBe('PENDING');
  });

  it('voids what was approved and is not in effect yet too, and tells who approved it', async () => {
    const id = await bench.scheduled('sales.admin');
    expect((await edit('sbo.second', id)).status).toBe(200);
    expect(await bench.request(id)).toMatchObject({
      state: 'VOID',
      checker: 'sbo.reviewer',
      dtimeEffective: null,
    });
    for (const as of ['sales.admin', 'sbo.reviewer'])
      expect((await bench.notices(as))[0], as).toMatch(/^Void: Bank account, /);
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect((await bench.request(id)).state).toBe('VOID');
  });

  it('of a change by the engine voids nothing', async () => {
    const rates = await askedForRates();
    const id = await bench.asked('sales.admin');
    expect((await bench.decide('sbo.reviewer', 'approve', rates)).status).toBe(200);
    expect((await bench.request(id)).state).toBe('PENDING');
    expect((await bench.decide('sbo.reviewer', 'approve', id)).body.data.state).toBe('SCHEDULED');
  });

  it('is never asked for work without a person in front of it', async () => {
    const id = await bench.asked('sales.admin');
    await bench.touch(...PARTNER);
    expect((await bench.request(id)).state).toBe('VOID');
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Void: Bank account, /);
  });
});

describe('a request that became void meanwhile', () => {
  it('is told to whoever decides on what they saw', async () => {
    const id = await bench.asked('sales.admin');
    await bench.touch(...PARTNER);
    const { status, body } = await bench.decide('sbo.reviewer', 'approve', id, {
      headers: { 'If-Match': '1' },
    });
    expect([status, body.error, body.current.state]).toEqual([409, 'conflict', 'VOID']);
    expect(body.message).toContain('the request is void');
  });
});

describe('what a request asks for', () => {
  it('is out of reach for people of a store, whatever call they make', async () => {
    const client = await app.pools.merchant.connect();
    try {
      await expect(client.query('select command from approval_request')).rejects.toThrow('permission denied');
      await client.query('select id, diff, beside, state from approval_request');
    } finally {
      client.release(true);
    }
  });
});
