import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, isDateString, manilaDate } from '#domain/day.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, type Upload, uploadBench } from '#tests/support/documents/uploads.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = uploadBench(app);
  today = manilaDate(app.clock.now());
});
afterAll(() => app.stop());

let made = 0;
/** A contract of a partner of its own that ends so many days from today. */
const contract = async (days: number) => {
  const { partnerId, name } = await makeApplication(app.admin, { status: 'A' });
  const number = `CN-2025-9${String(++made).padStart(5, '0')}`;
  const { rows } = await app.admin.query(
    `insert into partner_contract (partner_id, number, start_date, expiry_date, created_by, updated_by)
     values ($1, $2, $3, $4, 'demo', 'demo') returning id`,
    [partnerId, number, addDays(today, days - 1095), addDays(today, days)],
  );
  return { id: rows[0].id as string, partnerId, name, number };
};
const get = async (id: string, as = 'sales.admin') => app.call('GET', `/api/contracts/${id}`, { as });
const sign = (id: string, more: Upload = {}) =>
  bench.send(`/api/contracts/${id}/signed`, { as: 'sales.admin', name: 'signed.pdf', ...more });
const list = async (query: Record<string, string>) =>
  (await app.call('GET', '/api/contracts', { as: 'sbo.reviewer', query: { limit: '100', ...query } })).body
    .data;
const edit = (id: string, body: object, version: number | null, as = 'sales.admin') =>
  app.call('POST', `/api/contracts/${id}`, {
    as,
    body,
    headers: version === null ? {} : { 'If-Match': String(version) },
  });

describe('the list of contracts', () => {
  it.each([
    [61, 'UNSIGNED', 'SIGNED'],
    [60, 'EXPIRING', 'EXPIRING'],
    [0, 'EXPIRING', 'EXPIRING'],
    [-1, 'EXPIRED', 'EXPIRED'],
  ] as const)('with %i days left tells the state, and finds by it', async (days, before, after) => {
    const { id, number, name } = await contract(days);
    const found = async (state: string) => (await list({ state, q: number })).list;
    expect(await found(before)).toMatchObject([
      { id, number, partnerName: name, state: before, daysLeft: days, signedFileName: null, version: 1 },
    ]);
    expect((await sign(id)).status).toBe(200);
    expect(await found(after)).toMatchObject([{ id, state: after, signedFileName: 'signed.pdf' }]);
    for (const other of ['UNSIGNED', 'SIGNED', 'EXPIRING', 'EXPIRED'].filter((state) => state !== after))
      expect(await found(other)).toEqual([]);
    expect((await list({ 'state[in]': `${after},UNSIGNED`, q: number })).total).toBe(1);
  });

  it('moves on at midnight in Manila', async () => {
    const { id } = await contract(0);
    const state = async () => (await get(id)).body.data.state;
    const now = app.clock.now();
    app.clock.set(new Date(`${today}T15:59:00Z`));
    expect(await state()).toBe('EXPIRING');
    app.clock.set(new Date(`${today}T16:00:01Z`));
    expect(await state()).toBe('EXPIRED');
    app.clock.set(now);
  });

  it('is sorted by what ends first, and pages', async () => {
    const all = (await list({})).list;
    const ends = all.map((row: { expiryDate: string }) => row.expiryDate);
    expect(ends).toEqual([...ends].sort());
    const first = await list({ limit: '3' });
    const second = await list({ limit: '3', cursor: first.next });
    const ids = [...first.list, ...second.list].map((row: { id: string }) => row.id);
    expect(ids).toEqual(all.slice(0, 6).map((row: { id: string }) => row.id));
    const names = (await list({ sort: '-partnerName' })).list.map(
      (row: { partnerName: string }) => row.partnerName,
    );
    expect(names.slice(0, 2)).toEqual([...names].sort().reverse().slice(0, 2));
  });

  it('finds by partner, number, code and day', async () => {
    const { id, partnerId, name } = await contract(400);
    const idsBy = async (query: Record<string, string>) =>
      (await list(query)).list.map((row: { id: string }) => row.id);
    expect(await idsBy({ partnerId })).toEqual([id]);
    expect(await idsBy({ q: name.toUpperCase() })).toEqual([id]);
    expect(await idsBy({ partnerId, expiryDate: addDays(today, 400) })).toEqual([id]);
    expect(await idsBy({ partnerId, 'expiryDate[gte]': addDays(today, 401) })).toEqual([]);
    expect(
      await idsBy({ partnerId, 'expiryDate[gte]': today, 'expiryDate[lte]': addDays(today, 400) }),
    ).toEqual([id]);
    const bad = await app.call('GET', '/api/contracts', { as: 'sales.admin', query: { state: 'LOST' } });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['state']]);
  });
});

