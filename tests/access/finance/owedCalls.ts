// Written by hand from money.md ("Who"), domain-facts.md 2.2 (WC160) and routes.json (reports/bir), and reviewed; never generated from the contract.
import { FILES } from '#tests/support/documents/uploads.ts';
import { owedBench } from '#tests/support/settlement/owedBench.ts';
import type { Admitted, Decided } from '../decided.ts';
import type { Maker } from '../sample.ts';

/** What is owed to us is the staff's who see form 2307, and who edit report settings record it; nobody of a partner, whatever they hold. */
const staff: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const OWED_CALLS: Readonly<Record<string, Admitted>> = {
  'owedCertificates.listOwedCertificates': staff,
  'owedCertificates.getOwedTotals': staff,
  'owedCertificates.getOwedCertificate': staff,
  'owedCertificates.viewOwedPaper': staff,
  'owedCertificates.recordOwedPaper': staff,
};

const views = [['FM_VIEW_BIR_2307']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/finance-management/owed-certificates';

/** As decidedCalls.ts. */
export const DECIDED_OWED: Readonly<Record<string, Decided>> = {
  'owedCertificates.listOwedCertificates': ['GET', BASE, 'permission', views, internal],
  'owedCertificates.getOwedTotals': ['GET', `${BASE}/totals`, 'permission', views, internal],
  'owedCertificates.getOwedCertificate': ['GET', `${BASE}/{id}`, 'permission', views, internal],
  'owedCertificates.viewOwedPaper': ['GET', `${BASE}/{id}/file`, 'permission', views, internal],
  'owedCertificates.recordOwedPaper': ['POST', `${BASE}/{id}/papers`, 'permission', edits, internal],
};

const one: Maker = async ({ app }) => ({ params: { id: await owedBench(app).owe('2021-Q1') } });

/** One with its paper in the store: those of the demo are rows alone here. */
const viewed: Maker = async ({ app }) => {
  const bench = owedBench(app);
  const id = await bench.owe('2021-Q2');
  const { status, body } = await bench.record(id, { version: 1 });
  if (status !== 200) throw new Error(`The paper was answered with ${status}`);
  return { params: { id }, query: { paperId: body.data.owed.papers[0].id } };
};
/** One of its own for everybody who asks. */
const missing: Maker = async ({ app }) => {
  const body = new FormData();
  body.set('amount', '600.00');
  body.set('receivedOn', '2026-10-15');
  body.set('file', new File([FILES.pdf], '2307.pdf'));
  return { params: { id: await owedBench(app).owe('2021-Q3') }, body, headers: { 'If-Match': '"1"' } };
};

/** As sampleRequests.ts. */
export const OWED_SAMPLES: Readonly<Record<string, Maker>> = {
  'owedCertificates.getOwedCertificate': one,
  'owedCertificates.viewOwedPaper': viewed,
  'owedCertificates.recordOwedPaper': missing,
};
