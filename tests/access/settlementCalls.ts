// Written by hand from money.md ("Who") and the decisions of calls.json, and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const STAFF = ['sales.admin', 'sbo.reviewer', 'sbo.second', 'finance.officer', 'finance.second'] as const;
const staff: Admitted = { in: STAFF };
/** Whoever sets what is reckoned with. */
const runners: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };
const OF_PARTNER = ['partner.admin', 'head.office', 'accounting'] as const;
/** A list answers everybody who may ask with what is theirs. */
const viewers: Admitted = { in: [...STAFF, ...OF_PARTNER, 'other.partner'] };
/** The payout that is asked for is one of the first partner's. */
const record: Admitted = { in: [...STAFF, ...OF_PARTNER], hidden: ['other.partner'] };

/** As accountCalls.ts. */
export const SETTLEMENT_CALLS: Readonly<Record<string, Admitted>> = {
  'settlements.listSettlementRuns': staff,
  'settlements.listWaitingItems': staff,
  'settlements.listPastExemption': staff,
  'settlements.runSettlement': runners,
  'settlements.listPayouts': viewers,
  'settlements.getPayout': record,
  'settlements.listPayees': viewers,
  'settlements.getPayeeStatement': record,
  'settlements.downloadPayeeStatement': record,
  'settlements.getPayeeAccount': runners,
  'settlements.resendPayout': runners,
  'settlements.recordPayoutReturn': runners,
};

const views = [['FM_VIEW_DR', 'DR_VIEW']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/finance-management';

/** As decidedCalls.ts. */
export const DECIDED_SETTLEMENTS: Readonly<Record<string, Decided>> = {
  'settlements.listSettlementRuns': ['GET', `${BASE}/settlement-runs`, 'permission', views, internal],
  'settlements.listWaitingItems': ['GET', `${BASE}/settlement-runs/waiting`, 'permission', views, internal],
  'settlements.listPastExemption': [
    'GET',
    `${BASE}/settlement-runs/past-exemption`,
    'permission',
    views,
    internal,
  ],
  'settlements.runSettlement': ['POST', `${BASE}/settlement-runs`, 'permission', edits, internal],
  'settlements.listPayouts': ['GET', `${BASE}/payouts`, 'permission', views],
  'settlements.getPayout': ['GET', `${BASE}/payouts/{id}`, 'permission', views],
  'settlements.listPayees': ['GET', `${BASE}/payees`, 'permission', views],
  'settlements.getPayeeStatement': ['GET', `${BASE}/payouts/{id}/statement`, 'permission', views],
  'settlements.downloadPayeeStatement': ['GET', `${BASE}/payouts/{id}/statement/file`, 'permission', views],
  'settlements.getPayeeAccount': ['GET', `${BASE}/payouts/{id}/account`, 'permission', edits, internal],
  'settlements.resendPayout': ['POST', `${BASE}/payouts/{id}/resend`, 'permission', edits, internal],
  'settlements.recordPayoutReturn': ['POST', `${BASE}/payouts/{id}/return`, 'permission', edits, internal],
};

const ownPayout: Maker = async ({ app, records }) => {
  const { rows } = await app.admin.query<{ id: string }>(
    'select id from payout where partner_id = $1 order by id limit 1',
    [records.partnerId],
  );
  return { params: { id: rows[0]?.id ?? '' } };
};

/** As sampleRequests.ts. */
export const SETTLEMENT_SAMPLES: Readonly<Record<string, Maker>> = {
  'settlements.runSettlement': () => ({ body: {} }),
  'settlements.getPayout': ownPayout,
  'settlements.listPayees': ({ records }) => ({ query: { partnerId: records.partnerId } }),
  'settlements.getPayeeStatement': ownPayout,
  'settlements.downloadPayeeStatement': async (asked) => ({
    ...(await ownPayout(asked)),
    query: { format: 'xlsx' },
  }),
  'settlements.getPayeeAccount': async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string }>('select id from payout order by id limit 1');
    return { params: { id: rows[0]?.id ?? '' } };
  },
  // One that is scheduled cannot come back: everybody who may ask is told so.
  'settlements.recordPayoutReturn': async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string; version: number }>(
      `select id, version from payout where status = 'SCHEDULED' order by id limit 1`,
    );
    return {
      params: { id: rows[0]?.id ?? '' },
      body: { reason: 'Account closed' },
      headers: { 'If-Match': String(rows[0]?.version) },
    };
  },
  // One that was paid: whoever gets so far is told that it does not go again.
  'settlements.resendPayout': async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string; version: number }>(
      `select id, version from payout where status = 'PAID' order by id limit 1`,
    );
    return {
      params: { id: rows[0]?.id ?? '' },
      body: { reason: 'The account was mended' },
      headers: { 'If-Match': String(rows[0]?.version) },
    };
  },
};
