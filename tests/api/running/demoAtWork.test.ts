import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDemoFiles } from '#server/seed/demo/files/write.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { applicationBody } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rows = async (text: string) => (await app.admin.query(text)).rows;
const first = async (text: string) => {
  const [row] = await rows(text);
  if (!row) throw new Error(text);
  return row;
};
const decide = (path: string, version: number, as: string, body?: unknown) =>
  app.call('POST', path, {
    as,
    headers: { 'If-Match': String(version) },
    ...(body === undefined ? {} : { body }),
  });

describe('what the demo holds can be worked on', () => {
  it('each of the two reviewers may decide on the whole queue: what was seeded is nobody’s own work', async () => {
    for (const as of ['sbo.reviewer', 'sbo.second']) {
      const { body } = await app.call('GET', '/api/partner-management/queue', {
        as,
        query: { limit: '100' },
      });
      expect(body.data.total, as).toBeGreaterThan(5);
      expect(body.data.list.filter(({ mayApprove }: { mayApprove: boolean }) => !mayApprove)).toEqual([]);
    }
  });

  it('an application with all that it needs is approved', async () => {
    const { id, version } =
      await first(`select id, version from partner p where status = 'SUBMITTED' and workflow_status is null
      and submitted_by = 'sales.admin' and edited_by is null
      and not exists (select from review_claim c where c.partner_id = p.id)
      and (select count(distinct code) from document d where d.partner_id = p.id and d.merchant_id is null
        and d.code in ('BIR_2303', 'SIGNATORY_ID', 'DTI', 'SEC')) = 3 order by submitted_at limit 1`);
    const { status, body } = await decide(
      `/api/partners/v3/approve/workflow-status/${id}`,
      version,
      'sbo.reviewer',
      {},
    );
    expect([status, body.data?.status], JSON.stringify(body)).toEqual([200, 'APPROVED']);
    const [contract] = await rows(`select number from partner_contract where partner_id = ${id}`);
    expect(contract.number).toMatch(/^CN-2026-\d{6}$/);
  });

  it('one that lacks a document is not approved, one in risk verification passes or fails', async () => {
    const lacking =
      await first(`select id, version from partner p where status = 'SUBMITTED' and workflow_status is null
      and submitted_by <> 'sbo.reviewer' and edited_by is null
      and not exists (select from review_claim c where c.partner_id = p.id)
      and not exists (select from document d where d.partner_id = p.id and d.code = 'SIGNATORY_ID') limit 1`);
    const path = `/api/partners/v3/approve/workflow-status/${lacking.id}`;
    const refused = await decide(path, lacking.version, 'sbo.reviewer', {});
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_application_incomplete']);
    const risk = await first(
      `select id, version from partner where workflow_status = 'RISK_VERIFICATION' limit 1`,
    );
    const passed = await decide(
      `/api/partners/v3/risk-passed/workflow-status/${risk.id}`,
      risk.version,
      'antifraud.reviewer',
      {},
    );
    expect([passed.status, passed.body.data?.workflowStatus]).toEqual([200, null]);
  });

  it('the first partner hands its incomplete store in again', async () => {
    const { id, version } = await first(
      `select id, version from merchant where partner_id = 1 and status = 'INCOMPLETE'`,
    );
    const again = () => decide(`/api/merchants/resubmit/${id}`, version, 'partner.admin');
    expect((await again()).body.error).toBe('rule_remarks_open');
    for (const { id: remark } of await rows(
      `select id from review_remark where merchant_id = ${id} and resolved_at is null`,
    ))
      await app.call('POST', `/api/partner-management/remarks/${remark}/answer`, {
        as: 'partner.admin',
        body: { answer: 'It is right as it is.' },
      });
    const { status, body } = await again();
    expect([status, body.data?.status], JSON.stringify(body)).toEqual([200, 'SUBMITTED']);
  });

  it('a second person lets the rate take effect, the account later; the one that is scheduled is withdrawn by its maker', async () => {
    const at = (kind: string, state: string) =>
      first(`select id, version, kind from approval_request where kind = '${kind}' and state = '${state}'`);
    const rate = await at('MDR_RATE', 'PENDING');
    const applied = await decide(`/api/approval-requests/${rate.id}/approve`, rate.version, 'sbo.reviewer');
    expect([applied.status, applied.body.data?.state], JSON.stringify(applied.body)).toEqual([
      200,
      'APPLIED',
    ]);
    const scheduled = await at('BANK_ACCOUNT', 'SCHEDULED');
    const path = `/api/approval-requests/${scheduled.id}/withdraw`;
    expect((await decide(path, scheduled.version, 'sbo.reviewer')).body.data?.state).toBe('WITHDRAWN');
    const bank = await at('BANK_ACCOUNT', 'PENDING');
    const approved = await decide(`/api/approval-requests/${bank.id}/approve`, bank.version, 'sbo.second');
    expect(approved.body.data?.state, JSON.stringify(approved.body)).toBe('SCHEDULED');
  });

  it('its documents and contracts are downloaded', async () => {
    await writeDemoFiles(app.admin, app.deps.files);
    const document = await first(
      `select d.id, f.size from document d join file f on f.id = d.file_id where d.partner_id = 1 limit 1`,
    );
    const preview = await app.call('GET', '/api/partner-management/file/preview', {
      as: 'partner.admin',
      query: { documentId: document.id },
    });
    expect([preview.status, preview.headers.get('content-length') ?? document.size]).toEqual([
      200,
      document.size,
    ]);
    const contract = await first('select id from partner_contract where signed_file_id is not null limit 1');
    const copy = await app.call('GET', `/api/contracts/${contract.id}/download`, { as: 'sbo.reviewer' });
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('new applications and codes go on where it ended', async () => {
    const body = await applicationBody(app.admin);
    const { status, body: answer } = await app.call('POST', '/api/partners', { as: 'sales.admin', body });
    expect(status).toBe(200);
    const last = await first(
      `select max(right(reference_number, 6)::int) as n from (select reference_number from partner union all
        select reference_number from merchant union all select reference_number from applicant_draft) r where reference_number <> '${answer.data.referenceNumber}'`,
    );
    expect(Number(answer.data.referenceNumber.slice(-6))).toBe(last.n + 1);
  });
});
