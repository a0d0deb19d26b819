import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_JOIN } from '#server/http/caller/applicant.ts';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { faultOf, MARKS } from '#tests/fuzz/judge.ts';
import { APPLICANT, anyRequest, type FuzzRequest, SENDERS } from '#tests/fuzz/requests.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const TOTAL = 10_000;
const BATCH = 200;
const AT_ONCE = 8;
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** What a request may never change: no call writes them; of partners and stores, whose they are. */
const CHECKSUM = `select md5(string_agg(t, '' order by t)) as sum from (
  select 'p' || p.id as t from partner p where p.created_by = 'seed'
  union all select 'm' || m.id || ' ' || m.partner_id from merchant m where m.created_by = 'seed'
  union all select 'u' || (to_jsonb(u) - $1::text[])::text from user_account u union all select 'ur' || r::text from user_access_role r
  union all select 'um' || s::text from user_merchant s union all select 'mo' || o::text from module o
  union all select 're' || e::text from responsibility e union all select 'b' || b::text from bank b) rows`;

/** What sign-in and administrators write of an account. */
const MOVING = [
  'last_sign_in_at',
  'locked_until',
  'status',
  'status_reason',
  'version',
  'updated_at',
  'updated_by',
];
/** What people of partners did to accounts: nothing that the trail notes. */
const BY_OUTSIDERS = `select * from audit.entry where target = 'user_account' and operation = 'UPDATE' and actor = any ($1)`;
const OUTSIDERS = ['partner.admin', 'other.partner', 'store.manager'];
/** Generated administrators suspend senders, and reset their passwords. */
const WAKE = `update user_account set status = 'ACTIVE', locked_until = null where username = any ($1)`;
const LET_IN = `insert into credential (user_id, password_hash)
  select u.id, (select password_hash from credential limit 1) from user_account u
  where u.username = any ($1) on conflict do nothing`;

let app: TestApp;
const tokens = new Map<string, string>();
/** Request ids that were answered with a success. */
const asked = new Set<string>();
const succeeded = new Set<string>();
const answers: Record<number, number> = {};
const faults: string[] = [];

/** By the TIN and the contact that the second partner has now: generated writes change both. */
const signInApplicant = async (): Promise<void> => {
  const { rows } = await app.admin.query(
    `select p.tin_number as tin, k.mobile_number as mobile from partner p join ${CONTACT_JOIN}
     where p.id = (select partner_id from user_account where username = 'other.partner')`,
  );
  if (!rows[0]?.tin) return;
  const session = await applicantBench(app).session({ identifier: rows[0].tin }, rows[0].mobile);
  tokens.set(APPLICANT, session.accessToken);
};

beforeAll(async () => {
  app = await startTestApp({ poolSize: AT_ONCE });
  const mark = (table: string, column: string) =>
    app.admin.query(
      `update ${table} t set name = case ${column} when a.partner_id then $1 else $2 end || ' ' || t.id from user_account a, user_account b
       where a.username = 'partner.admin' and b.username = 'other.partner' and ${column} in (a.partner_id, b.partner_id)`,
      [MARKS.first, MARKS.second],
    );
  // Whoever is approved is written to, and the demo's outbox shows everybody's messages to all.
  await app.admin.query('delete from user_request');
  await mark('partner', 't.id');
  await mark('merchant', 't.partner_id');
  for (const account of SENDERS) tokens.set(account, (await app.login(account)).accessToken);
  await signInApplicant();
});
afterAll(() => app.stop());

const readable = (response: Response): Response => {
  const encoding = response.headers.get('content-encoding');
  if (!encoding || !response.body) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream(encoding as CompressionFormat)));
};

const send = async (request: FuzzRequest): Promise<void> => {
  const token = request.sender && tokens.get(request.sender);
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
  if (request.body) headers.set('content-length', String(Buffer.byteLength(request.body)));
  const sent = new Request(`http://127.0.0.1${request.target}`, {
    method: request.method,
    headers,
    body: request.body || null,
  });
  const response = await app.app.request(sent);
  const text = await readable(response).text();
  answers[response.status] = (answers[response.status] ?? 0) + 1;
  const requestId = response.headers.get('x-request-id') ?? '';
  asked.add(requestId);
  if (response.status < 400) succeeded.add(requestId);
  const fault = faultOf(request, response.status, text);
  if (fault) faults.push(`${fault} ← ${JSON.stringify(request).slice(0, 600)}`);
};

/** Signs in again whom a generated logout, suspension or reset, wrong passwords, or another contact of the application, has thrown out. */
const revive = async (): Promise<void> => {
  for (const text of [WAKE, LET_IN]) await app.admin.query(text, [SENDERS]);
  await app.admin.query('delete from login_failure');
  for (const account of SENDERS) {
    const { status } = await app.call('GET', '/api/user/user-level', { as: tokens.get(account) });
    if (status === 401) tokens.set(account, (await app.login(account, { fresh: true })).accessToken);
  }
  const { status } = await app.call('GET', '/api/partners/regions', { as: tokens.get(APPLICANT) });
  if (status === 401) await signInApplicant();
};

const any = anyRequest();
const runBatch = async (number: number): Promise<void> => {
  await app.clearLimits();
  await revive();
  const requests = fc.sample(any, { numRuns: BATCH, seed: SEED + number });
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < requests.length; index = next++)
      await send(requests[index] as FuzzRequest);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

describe(`10,000 generated requests (FUZZ_SEED=${SEED})`, () => {
  it('are never answered with a server error, an unknown error, or another partner’s data', {
    timeout: 300_000,
  }, async () => {
    const before = await app.admin.query(CHECKSUM, [MOVING]);
    for (let number = 0; number < TOTAL / BATCH; number++) await runBatch(number);
    process.stdout.write(`fuzz seed ${SEED}: ${JSON.stringify(answers)}\n`);
    expect(faults.slice(0, 20)).toEqual([]);
    expect((await app.admin.query(BY_OUTSIDERS, [OUTSIDERS])).rows).toEqual([]);
    expect((await app.admin.query(CHECKSUM, [MOVING])).rows).toEqual(before.rows);
  });

  it('write nothing unless they are answered with a success', async () => {
    // The audit trail is written by the database with every change; counters of failed sign-ins alone survive a refusal.
    const { rows } = await app.admin.query(
      "select distinct request_id from audit.entry where request_id = any ($1) and target <> 'credential' and operation <> 'EVENT'",
      [[...asked]],
    );
    expect(rows.map((row) => row.request_id).filter((id) => !succeeded.has(id))).toEqual([]);
  });

  it('reach the verbs: many succeed, many are refused for each reason', () => {
    for (const status of [200, 400, 401, 403, 404])
      expect(answers[status] ?? 0, String(status)).toBeGreaterThan(100);
  });
});
