import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueSource } from '#server/areas/applications/review/queueSource.ts';
import { withContext } from '#server/db/context.ts';
import { rowsStatement } from '#server/lists/statements.ts';
import { seedMany } from '#tests/bench/seeds/seedMany.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { staffAsker } from '#tests/support/app/asker.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // What the demo has in review is not looked at here.
  await app.admin.query(`update partner set status = 'REJECTED' where status = 'SUBMITTED'`);
  await app.admin.query(`update merchant set status = 'REJECTED' where status = 'SUBMITTED'`);
  // Somebody who holds both stages.
  await app.admin.query(`insert into user_access_role (user_id, access_role_id)
    select u.id, a.id from user_account u join access_role a on a.name in ('HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW')
    where u.username = 'online.viewer'`);
});
afterAll(() => app.stop());

interface Row {
  partnerId: string;
  merchantId: string | null;
  claimedBy: string | null;
  mayApprove: boolean;
}
const queue = async (as: string, query: Record<string, string> = {}) => {
  const { body } = await app.call('GET', '/api/partner-management/queue', {
    as,
    query: { limit: '100', ...query },
  });
  return body.data as { list: Row[]; total: number };
};
const ids = ({ list }: { list: Row[] }) => list.map((row) => row.merchantId ?? row.partnerId);
const say = (
  verb: 'claim' | 'release',
  body: unknown,
  as = 'sbo.reviewer',
  headers: Record<string, string> = {},
) => app.call('POST', `/api/partner-management/${verb}`, { as, body, headers });
const claimOf = async (partnerId: string, as = 'sbo.reviewer') =>
  (await queue(as)).list.find((row) => row.partnerId === partnerId)?.claimedBy;
const reject = (partnerId: string, as: string) =>
  app.call('POST', `/api/partners/v3/${partnerId}/status:update`, {
    as,
    body: { status: 'REJECTED' },
    headers: { 'If-Match': '1' },
  });

describe('the queue as a list', () => {
  it('goes on page by page beyond its first hundred, in any order, and tells how many there are', async () => {
    await app.admin.query(`insert into partner (name, status, submitted_at, submitted_by)
      select 'Pagewise ' || lpad(n::text, 3, '0'), 'SUBMITTED', '2026-10-01'::timestamptz + n % 7 * interval '1 hour', 'sales.admin'
      from generate_series(1, 130) n`);
    for (const sort of ['', 'name', '-name', '-dtimeSubmitted', 'partnerName']) {
      const rows: { name: string; dtimeSubmitted: string }[] = [];
      let cursor: string | null = null;
      do {
        const { body } = await app.call('GET', '/api/partner-management/queue', {
          as: 'sbo.reviewer',
          query: { limit: '60', ...(sort && { sort }), ...(cursor && { cursor }) },
        });
        expect(body.data.total).toBe(130);
        rows.push(...body.data.list);
        cursor = body.data.next;
      } while (cursor);
      expect(new Set(rows.map(({ name }) => name)).size, sort).toBe(130);
      const keys = rows.map((row) => (/ame$/.test(sort) ? row.name : row.dtimeSubmitted));
      expect(keys, sort).toEqual(sort.startsWith('-') ? keys.toSorted().reverse() : keys.toSorted());
    }
    await app.admin.query(`update partner set status = 'REJECTED' where name like 'Pagewise %'`);
  });
});

