import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { merchantImports } from '#tests/api/importKinds/importMerchantRows.ts';
import { partnerImports, row as partnerRow } from '#tests/api/importKinds/importPartnerRows.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort } from '#tests/support/imports/importKindBench.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let approvals: ReturnType<typeof approvalBench>;
let partners: ReturnType<typeof partnerImports>;
let stores: Awaited<ReturnType<typeof merchantImports>>;
beforeAll(async () => {
  app = await startTestApp();
  approvals = approvalBench(app);
  partners = partnerImports(app);
  stores = await merchantImports(app);
});
afterAll(() => app.stop());

const RATE = { type: 'HCPAY', mdrRate: '1.25', effectiveFrom: '2026-11-21' };
/** Asks for a rate of a record, and answers how that request stands. */
const ask = async (records: 'partners' | 'merchants', id: string) => {
  const { body } = await approvals.changeRates('sales.admin', [records, id], [RATE]);
  const requestId = body.data?.approvalRequestId;
  expect(requestId, JSON.stringify(body)).toEqual(expect.any(String));
  return async () =>
    (await approvals.one<{ state: string }>('select state from approval_request where id = $1', [requestId]))
      .state;
};
const madePartner = async () => {
  const row = partnerRow();
  const { states } = await partners.import1([row]);
  expect(states).toEqual(['created']);
  return { row, id: (await partners.partner(row.hsisPartnerCode)).id as string };
};
const madeStore = async (more = {}) => {
  const row = stores.row(more);
  const { states } = await stores.run([row]);
  expect(states).toEqual(['created']);
  return { row, id: (await stores.store(row.hsisSalesroomCode)).id as string };
};

describe('a row that changes what waits for a second person', () => {
  it('is warned of by the check, and voids the request when it goes in', async () => {
    const partner = await madePartner();
    const state = await ask('partners', partner.id);
    const changed = await partners.bench.stage([{ ...partner.row, partnerName: 'Bagong Pangalan' }]);
    expect(changed.verdicts.map(inShort)).toEqual([['hsisPartnerCode voids_request', 'partnerName renames']]);
    expect(await state()).toBe('PENDING');
    await partners.bench.write(changed.importId);
    expect(await partners.bench.states(changed.importId)).toEqual(['updated']);
    expect(await state()).toBe('VOID');
  });

  it('is not written when the request came after the check; the next check warns', async () => {
    for (const kind of ['partners', 'merchants'] as const) {
      const made = kind === 'partners' ? await madePartner() : await madeStore();
      const name = kind === 'partners' ? 'partnerName' : 'merchantName';
      const bench = kind === 'partners' ? partners.bench : stores.bench;
      const rows = [{ ...made.row, [name]: 'Huling Pangalan' }];
      const early = await bench.stage(rows);
      expect(early.verdicts.map(inShort), kind).toEqual([[`${name} renames`]]);
      const state = await ask(kind, made.id);
      await bench.write(early.importId);
      expect(await bench.states(early.importId), kind).toEqual(['failed']);
      expect(await state(), kind).toBe('PENDING');
      const again = await bench.stage(rows);
      expect(again.verdicts.map((verdict) => inShort(verdict)[0]?.split(' ')[1])).toEqual(['voids_request']);
      await bench.write(again.importId);
      expect(await bench.states(again.importId), kind).toEqual(['updated']);
      expect(await state(), kind).toBe('VOID');
    }
  });

  it('counts a store that moves along with its partner’s address, and no store that stays', async () => {
    const partner = await madePartner();
    const own = await madeStore({ hsisPartnerCode: partner.row.hsisPartnerCode });
    const state = await ask('merchants', own.id);
    const moved = [{ ...partner.row, street: 'Mabini Street' }];
    expect((await partners.bench.stage(moved)).verdicts.map(inShort)).toEqual([[]]);
    await app.admin.query('update merchant set is_same_address = true where id = $1', [own.id]);
    const renamed = [{ ...partner.row, partnerName: 'Ibang Pangalan' }];
    expect((await partners.bench.stage(renamed)).verdicts.map(inShort)).toEqual([['partnerName renames']]);
    const late = await partners.bench.stage(moved);
    expect(late.verdicts.map(inShort)).toEqual([['hsisPartnerCode voids_request']]);
    await app.admin.query('delete from import_problem where import_id = $1', [late.importId]);
    await partners.bench.write(late.importId);
    expect(await partners.bench.states(late.importId)).toEqual(['failed']);
    const again = await partners.bench.stage(moved);
    await partners.bench.write(again.importId);
    expect(await state()).toBe('VOID');
  });

  it('is warned of what is approved already and waits for its day', async () => {
    const partner = await madePartner();
    const state = await ask('partners', partner.id);
    await app.admin.query(
      `update approval_request r set state = 'SCHEDULED', checker_id = u.id, checker = u.username, decided_at = now(), effective_at = now()
       from user_account u where u.username = 'sbo.second' and r.partner_id = $1`,
      [partner.id],
    );
    expect(await state()).toBe('SCHEDULED');
    const changed = await partners.bench.stage([{ ...partner.row, partnerName: 'Bagong Pangalan' }]);
    expect(changed.verdicts.map((verdict) => inShort(verdict)[0])).toEqual(['hsisPartnerCode voids_request']);
  });

  it('is not taken back while somebody waits on what it wrote', async () => {
    const { id: partnerId, row: own } = await madePartner();
    const renamed = await partners.bench.stage([{ ...own, partnerName: 'Magsino at Kapatid' }]);
    await partners.bench.write(renamed.importId);
    const ofPartner = await ask('partners', partnerId);
    await partners.bench.reverse(renamed.importId);
    expect(await partners.bench.states(renamed.importId)).toEqual(['refused']);
    expect(await ofPartner()).toBe('PENDING');
    const { row, id } = await madeStore();
    const changed = await stores.bench.stage([{ ...row, merchantName: 'Magsino Los Baños' }]);
    await stores.bench.write(changed.importId);
    const state = await ask('merchants', id);
    await stores.bench.reverse(changed.importId);
    expect(await stores.bench.states(changed.importId)).toEqual(['refused']);
    expect(await state()).toBe('PENDING');
    expect(await stores.store(row.hsisSalesroomCode)).toMatchObject({ name: 'Magsino Los Baños' });
  });
});

