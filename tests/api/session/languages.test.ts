import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
});
afterEach(() => bench.rest());
afterAll(() => app.stop());

const FILIPINO = { 'Accept-Language': 'fil-PH, en;q=0.5' };
const ENGLISH = { 'Accept-Language': 'en' };

/** One call in both languages. */
const both = async (method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) => {
  const ask = (headers: Record<string, string>) =>
    app.call(method, path, { ...options, headers: { ...options.headers, ...headers } });
  const [en, fil] = [await ask(ENGLISH), await ask(FILIPINO)];
  expect([fil.status, fil.body.error]).toEqual([en.status, en.body.error]);
  return { en: en.body, fil: fil.body };
};

describe('a refusal', () => {
  it('is told in the language of the request, and in English without one', async () => {
    const { en, fil } = await both('GET', '/api/partners/0', { as: 'sales.admin' });
    expect(en.message).toBe('There is no such record, or it is not yours to see.');
    expect(fil.message).toBe('Walang ganitong rekord, o hindi mo ito puwedeng makita.');
    const plain = await app.call('GET', '/api/partners/0', { as: 'sales.admin' });
    expect(plain.body.message).toBe(en.message);
  });

  it('names the missing permission', async () => {
    const { fil } = await both('GET', '/api/access-role-management', { as: 'sbo.reviewer' });
    expect(fil).toMatchObject({
      message: 'Kailangan mo ang permisong UM_VIEW_ACCESS_ROLE.',
      missing: [['UM_VIEW_ACCESS_ROLE']],
    });
  });

  it('says what is wrong with each field, by zod or by us', async () => {
    const body = { role: 'a\u0007b', isEnabled: 'yes', modules: [], admin: true };
    const { en, fil } = await both('POST', '/api/access-role-management', { as: 'it.support', body });
    expect(en.fields).toEqual({
      role: 'Control characters are not allowed',
      isEnabled: 'Give yes or no (true or false)',
      isExternal: 'Fill this in',
      admin: 'This field is not known here',
    });
    expect(fil.fields).toEqual({
      role: 'Hindi puwede ang mga control character',
      isEnabled: 'Maglagay ng oo o hindi (true o false)',
      isExternal: 'Punan ito',
      admin: 'Hindi kilala rito ang field na ito',
    });
  });

  it('by a rule carries its values', async () => {
    const body = { resetToken: 'x', newPassword: 'short' };
    const { en, fil } = await both('POST', '/api/user/password/reset', { body });
    expect(en.message).toContain('Use 12 characters or more.');
    expect(fil.message).toContain('Gumamit ng 12 karakter o higit pa.');
    expect(fil.fields.newPassword).toBe(fil.message);
  });

  it('before the call is known is told alike', async () => {
    const large = await app.app.request('/api/login', {
      method: 'POST',
      headers: { ...FILIPINO, 'Content-Type': 'application/json', 'Content-Length': '1100000' },
      body: 'x'.repeat(1_100_000),
    });
    expect([large.status, (await large.json()).message]).toEqual([
      413,
      'Masyadong malaki ang request: hanggang 1 MB lang ang ipadala.',
    ]);
    const broken = await both('POST', '/api/login', { body: '{' });
    expect(broken.fil.message).toContain('wastong JSON');
    const twice = await both('GET', '/api/partners?status=A&status=B', { as: 'sales.admin' });
    expect(twice.fil.fields.status).toContain('Dalawang beses');
  });
});