describe('the queue of reviewers', () => {
  it('holds partners and stores that are decided alone, the oldest first, each for its stage', async () => {
    const old = await makeApplication(app.admin, { submittedAt: '2026-11-01T00:00:00Z', stores: [{}] });
    const risk = await makeApplication(app.admin, {
      submittedAt: '2026-11-02T00:00:00Z',
      workflow: 'RISK_VERIFICATION',
    });
    const active = await makeApplication(app.admin, {
      status: 'A',
      stores: [{ submittedAt: '2026-11-03T00:00:00Z' }, { status: 'A' }],
    });
    await makeApplication(app.admin, { status: 'CANCELLED', stores: [{}] });
    await makeApplication(app.admin, { status: 'INCOMPLETE', workflow: 'INCOMPLETE', stores: [{}] });
    const [waits, checks, lone] = [old.partnerId, risk.partnerId, `${active.storeIds[0]}`];
    expect(ids(await queue('sbo.reviewer'))).toEqual([waits, lone]);
    expect(ids(await queue('antifraud.reviewer'))).toEqual([checks]);
    expect(ids(await queue('online.viewer'))).toEqual([waits, checks, lone]);
    expect(ids(await queue('online.viewer', { stage: 'risk' }))).toEqual([checks]);
    expect(await queue('online.viewer', { limit: '1' })).toMatchObject({
      total: 3,
      list: [{ partnerId: waits }],
    });
  });

  it('says whether the caller may approve: not what they submitted or edited, a store of it included', async () => {
    const rows: [string, boolean][] = [];
    for (const [own, may] of [
      [{}, true],
      [{ submittedBy: 'SBO.reviewer' }, false],
      [{ editedBy: 'sbo.reviewer' }, false],
      [{ stores: [{}, { editedBy: 'sbo.reviewer' }] }, false],
      [{ stores: [{ status: 'REJECTED', editedBy: 'sbo.reviewer' }] }, true],
    ] as const)
      rows.push([(await makeApplication(app.admin, own)).partnerId, may]);
    const { list } = await queue('sbo.reviewer');
    for (const [id, may] of rows) expect(list.find((row) => row.partnerId === id)?.mayApprove, id).toBe(may);
    expect((await queue('sbo.second')).list.every((row) => row.mayApprove)).toBe(true);
  });

  it('a stage that the caller does not hold is refused, and so is everybody without one', async () => {
    const ask = (as: string, stage?: string) =>
      app.call('GET', '/api/partner-management/queue', { as, query: { stage } });
    expect((await ask('sbo.reviewer', 'risk')).body.missing).toEqual([['PM_RISK_REVIEW']]);
    expect((await ask('sales.admin')).status).toBe(403);
    const bad = await ask('sbo.reviewer', 'other');
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['stage']]);
  });
});

describe('taking an application', () => {
  it('keeps others from deciding, and says who has it', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await say('claim', { partnerId })).body.data).toEqual({ done: true });
    expect(await claimOf(partnerId, 'sbo.second')).toBe('sbo.reviewer');
    const second = await say('claim', { partnerId }, 'sbo.second');
    expect([second.status, second.body.error, second.body.message]).toEqual([
      409,
      'conflict',
      'sbo.reviewer has taken this application.',
    ]);
    expect(second.body.current).toMatchObject({ claimedBy: 'sbo.reviewer' });
    const approval = await app.call('POST', `/api/partners/v3/approve/workflow-status/${partnerId}`, {
      as: 'sbo.second',
      body: {},
      headers: { 'If-Match': '1' },
    });
    expect([approval.status, approval.body.current.claimedBy]).toEqual([409, 'sbo.reviewer']);
    const decision = await reject(partnerId, 'sbo.second');
    expect([decision.status, decision.body.current.claimedBy]).toEqual([409, 'sbo.reviewer']);
    expect((await reject(partnerId, 'sbo.reviewer')).status).toBe(200);
  });

  it('is seen among one’s own, and ends with the decision', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await say('claim', { partnerId });
    expect(ids(await queue('sbo.reviewer', { mine: 'true' }))).toEqual([partnerId]);
    expect(ids(await queue('sbo.second', { mine: 'true' }))).toEqual([]);
    const incomplete = await app.call(
      'POST',
      `/api/partners/v3/risk-verification/workflow-status/${partnerId}`,
      {
        as: 'sbo.reviewer',
        body: {},
        headers: { 'If-Match': '1' },
      },
    );
    expect(incomplete.body.data.claimedBy).toBeNull();
    expect((await say('claim', { partnerId }, 'antifraud.reviewer')).status).toBe(200);
  });

  it('counts for eight hours, then anybody may', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await say('claim', { partnerId });
    const began = app.clock.now().getTime();
    app.clock.set(new Date(began + 8 * 3_600_000 - 60_000));
    expect((await say('claim', { partnerId }, 'sbo.second')).status).toBe(409);
    app.clock.set(new Date(began + 8 * 3_600_000));
    expect(await claimOf(partnerId)).toBeNull();
    expect((await say('claim', { partnerId }, 'sbo.second')).status).toBe(200);
    expect(await claimOf(partnerId)).toBe('sbo.second');
  });

  it('is given back by who has it, and by nobody else', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await say('claim', { partnerId });
    expect((await say('release', { partnerId }, 'sbo.second')).status).toBe(409);
    expect((await say('release', { partnerId })).status).toBe(200);
    expect(await claimOf(partnerId)).toBeNull();
    expect((await say('release', { partnerId })).status).toBe(200);
    expect((await say('release', { partnerId: '999999999' })).status).toBe(404);
  });

  it('of two at the same moment one gets it', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const both = await Promise.all([say('claim', { partnerId }), say('claim', { partnerId }, 'sbo.second')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a store that is decided alone is taken by itself, another goes with its partner', async () => {
    const active = await makeApplication(app.admin, { status: 'A', stores: [{}, {}] });
    const [merchantId] = active.storeIds;
    await say('claim', { partnerId: active.partnerId, merchantId });
    const { list } = await queue('sbo.second');
    expect(active.storeIds.map((id) => list.find((row) => row.merchantId === id)?.claimedBy)).toEqual([
      'sbo.reviewer',
      null,
    ]);
    const whole = await makeApplication(app.admin, { stores: [{}] });
    const along = await say('claim', { partnerId: whole.partnerId, merchantId: whole.storeIds[0] });
    expect(along.body.error).toBe('rule_decided_with_partner');
    expect((await say('claim', { partnerId: whole.partnerId, merchantId })).status).toBe(404);
  });

  it('is for what waits, by whom it waits for: 422, 403, 404, 400', async () => {
    const settled = await makeApplication(app.admin, { status: 'A' });
    expect((await say('claim', { partnerId: settled.partnerId })).body.error).toBe('rule_illegal_move');
    const checked = await makeApplication(app.admin, { workflow: 'RISK_VERIFICATION' });
    expect((await say('claim', { partnerId: checked.partnerId })).body.missing).toEqual([['PM_RISK_REVIEW']]);
    expect((await say('claim', { partnerId: checked.partnerId }, 'sales.admin')).status).toBe(403);
    expect((await say('claim', { partnerId: '999999999' })).status).toBe(404);
    expect(Object.keys((await say('claim', {})).body.fields)).toEqual(['partnerId']);
  });

  it('the same idempotency key answers the first result', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const headers = { 'Idempotency-Key': `claim-${partnerId}` };
    const first = await say('claim', { partnerId }, 'sbo.reviewer', headers);
    expect((await say('claim', { partnerId }, 'sbo.reviewer', headers)).body).toEqual(first.body);
  });
});