describe('a reviewer’s row', () => {
  const HAND = `insert into audit.hand (record, record_id, partner_id, user_id, person, what, at, xid)
    select $1, $2, $3, id, username, 'edit', now(), pg_current_xact_id() from user_account where username = $4`;
  const applied = async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { status: 'A', stores: [{}] });
    const [storeId = ''] = storeIds;
    const codes = await approvals.one<{ partner: string; store: string }>(
      `select p.hsis_code as partner, coalesce(m.hsis_salesroom_code, 'HOLD-' || m.id) as store
       from merchant m join partner p on p.id = m.partner_id where m.id = $1`,
      [storeId],
    );
    await app.admin.query('update merchant set hsis_salesroom_code = $2 where id = $1', [
      storeId,
      codes.store,
    ]);
    const row = stores.row({ hsisPartnerCode: codes.partner, hsisSalesroomCode: codes.store });
    return { partnerId, storeId, row };
  };
  const problems = async (row: Parameters<typeof stores.bench.stage>[0][number], as: string) =>
    (await stores.bench.stage([row], as)).verdicts.map(inShort);

  it('is refused when nobody else could decide on the application afterwards', async () => {
    const { partnerId, storeId, row } = await applied();
    expect(await problems(row, 'sbo.reviewer')).toEqual([[]]);
    const early = await stores.bench.stage([row], 'sbo.reviewer');
    await app.admin.query(HAND, ['merchant', storeId, partnerId, 'sbo.second']);
    expect(await problems(row, 'sbo.reviewer')).toEqual([['hsisSalesroomCode last_reviewer']]);
    // Whoever's hands are in it already, and whoever does not review, takes nobody away.
    expect(await problems(row, 'sbo.second')).toEqual([[]]);
    expect(await problems(row, 'sales.admin')).toEqual([[]]);
    await stores.bench.write(early.importId, 'sbo.reviewer');
    expect(await stores.bench.states(early.importId)).toEqual(['failed']);
    const why = await app.admin.query('select code from import_problem where import_id = $1', [
      early.importId,
    ]);
    expect(why.rows).toEqual([{ code: 'last_reviewer' }]);
  });

  it('is not taken back by the last who could decide, but by somebody else', async () => {
    const { partnerId, storeId, row } = await applied();
    const { importId } = await stores.bench.stage([row]);
    await stores.bench.write(importId);
    expect(await stores.bench.states(importId)).toEqual(['updated']);
    await app.admin.query(HAND, ['merchant', storeId, partnerId, 'sbo.second']);
    await stores.bench.reverse(importId, 'sbo.reviewer');
    expect(await stores.bench.states(importId)).toEqual(['refused']);
  });

  it('of a partner under review is refused like that of a store', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const row = partnerRow();
    await app.admin.query('update partner set hsis_code = $2 where id = $1', [
      partnerId,
      row.hsisPartnerCode,
    ]);
    const verdictsAs = async (as: string) =>
      (await partners.bench.stage([row], as)).verdicts.map((verdict) => inShort(verdict));
    expect(await verdictsAs('sbo.reviewer')).toEqual([[]]);
    await app.admin.query(HAND, ['partner', partnerId, partnerId, 'sbo.second']);
    expect(await verdictsAs('sbo.reviewer')).toEqual([['hsisPartnerCode last_reviewer']]);
    expect(await verdictsAs('sales.admin')).toEqual([[]]);
  });
});
