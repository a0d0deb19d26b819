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
const set = (partnerId: string, what: string) =>
  rows(`update partner set ${what} where id = $1`, [partnerId]);

describe('whoever speaks for a partner that is there', () => {
  it('[selfService.setup] finds it by its number, by its TIN and by the number of a store, with a code to its registered contact', async () => {
    const one = await bench.existing();
    await rows(`update merchant set reference_number = 'SK-2026-888001' where id = $1`, [one.storeIds[0]]);
    for (const identifier of [one.reference, one.tin, 'sk 2026 888001']) {
      const session = await bench.session({ identifier }, one.mobile);
      expect(session.partnerId).toBe(one.partnerId);
    }
  });

  it('is answered as for a partner that is not there, and a number of their own gives them nothing', async () => {
    const one = await bench.existing();
    const [known, unknown] = [
      await bench.issue({ identifier: one.tin }),
      await bench.issue({ identifier: '999999999' }),
    ];
    expect([known.status, Object.keys(known.body.data)]).toEqual([
      unknown.status,
      Object.keys(unknown.body.data),
    ]);
    const stranger = await bench.prove(bench.newNumber());
    for (const answer of [
      await bench.own(stranger),
      await bench.branches(stranger),
      await bench.open(stranger),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  });

  it('[selfService.setup] reads what the steps are filled with: of the account four digits, of who signs the name', async () => {
    const one = await bench.existing();
    const as = await bench.signIn(one);
    const { status, body } = await bench.own(as);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: one.partnerId,
      name: one.name,
      businessType: 'CORPORATION',
      tinNumber: one.tin,
      secRegistrationNumber: 'CS-2026-1',
      referenceNumber: one.reference,
      address: { type: 'REGISTRATION', streetName: 'Mabini Street' },
      authorizedSignatory: { firstName: 'Ana', lastName: 'Cruz' },
    });
    const text = JSON.stringify(body);
    expect(body.data.bankDetails.accountNumber).toMatch(/7890$/);
    expect(text).not.toContain('1234567890');
    expect(text).not.toContain('signs@example.test');
  });

  it('reads its stores, and of them no more than it takes to know them again', async () => {
    const one = await bench.existing();
    const other = await bench.existing();
    const who = await bench.adding(one);
    const { status, body } = await bench.branches(who.as);
    expect([status, body.data.total]).toEqual([200, 2]);
    expect(body.data.list.map(({ id }: { id: string }) => id).sort()).toEqual([...one.storeIds].sort());
    for (const store of body.data.list) {
      expect(Object.keys(store).sort()).toEqual(['city', 'id', 'merchantName', 'province', 'status']);
      expect(other.storeIds).not.toContain(store.id);
    }
    const named = encodeURIComponent(body.data.list[0].merchantName);
    expect((await bench.branches(who.as, `?merchantName=${named}`)).body.data.total).toBe(1);
    expect((await bench.branches(who.as, `?partnerId=${other.partnerId}`)).status).toBe(400);
  });
});

describe('a draft of stores', () => {
  it('[selfService.setupResult] has a number of its own, is of that partner, and tells the contact', async () => {
    const one = await bench.existing();
    const as = await bench.signIn(one);
    const { status, body } = await bench.open(as);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'OPEN',
      branchOnly: true,
      existingPartnerId: one.partnerId,
      partnerId: null,
      businessName: one.name,
      mobileNumber: one.mobile,
    });
    expect(body.data.referenceNumber).not.toBe(one.reference);
    expect((await bench.messages(one.mobile))[0]).toContain(body.data.referenceNumber);
    expect((await bench.own(as)).body.data.id).toBe(one.partnerId);
    const [listed] = (await bench.list(as)).body.data.list;
    expect(listed).toMatchObject({ referenceNumber: body.data.referenceNumber, branchOnly: true });
  });

  it('is one, however often it is begun: a double click, a key again, a second device', async () => {
    const one = await bench.existing();
    const [first, second] = [await bench.signIn(one), await bench.signIn(one)];
    const key = crypto.randomUUID();
    const answers = [
      ...(await Promise.all([bench.open(first, key), bench.open(second)])),
      await bench.open(first, key),
      await bench.open(first),
      await bench.open(second),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
    const found = await rows('select 1 from applicant_draft where existing_partner_id = $1', [one.partnerId]);
    expect(found).toHaveLength(1);
  });

  it('is not another’s: the session is of that draft, and of no record', async () => {
    const other = await bench.existing();
    const who = await bench.adding();
    const track = (id: string) =>
      app.call('GET', `/api/partner-management/get-details/${id}/partner/track`, { as: who.as });
    for (const id of [other.partnerId, who.partnerId]) expect((await track(id)).status).toBe(404);
    const stranger = await bench.prove(bench.newNumber());
    expect((await bench.post(stranger, who.reference, 'open')).status).toBe(404);
    expect((await bench.get(stranger, who.reference)).status).toBe(404);
  });

  it('takes no business details and no account: these are its partner’s', async () => {
    const who = await bench.adding();
    const page = bench.page(who.as, who.reference);
    for (const part of ['business', 'bank']) {
      const { status, body } = await page.save(part, { name: 'Another' });
      expect([status, body.error]).toEqual([422, 'rule_not_editable']);
    }
    expect((await page.save('branch-0', { merchantName: 'Third' })).status).toBe(200);
  });

  it('[guard.selfServiceOtp] counts no more once the partner is reached elsewhere', async () => {
    const who = await bench.adding();
    expect((await bench.get(who.as, who.reference)).status).toBe(200);
    await rows(`update contact_person set mobile_number = '639199999999' where partner_id = $1`, [
      who.partnerId,
    ]);
    expect((await bench.get(who.as, who.reference)).status).toBe(401);
    await app.clearLimits();
    const { challengeId } = (await bench.issue({ identifier: who.reference })).body.data;
    const { status, body } = await app.call('POST', '/api/self-service/session', {
      body: { challengeId, otp: await bench.code(who.mobile) },
    });
    expect([status, body.error]).toEqual([422, 'rule_otp_expired']);
  });

  it('is reached where the partner is, and nowhere else', async () => {
    const who = await bench.adding();
    const { challengeId } = (await bench.issue({ mobileNumber: '09185550001' })).body.data;
    const { status, body } = await bench.post(who.as, who.reference, 'contact', {
      challengeId,
      otp: await bench.code('639185550001'),
    });
    expect([status, body.error]).toEqual([422, 'rule_not_editable']);
    expect((await bench.get(who.as, who.reference)).body.data.mobileNumber).toBe(who.mobile);
  });
});

