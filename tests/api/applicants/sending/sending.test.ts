import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const TABLES = [
  ...['partner', 'merchant', 'address', 'bank_account', 'contact_person', 'associate', 'merchant_commodity'],
  ...['merchant_schedule', 'ecommerce_site', 'document', 'file', 'application_event', 'notice'],
];
/** How many rows each table has that an application writes. */
const all = async (): Promise<Record<string, number>> => {
  const counts = TABLES.map(async (table): Promise<[string, number]> => {
    const [row] = await rows(`select count(*)::int as n from ${table}`);
    return [table, row?.n];
  });
  return Object.fromEntries(await Promise.all(counts));
};
const found = async (reference: string): Promise<number> =>
  (await app.call('GET', `/api/partner-management/applications?q=${reference}`, { as: 'sbo.reviewer' })).body
    .data.list.length;
const shared = { name: 'Aling Nena, Los Baños', isSameAddress: true, address: null };

describe('what an applicant sends', () => {
  it('is no partner and no store before it is complete, also to staff', async () => {
    const before = await all();
    const { partnerId, storeIds, reference } = await bench.sent([{}, shared]);
    for (const id of [partnerId, ...storeIds]) expect(id).toMatch(/^\d+$/);
    expect(await all()).toEqual(before);
    expect(await found(reference)).toBe(0);
    const { status } = await app.call('GET', `/api/partners/${partnerId}`, { as: 'sbo.reviewer' });
    expect(status).toBe(404);
  });

  it('becomes an application under the numbers that it was told, which reviewers are told of', async () => {
    const who = await bench.sent([{}, shared]);
    const { status, body } = await bench.complete(who, who.storeIds);
    expect([status, body.data]).toEqual([200, { referenceNumber: who.reference, id: who.partnerId }]);
    expect(await rows('select * from partner where id = $1', [who.partnerId])).toMatchObject([
      {
        name: 'Aling Nena Trading',
        status: 'SUBMITTED',
        workflow_status: null,
        reference_number: who.reference,
        hc_agent: true,
        shopping_malls_partner: false,
        digital_pos_partner: true,
        onboarded_by: 'Self-service',
        tin_checked: false,
        account_owner_code: null,
      },
    ]);
    const stores = await rows('select * from merchant where partner_id = $1 order by id', [who.partnerId]);
    expect(stores.map(({ id, status: stands, name }) => [id, stands, name])).toEqual([
      [who.storeIds[0], 'SUBMITTED', 'Aling Nena, Calamba'],
      [who.storeIds[1], 'SUBMITTED', 'Aling Nena, Los Baños'],
    ]);
    expect(await found(who.reference)).toBe(1);
    expect(
      await rows(
        `select 1 from notice where kind = 'application-waits' and params ->> 'referenceNumber' = $1`,
        [who.reference],
      ),
    ).not.toEqual([]);
  });

  it('has everything that was sent of the stores', async () => {
    const who = await bench.sent([{}, shared]);
    await bench.complete(who, who.storeIds);
    const { body } = await app.call('GET', `/api/merchants/${who.storeIds[0]}`, { as: 'sbo.reviewer' });
    expect(body.data).toMatchObject({
      contactNumber: '639171234567',
      isSameBank: true,
      isSameContact: true,
      addresses: [{ type: 'BUSINESS_PLACE', streetName: 'Rizal Street' }],
      commodities: [{ code: 'ELEC' }],
      schedules: [{ days: ['Monday', 'Friday'], openingHour: '08:00', closingHour: '17:00' }],
      ecommerceSites: [{ website: 'https://nena.example' }],
      associateCount: 1,
    });
    const place = 'select region_id, city_id from merchant where id = any ($1) order by id';
    const [own, partners] = await rows(place, [who.storeIds]);
    expect(own).toEqual(partners);
    expect(own.city_id).not.toBeNull();
  });

  it('[selfService.bankAccountDefaults] has an account that is active and the default one', async () => {
    const who = await bench.sent([
      { isSameBank: false, bankDetails: { ...(await bench.account()), accountNumber: '55555555' } },
    ]);
    await bench.complete(who, who.storeIds);
    const accounts = await rows(
      'select merchant_id, status, is_default, account_number from bank_account where partner_id = $1 order by id',
      [who.partnerId],
    );
    expect(accounts).toEqual([
      { merchant_id: null, status: 'A', is_default: true, account_number: '001234567890' },
      { merchant_id: who.storeIds[0], status: 'A', is_default: true, account_number: '55555555' },
    ]);
  });

  it('leaves nothing of the draft but its number, and tells the applicant', async () => {
    const who = await bench.sent();
    await bench.page(who.as, who.reference).save('business', { name: 'Aling Nena' });
    await bench.complete(who, who.storeIds);
    const [draft] = await rows('select * from applicant_draft where reference_number = $1', [who.reference]);
    expect(draft).toMatchObject({ state: 'SENT', partner_id: who.partnerId, business_name: null });
    for (const table of ['applicant_draft_part', 'applicant_sending', 'applicant_sending_store'])
      expect(await rows(`select 1 from ${table} where draft_id = $1`, [draft.id])).toEqual([]);
    const events = await rows('select kind from applicant_event where draft_id = $1', [draft.id]);
    expect(events.map(({ kind }) => kind)).toContain('submitted');
    expect((await bench.messages(who.mobile))[0]).toContain(who.reference);
  });

  it('is followed in the same session from then on', async () => {
    const who = await bench.sent();
    await bench.complete(who, who.storeIds);
    const track = `/api/partner-management/get/partner/reference-number/${who.reference}`;
    const { status, body } = await app.call('GET', track, { as: who.as });
    expect([status, body.data.id, body.data.status]).toEqual([200, who.partnerId, 'SUBMITTED']);
  });

  it('is found again by its number, with a code to whoever sent it', async () => {
    const who = await bench.sent();
    await bench.complete(who, who.storeIds);
    const session = await bench.session({ identifier: who.reference }, who.mobile);
    expect(session.partnerId).toBe(who.partnerId);
  });
});

