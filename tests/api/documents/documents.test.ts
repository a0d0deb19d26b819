import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { DTI, documentBench } from '#tests/support/documents/documentBench.ts';
import { FILES } from '#tests/support/documents/uploads.ts';

let app: TestApp;
let bench: ReturnType<typeof documentBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = documentBench(app);
});
afterAll(() => app.stop());

describe('a document of a partner', () => {
  it('is kept with its bytes and raises the version', async () => {
    const { partnerId } = await bench.made();
    const { status, body } = await bench.toPartner(partnerId, { name: 'Permit ng Parañaque.PDF' });
    expect([status, body.data]).toMatchObject([
      200,
      {
        code: 'DTI',
        name: 'Permit ng Parañaque.PDF',
        mediaType: 'application/pdf',
        size: FILES.pdf.length,
        isEnabled: true,
        replacedBy: null,
        createdBy: 'sales.admin',
      },
    ]);
    expect(await bench.version('partner', partnerId)).toBe(2);
    const back = await bench.get(
      `/api/partner-management/file/preview?documentId=${body.data.id}`,
      'sales.admin',
    );
    expect(back.content.equals(FILES.pdf)).toBe(true);
    const { rows } = await app.admin.query(
      `select f.purpose, f.partner_id, f.merchant_id, f.expires_at, f.sha256 from document d join file f on f.id = d.file_id where d.id = $1`,
      [body.data.id],
    );
    expect(rows[0]).toMatchObject({
      purpose: 'document',
      partner_id: partnerId,
      merchant_id: null,
      expires_at: null,
    });
    expect(rows[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a.pdf', 'pdf', 'application/pdf'],
    ['a.JPG', 'jpg', 'image/jpeg'],
    ['a.jpeg', 'jpg', 'image/jpeg'],
    ['a.png', 'png', 'image/png'],
    ['a.heic', 'heic', 'image/heic'],
  ] as const)('[file.extension] may be %s', async (name, kind, mediaType) => {
    const { partnerId } = await bench.made();
    const { body } = await bench.toPartner(partnerId, { name, content: FILES[kind] });
    expect(body.data).toMatchObject({ name, mediaType });
  });

  it.each([
    ['a program', 'a.exe', FILES.pdf],
    ['a program behind another name', 'a.pdf.exe', FILES.pdf],
    ['a picture renamed to a PDF', 'a.pdf', FILES.png],
    ['a PDF renamed to a picture', 'a.png', FILES.pdf],
    ['a page of HTML', 'a.pdf', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a workbook', 'a.xlsx', new TextEncoder().encode('PK\u0003\u0004')],
    ['an empty file', 'a.pdf', new Uint8Array()],
    ['a name without an extension', 'pdf', FILES.pdf],
    ['no name', '', FILES.pdf],
  ])('[file.extension] is not %s', async (_what, name, content) => {
    const { partnerId } = await bench.made();
    await bench.leavesNothing(async () => {
      const { status, body } = await bench.toPartner(partnerId, { name, content });
      expect([status, body.error, body.message, body.fields]).toEqual([
        422,
        'rule_file_not_valid',
        'File is not valid',
        { file: 'File is not valid' },
      ]);
    });
    expect(await bench.version('partner', partnerId)).toBe(1);
  });

  it('is refused in the language of the reader', async () => {
    const { partnerId } = await bench.made();
    const { body } = await bench.toPartner(partnerId, {
      name: 'a.exe',
      headers: { 'Accept-Language': 'fil' },
    });
    expect(body.fields).toEqual({ file: 'Hindi wasto ang file' });
  });

  it('goes by its cleaned name', async () => {
    const { partnerId } = await bench.made();
    const { body } = await bench.toPartner(partnerId, { name: '..\\..\\evil\u202Efdp.pdf' });
    expect(body.data.name).toBe('evilfdp.pdf');
  });

  it('[partner.attachThenReload] may come under the older path, and stands in the partner that is read again', async () => {
    const { partnerId, storeIds } = await bench.made();
    for (const path of [
      `/api/partners/attach-file/${partnerId}`,
      `/api/merchants/attach-file/${storeIds[0]}`,
    ]) {
      const { status, body } = await bench.send(path, { as: 'sales.admin', request: DTI });
      expect([status, body.data.code]).toEqual([200, 'DTI']);
    }
    const partner = await app.call('GET', `/api/partners/${partnerId}`, { as: 'sales.admin' });
    expect(partner.body.data.attachedDocuments.map((row: { code: string }) => row.code)).toContain('DTI');
  });

  it('of a store raises the version of both while the partner is in application', async () => {
    const { partnerId, storeIds } = await bench.made();
    const storeId = storeIds[0] ?? '';
    const { status } = await bench.toStore(storeId);
    expect(status).toBe(200);
    expect([await bench.version('merchant', storeId), await bench.version('partner', partnerId)]).toEqual([
      2, 2,
    ]);
  });

  it('notes who edited, so that somebody else approves', async () => {
    const { partnerId } = await bench.made();
    await bench.toPartner(partnerId, { as: 'sbo.reviewer' });
    const { rows } = await app.admin.query('select edited_by from partner where id = $1', [partnerId]);
    expect(rows[0].edited_by).toBe('sbo.reviewer');
  });
});

describe('the part `request`', () => {
  it.each([
    ['nothing', null, ['request']],
    ['no JSON', '{', ['request']],
    ['another shape', { code: 'DTI' }, ['request.code', 'request.documentCode']],
    ['a code of no document', { documentCode: 'SELFIE' }, ['request.documentCode']],
    ['a document that is not there', { ...DTI, replaces: '999999' }, ['request.replaces']],
    ['no id', { ...DTI, replaces: 'x' }, ['request.replaces']],
  ])('with %s names its fields', async (_what, request, fields) => {
    const { partnerId } = await bench.made();
    await bench.leavesNothing(async () => {
      const { status, body } = await bench.toPartner(partnerId, { request });
      expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, fields]);
    });
  });

  it('alone is no file', async () => {
    const { partnerId } = await bench.made();
    const form = new FormData();
    form.set('request', JSON.stringify(DTI));
    const { status, body } = await bench.post(`/api/partners/v3/${partnerId}/file`, form, 'sales.admin');
    expect([status, body.fields]).toEqual([400, { file: 'Choose a file' }]);
  });

  it('stands beside one file and nothing else', async () => {
    const { partnerId } = await bench.made();
    const form = (more: (form: FormData) => void) => {
      const made = new FormData();
      made.set('request', JSON.stringify(DTI));
      made.set('file', new File([FILES.pdf], 'a.pdf'));
      more(made);
      return bench.post(`/api/partners/v3/${partnerId}/file`, made, 'sales.admin');
    };
    await bench.leavesNothing(async () => {
      const two = await form((made) => made.append('file', new File([FILES.pdf], 'b.pdf')));
      expect([two.status, two.body.fields]).toEqual([400, { file: 'Send one file' }]);
      const other = await form((made) => made.append('colour', 'red'));
      expect([other.status, other.body.fields]).toEqual([400, { colour: 'This field is not known here' }]);
      const twice = await form((made) => made.append('request', '{}'));
      expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['request']]);
      const foreign = await form((made) => made.append('other', new File([FILES.pdf], 'c.pdf')));
      expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['file']]);
    });
  });
});
