import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort } from '#tests/support/records/applications.ts';
import { applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const MENDED = { ...INCOMPLETE, stores: [INCOMPLETE] };
const PM = '/api/partner-management';

const made = async (more: Parameters<typeof bench.application>[0] = {}) => {
  const one = await bench.application(more);
  return { one, as: await bench.signIn(one) };
};
const one = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows[0];
const resubmit = (id: string, as: string, headers: Record<string, string> = { 'If-Match': '1' }) =>
  app.call('POST', `${PM}/resubmit/${id}`, { as, headers });
const cancel = (partnerId: string, as: string, headers: Record<string, string> = {}, merchantId?: string) =>
  app.call('POST', `${PM}/cancel/application/public`, {
    as,
    body: { partnerId, reason: 'Changed my mind', ...(merchantId ? { merchantId } : {}) },
    headers: { 'If-Match': '1', ...headers },
  });
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('handing in again', () => {
  it('takes the stores along, settles the remarks, tells the reviewers, and names the applicant', async () => {
    const { one: own, as } = await made(MENDED);
    await app.admin.query(
      `insert into review_remark (partner_id, section, message, created_by, answer, answered_at, answered_by)
        values ($1, 'documents', 'Mend', 'x', 'It is right', now(), 'y')`,
      [own.partnerId],
    );
    const { status, body } = await resubmit(own.partnerId, as);
    expect([status, body.data.status, body.data.merchantsMoved]).toEqual([200, 'SUBMITTED', 1]);
    expect(body.data).toMatchObject({ resubmittedBy: own.reference, registrationCode: null });
    expect(await inShort(app.admin, 'merchant', `${own.storeIds[0]}`)).toBe('SUBMITTED/none');
    const notices = await app.call('GET', '/api/notices', { as: 'sbo.reviewer' });
    expect(notices.body.data.list[0]).toMatchObject({ title: `Handed in again: ${own.name}` });
    const { rows } = await app.admin.query(
      `select distinct actor, actor_role, user_id from audit.entry
       where partner_id = $1 and target in ('partner', 'merchant', 'application_event', 'review_remark') and actor is not null`,
      [own.partnerId],
    );
    expect(rows).toEqual([{ actor: own.reference, actor_role: 'APPLICANT', user_id: null }]);
    const timeline = await app.call('GET', `${PM}/timeline/${own.partnerId}`, { as: 'sbo.reviewer' });
    expect(timeline.body.data.list[0]).toMatchObject({ actor: own.reference });
  });

  it('goes by the version that was seen, as for others', async () => {
    const { one: own, as } = await made(MENDED);
    expect(errorOf(await resubmit(own.partnerId, as, {}))).toEqual([428, 'version_missing']);
    const stale = await resubmit(own.partnerId, as, { 'If-Match': '7' });
    expect(errorOf(stale)).toEqual([409, 'conflict']);
    expect(stale.body.current).toMatchObject({ id: own.partnerId, version: 1 });
  });

  it('happens once for one idempotency key of a session; another applicant’s key is another', async () => {
    const { one: own, as } = await made(MENDED);
    const headers = { 'If-Match': '1', 'Idempotency-Key': 'once' };
    const [first, again] = [
      await resubmit(own.partnerId, as, headers),
      await resubmit(own.partnerId, as, headers),
    ];
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    const events = `select count(*)::int as n from application_event where partner_id = $1 and merchant_id is null`;
    expect((await one(events, [own.partnerId])).n).toBe(1);
    expect(errorOf(await cancel(own.partnerId, as, { 'Idempotency-Key': 'once' }))).toEqual([
      409,
      'conflict',
    ]);
    const { one: other, as: theirs } = await made(MENDED);
    const fresh = await resubmit(other.partnerId, theirs, headers);
    expect([fresh.status, fresh.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const keys = await one(
      'select user_id, applicant_id is not null as of_session from idempotency_key where key = $1 limit 1',
      ['once'],
    );
    expect(keys).toEqual({ user_id: null, of_session: true });
  });

  it('many times at once with one key has one effect', async () => {
    const { one: own, as } = await made(MENDED);
    const headers = { 'If-Match': '1', 'Idempotency-Key': 'at once' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => resubmit(own.partnerId, as, headers)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect((await one('select version from partner where id = $1', [own.partnerId])).version).toBe(2);
  });
});

describe('cancelling', () => {
  it('ends the whole application, and not twice', async () => {
    const { one: own, as } = await made();
    expect((await cancel(own.partnerId, as)).status).toBe(200);
    expect(await inShort(app.admin, 'partner', own.partnerId)).toBe('CANCELLED/none');
    expect(await inShort(app.admin, 'merchant', `${own.storeIds[0]}`)).toBe('CANCELLED/none');
    expect(errorOf(await cancel(own.partnerId, as, { 'If-Match': '2' }))).toEqual([422, 'rule_illegal_move']);
    const event = await one(
      `select created_by, reason from application_event where partner_id = $1 and merchant_id is null`,
      [own.partnerId],
    );
    expect(event).toEqual({ created_by: own.reference, reason: 'Changed my mind' });
  });

  it('of a partner in business is refused; a store of it that is in application ends by itself', async () => {
    const { one: own, as } = await made({ status: 'A', stores: [{}, { status: 'A' }] });
    const [fresh, trading] = own.storeIds;
    expect(errorOf(await cancel(own.partnerId, as))).toEqual([422, 'rule_illegal_move']);
    expect(errorOf(await cancel(own.partnerId, as, {}, trading))).toEqual([422, 'rule_illegal_move']);
    expect((await cancel(own.partnerId, as, {}, fresh)).status).toBe(200);
    expect(await inShort(app.admin, 'partner', own.partnerId)).toBe('A/none');
    expect(await inShort(app.admin, 'merchant', `${fresh}`)).toBe('CANCELLED/none');
    expect(await inShort(app.admin, 'merchant', `${trading}`)).toBe('A/none');
  });

  it('goes by the version that was seen: 428 without, 409 with what stands now; another applicant’s is unknown', async () => {
    const { one: own, as } = await made({ stores: [{}] });
    const body = { partnerId: own.partnerId };
    const path = `${PM}/cancel/application/public`;
    expect(errorOf(await app.call('POST', path, { as, body }))).toEqual([428, 'version_missing']);
    const stale = await cancel(own.partnerId, as, { 'If-Match': '9' });
    expect([...errorOf(stale), stale.body.current.version]).toEqual([409, 'conflict', 1]);
    const { one: other } = await made({ stores: [{}] });
    expect((await cancel(other.partnerId, as)).status).toBe(404);
    expect((await cancel(own.partnerId, as, {}, other.storeIds[0])).status).toBe(404);
    expect(await inShort(app.admin, 'merchant', `${other.storeIds[0]}`)).toBe('SUBMITTED/none');
  });
});

describe('the reference number', () => {
  const generate = (id: string, as: string) =>
    app.call('POST', `/api/partners/v3/${id}/reference-number:generate`, { as });

  it('is given to the applicant of an application that has none, once', async () => {
    const own = await bench.application();
    await app.admin.query('update partner set reference_number = null where id = $1', [own.partnerId]);
    const { accessToken: as } = await bench.session({ identifier: own.tin }, own.mobile);
    const { status, body } = await generate(own.partnerId, as);
    expect([status, body.data]).toEqual([200, expect.stringMatching(/^SK-\d{4}-\d{6}$/)]);
    expect((await generate(own.partnerId, as)).body.data).toBe(body.data);
    const { rows } = await app.admin.query(
      `select actor, after from audit.entry where target = 'partner' and key = $1 order by id desc limit 1`,
      [own.partnerId],
    );
    expect(rows[0]).toMatchObject({ actor: 'applicant', after: { reference_number: body.data } });
  });

  it('is told, but not given any more once the application is approved', async () => {
    const { one: own, as } = await made({ status: 'APPROVED', workflow: 'APPROVED' });
    expect((await generate(own.partnerId, as)).body.data).toBe(own.reference);
    await app.admin.query('update partner set reference_number = null where id = $1', [own.partnerId]);
    expect(errorOf(await generate(own.partnerId, as))).toEqual([422, 'rule_not_editable']);
  });
});

describe('what an applicant sees', () => {
  it('is of account numbers the last four digits, and of the review neither claims nor the words of risk', async () => {
    const { one: own, as } = await made({ stores: [{}] });
    await app.admin.query(
      `insert into review_claim (partner_id, user_id, username, claimed_at) select $1, id, username, $2 from user_account where username = 'sbo.reviewer'`,
      [own.partnerId, app.clock.now()],
    );
    await app.admin.query(
      `insert into application_event (partner_id, action, to_status, reason, created_by) values ($1, 'risk-verification', 'SUBMITTED', 'Secret word', 'x')`,
      [own.partnerId],
    );
    await app.admin.query(
      `insert into record_note (partner_id, body, created_by) values ($1, 'Secret note', 'x')`,
      [own.partnerId],
    );
    await app.admin.query(`update partner set notes = 'Secret note' where id = $1`, [own.partnerId]);
    const [store] = own.storeIds;
    const md = `/api/merchants/v3/merchant-details/${store}`;
    const paths = [
      ...['partner', 'business-details', 'bank-details', 'documents', 'merchants'].map(
        (part) => `${PM}/get-details/${own.partnerId}/${part}/track`,
      ),
      ...['merchant', 'business-details', 'bank-details', 'documents'].map((part) => `${md}/${part}/track`),
      `${PM}/get/partner/reference-number/${own.reference}`,
    ];
    for (const path of paths) {
      const { status, body } = await app.call('GET', path, { as });
      expect([path, status]).toEqual([path, 200]);
      const text = JSON.stringify(body);
      expect(text).not.toContain('1234567890');
      expect(text).not.toMatch(/Secret|sbo\.reviewer/);
    }
    const bank = await app.call('GET', `${PM}/get-details/${own.partnerId}/bank-details/track`, { as });
    expect(bank.body.data.bankDetails[0].accountNumber).toMatch(/^\D*7890$/);
  });
});
