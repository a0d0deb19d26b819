import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { BIR2307 } from '#tests/access/reportSettingCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, PICTURES } from '#tests/support/documents/uploads.ts';

const PATH = '/api/finance-management/report-settings/bir2307';
const MAKER = 'finance.officer';
const CHECKER = 'finance.second';
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const upload = (content: Uint8Array<ArrayBuffer> = PICTURES.png, name = 'reyes.png', as = MAKER) => {
  const body = new FormData();
  body.set('file', new File([content], name));
  return app.call('POST', `${PATH}/1/signature`, { as, body });
};
const uploaded = async (as = MAKER): Promise<string> =>
  (await upload(PICTURES.png, 'reyes.png', as)).body.data.fileId;
const look = (id: string, as = MAKER) => app.call('GET', `${PATH}/signatures/${id}`, { as });
const ask = async (signatureFileId: string | null, as = MAKER) => {
  const { body } = await app.call('GET', `${PATH}/1/versions`, { as });
  const fromDay = addDays(manilaDate(app.clock.now()), 3);
  return app.call('POST', `${PATH}/1`, {
    as,
    body: { ...BIR2307, fromDay, signatureFileId },
    headers: { 'If-Match': String(body.data.version) },
  });
};
const kept = async (): Promise<string> =>
  (await app.admin.query(`select count(*) from file where purpose = 'signature'`)).rows[0].count;
const IHDR_DATA = 16;
const sized = (png: Uint8Array, width: number, height: number) => {
  const made = Uint8Array.from(png);
  const view = new DataView(made.buffer);
  view.setUint32(IHDR_DATA, width);
  view.setUint32(IHDR_DATA + 4, height);
  return made;
};
/** All its parts are there, and what is packed in them is none. */
const noise = (png: Uint8Array) => {
  const made = Uint8Array.from(png);
  const at = Buffer.from(made).indexOf('IDAT') + 4;
  return made.fill(0xaa, at, at + 8);
};
/** A small picture by its size, of which a hundred megabytes are packed. */
const bomb = (png: Uint8Array) => {
  const at = Buffer.from(png).indexOf('IDAT');
  const data = deflateSync(Buffer.alloc(100 * 1024 * 1024));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const [before, behind] = [png.subarray(0, at - 4), png.subarray(Buffer.from(png).indexOf('IEND') - 4)];
  return Buffer.concat([before, length, Buffer.from('IDAT'), data, Buffer.alloc(4), behind]);
};
const end = () =>
  app.admin.query(
    `update approval_request set state = 'WITHDRAWN' where kind = 'SETTING' and state = 'PENDING'`,
  );

describe('the picture of a signature', () => {
  it('is its uploader’s own until a change names it; then whoever decides looks at it, and it holds once agreed', async () => {
    const id = await uploaded();
    expect((await look(id)).status).toBe(200);
    expect((await look(id, CHECKER)).status).toBe(404);
    const { body } = await ask(id);
    const request = body.data.approvalRequestId;
    expect((await look(id, CHECKER)).status).toBe(200);
    const seen = await app.call('GET', `/api/approval-requests/${request}`, { as: CHECKER });
    expect(seen.body.data.diff).toContainEqual({ field: 'signatureFileId', before: null, after: id });
    const approved = await app.call('POST', `/api/approval-requests/${request}/approve`, {
      as: CHECKER,
      headers: { 'If-Match': String(seen.body.data.version) },
    });
    expect(approved.body.data.state).toBe('APPLIED');
    const { list } = (await app.call('GET', `${PATH}/1/versions`, { as: CHECKER })).body.data;
    expect(list[0]).toMatchObject({ signatureFileId: id, madeBy: MAKER, checkedBy: CHECKER });
    // A later change keeps it without another upload.
    const { rows } = await app.admin.query('select expires_at from file where id = $1', [id]);
    expect(rows).toEqual([{ expires_at: null }]);
  });

  it('is told to have been looked at, by whom and when', async () => {
    const id = await uploaded();
    await look(id);
    const { rows } = await app.admin.query(
      `select actor, event_type from audit.entry where operation = 'EVENT' and target = 'file' and key = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor: MAKER, event_type: 'VIEW' }]);
  });

  it('of somebody else, one that ran out, another kind of file and an unknown one are refused on their field', async () => {
    const foreign = await uploaded(CHECKER);
    const { rows } = await app.admin.query<{ id: string }>(
      `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
       select id, 'upload', 'a.png', 'image/png', 1, repeat('0', 64), 'uploads/a', $2 from user_account where username = $1 returning id`,
      [MAKER, new Date(app.clock.now().getTime() + DAY_MS)],
    );
    const old = await uploaded();
    await app.admin.query('update file set expires_at = $2 where id = $1', [old, app.clock.now()]);
    for (const id of [foreign, rows[0]?.id ?? '', old, '999999', 'no id']) {
      const { status, body } = await ask(id);
      expect([status, body.error, Object.keys(body.fields)], id).toEqual([
        422,
        'rule_file_gone',
        ['signatureFileId'],
      ]);
      expect((await look(id)).status).toBe(404);
    }
    await end();
  });

  it('is a picture: no PDF, no text under the name of one, nothing above 1 MB', async () => {
    expect((await upload(FILES.pdf, 'signature.pdf')).body.error).toBe('rule_file_not_valid');
    expect((await upload(FILES.pdf, 'signature.png')).body.error).toBe('rule_file_not_valid');
    expect((await upload(FILES.heic, 'signature.heic')).body.error).toBe('rule_file_not_valid');
    const large = new Uint8Array(1024 * 1024 + 1);
    large.set(FILES.png);
    expect((await upload(large)).status).toBe(413);
    expect((await upload(PICTURES.jpg, 'Signature.JPG')).status).toBe(200);
  });

  it.each([
    ['only begins as one', FILES.png, /damaged/],
    ['ends before its end', PICTURES.png.subarray(0, -4), /damaged/],
    ['has noise for its pixels', noise(PICTURES.png), /damaged/],
    ['has more pixels than its size says', bomb(PICTURES.png), /damaged/],
    ['has more pixels than papers bear', sized(PICTURES.png, 3000, 2000), /4 million/],
  ])('is refused on its field, in words that help, where it %s', async (_, content, words) => {
    const before = await kept();
    const { status, body } = await upload(Uint8Array.from(content));
    expect([status, body.error]).toEqual([422, 'rule_file_not_valid']);
    expect(body.fields.file).toMatch(words);
    expect(await kept()).toBe(before);
  });

  it('is neither uploaded nor looked at by whoever may not', async () => {
    const id = await uploaded();
    for (const as of ['accounting', 'head.office', 'partner.admin', 'it.support', 'sbo.reviewer']) {
      expect((await upload(PICTURES.png, 'a.png', as)).status, as).toBe(403);
      expect((await look(id, as)).status, as).toBe(403);
    }
  });
});
