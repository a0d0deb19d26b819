import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, type Account } from '#tests/access/accountPermissions.ts';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { fillPath, sampleFor } from '#tests/access/sampleRequests.ts';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { leaksIn, planter, signAsStaff, staffNames } from '#tests/support/app/plants.ts';
import { drawn } from '#tests/support/drawn.ts';

// These two answer the person whose password or token they carry, in the samples somebody of the staff.
const CALLS = callsOf().filter(({ id }) => id !== 'session.login' && id !== 'session.refreshToken');
const REFERENCE = 'SK-2026-000001';
const MOBILE = '639171111111';

let app: TestApp;
let records: Records;
let staff: string[];
let outsiders: Account[];
let applicant: string;
let plantAnew: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  records = await prepareRecords(app);
  plantAnew = planter(app, records);
  staff = await staffNames(app);
  outsiders = ACCOUNTS.filter((account) => !staff.includes(account));
  await app.admin.query(
    `delete from contact_person where partner_id = $1 and role = 'CONTACT_PERSON' and merchant_id is null`,
    [records.partnerId],
  );
  await app.admin.query(
    `insert into contact_person (partner_id, role, first_name, last_name, mobile_number)
     values ($1, 'CONTACT_PERSON', 'Ana', 'Cruz', $2)`,
    [records.partnerId, MOBILE],
  );
  await app.admin.query(`update partner set reference_number = $2 where id = $1`, [
    records.partnerId,
    REFERENCE,
  ]);
  expect(await signAsStaff(app, 'antifraud.reviewer')).toBeGreaterThan(30);
  applicant = (await applicantBench(app).session({ identifier: REFERENCE }, MOBILE)).accessToken;
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

/** Everything that is kept to staff, anew: what was asked before may have ended a claim or left a note. */
const prepare = async (): Promise<void> => {
  await app.clearLimits();
  await plantAnew();
};

const answerTo = async (call: ContractCall, account: Account | null, more: Record<string, string> = {}) => {
  const sample = await sampleFor(call.id, { app, records, account });
  const fresh = account && sample.endsSession ? await app.login(account, { fresh: true }) : undefined;
  const as = fresh?.accessToken ?? account ?? applicant;
  return app.call(call.method, fillPath(call.path, sample.params), {
    ...sample,
    as,
    headers: { ...sample.headers, ...more },
  });
};

/** What each outsider read of a call that is the staff's alone, as `account: what`. */
const leaks = async (call: ContractCall, more: Record<string, string> = {}): Promise<string[]> => {
  const found: string[] = [];
  const everybody = call.id.startsWith('applicants.') ? [null] : [...outsiders, null];
  const seed = `${call.id} ${Object.keys(more)}`;
  // One of them in `npm test`, the others in `npm run test:full`.
  for (const account of drawn(everybody, 1, (one) => `${seed} ${one}`)) {
    asked += 1;
    await prepare();
    const { status, body } = await answerTo(call, account, more);
    if (status < 400) seen.add(`${call.id} ${account ?? 'applicant'}`);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    found.push(...leaksIn(text, staff).map((leak) => `${account ?? 'applicant'}, ${status}: ${leak}`));
  }
  return found;
};
const seen = new Set<string>();
let asked = 0;

describe('an answer to people outside', () => {
  it.each(CALLS.map(({ id }) => id))('%s holds nothing that is for staff alone', async (id) => {
    expect(await leaks(CALLS.find((call) => call.id === id) as ContractCall)).toEqual([]);
  });

  it('was one in a fifth of the cases', () => expect(seen.size).toBeGreaterThan(asked / 5));
});

describe('a conflict', () => {
  const versioned = CALLS.filter(({ meta }) => meta.versioned && meta.userType !== 'INTERNAL');
  it.each(versioned.map(({ id }) => id))('of %s holds nothing that is for staff alone', async (id) => {
    const call = CALLS.find((one) => one.id === id) as ContractCall;
    expect(await leaks(call, { 'If-Match': '999999' })).toEqual([]);
  });
});
