import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk, DeskQueueView } from '#contract/desk.ts';
import { contract } from '#contract/index.ts';
import { decideRoute, matchRoute } from '#domain/access/decideRoute.ts';
import { DESK_QUEUES, type DeskQueueName } from '#domain/desk/deskQueues.ts';
import { ROUTES } from '#domain/pages.ts';
import { DESK } from '#server/registries/desk.ts';
import { DEMO_ACCOUNTS } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

// The roles of the one with a second factor are those of another account.
const ACCOUNTS = DEMO_ACCOUNTS.filter(({ needsSecondFactor }) => !needsSecondFactor);

const deskOf = async (as: string): Promise<Desk> => {
  const { status, body } = await app.call('GET', '/api/desk', { as });
  expect([as, status]).toEqual([as, 200]);
  return body.data;
};

/** The call of the list behind each queue, and what its page asks for on the tab that the address names. */
const LISTS: Readonly<Record<DeskQueueName, readonly [path: string, query: Record<string, string>]>> = {
  reviews: ['/api/partner-management/queue', {}],
  approvals: ['/api/approval-requests', { waiting: 'true' }],
  returned: ['/api/partner-management/applications', {}],
  returnedStores: ['/api/merchants', {}],
  userRequests: ['/api/user-account/requests', { status: 'SUBMITTED' }],
  lostNumbers: ['/api/partner-management/contact-requests', {}],
  promosSubmitted: ['/api/promos', {}],
  promosInReview: ['/api/promos', {}],
  unsettled: ['/api/finance-management/settlement-runs/waiting', {}],
  filesToRelease: ['/api/finance-management/payout-files', {}],
  filesUnanswered: ['/api/finance-management/payout-files', {}],
  payoutsInNoFile: ['/api/finance-management/payouts', {}],
  payoutsReturned: ['/api/finance-management/payouts', {}],
  payoutsHeld: ['/api/finance-management/payouts', {}],
  paymentsHeld: ['/api/transactions', {}],
  protection: ['/api/home-credit-protect', { state: 'PENDING' }],
  owedCertificates: ['/api/finance-management/owed-certificates', {}],
  inReview: ['/api/partner-management/applications', {}],
  requested: ['/api/approval-requests', { mine: 'true', 'state[in]': 'PENDING,SCHEDULED' }],
  failedJobs: ['/api/jobs', {}],
  contractsEnding: ['/api/contracts', {}],
  promosEnding: ['/api/promos', {}],
};

/** The filters of an address as the portal sends them. */
const queryOf = (address: string): Record<string, string> => {
  const given = new URL(address, 'http://portal').searchParams.get('filter');
  const filter: Record<string, unknown> = given === null ? {} : JSON.parse(given);
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]): [string, string][] => {
      if (Array.isArray(value)) return [[`${field}[in]`, value.join(',')]];
      if (typeof value !== 'object' || value === null) return [[field, String(value)]];
      return Object.entries(value).map(([end, bound]) => [`${field}[${end}]`, String(bound)]);
    }),
  );
};

/** Queues whose list is answered whole, and what of it waits. */
const WHOLE: Partial<Record<DeskQueueName, (row: Record<string, string>) => string | null>> = {
  // By store, product and what is missing; the desk by store and product.
  unsettled: ({ merchantId, transactionType }) => `${merchantId} ${transactionType}`,
  lostNumbers: ({ id, state }) => (state === 'PENDING' ? `${id}` : null),
};

const totalOf = async (as: string, { name, list }: DeskQueueView): Promise<unknown> => {
  const [path, query] = LISTS[name];
  const waits = WHOLE[name];
  const { status, body } = await app.call('GET', path, {
    as,
    query: waits ? {} : { ...query, ...queryOf(list), limit: '1' },
  });
  if (status !== 200) return { status, body };
  if (!waits) return body.data.total;
  return new Set((body.data.list as Record<string, string>[]).map(waits).filter((key) => key !== null)).size;
};

describe('what areas bring to the desk', () => {
  it('is every queue that has a name, once', () => {
    expect(DESK.queues.map(({ name }) => name).toSorted()).toEqual(DESK_QUEUES.toSorted());
  });
});

/** Who takes the next step where others see the queue too, and where only staff do. */
const STEPS: Partial<Record<DeskQueueName, string>> = {
  userRequests: 'UR_EDIT',
  filesToRelease: 'FM_EDIT_RS',
  filesUnanswered: 'FM_EDIT_RS',
  payoutsInNoFile: 'FM_EDIT_RS',
  payoutsReturned: 'FM_EDIT_RS',
  paymentsHeld: 'FM_EDIT_RS',
  protection: 'HC_PROTECT_CREATE',
  owedCertificates: 'FM_EDIT_RS',
};

