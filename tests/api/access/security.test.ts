import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CALLS } from '#tests/access/accountCalls.ts';
import { ACCOUNTS, type Account, permissionsOfAccount } from '#tests/access/accountPermissions.ts';
import { differences, mismatches } from '#tests/access/compare.ts';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { DECIDED_CALLS } from '#tests/access/decidedCalls.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const CALLS = callsOf();
const byId = (id: string): ContractCall => CALLS.find((call) => call.id === id) as ContractCall;

let app: TestApp;
let records: Records;

beforeAll(async () => {
  app = await startTestApp();
  records = await prepareRecords(app);
});
afterAll(() => app.stop());

describe('the contract and the decisions', () => {
  it('says of every call what was decided', () => {
    expect(differences(CALLS, DECIDED_CALLS)).toEqual([]);
  });

  it('covers the same calls in both hand-written files', () => {
    const ids = CALLS.map((call) => call.id).sort();
    expect(Object.keys(ACCOUNT_CALLS).sort()).toEqual(ids);
    expect(Object.keys(DECIDED_CALLS).sort()).toEqual(ids);
  });

  it('would go red for a meta that is wrong or missing, and for a call that is new or gone', () => {
    const flip = (id: string, meta: ContractCall['meta']) =>
      differences(
        CALLS.map((call) => (call.id === id ? { ...call, meta } : call)),
        DECIDED_CALLS,
      );
    for (const { id, meta } of CALLS) {
      const wrong = meta.access === 'session' ? 'anyone' : 'session';
      expect(flip(id, { ...meta, access: wrong }), id).toHaveLength(1);
    }
    const closed = { access: 'permission', needs: { all: [[]] } } as const;
    expect(flip('partners.listPartners', closed)).toHaveLength(1);
    expect(
      flip('audit.listAuditTrail', { ...byId('audit.listAuditTrail').meta, userType: undefined } as never),
    ).toHaveLength(1);
    expect(differences(CALLS.slice(1), DECIDED_CALLS)).toHaveLength(1);
    expect(
      differences([...CALLS, { ...byId('session.login'), id: 'session.new' }], DECIDED_CALLS),
    ).toHaveLength(1);
  });

  it('would go red when a server let one account too many in', () => {
    const honest = new Map<Account | null, string>([[null, '401']]);
    for (const account of ACCOUNTS)
      honest.set(account, account === 'sales.admin' || account === 'it.support' ? 'in' : '403');
    expect(mismatches('accessRoles.listAccessRoles', honest)).toEqual([]);
    expect(mismatches('accessRoles.listAccessRoles', honest.set('frontliner', 'in'))).toEqual([
      'frontliner: in instead of 403',
    ]);
  });
});

describe('what each account may do', () => {
  it.each(ACCOUNTS)('%s holds exactly the permissions of the table', async (account) => {
    const { body } = await app.call('GET', '/api/user/permissions', { as: account });
    const held = body.data.list.map((row: { permission: string }) => row.permission).sort();
    expect(held).toEqual(permissionsOfAccount(account));
  });
});

describe('another tenant', () => {
  const outsiders = ['other.partner', 'store.manager', 'partner.admin', 'head.office'] as const;

  it.each(outsiders)('%s finds neither partners nor stores outside of the own scope', async (account) => {
    const own =
      account === 'store.manager'
        ? '= any (select merchant_id from user_merchant where user_id = u.id)'
        : 'is not null';
    const { rows } = await app.admin.query(
      `select m.id, m.partner_id, (m.partner_id = u.partner_id and m.id ${own}) as mine from merchant m
       cross join user_account u where u.username = $1`,
      [account],
    );
    const foreign = rows.filter((row) => !row.mine);
    const mine = rows.filter((row) => row.mine).map((row) => row.id);
    const listed = await app.call('GET', '/api/merchants', { as: account, query: { limit: '100' } });
    expect(listed.body.data.list.map((row: { id: string }) => row.id).sort()).toEqual(mine.sort());
    for (const { id } of foreign.slice(0, 3))
      expect((await app.call('GET', `/api/merchants/${id}`, { as: account })).status).toBe(404);
    const partners = await app.call('GET', '/api/partners', { as: account, query: { limit: '100' } });
    expect(partners.body.data.total).toBe(1);
  });

  it('answers a foreign id exactly like an unknown and like a malformed one', async () => {
    const foreign = await app.call('GET', `/api/partners/${records.partnerId}`, { as: 'other.partner' });
    for (const id of ['999999999', 'abc', '0', '-1', '99999999999999999999', '1%20or%201=1']) {
      const answer = await app.call('GET', `/api/partners/${id}`, { as: 'other.partner' });
      expect(answer.status).toBe(404);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    }
  });
});
