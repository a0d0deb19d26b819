import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { identificationBench } from '#tests/support/identification.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let pictures: ReturnType<typeof identificationBench>;
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  pictures = identificationBench(app, bench);
  store = await bench.store();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const merchants = () => [{ merchantId: store, primary: true }];
const identified = () => pictures.identified(merchants());
const tidied = async () => {
  const pool = openJobsPool(app.migratorUrl);
  await tidy({ deps: app.deps, pool } as Workshop).finally(() => pool.end());
};
const fileOf = async (id: string) =>
  (
    await app.admin.query(
      'select name, owner_id, partner_id, purpose, expires_at, storage_key from file where id = $1',
      [id],
    )
  ).rows[0];
const looks = async (requestId: string) =>
  (
    await app.admin.query(
      `select actor, event_type, partner_id, after from audit.entry where target = 'user_request' and key = $1
       and operation = 'EVENT' order by id`,
      [requestId],
    )
  ).rows;

describe('a picture of whoever registers', () => {
  it('is kept under what it shows, as nobody’s, until it runs out', async () => {
    const [{ code }, { otpId }] = [await bench.made(), await bench.proved()];
    const { status, body } = await pictures.send({ code, otpId, name: 'Ana-Reyes-passport.JPG' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({
      fileId: expect.any(String),
      kind: 'identification',
      name: 'identification.jpg',
      mediaType: 'image/jpeg',
      size: FILES.jpg.length,
    });
    const file = await fileOf(body.data.fileId);
    expect(file).toMatchObject({
      name: 'identification.jpg',
      owner_id: null,
      partner_id: null,
      purpose: 'identification',
    });
    app.clock.advance(3 * 3_600_000);
    await tidied();
    expect([await fileOf(body.data.fileId), await app.deps.files.has(file.storage_key)]).toEqual([
      undefined,
      false,
    ]);
  });

  it.each([
    ['another kind of file', { name: 'me.txt' }, 422, 'file'],
    ['another content than its name says', { content: FILES.pdf }, 422, 'file'],
    ['a paper for a face', { kind: 'selfie', name: 'me.pdf', content: FILES.pdf }, 422, 'file'],
    ['nothing in it', { content: new Uint8Array() }, 422, 'file'],
    ['more than 10 MB', { name: 'id.pdf', content: pdfOf(10 * 1024 * 1024 + 1) }, 413, 'file'],
    ['another kind of picture', { kind: 'family' }, 400, 'kind'],
    ['a proof that there is none of', { otpId: 'none-of-those-there-are' }, 422, 'otpId'],
    ['a code that there is none of', { code: 'NONE0THERE' }, 422, 'registrationCode'],
  ])('with %s is refused, and leaves nothing', async (_, more, refused, field) => {
    const [{ code }, { otpId }] = [await bench.made(), await bench.proved()];
    const count = async () => (await app.admin.query('select count(*) from file')).rows[0].count;
    const before = await count();
    const { status, body } = await pictures.send({ code, otpId, ...more });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([refused, [field]]);
    expect(await count()).toBe(before);
  });

  it('may be a scanned paper where it is of an ID', async () => {
    const [{ code }, { otpId }] = [await bench.made(), await bench.proved()];
    const sent = await pictures.send({ code, otpId, name: 'id.pdf', content: FILES.pdf });
    expect([sent.status, sent.body.data?.mediaType]).toEqual([200, 'application/pdf']);
  });

  it('with a proof that has ended, or was used, is refused', async () => {
    const { code } = await bench.made();
    const [late, used] = [await bench.proved(), await bench.proved()];
    const contactNumber = { mobile: used.mobile };
    await bench.register(code, { merchants: merchants(), otpId: used.otpId, contactNumber });
    expect((await pictures.send({ code, otpId: used.otpId })).body.error).toBe('rule_otp_expired');
    app.clock.advance(3_600_000);
    expect((await pictures.send({ code, otpId: late.otpId })).body.error).toBe('rule_otp_expired');
  });

  it('is one of four at most with one proof, also of those sent at once', async () => {
    const [{ code }, { otpId }] = [await bench.made(), await bench.proved()];
    // As many at once as one caller may send.
    const send = (first: number) =>
      Promise.all(
        [first, first + 1, first + 2].map((at) =>
          pictures.send({ code, otpId, content: Uint8Array.from([...FILES.jpg, at]) }),
        ),
      );
    const answers = [...(await send(0)), ...(await send(3))];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 413, 413]);
  });

  it('is taken sixty times a minute from one address, and no more', async () => {
    const codes = [];
    for (let at = 0; at < 61; at++)
      codes.push((await pictures.send({ code: '', otpId: 'x', content: FILES.png })).status);
    expect([codes.includes(429), codes.at(-1)]).toEqual([true, 429]);
  });
});

