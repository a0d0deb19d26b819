import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { approvalBench } from './approvalBench.ts';
import { bankBench, HOUR_MS, OLD, PARTNER, STORE, signatory } from './bankBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof bankBench>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = await bankBench(app);
});
beforeEach(() => bench.reset());
afterAll(() => app.stop());

describe('a changed bank account of an active partner', () => {
  it('waits for a second person; nobody reads the whole number in the request', async () => {
    const version = await bench.versionOf(...PARTNER);
    const { body } = await bench.saveBank('sales.admin', PARTNER, {
      bankDetails: bench.account({ bankId: bench.banks[1]?.id, bankBranchId: null, accountType: 'SAVINGS' }),
      authorizedSignatory: signatory('Liezel'),
    });
    expect(body.data).toEqual({ id: '1', version, approvalRequestId: expect.any(String) });
    expect(await bench.numbers()).toEqual([OLD]);
    const request = await bench.request(body.data.approvalRequestId);
    const { name: branch } = await bench.one<{ name: string }>('select name from bank_branch where id = $1', [
      bench.banks[0]?.branch,
    ]);
    expect(request.diff).toEqual([
      { field: 'bankName', before: bench.banks[0]?.name, after: bench.banks[1]?.name },
      { field: 'bankBranchName', before: branch, after: null },
      { field: 'accountNumber', before: '********2222', after: '********4444' },
      { field: 'accountType', before: 'CURRENT', after: 'SAVINGS' },
      { field: 'signatory', before: null, after: 'Liezel Muñoz' },
      { field: 'signatoryJobTitle', before: null, after: 'Treasurer' },
      { field: 'signatoryBirthDate', before: null, after: '1980-02-01' },
      { field: 'signatoryMobile', before: null, after: '639170000001' },
    ]);
  });

  it('whose number ends alike is a change still', async () => {
    const id = await bench.asked('sales.admin', {
      bankDetails: bench.account({ accountNumber: '999911112222' }),
    });
    expect((await bench.request(id)).diff).toEqual([
      { field: 'accountNumber', before: '********2222', after: '********2222' },
    ]);
  });

  it('never stands in the audit trail in full', async () => {
    const before = await bench.one<{ id: string }>('select coalesce(max(id), 0) as id from audit.entry');
    const id = await bench.scheduled();
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect((await bench.request(id)).state).toBe('APPLIED');
    const { rows } = await app.admin.query('select before, after from audit.entry where id > $1', [
      before.id,
    ]);
    expect(rows.length).toBeGreaterThan(3);
    const trail = JSON.stringify(rows);
    expect(trail).toContain('4444');
    expect(trail).not.toMatch(/000033334444|000011112222/);
  });

  it('that is the one it has is refused, and so is a bad one, by its field', async () => {
    const same = await bench.saveBank('sales.admin', PARTNER, {
      bankDetails: bench.account({ accountNumber: OLD }),
    });
    expect([same.status, same.body.error]).toEqual([422, 'rule_unchanged']);
    const wrong = async (changes: object) => {
      const { status, body } = await bench.saveBank('sales.admin', PARTNER, {
        bankDetails: bench.account(changes),
      });
      return [status, ...Object.keys(body.fields ?? {})];
    };
    expect(await wrong({ bankBranchId: bench.banks[1]?.branch })).toEqual([400, 'bankDetails.bankBranchId']);
    expect(await wrong({ bankId: '999999' })).toEqual([400, 'bankDetails.bankId']);
    expect(await wrong({ accountNumber: '12345' })).toEqual([400, 'bankDetails.accountNumber']);
    expect(await bench.one('select count(*)::int as n from approval_request')).toEqual({ n: 0 });
  });

  it('is saved at once while the application is under review', async () => {
    await app.admin.query(`update partner set status = 'SUBMITTED' where id = 1`);
    const version = await bench.versionOf(...PARTNER);
    const { body } = await bench.saveBank('sales.admin', PARTNER, { bankDetails: bench.account() });
    expect(body.data).toEqual({ id: '1', version: version + 1, approvalRequestId: null });
    expect(await bench.numbers()).toEqual(['000033334444']);
  });
});

