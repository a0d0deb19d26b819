import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { DECIDED_CALLS } from '#tests/access/decidedCalls.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { fillPath, sampleFor } from '#tests/access/sampleRequests.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let records: Records;
let foreign: Application;
/** The applicant of the first partner, which the samples ask for; of another one; of none yet. */
let tokens: { own: string; other: string; beginner: string };

beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
  records = await prepareRecords(app);
  foreign = await bench.application();
  await app.admin.query(
    `delete from contact_person where partner_id = $1 and role = 'CONTACT_PERSON' and merchant_id is null`,
    [records.partnerId],
  );
  await app.admin.query(
    `insert into contact_person (partner_id, role, first_name, last_name, mobile_number)
     values ($1, 'CONTACT_PERSON', 'Ana', 'Cruz', '639171111111')`,
    [records.partnerId],
  );
  await app.admin.query(`update partner set reference_number = 'SK-2026-000001' where id = $1`, [
    records.partnerId,
  ]);
  tokens = {
    own: (await bench.session({ identifier: 'SK-2026-000001' }, '639171111111')).accessToken,
    other: await bench.signIn(foreign),
    beginner: (await bench.session({ mobileNumber: '09182222222' }, '639182222222')).accessToken,
  };
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  const standing = [records.partnerId, 'INCOMPLETE'];
  await app.admin.query('update partner set status = $2, workflow_status = $2 where id = $1', standing);
  await app.admin.query(
    'update merchant set status = $2, workflow_status = $2 where partner_id = $1',
    standing,
  );
});

const CALLS = callsOf();
/** By the hand-written file, not by the contract that the server reads. */
const isOpen = ({ id }: ContractCall): boolean => {
  const [, , access, , marks] = DECIDED_CALLS[id] ?? [];
  return access === 'otp' || marks?.orOtp === true;
};
const isAnyones = ({ id }: ContractCall): boolean => DECIDED_CALLS[id]?.[2] === 'anyone';
const ENDS = 'applicants.endApplicantSession';
const OPEN = CALLS.filter((call) => isOpen(call) && call.id !== ENDS).map(({ id }) => id);
const REFERENCE_DATA = OPEN.filter((id) => /^(lookups|places|merchants)\./.test(id));
/** Of an application that is being written: tests of drafts ask them. */
const OF_DRAFTS = OPEN.filter((id) => /^applicant(Drafts|Uploads|Sheets|Sending)\./.test(id));
const NEED_NO_DRAFT = ['applicantDrafts.beginDraft', 'applicantDrafts.listDrafts'];
/** They name no partner: each asks for the one that it speaks for. */
const OF_PARTNERS = OPEN.filter((id) => id.startsWith('applicantPartners.'));
const OF_RECORDS = OPEN.filter((id) => ![...REFERENCE_DATA, ...OF_DRAFTS, ...OF_PARTNERS].includes(id));
const byId = (id: string): ContractCall => CALLS.find((call) => call.id === id) as ContractCall;

const SETTLE = 'update review_remark set resolved_at = now() where partner_id = $1 and resolved_at is null';

const ask = async (id: string, as: string | undefined) => {
  const { method, path } = byId(id);
  const sample = await sampleFor(id, { app, records, account: null });
  return app.call(method, fillPath(path, sample.params), { ...sample, as });
};

describe('the calls that are open to applicants', () => {
  it('are those that were decided', () => {
    const kinds = [REFERENCE_DATA, OF_RECORDS, OF_DRAFTS, OF_PARTNERS];
    expect(kinds.map(({ length }) => length)).toEqual([20, 23, 20, 3]);
  });

  // A store alone is handed in again only where its partner is not under review itself.
  const goesWith = 'applications.resubmitMerchant';
  it.each(OF_RECORDS.filter((id) => id !== goesWith))(
    '[guard.selfServiceOtp] %s: the own application',
    async (id) => {
      // It is handed in again once nothing is open.
      if (id === 'applications.resubmitPartner') await app.admin.query(SETTLE, [records.partnerId]);
      const { status, body } = await ask(id, tokens.own);
      expect([status, body?.error]).toEqual([200, undefined]);
    },
  );

  it('[guard.selfServiceOtp] applications.resubmitMerchant: the own store, whose partner is in business', async () => {
    await app.admin.query(`update partner set status = 'A', workflow_status = null where id = $1`, [
      records.partnerId,
    ]);
    expect((await ask(goesWith, tokens.own)).status).toBe(200);
  });

  // Names no application: everybody asks for the own one.
  const ownAlone = 'contracts.downloadContractsPublic';
  it.each(OF_RECORDS)('%s: another’s application is not there, nor any for who begins one', async (id) => {
    for (const as of [tokens.other, tokens.beginner])
      expect((await ask(id, as)).status).toBe(id === ownAlone && as === tokens.other ? 200 : 404);
  });

  it.each(OF_DRAFTS.filter((id) => !NEED_NO_DRAFT.includes(id)))(
    '%s: no draft is there in a session of none',
    async (id) => {
      for (const as of Object.values(tokens)) expect((await ask(id, as)).status).toBe(404);
    },
  );

  it.each(OF_PARTNERS)(
    '%s: the own partner, in whichever session, and none for who begins one',
    async (id) => {
      const isOpening = id === 'applicantPartners.openBranches';
      // Its application runs still: stores are added to a partner in business.
      expect((await ask(id, tokens.own)).status).toBe(isOpening ? 422 : 200);
      if (id === 'applicantPartners.getOwnPartner')
        for (const [as, partnerId] of [
          [tokens.own, records.partnerId],
          [tokens.other, foreign.partnerId],
        ])
          expect((await ask(id, as)).body.data.id).toBe(partnerId);
      expect((await ask(id, tokens.beginner)).status).toBe(404);
    },
  );

  it.each(REFERENCE_DATA)('%s: reference data for every applicant', async (id) => {
    for (const as of Object.values(tokens)) {
      const { status, headers } = await ask(id, as);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).not.toContain('public');
    }
  });

  it.each(OPEN)('%s: nobody without a session', async (id) => {
    const answers = [await ask(id, undefined), await ask(id, `${tokens.own.slice(0, -8)}AAAAAAAA`)];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([401, 'invalid_token']);
  });

  it('are sixty a minute for one applicant', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 60; at++) statuses.add((await ask('places.getRegions', tokens.own)).status);
    expect([...statuses]).toEqual([200]);
    expect((await ask('places.getRegions', tokens.own)).status).toBe(429);
    expect((await ask('places.getRegions', tokens.other)).status).toBe(200);
  });
});

describe('every other call', () => {
  const closed = CALLS.filter((call) => !isOpen(call) && !isAnyones(call)).map(({ id }) => id);
  it.each(closed)('%s takes an applicant for nobody', async (id) => {
    const { status, body } = await ask(id, tokens.own);
    expect([status, body.error]).toEqual([401, 'invalid_token']);
  });
});