describe('a partner that stores are not applied for', () => {
  const refusedFor = async (what: string) => {
    const one = await bench.existing();
    await set(one.partnerId, what);
    const as = await bench
      .signIn(one)
      .catch(async () => (await bench.session({ identifier: one.tin }, one.mobile)).accessToken);
    const { status, body } = await bench.open(as);
    return [status, body.error, body.message];
  };

  it.each(['I', 'B', 'C', 'SUBMITTED', 'INCOMPLETE', 'APPROVED', 'REJECTED', 'CANCELLED'])(
    'is one that is not in business: %s',
    async (status) => {
      const [code, error] = await refusedFor(`status = '${status}'`);
      expect([code, error]).toEqual([422, 'rule_partner_closed']);
    },
  );

  it.each([
    [
      'existingPartner.dti',
      `business_entity = 'SOLE_PROPRIETORSHIP', dti_registration_number = null`,
      'Invalid partner: Sole Proprietorship requires dti registration number',
    ],
    [
      'existingPartner.sec',
      `business_entity = 'PARTNERSHIP', sec_registration_number = null`,
      'Invalid partner: Partnership requires sec registration number',
    ],
    [
      'existingPartner.sec',
      `business_entity = 'CORPORATION', sec_registration_number = null`,
      'Invalid partner: Corporation requires sec registration number',
    ],
    ['existingPartner.tin', 'tin_number = null', 'Invalid partner: missing tin'],
  ])('[%s] is one with %s', async (_, what, message) => {
    expect(await refusedFor(what)).toEqual([422, 'rule_partner_invalid', message]);
  });

  it('[existingPartner.tin] [existingPartner.dti] is told the first reason alone, and nothing is begun', async () => {
    const one = await bench.existing();
    await set(
      one.partnerId,
      `tin_number = null, business_entity = 'SOLE_PROPRIETORSHIP', sec_registration_number = null`,
    );
    const as = await bench.signIn(one);
    const { body } = await app.call('POST', '/api/self-service/partners/open', {
      as,
      body: {},
      headers: { 'accept-language': 'fil' },
    });
    expect(body.message).toBe('Hindi wastong partner: walang TIN');
    expect(
      await rows('select 1 from applicant_draft where existing_partner_id = $1', [one.partnerId]),
    ).toEqual([]);
  });

  it('[existingPartner.referenceNumber] gets a reference number where it has none, once', async () => {
    const one = await bench.existing();
    await set(one.partnerId, 'reference_number = null');
    const { accessToken: as } = await bench.session({ identifier: one.tin }, one.mobile);
    expect((await bench.open(as)).status).toBe(200);
    const [{ given }] = await rows('select reference_number as given from partner where id = $1', [
      one.partnerId,
    ]);
    expect(given).toMatch(/^SK-2026-\d{6}$/);
    await bench.open((await bench.session({ identifier: given }, one.mobile)).accessToken);
    expect(
      await rows('select reference_number as given from partner where id = $1', [one.partnerId]),
    ).toEqual([{ given }]);
  });

  it('[existingPartner.referenceNumber] is one that none can be made for', async () => {
    const one = await bench.existing();
    await set(one.partnerId, 'reference_number = null');
    const { accessToken: as } = await bench.session({ identifier: one.tin }, one.mobile);
    await rows('revoke usage on sequence application_reference from app_applicant');
    try {
      const { status, body } = await bench.open(as);
      expect([status, body.error, body.message]).toEqual([
        422,
        'rule_partner_invalid',
        'Invalid partner: unable to generate partner reference number',
      ]);
    } finally {
      await rows('grant usage on sequence application_reference to app_applicant');
    }
  });
});