describe('a contract as a file', () => {
  const fetchIt = (id: string, query = '', as = 'sales.admin') =>
    bench.get(`/api/contracts/${id}/download${query}`, as);

  it('is made from the data until there is a signed copy', async () => {
    const { id, number, partnerId } = await contract(300);
    const unsigned = await fetchIt(id);
    expect([unsigned.status, unsigned.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(unsigned.headers.get('content-disposition')).toContain(`filename="contract-${number}.pdf"`);
    expect(unsigned.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await fetchIt(id, '?copy=signed')).status).toBe(404);
    await sign(id, { name: 'Kontrata ni Niña.pdf' });
    const signed = await fetchIt(id);
    expect(signed.content.equals(FILES.pdf)).toBe(true);
    expect(signed.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Kontrata%20ni%20Ni%C3%B1a.pdf`,
    );
    expect(signed.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const again = await fetchIt(id, '?copy=unsigned');
    expect(again.content.length).toBeGreaterThan(10_000);
    const { rows } = await app.admin.query(
      `select actor, partner_id from audit.entry where target = 'partner_contract' and key = $1 and event_type = 'DOWNLOAD'`,
      [id],
    );
    expect(rows).toEqual(Array(3).fill({ actor: 'sales.admin', partner_id: partnerId }));
  });

  it('is for those who see contracts', async () => {
    const { id } = await contract(300);
    for (const as of ['online.viewer', 'partner.admin', 'store.manager'])
      expect((await fetchIt(id, '', as)).status).toBe(403);
    expect((await fetchIt('999999999')).status).toBe(404);
  });
});

describe('a signed copy', () => {
  it('says who brought it and when, and takes the place of one from before', async () => {
    const { id, partnerId } = await contract(300);
    const { body } = await sign(id);
    expect(body.data).toMatchObject({ state: 'SIGNED', signedBy: 'sales.admin', version: 2 });
    const again = await sign(id, { as: 'sbo.reviewer', name: 'better.pdf' });
    expect(again.body.data).toMatchObject({
      signedFileName: 'better.pdf',
      signedBy: 'sbo.reviewer',
      version: 3,
    });
    const { rows } = await app.admin.query(
      `select name, partner_id from file where purpose = 'contract' and partner_id = $1 order by id`,
      [partnerId],
    );
    expect(rows.map(({ name }) => name)).toEqual(['signed.pdf', 'better.pdf']);
  });

  it.each([
    ['a picture', 'a.png', FILES.png],
    ['a picture renamed', 'a.pdf', FILES.png],
    ['empty', 'a.pdf', new Uint8Array()],
  ])('is not %s', async (_what, name, content) => {
    const { id } = await contract(300);
    const { status, body } = await sign(id, { name, content });
    expect([status, body.error, body.fields]).toEqual([
      422,
      'rule_file_not_valid',
      { file: 'File is not valid' },
    ]);
    expect((await get(id)).body.data).toMatchObject({ state: 'UNSIGNED', version: 1 });
  });

  it('is brought by those who edit contracts', async () => {
    const { id } = await contract(300);
    expect((await sign(id, { as: 'partner.admin' })).status).toBe(403);
    expect((await sign('999999999')).status).toBe(404);
  });

  it('comes once under one Idempotency-Key', async () => {
    const { id } = await contract(300);
    const headers = { 'Idempotency-Key': 'sign-once' };
    const first = await sign(id, { headers });
    expect((await sign(id, { headers })).body).toEqual(first.body);
    expect((await get(id)).body.data.version).toBe(2);
  });
});

describe('the days of a contract', () => {
  const days = (from: string, to: string) => ({ startDate: from, expiryDate: to });

  it('are set anew, and who was told is told again', async () => {
    const { id } = await contract(30);
    await app.admin.query('update partner_contract set warned_at = now() where id = $1', [id]);
    const same = await edit(id, days('2026-01-01', addDays(today, 30)), 1);
    expect([same.status, same.body.data.version]).toEqual([200, 2]);
    const warned = async () =>
      (await app.admin.query('select warned_at from partner_contract where id = $1', [id])).rows[0].warned_at;
    expect(await warned()).not.toBeNull();
    const { body } = await edit(id, days('2026-01-01', addDays(today, 500)), 2);
    expect(body.data).toMatchObject({
      state: 'UNSIGNED',
      daysLeft: 500,
      updatedBy: 'sales.admin',
      version: 3,
    });
    expect(await warned()).toBeNull();
  });

  it.each([
    ['end before they begin', '2026-05-02', '2026-05-01'],
    ['end on the day they begin', '2026-05-02', '2026-05-02'],
    ['are too many', '2026-01-01', '2057-01-01'],
    ['are none', '2026-01-01', '2026-02-30'],
  ])('are refused when they %s', async (_why, from, to) => {
    const { id } = await contract(300);
    const { status, body } = await edit(id, days(from, to), 1);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['expiryDate']]);
    if (isDateString(to) && to <= from)
      expect(body.fields.expiryDate).toBe('The expiry date has to come after the start date, 05/02/2026');
    expect((await get(id)).body.data.version).toBe(1);
  });

  it('are set on the version that was seen', async () => {
    const { id } = await contract(300);
    const body = days('2026-01-01', '2027-01-01');
    expect((await edit(id, body, null)).status).toBe(428);
    const stale = await edit(id, body, 7);
    expect([stale.status, stale.body.current]).toMatchObject([409, { id, version: 1 }]);
    expect((await edit(id, body, 1, 'online.viewer')).status).toBe(403);
    expect((await edit('999999999', body, 1)).status).toBe(404);
    const both = await Promise.all([edit(id, body, 1), edit(id, body, 1, 'sbo.reviewer')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the export of contracts', () => {
  it('holds the rows of the list in words', async () => {
    const { number, name } = await contract(45);
    const exports = exportBench(app);
    await exports.work();
    try {
      const wanted = {
        resource: 'contracts',
        query: `q=${number}`,
        columns: ['number', 'partnerName', 'state'],
      };
      const { bytes } = await exports.exported('sbo.reviewer', wanted);
      expect(bytes.toString()).toContain(`${number},${name},Expiring`);
      const refused = await exports.order('partner.admin', wanted);
      expect(refused.status).toBe(403);
    } finally {
      await exports.rest();
    }
  });
});