describe('the queue on bulk data', () => {
  interface Node {
    'Node Type': string;
    'Relation Name'?: string;
    Plans?: Node[];
  }
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

  it('is one statement that reaches partners, stores, claims, hands and numbers that were given by an index', async () => {
    await seedMany(app.admin, { partners: 3000, merchants: 9000 });
    await app.admin.query(`insert into audit.hand (record, record_id, partner_id, user_id, person, what, at, xid)
      select 'partner', id, id, 2, 'x', 'edit', now(), pg_current_xact_id() from partner
      union all select 'merchant', id, partner_id, 2, 'x', 'edit', now(), pg_current_xact_id() from merchant`);
    await app.admin.query(`insert into contact_request (identifier, partner_id, full_name, business_name, tin_number, mobile_number, language, state, made_at,
        decided_at, decided_by) select 'x', id, 'x', 'x', 'x', '639170000000', 'en', 'APPLIED', now(), now(), 'sbo.second' from partner`);
    await app.admin.query('vacuum analyze review_claim, audit.hand, contact_request');
    const actor = {
      class: 'internal',
      userId: '1',
      username: 'x',
      role: null,
      partnerId: null,
      merchantIds: [],
    } as const;
    const source = queueSource(staffAsker('PM_SBO_REVIEW'));
    const { text, values = [] } = rowsStatement(source, {}, { sort: source.defaultSort, limit: 51 });
    const rows = await withContext(app.pools, actor, 'plan', (tx) =>
      tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({ text: `explain (format json) ${text}`, values }),
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const scans = plan ? nodes(plan).filter((node) => node['Relation Name']) : [];
    expect(new Set(scans.map((node) => node['Relation Name']))).toEqual(
      new Set(['partner', 'merchant', 'review_claim', 'hand', 'contact_request', 'user_account']),
    );
    const large = scans.filter(
      (node) => !['review_claim', 'user_account'].includes(`${node['Relation Name']}`),
    );
    expect(large.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });
});
