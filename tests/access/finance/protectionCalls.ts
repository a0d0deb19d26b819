// Written by hand from OP-22, OP-30 and routes.json (protection receipts), and reviewed; never generated from the contract.
import { FILES } from '#tests/support/documents/uploads.ts';
import { protectionBench } from '#tests/support/settlement/protectionBench.ts';
import type { Admitted, Decided } from '../decided.ts';
import type { Maker } from '../sample.ts';

/** Staff who view receipts, who upload them too; nobody of a partner, whatever their roles hold. */
const staff: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const PROTECTION_CALLS: Readonly<Record<string, Admitted>> = {
  'protection.listProtectionReceipts': staff,
  'protection.getProtectionTotals': staff,
  'protection.listProtectionPartners': staff,
  'protection.getProtectionReceipt': staff,
  'protection.viewProtectionFile': staff,
  'protection.uploadProtectionReceipt': staff,
};

const views = [['HC_PROTECT_VIEW', 'HC_PROTECT_CREATE']] as const;
const handles = [['HC_PROTECT_CREATE']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/home-credit-protect';

/** As decidedCalls.ts. */
export const DECIDED_PROTECTION: Readonly<Record<string, Decided>> = {
  'protection.listProtectionReceipts': ['GET', BASE, 'permission', views, internal],
  'protection.getProtectionTotals': ['GET', `${BASE}/totals`, 'permission', views, internal],
  'protection.listProtectionPartners': ['GET', `${BASE}/partners`, 'permission', views, internal],
  'protection.getProtectionReceipt': ['GET', `${BASE}/{id}`, 'permission', views, internal],
  'protection.viewProtectionFile': ['GET', `${BASE}/{id}/file`, 'permission', handles, internal],
  'protection.uploadProtectionReceipt': ['POST', `${BASE}/{id}/uploads`, 'permission', handles, internal],
};

const one: Maker = async ({ app }) => {
  const { rows } = await app.admin.query<{ id: string }>(
    'select min(receipt_id)::text as id from protection_upload',
  );
  return { params: { id: rows[0]?.id ?? '1' } };
};

/** A receipt with its paper in the store: those of the demo are rows alone here. */
const viewed: Maker = async ({ app }) => {
  const bench = protectionBench(app);
  const { id } = await bench.owe('2021/01');
  const { status } = await bench.upload(id, { version: 1 });
  if (status !== 200) throw new Error(`The paper was answered with ${status}`);
  return { params: { id } };
};
/** A pending one of its own for everybody who asks. */
const pending: Maker = async ({ app }) => {
  const body = new FormData();
  body.set('file', new File([FILES.pdf], 'receipt.pdf'));
  const { id } = await protectionBench(app).owe('2021/02');
  return { params: { id }, body, headers: { 'If-Match': '"1"' } };
};

/** As sampleRequests.ts. */
export const PROTECTION_SAMPLES: Readonly<Record<string, Maker>> = {
  'protection.getProtectionReceipt': one,
  'protection.viewProtectionFile': viewed,
  'protection.uploadProtectionReceipt': pending,
};