describe('a registration with pictures', () => {
  it('says what is missing of them, and what kind of ID there is none of', async () => {
    const { code } = await bench.made();
    const lacking = await bench.register(code, {
      merchants: merchants(),
      codeIdentificationType: 'PASSPORT',
    });
    expect([lacking.status, Object.keys(lacking.body.fields)]).toEqual([
      400,
      ['textIdentificationNumber', 'identificationFile', 'selfieFile', 'dateValidity'],
    ]);
    const without = await bench.register(code, { merchants: merchants(), codeIdentificationType: null });
    expect(Object.keys(without.body.fields)).toEqual([
      'codeIdentificationType',
      'textIdentificationNumber',
      'identificationFile',
      'selfieFile',
    ]);
    const unknown = await bench.register(code, {
      merchants: merchants(),
      codeIdentificationType: 'LIBRARY_CARD',
      textIdentificationNumber: 'LC-2026-1',
      identificationFile: '1',
      selfieFile: '2',
    });
    expect(Object.keys(unknown.body.fields)).toEqual(['codeIdentificationType']);
  });

  it('refuses those of another proof like unknown ones, and those that were taken for the other', async () => {
    const [{ code }, mine, other] = [await bench.made(), await bench.proved(), await bench.proved()];
    const idOf = async (otpId: string, kind: string): Promise<string> =>
      (await pictures.send({ code, otpId, kind })).body.data.fileId;
    const files = [await idOf(mine.otpId, 'identification'), await idOf(mine.otpId, 'selfie')];
    const theirs = await idOf(other.otpId, 'selfie');
    const register = (identificationFile: string | undefined, selfieFile: string | undefined) =>
      bench.register(code, {
        merchants: merchants(),
        otpId: mine.otpId,
        contactNumber: { mobile: mine.mobile },
        ...pictures.passport(),
        identificationFile,
        selfieFile,
      });
    const foreign = await register(files[0], theirs);
    expect([foreign.status, foreign.body.error, Object.keys(foreign.body.fields)]).toEqual([
      422,
      'rule_file_gone',
      ['selfieFile'],
    ]);
    const unknown = await register(files[0], '999999999');
    expect(unknown.body.fields).toEqual(foreign.body.fields);
    expect(Object.keys((await register(files[1], files[0])).body.fields)).toEqual([
      'identificationFile',
      'selfieFile',
    ]);
    // What was refused used nothing up.
    expect((await register(files[0], files[1])).status).toBe(200);
    expect((await fileOf(files[0] ?? '')).expires_at).toBeNull();
  });

  it('is shown to those who decide as what is there, and each look stands in the trail', async () => {
    const { id, fileIds } = await identified();
    const seen = await app.call('GET', `/api/user-account/requests/${id}`, { as: 'it.support' });
    expect(seen.body.data).toMatchObject({
      identificationType: expect.any(String),
      identificationEnd: '67A',
      dateValidity: pictures.passport().dateValidity,
      identificationFiles: [
        { kind: 'identification', name: 'identification.jpg', mediaType: 'image/jpeg' },
        { kind: 'selfie', name: 'selfie.jpg', mediaType: 'image/jpeg' },
      ],
    });
    expect(await looks(id)).toEqual([]);
    const { status, headers, content } = await pictures.look(id, 'selfie', 'it.support');
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'image/jpeg',
    ]);
    expect([...content]).toEqual([...FILES.jpg]);
    expect(await looks(id)).toEqual([
      {
        actor: 'it.support',
        event_type: 'VIEW',
        partner_id: null,
        after: { picture: 'selfie', name: 'selfie.jpg', size: FILES.jpg.length, sha256: expect.any(String) },
      },
    ]);
    expect(fileIds).toHaveLength(2);
  });

  it('shows its pictures to nobody else, in no other way', async () => {
    const { id, fileIds } = await identified();
    const path = `/api/user-account/requests/${id}/identification/selfie`;
    expect((await app.call('GET', path)).status).toBe(401);
    for (const as of ['sbo.reviewer', 'partner.admin', 'other.partner', 'store.manager'])
      expect((await pictures.look(id, 'selfie', as)).status, as).toBe(403);
    for (const kind of ['passport', '1'])
      expect((await pictures.look(id, kind, 'it.support')).status).toBe(404);
    expect((await pictures.look('999999999', 'selfie', 'it.support')).status).toBe(404);
    for (const as of ['it.support', 'partner.admin'])
      for (const other of [`/api/files/${fileIds[0]}/download`, `/api/files/${fileIds[0]}/preview`])
        expect((await app.call('GET', other, { as })).status, `${as} ${other}`).not.toBe(200);
    expect(await looks(id)).toEqual([]);
  });

  it('tells who reads requests without deciding nothing of them', async () => {
    const { id } = await identified();
    await app.admin.query(`update access_role set permissions = array_remove(permissions, 'UR_EDIT')
      where name in (select a.name from access_role a join user_access_role x on x.access_role_id = a.id
        join user_account u on u.id = x.user_id where u.username = 'sales.admin')`);
    const path = `/api/user-account/requests/${id}`;
    const { body } = await app.call('GET', path, { as: 'sales.admin' });
    const { identificationType, identificationEnd, dateValidity, identificationFiles } = body.data;
    expect([identificationType, identificationEnd, dateValidity, identificationFiles]).toEqual([
      null,
      null,
      null,
      [],
    ]);
    expect((await pictures.look(id, 'selfie', 'sales.admin')).status).toBe(403);
  });
});