describe.each(ACCOUNTS)('the desk of $username', ({ username: as, level }) => {
  it('counts what its lists hold, and names the first of it', async () => {
    const { queues } = await deskOf(as);
    for (const queue of queues) {
      expect([queue.name, await totalOf(as, queue)]).toEqual([queue.name, queue.total]);
      expect([queue.name, queue.rows.length]).toEqual([queue.name, Math.min(queue.total, 3)]);
      const { fresh = 0, week = 0, long = queue.total } = queue.waited ?? {};
      expect([queue.name, fresh + week + long]).toEqual([queue.name, queue.total]);
    }
  });

  it('offers the next step to those who may take it, and the others a look', async () => {
    const { queues } = await deskOf(as);
    const { body } = await app.call('GET', '/api/user/permissions', { as });
    const held = (body.data.list as readonly { permission: string }[]).map(({ permission }) => permission);
    for (const { name, mayStep } of queues) {
      const needed = STEPS[name];
      const may = needed === undefined || (level === 'ALL' && held.includes(needed));
      expect([name, mayStep]).toEqual([name, may]);
    }
  });

  it('leads only to pages that open', async () => {
    const { body } = await app.call('GET', '/api/user/permissions', { as });
    const held = body.data.list as readonly { permission: string }[];
    const desk = await deskOf(as);
    const addresses = desk.queues.flatMap(({ list, rows }) => [list, ...rows.map(({ to }) => to)]);
    for (const address of [...addresses, ...(desk.payments ? [desk.payments.list] : [])]) {
      const { pathname } = new URL(address, 'http://portal');
      const decision = decideRoute({
        route: matchRoute(ROUTES, pathname)?.route ?? null,
        session: { loggedIn: true, otpHeld: false },
        permissions: new Set(held.map(({ permission }) => permission)),
        userType: level === 'ALL' ? 'INTERNAL' : 'EXTERNAL',
      });
      expect([address, decision.kind]).toEqual([address, 'allow']);
    }
  });
});

describe('figures of the desk', () => {
  const SUMS = `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from payment_transaction t
    where t.status = 'POSTED' and t.day = $1 and`;
  const pesos = (centavos: string) => (Number(centavos) / 100).toFixed(2);

  it.each([
    ['finance.officer', 'true', []],
    [
      'partner.admin',
      't.partner_id = (select u.partner_id from user_account u where u.username = $2)',
      ['partner.admin'],
    ],
    [
      'other.partner',
      't.partner_id = (select u.partner_id from user_account u where u.username = $2)',
      ['other.partner'],
    ],
    [
      'store.manager',
      't.merchant_id in (select m.merchant_id from user_merchant m join user_account u on u.id = m.user_id where u.username = $2)',
      ['store.manager'],
    ],
  ])('of payments are those of the reach of %s', async (as, where, values) => {
    const { payments } = await deskOf(as);
    const { rows } = await app.admin.query(`${SUMS} ${where}`, [payments?.day, ...values]);
    const before = await app.admin.query(`${SUMS} ${where}`, ['2026-11-19', ...values]);
    expect(payments?.today).toEqual({ count: rows[0].count, amount: pesos(rows[0].amount) });
    expect(payments?.before).toEqual({ count: before.rows[0].count, amount: pesos(before.rows[0].amount) });
  });

  it('are read in one statement, whoever asks', async () => {
    expect(Object.keys(contract.desk)).toEqual(['getDesk', 'getDeskCharts']);
    const { dtimeRead } = await deskOf('sales.admin');
    expect(dtimeRead).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});

describe('quarters and months of the desk', () => {
  const about = async (name: DeskQueueName, language: string) => {
    const { body } = await app.call('GET', '/api/desk', {
      as: 'finance.officer',
      headers: { 'Accept-Language': language },
    });
    const queue = (body.data as Desk).queues.find((one) => one.name === name);
    return queue?.rows[0]?.about;
  };

  it.each([
    ['owedCertificates', 'en', /^(1st|2nd|3rd|4th) quarter of \d{4}$/],
    ['owedCertificates', 'fil', /^(Unang|Ikalawang|Ikatlong|Ikaapat na) quarter ng \d{4}$/],
    ['protection', 'en', /^[A-Z][a-z]+ \d{4}$/],
    ['protection', 'fil', /^[A-Z][a-z]+ \d{4}$/],
  ] as const)('are in words: %s in %s', async (name, language, words) => {
    expect(await about(name, language)).toMatch(words);
  });
});
