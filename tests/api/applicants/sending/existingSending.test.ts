import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { existingBench } from './existingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof existingBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = existingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const partnersRows = async (id: string) => ({
  partner: await rows('select * from partner where id = $1', [id]),
  stores: await rows(
    'select id, name, status, version, updated_at from merchant where partner_id = $1 order by id',
    [id],
  ),
  own: await rows(
    'select count(*)::int as n from address where partner_id = $1 and merchant_id is null and associate_id is null',
    [id],
  ),
  people: await rows(
    'select * from contact_person where partner_id = $1 and merchant_id is null order by id',
    [id],
  ),
  banks: await rows('select * from bank_account where partner_id = $1 and merchant_id is null order by id', [
    id,
  ]),
  papers: await rows(
    'select count(*)::int as n from document where partner_id = $1 and merchant_id is null',
    [id],
  ),
});
const track = (as: string, reference: string) =>
  app.call('GET', `/api/partner-management/get/partner/reference-number/${reference}`, { as });
const decide = async (id: string, action: string, body: object = {}) => {
  const [{ version }] = await rows('select version from merchant where id = $1', [id]);
  return app.call('POST', `/api/merchants/v3/${action}/workflow-status/${id}`, {
    as: 'sbo.reviewer',
    body,
    headers: { 'If-Match': `${version}` },
  });
};
const setStatus = async (id: string, body: object) => {
  const [{ version }] = await rows('select version from merchant where id = $1', [id]);
  return app.call('POST', `/api/merchants/v3/${id}/status:update`, {
    as: 'sbo.reviewer',
    body,
    headers: { 'If-Match': `${version}` },
  });
};
const shared = { name: 'Third store', isSameAddress: true, address: null };

