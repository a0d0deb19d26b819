import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { protectionBench } from '#tests/support/settlement/protectionBench.ts';

let app: TestApp;
let bench: ReturnType<typeof protectionBench>;
let month = 0;
/** A pending receipt of a month of its own. */
const pending = async () => {
  month += 1;
  return bench.owe(`2023/${String(month).padStart(2, '0')}`);
};
beforeAll(async () => {
  app = await startTestApp();
  bench = protectionBench(app);
});
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const filesOf = async (id: string) =>
  (
    await ask<{ n: number }>('select count(*)::int as n from protection_upload where receipt_id = $1', [id])
  )[0]?.n;

describe('the paper of a receipt', () => {
  it.each([
    ['receipt.pdf', FILES.pdf, 'application/pdf'],
    ['receipt.PNG', FILES.png, 'image/png'],
    ['receipt.jpeg', FILES.jpg, 'image/jpeg'],
  ] as const)('may be %s, and is answered as it was sent', async (name, content, mediaType) => {
    const { id } = await pending();
    const { status, body } = await bench.upload(id, { name, content });
    expect(status).toBe(200);
    expect(body.data.receipt).toMatchObject({
      ...{ id, state: 'UPLOADED', uploadCount: 1, uploadedBy: 'finance.officer', fileName: name, version: 2 },
      uploads: [{ number: 1, name, mediaType, size: content.length, reason: null }],
    });
    const seen = await bench.view(id);
    expect(seen.headers.get('content-type')).toContain(mediaType);
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    expect(seen.content.equals(Buffer.from(content))).toBe(true);
  });

  it('says what is pending next, the oldest first, and how many there are', async () => {
    const [one, other] = [await pending(), await pending()];
    const { body } = await bench.upload(other.id);
    expect(body.data.next).toMatchObject({ id: one.id, state: 'PENDING' });
    const [{ n } = { n: -1 }] = await ask<{ n: number }>(
      `select count(*)::int as n from protection_receipt where state = 'PENDING'`,
    );
    expect(body.data.pendingCount).toBe(n);
    await bench.upload(one.id);
  });

  it('takes the place of the one before with a reason, and keeps it', async () => {
    const { id } = await pending();
    await bench.upload(id, { name: 'first.pdf' });
    const without = await bench.upload(id, { name: 'second.png', content: FILES.png });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['reason']]);
    const reason = 'The scan was cut off';
    const { status, body } = await bench.upload(id, {
      ...{ as: 'finance.second', name: 'second.png', content: FILES.png, reason },
    });
    expect(status).toBe(200);
    expect(body.data.receipt.uploads).toMatchObject([
      { number: 2, name: 'second.png', reason, uploadedBy: 'finance.second' },
      { number: 1, name: 'first.pdf', reason: null, uploadedBy: 'finance.officer' },
    ]);
    const [, first] = body.data.receipt.uploads;
    expect((await bench.view(id)).headers.get('content-type')).toContain('image/png');
    expect((await bench.view(id, `?uploadId=${first.id}`)).headers.get('content-type')).toContain('pdf');
  });

  it('is never handed out for another receipt', async () => {
    const [one, other] = [await pending(), await pending()];
    const { body } = await bench.upload(one.id);
    await bench.upload(other.id);
    expect((await bench.view(other.id, `?uploadId=${body.data.receipt.uploads[0].id}`)).status).toBe(404);
    expect((await bench.view(other.id, '?uploadId=x')).status).toBe(404);
  });

  it('stands in the trail when it is uploaded, and each time somebody looks at it', async () => {
    const { id, partnerId } = await pending();
    await bench.upload(id, { name: 'mine.pdf' });
    await bench.view(id);
    await bench.view(id, '', 'finance.second');
    expect(
      await ask(
        `select actor, target, operation, event_type, partner_id from audit.entry where (target = 'protection_receipt' and key = $1)
          or (target = 'protection_upload' and after ->> 'receipt_id' = $1) order by id`,
        [id],
      ),
    ).toMatchObject([
      { actor: 'finance.officer', target: 'protection_upload', operation: 'INSERT', partner_id: partnerId },
      { actor: 'finance.officer', target: 'protection_receipt', event_type: 'VIEW', partner_id: partnerId },
      { actor: 'finance.second', target: 'protection_receipt', event_type: 'VIEW', partner_id: partnerId },
    ]);
  });
});