describe('an export', () => {
  const ordered = async (format: string, headers: Record<string, string>) => {
    const { body } = await app.call('POST', '/api/exports', {
      as: 'sales.admin',
      headers,
      body: {
        resource: 'partners',
        query: 'status=A&sort=-name',
        columns: ['name', 'status', 'isPartnerBrand'],
        format,
      },
    });
    const job = await bench.ended('sales.admin', body.data.id);
    return { ordered: body.data, job, ...(await bench.download('sales.admin', job.fileId)) };
  };
  const sheetsOf = (bytes: Buffer) => {
    const { SheetNames, Sheets } = read(bytes, { type: 'buffer' });
    return {
      names: SheetNames,
      rows: SheetNames.map((name) => utils.sheet_to_json(Sheets[name]!, { header: 1 })),
    };
  };

  it('speaks the language of the one who ordered it: sheets, labels, codes and flags', async () => {
    await bench.work();
    const { names, rows } = sheetsOf((await ordered('xlsx', FILIPINO)).bytes);
    expect(names).toEqual(['Tungkol dito', 'Mga partner']);
    expect(rows[0]).toContainEqual(['Filter', 'Katayuan ay Aktibo']);
    expect(rows[0]).toContainEqual(['Ayos ayon sa', 'Pangalan, pababa']);
    const [labels, first] = rows[1] as string[][];
    expect(labels).toEqual(['Pangalan', 'Katayuan', 'Partner brand']);
    expect(first?.[1]).toBe('Aktibo');
    expect(['Oo', 'Hindi']).toContain(first?.[2]);
  });

  it('is English for everybody else, and csv speaks too', async () => {
    await bench.work();
    const { names, rows } = sheetsOf((await ordered('xlsx', {})).bytes);
    expect(names).toEqual(['About', 'Partners']);
    expect((rows[1] as string[][])[1]?.[1]).toBe('Active');
    const lines = (await ordered('csv', FILIPINO)).bytes.toString().split('\r\n');
    expect(lines[0]).toBe('\uFEFFPangalan,Katayuan,Partner brand');
    expect(lines[1]).toMatch(/,Aktibo,(Oo|Hindi)$/);
  });

  it('is named and announced to each reader in the reader’s language', async () => {
    await bench.work();
    const { ordered: first, job } = await ordered('csv', FILIPINO);
    expect([first.title, job.title]).toEqual(['Mga partner (csv)', 'Partners (csv)']);
    const jobs = await both('GET', '/api/jobs', { as: 'sales.admin' });
    expect([jobs.en.data.list[0].title, jobs.fil.data.list[0].title]).toEqual([job.title, first.title]);
    const { en, fil } = await both('GET', '/api/notices', { as: 'sales.admin' });
    expect(en.data.list[0]).toMatchObject({
      title: 'Ready: Partners (csv)',
      body: `${job.rowCount} rows, kept for 7 days.`,
    });
    expect(fil.data.list[0]).toMatchObject({
      title: 'Handa na: Mga partner (csv)',
      body: `${job.rowCount} hilera, itatago nang 7 araw.`,
    });
  });

  it('that failed says why in both', async () => {
    const { body } = await bench.order('sbo.reviewer');
    await app.admin.query(`update job set status = 'running', attempts = 3 where id = $1`, [body.data.id]);
    await bench.work();
    await bench.ended('sbo.reviewer', body.data.id);
    const { en, fil } = await both('GET', `/api/jobs/${body.data.id}`, { as: 'sbo.reviewer' });
    expect(en.data.message).toContain('interrupted three times');
    expect(fil.data.message).toContain('Tatlong beses itong naputol');
    const notices = await both('GET', '/api/notices', { as: 'sbo.reviewer' });
    expect(notices.fil.data.list[0]).toMatchObject({
      kind: 'job-failed',
      title: 'Hindi natuloy: Mga partner (csv)',
      body: fil.data.message,
    });
  });

  it('ordered in a form that is no longer known still has a name', async () => {
    const { rows } = await app.admin.query(
      `insert into job (owner_id, kind, params, status) select id, 'export', '{"resource":"gone"}', 'done'
       from user_account where username = 'accounting' returning id::text`,
    );
    const { body } = await app.call('GET', `/api/jobs/${rows[0].id}`, { as: 'accounting' });
    expect(body.data).toMatchObject({ title: 'Export', message: null });
  });
});

describe('a notice that cannot be told anew', () => {
  const leave = async (kind: string, title: string | null, params: string | null) =>
    app.admin.query(
      `insert into notice (user_id, kind, title, body, params) select id, $1, $2, 'Its text', $3::jsonb
       from user_account where username = 'head.office'`,
      [kind, title, params],
    );

  it('reads as it was written, or at least names its kind', async () => {
    await leave('job-done', 'Ready: Partners (csv)', null);
    await leave('job-done', null, '{"rowCount":"many"}');
    await leave('forgotten', null, '{}');
    const { fil } = await both('GET', '/api/notices', { as: 'head.office' });
    expect(fil.data.list.map(({ title, body }: Record<string, string>) => [title, body])).toEqual([
      ['forgotten', 'Its text'],
      ['job-done', 'Its text'],
      ['Ready: Partners (csv)', 'Its text'],
    ]);
  });

  it('says something: neither title nor params is refused', async () => {
    await expect(leave('job-done', null, null)).rejects.toThrow('notice_says_something');
  });
});

describe('a message', () => {
  const subjectAfter = async (username: string, headers: Record<string, string>) => {
    await app.clearLimits();
    await app.call('POST', '/api/user/password/forgot', { body: { username }, headers });
    const { rows } = await app.admin.query(
      `select subject from outbox_message where recipient = $1 and channel = 'email' order by id desc limit 1`,
      [`${username}@example.test`],
    );
    return rows[0]?.subject;
  };
  const FORGOTTEN = { en: 'Your code for a new password', fil: 'Ang iyong code para sa bagong password' };

  it('goes out in the language of the request while nothing else is known', async () => {
    expect(await subjectAfter('frontliner', {})).toBe(FORGOTTEN.en);
    expect(await subjectAfter('frontliner', FILIPINO)).toBe(FORGOTTEN.fil);
  });

  it('goes out in the language that its recipient keeps, whoever asks', async () => {
    const keep = (locale: unknown) =>
      app.call('POST', '/api/user/preferences', { as: 'store.manager', body: { values: { locale } } });
    await keep('fil');
    expect(await subjectAfter('store.manager', ENGLISH)).toBe(FORGOTTEN.fil);
    await keep('en');
    expect(await subjectAfter('store.manager', FILIPINO)).toBe(FORGOTTEN.en);
    for (const none of ['xx', { fil: true }, 7, null]) {
      await keep(none);
      expect(await subjectAfter('store.manager', FILIPINO)).toBe(FORGOTTEN.fil);
    }
  });
});