describe('stores that are sent for a partner that is there', () => {
  it('are nothing to anybody before they are complete', async () => {
    const one = await bench.existing();
    const before = await partnersRows(one.partnerId);
    const who = await bench.sentTo([{}, shared], one);
    expect(await partnersRows(one.partnerId)).toEqual(before);
    const { status } = await app.call('GET', `/api/merchants/${who.added[0]}`, { as: 'sbo.reviewer' });
    expect(status).toBe(404);
  });

  it('come to the partner as Submitted, under the ids and the number that they were told, and nothing else of it changes', async () => {
    const one = await bench.existing();
    const before = await partnersRows(one.partnerId);
    const who = await bench.sentTo([{}, shared], one);
    const { status, body } = await bench.complete(who, who.added);
    expect([status, body.data]).toEqual([200, { referenceNumber: who.reference, id: one.partnerId }]);
    const after = await partnersRows(one.partnerId);
    expect({ ...after, stores: after.stores.slice(0, 2) }).toEqual(before);
    const made = await rows(
      'select id, name, status, workflow_status, reference_number, account_owner_code, submitted_by, city_id from merchant where id = any ($1) order by id',
      [who.added],
    );
    expect(made).toMatchObject([
      { id: who.added[0], name: 'Aling Nena, Calamba', status: 'SUBMITTED', reference_number: who.reference },
      { id: who.added[1], name: 'Third store', status: 'SUBMITTED', reference_number: who.reference },
    ]);
    expect(made[0].submitted_by).toBe(`applicant:${who.reference}`);
    expect(made[0].city_id).toBe(made[1].city_id);
    const places = await rows(`select street_name as street from address where merchant_id = $1`, [
      who.added[1],
    ]);
    expect(places).toEqual([{ street: 'Mabini Street' }]);
    expect((await bench.messages(one.mobile))[0]).toContain(who.reference);
  });

  it('wait for the review by themselves; approved and activated they are in business beside the others', async () => {
    const who = await bench.sentTo([{}]);
    await bench.complete(who, who.added);
    const [id = ''] = who.added;
    const queue = await app.call('GET', '/api/partner-management/queue?limit=100&sort=-dtimeSubmitted', {
      as: 'sbo.reviewer',
    });
    const row = queue.body.data.list.find(({ merchantId }: { merchantId: string }) => merchantId === id);
    expect(row).toMatchObject({ referenceNumber: who.reference, partnerName: who.name, mayApprove: true });
    const notices = `select 1 from notice where kind = 'application-waits' and params ->> 'referenceNumber' = $1`;
    expect(await rows(notices, [who.reference])).not.toEqual([]);
    expect((await setStatus(id, { status: 'A' })).status).toBe(422);
    expect((await decide(id, 'approve')).status).toBe(200);
    expect((await setStatus(id, { status: 'A' })).status).toBe(200);
    const stores = await rows('select status from merchant where partner_id = $1', [who.partnerId]);
    expect(stores).toEqual([{ status: 'A' }, { status: 'A' }, { status: 'A' }]);
  });

  it('are refused one by one, and the others stay', async () => {
    const who = await bench.sentTo([{}, shared]);
    await bench.complete(who, who.added);
    const [first = '', second = ''] = who.added;
    expect((await setStatus(first, { status: 'REJECTED', reason: 'No permit' })).status).toBe(200);
    const stores = await rows('select status from merchant where partner_id = $1 order by id', [
      who.partnerId,
    ]);
    expect(stores.map(({ status }) => status)).toEqual(['A', 'A', 'REJECTED', 'SUBMITTED']);
    const { body } = await track(who.as, who.reference);
    expect(body.data.branches.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [first, 'REJECTED'],
      [second, 'SUBMITTED'],
    ]);
    expect(body.data.events[0]).toMatchObject({ merchantId: first, reason: 'No permit' });
  });

  it('are found and followed by their own number, by staff and by whoever sent them, in a new session too', async () => {
    const who = await bench.sentTo([{}]);
    await bench.complete(who, who.added);
    const session = await bench.session({ identifier: who.reference }, who.mobile);
    expect([session.partnerId, session.referenceNumber]).toEqual([who.partnerId, who.reference]);
    for (const as of [who.as, session.accessToken, 'sbo.reviewer']) {
      const { status, body } = await track(as, who.reference.toLowerCase());
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: who.partnerId,
        referenceNumber: who.reference,
        status: 'A',
        branches: [{ id: who.added[0], merchantName: 'Aling Nena, Calamba', status: 'SUBMITTED' }],
      });
    }
    expect((await track(who.as, who.partnerReference)).body.data.branches).toEqual([]);
    const other = await bench.existing();
    expect((await track(await bench.signIn(other), who.reference)).status).toBe(404);
    const list = await app.call('GET', `/api/merchants?q=${who.reference}`, { as: 'sbo.reviewer' });
    expect(list.body.data.list.map(({ id }: { id: string }) => id)).toEqual(who.added);
  });

  it('are mended where the review asks for it, handed in again, and cancelled before they are active', async () => {
    const who = await bench.sentTo([{}]);
    await bench.complete(who, who.added);
    const [id = ''] = who.added;
    // Without a point whoever applied could change nothing.
    const bare = await decide(id, 'incomplete', { reason: 'See below' });
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([400, ['remarks']]);
    const remarks = [{ merchantId: id, section: 'merchant', field: 'merchantName', message: 'Which mall?' }];
    expect((await decide(id, 'incomplete', { reason: 'See below', remarks })).status).toBe(200);
    const { body } = await track(who.as, who.reference);
    const [remark] = body.data.remarks;
    expect(remark).toMatchObject({ merchantId: id, message: 'Which mall?' });
    const version = body.data.branches[0].version;
    const mended = await app.call('POST', `/api/self-service/remarks/${remark.id}/mend`, {
      as: who.as,
      body: { values: { merchantName: 'Aling Nena, SM Calamba' } },
      headers: { 'If-Match': `${version}` },
    });
    expect([mended.status, mended.body.error]).toEqual([200, undefined]);
    const again = await app.call('POST', `/api/merchants/resubmit/${id}`, {
      as: who.as,
      headers: { 'If-Match': `${version + 1}` },
    });
    expect([again.status, again.body.error]).toEqual([200, undefined]);
    const [store] = await rows('select name, status, version from merchant where id = $1', [id]);
    expect(store).toMatchObject({ name: 'Aling Nena, SM Calamba', status: 'SUBMITTED' });
    const cancelled = await app.call('POST', '/api/partner-management/cancel/application/public', {
      as: who.as,
      body: { partnerId: who.partnerId, merchantId: id },
      headers: { 'If-Match': `${store.version}` },
    });
    expect([cancelled.status, cancelled.body.error]).toEqual([200, undefined]);
    expect(await rows('select status from partner where id = $1', [who.partnerId])).toEqual([
      { status: 'A' },
    ]);
  });

  it('take their own papers along, and none of the partner’s', async () => {
    const who = await bench.sentTo([{}]);
    const [id = ''] = who.added;
    const upload = await bench.upload(who.as);
    const refused = await bench.attach(who.as, 'partners', who.partnerId, {
      documentCode: 'DTI',
      uploadId: upload,
    });
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_not_editable']);
    const taken = await bench.attach(who.as, 'merchants', id, { documentCode: 'DTI', uploadId: upload });
    expect(taken.status).toBe(200);
    await bench.complete(who, who.added);
    expect(await rows('select code, merchant_id from document where merchant_id = $1', [id])).toEqual([
      { code: 'DTI', merchant_id: id },
    ]);
  });
});

