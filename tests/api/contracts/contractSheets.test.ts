import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const LOCAL_PART = Buffer.from([0x50, 0x4b, 3, 4]);
/** The texts of a workbook: each part of the zip is packed by itself. */
const textOf = (bytes: Buffer): string => {
  const texts: string[] = [];
  for (let at = bytes.indexOf(LOCAL_PART); at >= 0; at = bytes.indexOf(LOCAL_PART, at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (bytes.readUInt16LE(at + 8) === 8)
      texts.push(inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString());
  }
  return texts.join('');
};

const BASE = '/api/partners/v3/download-contracts';
/** The texts of the sheet of rows, unpacked; none when it was refused. */
const sheet = async (path: string, as: string): Promise<{ status: number; name: string; text: string }> => {
  const token = as.includes('.') && as.length < 40 ? (await app.login(as)).accessToken : as;
  const answer = await fetch(`${app.url}${BASE}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const name = answer.headers.get('content-disposition') ?? '';
  return { status: answer.status, name, text: answer.status === 200 ? textOf(bytes) : '' };
};

const contractOf = async (partnerId: string, number: string): Promise<void> => {
  await app.admin.query(
    `insert into partner_contract (partner_id, number, start_date, expiry_date, signed_at, signed_by)
     values ($1, $2, '2026-01-01', '2029-01-01', now(), 'sbo.reviewer')`,
    [partnerId, number],
  );
};

const nameOf = async (partnerId: string): Promise<string> =>
  (await app.admin.query('select name from partner where id = $1', [partnerId])).rows[0].name;

describe('the list of contracts as a workbook', () => {
  it('holds those of every partner, or of one, for whoever may see them', async () => {
    const [one, other] = [await bench.application(), await bench.application()];
    await contractOf(one.partnerId, 'C-ONE');
    await contractOf(other.partnerId, 'C-OTHER');
    const all = await sheet('', 'sbo.reviewer');
    expect(all.status).toBe(200);
    expect(all.name).toMatch(/contracts-\d{4}-\d{2}-\d{2}\.xlsx/);
    expect(all.text).toContain('C-ONE');
    expect(all.text).toContain('C-OTHER');
    const ofOne = await sheet(`/${one.partnerId}`, 'sbo.reviewer');
    expect(ofOne.text).toContain('C-ONE');
    expect(ofOne.text).not.toContain('C-OTHER');
    expect(ofOne.text).toContain(`Partner is ${await nameOf(one.partnerId)}`);
    for (const id of ['999999', 'x', '0']) expect((await sheet(`/${id}`, 'sbo.reviewer')).status).toBe(404);
  });

  it('holds for an applicant those of the own application and no others', async () => {
    const [one, other] = [await bench.application(), await bench.application()];
    await contractOf(one.partnerId, 'C-MINE');
    await contractOf(other.partnerId, 'C-THEIRS');
    const as = await bench.signIn(one);
    for (const path of ['/public', `/${one.partnerId}/public`]) {
      const { status, text } = await sheet(path, as);
      expect(status).toBe(200);
      expect(text).toContain('C-MINE');
      expect(text).not.toMatch(/C-THEIRS|sbo\.reviewer|partnerId/);
      expect(text).toContain(await nameOf(one.partnerId));
    }
    expect((await sheet(`/${other.partnerId}/public`, as)).status).toBe(404);
    for (const path of ['', `/${one.partnerId}`]) expect((await sheet(path, as)).status).toBe(401);
  });

  it('stands in the trail', async () => {
    await sheet('', 'sbo.reviewer');
    const { rows } = await app.admin.query(
      `select actor, after from audit.entry where operation = 'EXPORT' or event_type = 'EXPORT' order by id desc limit 1`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused with more than 10,000 rows', async () => {
    const { partnerId } = await bench.application();
    await app.admin.query(
      `insert into partner_contract (partner_id, number, start_date, expiry_date)
       select $1, 'C-MANY-' || n, '2026-01-01', '2029-01-01' from generate_series(1, 10000) n`,
      [partnerId],
    );
    expect((await sheet(`/${partnerId}`, 'sbo.reviewer')).status).toBe(200);
    await contractOf(partnerId, 'C-MORE');
    for (const path of ['', `/${partnerId}`]) {
      const { status, body } = await app.call('GET', `${BASE}${path}`, { as: 'sbo.reviewer' });
      expect([path, status, body.error]).toEqual([path, 422, 'rule_report_long']);
    }
  });
});
