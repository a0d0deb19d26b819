import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { toNextHour } from '#tests/support/app/session.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
  await app.admin.query('delete from contact_request');
  own = await bench.applicant();
  await app.clearLimits();
});

const SAID = {
  fullName: 'Nena Santos',
  businessName: 'Aling Nena Sari-sari Store',
  tinNumber: '123-456-789',
};
/** Asks with a code to the new number; answers as the call does. */
const ask = async (identifier: string, mobile: string, email: string | null = null): Promise<Answer> => {
  await app.clearLimits();
  const { challengeId } = (await bench.issue({ mobileNumber: mobile, email })).body.data;
  const body = { identifier, ...SAID, challengeId, otp: await bench.code(mobile) };
  return app.call('POST', '/api/self-service/contact-requests', { body });
};
const list = async () =>
  (await app.call('GET', '/api/partner-management/contact-requests', { as: 'sbo.reviewer' })).body.data.list;
/** An application that was sent, reached at a mobile number. */
const reachedAt = async (mobile: string, reference: string) => {
  const sent = await makeApplication(app.admin, {});
  const { partnerId } = sent;
  await app.admin.query('update partner set reference_number = $2 where id = $1', [partnerId, reference]);
  const reach = `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`;
  await app.admin.query(reach, [partnerId, mobile]);
  return sent;
};
const passing = async (partnerId: string, as: string) =>
  (await app.call('GET', `/api/partner-management/get-details/${partnerId}/partner/workflow`, { as })).body
    .data.passing;
const decide = (id: string, body: object): Promise<Answer> =>
  app.call('POST', `/api/partner-management/contact-requests/${id}/decide`, { as: 'sbo.reviewer', body });