describe('what is refused as a paper', () => {
  it.each([
    ['a sheet', 'receipt.xlsx', FILES.pdf],
    ['a picture that browsers do not show', 'receipt.heic', FILES.heic],
    ['a program by its name', 'receipt.exe', FILES.pdf],
    ['a picture called a PDF', 'receipt.pdf', FILES.png],
    ['a PDF called a picture', 'receipt.png', FILES.pdf],
    ['a page called a PDF', 'receipt.pdf', new TextEncoder().encode('<script>alert(1)</script>')],
    ['an archive called a PDF', 'receipt.pdf', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])],
    ['an empty file', 'receipt.pdf', new Uint8Array()],
    ['a file without an ending', 'receipt', FILES.pdf],
  ])('%s', async (_, name, content) => {
    const { id } = await sample;
    const { status, body } = await bench.upload(id, { name, content });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['file']]);
    expect(await filesOf(id)).toBe(0);
  });
  let sample: Promise<{ id: string }>;
  beforeAll(() => {
    sample = pending();
  });

  it('more than 10 MB', async () => {
    const { id } = await sample;
    const { status, body } = await bench.upload(id, { content: pdfOf(10 * 1024 * 1024 + 1) });
    expect([status, Object.keys(body.fields)]).toEqual([413, ['file']]);
    expect(await filesOf(id)).toBe(0);
  });

  it('a reason where nothing is replaced, and one that is too short or too long', async () => {
    const { id } = await sample;
    for (const reason of ['A reason', 'ab', 'x'.repeat(201)]) {
      const { status, body } = await bench.upload(id, { reason });
      expect([status, Object.keys(body.fields).join()]).toEqual([400, expect.stringMatching(/reason$/)]);
    }
    expect(await filesOf(id)).toBe(0);
  });

  it('one for a receipt that is not there', async () => {
    for (const id of ['999999999', 'x', '0'])
      expect((await bench.upload(id, { version: 1 })).status).toBe(404);
  });

  it('one without the version that was seen, or of another', async () => {
    const { id } = await sample;
    const { status, body } = await bench.upload(id, { version: 7 });
    expect([status, body.current.id]).toEqual([409, id]);
    const form = new FormData();
    form.set('file', new File([FILES.pdf], 'receipt.pdf'));
    const { status: missing } = await app.call('POST', `/api/home-credit-protect/${id}/uploads`, {
      ...{ as: 'finance.officer', body: form },
    });
    expect(missing).toBe(428);
  });
});

describe('two papers at once', () => {
  it('are one and a conflict, which tells who was faster', async () => {
    const { id } = await pending();
    const all = await Promise.all(
      ['finance.officer', 'finance.second', 'sales.admin', 'finance.officer'].map((as) =>
        bench.upload(id, { as, version: 1 }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ id, state: 'UPLOADED', uploadCount: 1 });
    expect(await filesOf(id)).toBe(1);
  });

  it('with one key are one', async () => {
    const { id } = await pending();
    const key = crypto.randomUUID();
    const first = await bench.upload(id, { version: 1, key });
    const again = await bench.upload(id, { version: 1, key });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await filesOf(id)).toBe(1);
  });
});

describe('people of partners and other staff', () => {
  it.each(['partner.admin', 'accounting', 'head.office', 'store.manager', 'sbo.reviewer', 'loyalty.editor'])(
    '%s neither reads receipts nor uploads one',
    async (as) => {
      const { id } = await bench.owe('2022/01').catch(() => ({ id: '1' }));
      const [row] = await ask<{ id: string }>('select receipt_id as id from protection_upload limit 1');
      expect((await bench.ask('', as)).status).toBe(403);
      expect((await bench.ask(`/${row?.id}`, as)).status).toBe(403);
      expect((await bench.view(row?.id ?? '', '', as)).status).toBe(403);
      expect((await bench.upload(id, { as, version: 1 })).status).toBe(403);
    },
  );

  it('holds in the database too: no role of outsiders reads a row', async () => {
    for (const role of ['app_partner', 'app_merchant', 'app_applicant', 'app_session']) {
      const [may] = await ask<{ receipt: boolean; paper: boolean }>(
        `select has_table_privilege($1, 'protection_receipt', 'select') as receipt,
          has_table_privilege($1, 'protection_upload', 'select') as paper`,
        [role],
      );
      expect(may, role).toEqual({ receipt: false, paper: false });
    }
  });
});