describe('an approved bank account', () => {
  it('takes effect after 24 hours, once, and its maker is told both times', async () => {
    const version = await bench.versionOf(...PARTNER);
    const id = await bench.scheduled('sales.admin', {
      bankDetails: bench.account(),
      authorizedSignatory: signatory('Arnel'),
    });
    const effective = new Date((await bench.request(id)).dtimeEffective).getTime();
    expect(Math.abs(effective - app.clock.now().getTime() - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect((await bench.notices('sales.admin'))[0]).toMatch(/^Approved: Bank account, /);
    app.clock.advance(24 * HOUR_MS - 120_000);
    await bench.runDue();
    expect(await bench.numbers()).toEqual([OLD]);
    app.clock.advance(180_000);
    await Promise.all([bench.runDue(), bench.runDue(), bench.runDue()]);
    expect(await bench.numbers()).toEqual(['000033334444']);
    expect(await bench.versionOf(...PARTNER)).toBe(version + 1);
    expect(await bench.request(id)).toMatchObject({ state: 'APPLIED', checker: 'sbo.reviewer', version: 3 });
    expect(
      (await bench.notices('sales.admin')).filter((title) => title.startsWith('In effect')),
    ).toHaveLength(1);
    const person = await bench.one(
      `select first_name as name from contact_person where partner_id = 1 and role = 'AUTHORIZED_SIGNATORY'`,
    );
    expect(person).toEqual({ name: 'Arnel' });
    const by = await bench.one(
      `select actor from audit.entry where target = 'bank_account' order by id desc limit 1`,
    );
    expect(by).toEqual({ actor: 'sbo.reviewer' });
  });

  it.each([
    ['its record was changed', () => bench.touch(...PARTNER)],
    ['its record was blocked', () => app.admin.query(`update partner set status = 'B' where id = 1`)],
  ])('is void when %s meanwhile; maker and checker are told', async (_, change) => {
    const id = await bench.scheduled();
    await change();
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect(await bench.request(id)).toMatchObject({
      state: 'VOID',
      checker: 'sbo.reviewer',
      dtimeEffective: null,
    });
    expect(await bench.numbers()).toEqual([OLD]);
    for (const as of ['sales.admin', 'sbo.reviewer'])
      expect((await bench.notices(as))[0], as).toMatch(/^Void: Bank account, /);
  });

  it('that cannot be made any more is void, and keeps nobody else waiting', async () => {
    const id = await bench.scheduled();
    await app.admin.query(
      `update approval_request set command = jsonb_set(command, '{bankDetails,bankBranchId}', to_jsonb($2::text)) where id = $1`,
      [id, bench.banks[1]?.branch],
    );
    const store = await bench.scheduled(
      'sales.admin',
      { bankDetails: bench.account(), isSameBank: false },
      STORE,
    );
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect((await bench.request(id)).state).toBe('VOID');
    expect((await bench.request(store)).state).toBe('APPLIED');
    expect(await bench.numbers()).toEqual([OLD]);
  });

  it('is made by the workers of a server, which look every minute', async () => {
    const id = await bench.scheduled();
    app.clock.advance(25 * HOUR_MS);
    const jobs = await startJobs(app.deps, app.migratorUrl);
    try {
      await vi.waitFor(async () => expect((await bench.request(id)).state).toBe('APPLIED'), 20_000);
    } finally {
      await jobs.stop();
    }
    expect(await bench.numbers()).toEqual(['000033334444']);
  });

  it('can be withdrawn by its maker until then', async () => {
    const id = await bench.scheduled();
    expect((await bench.decide('sales.admin', 'withdraw', id)).body.data).toMatchObject({
      state: 'WITHDRAWN',
      dtimeEffective: null,
    });
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect(await bench.numbers()).toEqual([OLD]);
    const late = await bench.decide('sales.admin', 'withdraw', id);
    expect([late.status, late.body.error]).toEqual([422, 'rule_request_final']);
  });

  it('can be refused by any second person until then, and approved no second time', async () => {
    const id = await bench.scheduled();
    const again = await bench.decide('sbo.second', 'approve', id);
    expect([again.status, again.body.error]).toEqual([422, 'rule_request_final']);
    expect((await bench.decide('sbo.second', 'refuse', id)).body.data).toMatchObject({
      state: 'REFUSED',
      checker: 'sbo.second',
      dtimeEffective: null,
    });
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect(await bench.numbers()).toEqual([OLD]);
  });

  it('keeps the record free of another until it is settled', async () => {
    await bench.scheduled();
    const { body } = await bench.saveBank('sales.admin', PARTNER, {
      bankDetails: bench.account({ accountNumber: '777777' }),
    });
    expect(body.error).toBe('rule_request_open');
  });

  it('names whoever asked to staff, and by the office to people outside', async () => {
    await bench.saveBank('sales.admin', PARTNER, { bankDetails: bench.account() });
    const refusal = async (as: string) =>
      (await bench.saveBank(as, PARTNER, { bankDetails: bench.account({ accountNumber: '777777' }) })).body
        .message;
    expect(await refusal('sbo.reviewer')).toContain('asked for by sales.admin on');
    expect(await refusal('partner.admin')).toContain('asked for by Sales on');
  });

  it('stays good when a change of rates is approved beside it, and the other way round', async () => {
    const rates = [{ type: 'HCPAY', mdrRate: '2', effectiveFrom: '2026-11-21' }];
    const { body } = await bench.changeRates('sales.admin', PARTNER, rates);
    const id = await bench.scheduled();
    await bench.decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
    const more = await bench.changeRates('sales.admin', PARTNER, [{ ...rates[0], mdrRate: '3' }]);
    app.clock.advance(25 * HOUR_MS);
    await bench.runDue();
    expect((await bench.request(id)).state).toBe('APPLIED');
    const last = await bench.decide('sbo.reviewer', 'approve', more.body.data.approvalRequestId);
    expect(last.body.data.state).toBe('APPLIED');
  });
});

describe('without a delay', () => {
  it('an approved account takes effect at once', async () => {
    const quick = await startTestApp({ config: { bankChangeDelayHours: 0 } });
    try {
      const { saveBank, decide, clear, request } = approvalBench(quick);
      await clear();
      const { body } = await saveBank('sales.admin', ['partners', '2'], { bankDetails: bench.account() });
      const { body: answer } = await decide('sbo.reviewer', 'approve', body.data.approvalRequestId);
      expect(answer.data.state).toBe('APPLIED');
      expect((await request(body.data.approvalRequestId)).dtimeEffective).toBe(answer.data.dtimeDecided);
    } finally {
      await quick.stop();
    }
  });
});