describe('sending again', () => {
  it('keeps the numbers of the partner and of each branch', async () => {
    const who = await bench.sent([{}]);
    expect((await bench.partner(who, { name: 'Aling Nena and Daughters' })).body.data.id).toBe(who.partnerId);
    const again = await bench.store(who, who.partnerId, { branch: 'branch-0', name: 'Renamed' });
    expect(again.body.data.id).toBe(who.storeIds[0]);
    await bench.complete(who, who.storeIds);
    expect(await rows('select name from partner where id = $1', [who.partnerId])).toEqual([
      { name: 'Aling Nena and Daughters' },
    ]);
    expect(await rows('select name from merchant where partner_id = $1', [who.partnerId])).toEqual([
      { name: 'Renamed' },
    ]);
  });

  it('is the same store without a branch when it says the same, and another one when it does not', async () => {
    const who = await bench.sent([]);
    const ids = [];
    for (const name of ['One', 'One', 'Two'])
      ids.push((await bench.store(who, who.partnerId, { name })).body.data.id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('makes one application of a double click, a retry and two devices', async () => {
    const who = await bench.sent([{}]);
    const other = { as: await bench.secondDevice(who), reference: who.reference };
    const keys = ['once', undefined, 'once', undefined];
    const seen = await bench.versions(who);
    const answers = await Promise.all(
      keys.flatMap((key) => [who, other, who].map((one) => bench.complete(one, who.storeIds, { key, seen }))),
    );
    for (const { status, body } of answers)
      expect([status, body.data]).toEqual([200, { referenceNumber: who.reference, id: who.partnerId }]);
    expect((await bench.complete(other, who.storeIds)).body.data.id).toBe(who.partnerId);
    expect(await rows('select 1 from partner where reference_number = $1', [who.reference])).toHaveLength(1);
    expect(await rows('select 1 from merchant where partner_id = $1', [who.partnerId])).toHaveLength(1);
  });

  it('is over once it is complete', async () => {
    const who = await bench.sent();
    await bench.complete(who, who.storeIds);
    for (const { status, body } of [
      await bench.partner(who),
      await bench.store(who, who.partnerId, { branch: 'branch-7' }),
    ])
      expect([status, body.error]).toEqual([422, 'rule_not_editable']);
  });

  it('leaves no store out without a word, and one that is named as left out', async () => {
    const who = await bench.sent([{}, shared]);
    const [first = '', second = ''] = who.storeIds;
    await bench.page(who.as, who.reference).save('branch-0', { merchantName: 'Kept' });
    const { status, body } = await bench.complete(who, [second]);
    expect([status, body.error, Object.keys(body.fields), body.current]).toEqual([
      409,
      'conflict',
      ['merchants'],
      { merchants: [first] },
    ]);
    expect((await bench.complete(who, [second], { leftOut: [first] })).status).toBe(200);
    expect(await rows('select id from merchant where partner_id = $1', [who.partnerId])).toEqual([
      { id: second },
    ]);
  });

  it('is without a store whose part was taken out of the draft after it was sent, until it is back', async () => {
    const who = await bench.sent([{}, shared]);
    const [first = '', second = ''] = who.storeIds;
    const page = bench.page(who.as, who.reference);
    const saved = await page.save('branch-1', { merchantName: 'Gone' });
    const seen = saved.body.data.version;
    expect((await bench.complete(who, [first])).body.current).toEqual({ merchants: [second] });
    await bench.post(who.as, who.reference, 'parts/discard', { part: 'branch-1', seen });
    await page.save('branch-1', { merchantName: 'Back' });
    expect((await bench.complete(who, [first])).body.current).toEqual({ merchants: [second] });
    const { version } = (await bench.get(who.as, who.reference)).body.data.parts.find(
      ({ part }: { part: string }) => part === 'branch-1',
    );
    await bench.post(who.as, who.reference, 'parts/discard', { part: 'branch-1', seen: version });
    expect((await bench.complete(who, [first])).status).toBe(200);
    expect(await rows('select id from merchant where partner_id = $1', [who.partnerId])).toEqual([
      { id: first },
    ]);
  });
});

describe('all or nothing', () => {
  it('writes nothing when a store was not sent, or is another’s', async () => {
    const other = await bench.sent();
    const who = await bench.sent();
    const before = await all();
    for (const id of ['999999999', 'x', `${other.storeIds[0]}`]) {
      const { status, body } = await bench.complete(who, [...who.storeIds, id]);
      expect([status, body.error, Object.keys(body.fields)]).toEqual([409, 'conflict', ['merchants.1']]);
    }
    expect(await all()).toEqual(before);
  });

  it('writes nothing when one of the stores cannot be taken in', async () => {
    const tin = { tinNumber: '987654321001' };
    const who = await bench.sent([tin, { ...tin, name: 'The same TIN' }]);
    const before = await all();
    const { status, body } = await bench.complete(who, who.storeIds);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'rule_tin_taken',
      ['merchants.1.tinNumber'],
    ]);
    expect(await all()).toEqual(before);
    await bench.store(who, who.partnerId, { branch: 'branch-1', tinNumber: '987654321002' });
    expect((await bench.complete(who, who.storeIds)).status).toBe(200);
  });

  it('names a store once', async () => {
    const who = await bench.sent();
    const { status, body } = await bench.complete(who, [...who.storeIds, ...who.storeIds]);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['merchants.1']]);
  });

  it('needs the partner first', async () => {
    const who = await bench.applicant();
    const { status, body } = await bench.complete(who, []);
    expect([status, body.error]).toEqual([422, 'rule_application_incomplete']);
    expect((await bench.store(who, '1')).status).toBe(404);
  });

  it('needs consent to the texts as they read now, and keeps in the trail to which and when', async () => {
    const who = await bench.newcomer();
    const partnerId: string = (await bench.partner(who)).body.data.id;
    await bench.papers(who.as, partnerId);
    const page = bench.page(who.as, who.reference);
    const missing = async () => Object.keys((await bench.complete(who, [])).body.fields ?? {});
    expect(await missing()).toEqual(['consents.acceptableUse', 'consents.privacyPolicy']);
    await page.save('consents', { ...POLICY_VERSIONS, privacyPolicy: '2020-01' });
    expect(await missing()).toEqual(['consents.privacyPolicy']);
    await page.save('consents', POLICY_VERSIONS);
    expect((await bench.complete(who, [])).status).toBe(200);
    const { rows } = await app.admin.query(
      `select after from audit.entry where event_type = 'CONSENT' and target = 'partner' and key = $1`,
      [partnerId],
    );
    expect(rows).toEqual([
      {
        after: {
          acceptable_use: POLICY_VERSIONS.acceptableUse,
          privacy_policy: POLICY_VERSIONS.privacyPolicy,
          agreed_at: expect.stringMatching(/^\d{4}-/),
        },
      },
    ]);
  });

  it('leaves nothing of a refused partner behind', async () => {
    const who = await bench.applicant();
    expect((await bench.partner(who, { businessType: 'NO_SUCH_TYPE' })).status).toBe(400);
    expect((await bench.complete(who, [])).status).toBe(422);
  });
});