describe('an application of stores is refused', () => {
  it('for another partner than that of its draft, active or not', async () => {
    const other = await bench.existing();
    const who = await bench.adding();
    const { status, body } = await bench.store(who, other.partnerId);
    expect([status, body.error]).toEqual([404, 'not_found']);
    expect((await bench.partner(who)).body.error).toBe('rule_not_editable');
  });

  it('with stores of another’s draft, or of the partner that are there', async () => {
    const mine = await bench.sentTo([{}]);
    const theirs = await bench.sentTo([{}]);
    for (const id of [theirs.added[0] ?? '', mine.storeIds[0] ?? '']) {
      const { status, body } = await bench.complete(mine, [...mine.added, id]);
      expect([status, body.error]).toEqual([409, 'conflict']);
    }
    expect((await bench.complete(mine, mine.added)).status).toBe(200);
  });

  it('without a store, and without consent', async () => {
    const who = await bench.adding();
    expect((await bench.complete(who, [])).body.error).toBe('rule_application_incomplete');
    const one = await bench.sentTo([{}]);
    await rows(`delete from applicant_draft_part where name = 'consents'`);
    const { body } = await bench.complete(one, one.added);
    expect(Object.keys(body.fields)).toContain('consents.privacyPolicy');
  });

  it('where the partner was suspended meanwhile: nothing is taken in, and sending stores too', async () => {
    const who = await bench.sentTo([{}]);
    await rows(`update partner set status = 'B' where id = $1`, [who.partnerId]);
    expect((await bench.complete(who, who.added)).body.error).toBe('rule_partner_closed');
    expect((await bench.store(who, who.partnerId, shared)).body.error).toBe('rule_partner_closed');
    expect(await rows('select 1 from merchant where id = any ($1)', [who.added])).toEqual([]);
    const [draft] = await rows('select state from applicant_draft where reference_number = $1', [
      who.reference,
    ]);
    expect(draft.state).toBe('OPEN');
  });

  it('with what staff alone set, and names the field', async () => {
    const who = await bench.adding();
    const answer = await bench.store(who, who.partnerId, { status: 'A' });
    expect(answer.status).toBe(400);
    const wrong = await bench.store(who, who.partnerId, { contactNumber: 'none' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['contactNumber']]);
  });
});

describe('sending stores again', () => {
  it('makes one application of a double click, a retry and two devices', async () => {
    const who = await bench.sentTo([{}]);
    const other = {
      as: await bench.signIn({ ...who, reference: who.partnerReference }),
      reference: who.reference,
    };
    expect((await bench.open(other.as)).body.data.referenceNumber).toBe(who.reference);
    const answers = await Promise.all([
      bench.complete(who, who.added),
      bench.complete(other, who.added),
      bench.complete(who, who.added),
    ]);
    for (const { status, body } of answers)
      expect([status, body.data?.referenceNumber, body.data?.id]).toEqual([
        200,
        who.reference,
        who.partnerId,
      ]);
    expect(await rows('select 1 from merchant where partner_id = $1', [who.partnerId])).toHaveLength(3);
    const late = await bench.store(who, who.partnerId, shared);
    expect([late.status, late.body.error]).toEqual([422, 'rule_not_editable']);
  });

  it('keeps the id of each branch', async () => {
    const who = await bench.sentTo([{}]);
    const again = await bench.store(who, who.partnerId, { branch: 'branch-0', name: 'Renamed' });
    expect(again.body.data.id).toBe(who.added[0]);
  });

  it('begins another application once the first was sent', async () => {
    const who = await bench.sentTo([{}]);
    await bench.complete(who, who.added);
    const { status, body } = await bench.open(who.as);
    expect(status).toBe(200);
    expect(body.data.referenceNumber).not.toBe(who.reference);
    expect(body.data.parts).toEqual([]);
  });
});