describe('the lost number of an application', () => {
  it('that is being written is replaced by a reviewer: both numbers are told, and the new one opens it', async () => {
    await bench.page(own.as, own.reference).save('business', {
      registeredBusinessName: 'ALING NENA Sari-Sari Store',
      businessTin: '123456789000',
    });
    const mobile = bench.newNumber();
    expect((await ask(own.reference, mobile)).body.data).toEqual({ done: true });
    expect((await bench.sent(own.mobile))[0]).toContain('somebody asks that your application');
    const [asked] = await list();
    expect(asked).toMatchObject({
      ...{ identifier: own.reference, partnerId: null, isSameName: true, isSameTin: true },
      ...{ mobileNumber: mobile, state: 'PENDING' },
    });
    expect((await decide(asked.id, { isApproved: true })).body.data).toMatchObject({
      ...{ state: 'APPLIED', decidedBy: 'sbo.reviewer' },
    });
    expect((await bench.sent(mobile))[0]).toContain('/apply/continue');
    expect((await bench.sent(own.mobile))[0]).toContain('has another mobile number');
    expect((await bench.get(own.as, own.reference)).status).toBe(401);
    const session = await bench.session({ identifier: own.reference }, mobile);
    const { data } = (await bench.get(session.accessToken, own.reference)).body;
    expect([data.mobileNumber, data.parts.length]).toEqual([mobile, 1]);
  });

  it('that was sent is replaced with its contact person, and whoever gave it decides on the application no more', async () => {
    const [number, before] = ['SK-2020-000091', '639180000091'];
    const sent = await reachedAt(before, number);
    await app.admin.query(`update partner set tin_number = '954321678000' where id = $1`, [sent.partnerId]);
    const mobile = bench.newNumber();
    await ask('954-321-678', mobile, 'new@example.com');
    // Whoever asks by the TIN is told no number before they are let in.
    expect((await bench.sent(mobile))[0]).toContain('application 954-321-678 gets');
    expect((await bench.sent(before))[0]).toContain(`application ${number} gets`);
    const [asked] = await list();
    expect(asked).toMatchObject({
      ...{ partnerId: sent.partnerId, identifier: '954-321-678', referenceNumber: number },
      ...{ isSameName: false, isSameTin: false },
    });
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
    const session = await bench.session({ identifier: number }, mobile);
    expect(session).toMatchObject({ partnerId: sent.partnerId, referenceNumber: number });
    expect((await bench.sent(mobile)).some((text) => text.includes(`application ${number} come to`))).toBe(
      true,
    );
    expect((await bench.sent(before))[0]).toContain('has another mobile number');
    expect(await passing(sent.partnerId, 'sbo.reviewer')).toMatchObject({ hasOwnHands: true });
    expect(await passing(sent.partnerId, 'sbo.second')).toMatchObject({ hasOwnHands: false });
  });

  it('that was sent ends the sessions in which it was sent, too: whoever holds the lost phone sees nothing more', async () => {
    const { partnerId } = await reachedAt(own.mobile, own.reference);
    await app.admin.query(
      `update applicant_draft set state = 'SENT', partner_id = $2, ended_at = now() + interval '1 year' where reference_number = $1`,
      [own.reference, partnerId],
    );
    const look = async () => (await bench.get(own.as, own.reference)).status;
    const before = await look();
    expect(before).not.toBe(401);
    await ask(own.reference, bench.newNumber());
    const [asked] = await list();
    expect(asked).toMatchObject({ partnerId });
    expect(await look()).toBe(before);
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
    expect(await look()).toBe(401);
  });

  it('of a draft that is sent later is remembered too: whoever gave it decides no more', async () => {
    await ask(own.reference, bench.newNumber());
    const [asked] = await list();
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
    const { partnerId } = await makeApplication(app.admin, {});
    await app.admin.query(
      `update applicant_draft set state = 'SENT', partner_id = $2, ended_at = now() where reference_number = $1`,
      [own.reference, partnerId],
    );
    expect(await passing(partnerId, 'sbo.reviewer')).toMatchObject({ hasOwnHands: true });
    expect(await passing(partnerId, 'sbo.second')).toMatchObject({ hasOwnHands: false });
  });

  it('is given by nobody without whom no reviewer is left to decide on the application', async () => {
    const number = 'SK-2020-000092';
    await reachedAt('639180000092', number);
    await ask(number, bench.newNumber());
    const [asked] = await list();
    const set = `update user_account set status = $1 where username = 'sbo.second'`;
    await app.admin.query(set, ['SUSPENDED']);
    const alone = await decide(asked.id, { isApproved: true });
    await app.admin.query(set, ['ACTIVE']);
    expect([alone.status, alone.body.error]).toEqual([422, 'rule_last_reviewer']);
    expect(alone.body.message).toContain('until there is another reviewer');
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
  });

  it('that was refused is forgotten 90 days later', async () => {
    await ask(own.reference, bench.newNumber());
    await ask(own.reference, bench.newNumber());
    const [one] = await list();
    await decide(one.id, { isApproved: false, reason: 'Nobody answered.' });
    const kept = async (days: number) => {
      const deps = { ...app.deps, now: () => new Date(app.clock.now().getTime() + days * 86_400_000) };
      const pool = openJobsPool(app.migratorUrl);
      await tidy({ deps, pool } as Workshop).finally(() => pool.end());
      return (await app.admin.query('select state from contact_request')).rows;
    };
    expect(await kept(89)).toHaveLength(2);
    expect(await kept(91)).toEqual([{ state: 'PENDING' }]);
  });

  it('stands on the desk of reviewers while it waits', async () => {
    await ask(own.reference, bench.newNumber());
    const lost = async (as: string) =>
      (await app.call('GET', '/api/desk', { as })).body.data.queues.find(
        ({ name }: { name: string }) => name === 'lostNumbers',
      );
    expect(await lost('sbo.second')).toMatchObject({
      ...{ total: 1, list: '/partner-management/contact-requests' },
      rows: [{ title: own.reference, about: SAID.businessName }],
    });
    expect(await lost('sales.admin')).toBeUndefined();
  });

  it('is replaced with word of it to the address that stays: there alone the owner may still read', async () => {
    const [number, mail] = ['SK-2020-000093', 'owner@example.com'];
    const { partnerId } = await reachedAt('639180000093', number);
    await app.admin.query(
      'update contact_person set email = $2 where partner_id = $1 and mobile_number = $3',
      [...[partnerId, mail, '639180000093']],
    );
    await ask(number, bench.newNumber());
    const [asked] = await list();
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
    expect((await bench.sent(mail))[0]).toContain('has another mobile number');
    // One that was given anew is told once, that the change was made.
    await ask(number, bench.newNumber(), mail);
    const [again] = await list();
    expect((await decide(again.id, { isApproved: true })).status).toBe(200);
    expect((await bench.sent(mail))[0]).toContain('come to this number');
  });

  it('is told beside who the application names: who signs, or is reached, with or without the middle name', async () => {
    const compared = async (signatory: object | null) => {
      await app.admin.query('delete from contact_request');
      const one = await bench.applicant();
      if (signatory) await bench.page(one.as, one.reference).save('bank', { authorizedSignatory: signatory });
      await ask(one.reference, bench.newNumber());
      return (await list())[0].isSamePerson;
    };
    const nena = { firstName: 'NENA', middleName: 'Cruz', lastName: 'Santos' };
    expect(await compared(null)).toBeNull();
    expect(await compared(nena)).toBe(true);
    expect(await compared({ ...nena, firstName: 'Ben' })).toBe(false);
    expect(await compared({ ...nena, firstName: '', lastName: '' })).toBeNull();
    await app.admin.query('delete from contact_request');
    const number = 'SK-2020-000094';
    const { partnerId } = await reachedAt('639180000094', number);
    const called = `first_name = 'Nena', middle_name = null, last_name = 'Santos'`;
    await app.admin.query(`update contact_person set ${called} where partner_id = $1`, [partnerId]);
    await ask(number, bench.newNumber());
    expect((await list())[0]).toMatchObject({ isSamePerson: true });
  });

  it('is given once: whoever else asked is told that it has another one, and nobody gives it theirs by mistake', async () => {
    await ask(own.reference, bench.newNumber());
    const second = bench.newNumber();
    await ask(own.reference, second);
    const other = await bench.applicant();
    await ask(other.reference, bench.newNumber());
    const [asked] = await list();
    expect((await decide(asked.id, { isApproved: true })).status).toBe(200);
    expect((await bench.sent(second))[0]).toContain('given another number that was asked for');
    const after: { id: string; state: string; mobileNumber: string }[] = await list();
    expect(after.map(({ state }) => state).sort()).toEqual(['APPLIED', 'PENDING', 'REFUSED']);
    const refused = after.find(({ mobileNumber }) => mobileNumber === second);
    expect(refused).toMatchObject({ state: 'REFUSED', decidedBy: 'sbo.reviewer' });
  });

  it('is given once also where two reviewers give two at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await app.admin.query('delete from contact_request');
      await ask(own.reference, bench.newNumber());
      await ask(own.reference, bench.newNumber());
      const [one, other] = await list();
      const answers = await Promise.all([one, other].map(({ id }) => decide(id, { isApproved: true })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('stays where a reviewer refuses, who says why, and is decided once', async () => {
    const mobile = bench.newNumber();
    await ask(own.reference, mobile);
    const [asked] = await list();
    expect((await decide(asked.id, { isApproved: false, reason: ' ' })).status).toBe(400);
    expect((await decide(asked.id, { isApproved: false, reason: 'Nobody answered.' })).status).toBe(200);
    expect((await bench.sent(mobile))[0]).toContain('Nobody answered.');
    expect((await bench.get(own.as, own.reference)).body.data.mobileNumber).toBe(own.mobile);
    const { status, body } = await decide(asked.id, { isApproved: true });
    expect([status, body.error]).toEqual([422, 'rule_request_final']);
  });

  it('is asked about without learning which applications there are, three at a time, and with a right code alone', async () => {
    const mobile = bench.newNumber();
    expect((await ask('SK-2026-999999', mobile)).body.data).toEqual({ done: true });
    expect(await list()).toEqual([]);
    for (let at = 0; at < 4; at += 1)
      expect((await ask(own.reference, bench.newNumber())).body.data).toEqual({ done: true });
    expect(await list()).toHaveLength(3);
    const { challengeId } = (await bench.issue({ identifier: own.reference })).body.data;
    const body = { identifier: own.reference, ...SAID, challengeId, otp: await bench.code(own.mobile) };
    const refused = await app.call('POST', '/api/self-service/contact-requests', { body });
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_otp_expired']);
  });

  it('is asked about once by the same number, and by the same try whose answer was lost', async () => {
    const mobile = bench.newNumber();
    const { challengeId } = (await bench.issue({ mobileNumber: mobile, email: null })).body.data;
    const body = { identifier: own.reference, ...SAID, challengeId, otp: await bench.code(mobile) };
    const headers = { 'idempotency-key': '4f7c2f2e-6f0b-4f3a-9d53-1a2b3c4d5e6f', signature: 'a-phone' };
    const send = () => app.call('POST', '/api/self-service/contact-requests', { body, headers });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await ask(own.reference, mobile)).body.data).toEqual({ done: true });
    expect(await list()).toHaveLength(1);
  });

  it('is asked about by whoever knows the business, though three who do not wait already', async () => {
    const page = bench.page(own.as, own.reference);
    await page.save('business', {
      registeredBusinessName: 'Nobody else knows it',
      businessTin: '123456789000',
    });
    for (let at = 0; at < 4; at += 1) await ask(own.reference, bench.newNumber());
    await page.save('business', {
      registeredBusinessName: SAID.businessName,
      businessTin: '123456789000',
    });
    for (let at = 0; at < 4; at += 1) await ask(own.reference, bench.newNumber());
    const waiting: { isSameName: boolean }[] = await list();
    expect(waiting.map(({ isSameName }) => isSameName)).toEqual([false, false, false, true, true, true]);
  });

  it('is asked about no more once the application is cancelled', async () => {
    await ask(own.reference, bench.newNumber());
    expect((await bench.post(own.as, own.reference, 'cancel')).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
