import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const PM = '/api/partner-management';

const made = async (more: Parameters<typeof bench.application>[0] = {}) => {
  const one = await bench.application(more);
  return { one, as: await bench.signIn(one) };
};
const one = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows[0];
const versionOf = async ({ partnerId }: Application): Promise<string> =>
  String((await one('select version from partner where id = $1', [partnerId])).version);
const resubmit = async (own: Application, as: string) =>
  app.call('POST', `${PM}/resubmit/${own.partnerId}`, { as, headers: { 'If-Match': await versionOf(own) } });
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('documents of an applicant', () => {
  it('are added to the application and its stores, and belong to no user', async () => {
    const { one: own, as } = await made();
    const [of, store] = [
      await bench.upload('partners', own.partnerId, as),
      await bench.upload('merchants', own.storeIds[0], as),
    ];
    for (const { status, body } of [of, store]) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        code: 'DTI',
        name: 'permit.pdf',
        isEnabled: true,
        createdBy: own.reference,
      });
    }
    const row = await one(
      'select f.owner_id, f.purpose, f.partner_id, f.merchant_id from document d join file f on f.id = d.file_id where d.id = $1',
      [store.body.data.id],
    );
    expect(row).toEqual({
      owner_id: null,
      purpose: 'document',
      partner_id: own.partnerId,
      merchant_id: own.storeIds[0],
    });
  });

  it('are replaced, fetched again and taken away; staff see them all along', async () => {
    const { one: own, as } = await made();
    const { id } = (await bench.upload('partners', own.partnerId, as)).body.data;
    const next = await bench.upload('partners', own.partnerId, as, { documentCode: 'DTI', replaces: id });
    expect(next.status).toBe(200);
    const query = { documentId: next.body.data.id };
    const file = await app.call('GET', `${PM}/file/download/track`, { as, query });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('permit.pdf'),
    ]);
    const staff = { as: 'sbo.reviewer', query };
    expect((await app.call('GET', `${PM}/file/download/workflow`, staff)).status).toBe(200);
    const gone = await app.call('PUT', `${PM}/disable/${own.partnerId}/file/${query.documentId}`, { as });
    expect(gone.body.data).toMatchObject({ isEnabled: false, disabledBy: own.reference });
    const section = await app.call('GET', `${PM}/get-details/${own.partnerId}/documents/track`, { as });
    const [first] = section.body.data.list.filter((row: { id: string }) => row.id === id);
    expect(first).toMatchObject({ replacedBy: query.documentId, isEnabled: false });
  });

  it('[error.selfServiceUpload] are refused in the words that everybody gets, and leave nothing', async () => {
    const { one: own, as } = await made();
    const before = await versionOf(own);
    const bytes = { bytes: FILES.png, name: 'permit.pdf' };
    const wrong = await bench.upload('partners', own.partnerId, as, { documentCode: 'DTI' }, bytes);
    expect(errorOf(wrong)).toEqual([422, 'rule_file_not_valid']);
    expect(wrong.body.fields.file).toBe(wrong.body.message);
    const kind = await bench.upload('partners', own.partnerId, as, { documentCode: 'NO_SUCH' });
    expect([kind.status, Object.keys(kind.body.fields)]).toEqual([400, ['request.documentCode']]);
    expect(await versionOf(own)).toBe(before);
  });

  it('of another application are neither replaced, fetched nor taken away', async () => {
    const [{ one: own, as }, { one: other, as: theirs }] = [await made(), await made()];
    const { id } = (await bench.upload('partners', other.partnerId, theirs)).body.data;
    const replaces = { documentCode: 'DTI', replaces: id };
    expect(errorOf(await bench.upload('partners', own.partnerId, as, replaces))).toEqual([400, 'invalid']);
    const query = { documentId: id };
    expect((await app.call('GET', `${PM}/file/download/track`, { as, query })).status).toBe(404);
    for (const of of [own, other])
      expect((await app.call('PUT', `${PM}/disable/${of.partnerId}/file/${id}`, { as })).status).toBe(404);
    expect((await one('select is_enabled from document where id = $1', [id])).is_enabled).toBe(true);
  });

  it.each([
    ['APPROVED', 'APPROVED'],
    ['A', null],
    ['REJECTED', null],
    ['CANCELLED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ] as const)('are not changed once the record is %s, %s: 422 in words', async (status, workflow) => {
    const { one: own, as } = await made({ stores: [{}] });
    const { id } = (await bench.upload('partners', own.partnerId, as)).body.data;
    const at = (await bench.upload('merchants', own.storeIds[0], as)).body.data.id;
    const standing = [own.partnerId, status, workflow];
    const code = `hsis_code = coalesce(hsis_code, 'APPLICANT-' || id)`;
    await app.admin.query(
      `update partner set status = $2, workflow_status = $3, ${code} where id = $1`,
      standing,
    );
    const salesroom = `hsis_salesroom_code = 'APPLICANT-' || id`;
    await app.admin.query(
      `update merchant set status = $2, workflow_status = $3, ${salesroom} where partner_id = $1`,
      standing,
    );
    const answers = [
      await bench.upload('partners', own.partnerId, as),
      await bench.upload('merchants', own.storeIds[0], as),
      await app.call('PUT', `${PM}/disable/${own.partnerId}/file/${id}`, { as }),
      await app.call('PUT', `/api/merchants/disable/${own.storeIds[0]}/file/${at}`, { as }),
    ];
    for (const answer of answers) expect(errorOf(answer)).toEqual([422, 'rule_not_editable']);
    expect(errorOf(await resubmit(own, as))).toEqual([422, 'rule_illegal_move']);
    const track = await app.call('GET', `${PM}/get-details/${own.partnerId}/partner/track`, { as });
    expect([track.status, track.body.data.status]).toEqual([200, status]);
  });

  it('of a new store are changed while its partner is in business', async () => {
    const { one: own, as } = await made({ status: 'A', stores: [{}] });
    expect((await bench.upload('merchants', own.storeIds[0], as)).status).toBe(200);
    expect(errorOf(await bench.upload('partners', own.partnerId, as))).toEqual([422, 'rule_not_editable']);
  });
});
