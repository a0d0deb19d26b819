import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let made: MadeApplication;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeApplication(app.admin, { stores: [{}, {}] });
  [storeId = ''] = made.storeIds;
  const { partnerId } = made;
  await app.admin.query(
    `insert into review_remark (partner_id, merchant_id, section, field, message, created_by, resolved_at) values
      ($1, null, 'documents', 'BIR_2303', 'The copy is not legible', 'sbo.reviewer', null),
      ($1, null, 'business-details', 'name', 'Settled', 'sbo.reviewer', now()),
      ($1, $2, 'merchant', 'segment', 'Say what the store sells', 'sbo.reviewer', null)`,
    [partnerId, storeId],
  );
  await app.admin.query(
    `insert into application_event (partner_id, merchant_id, action, from_status, to_status, to_workflow, reason, created_by) values
      ($1, null, 'submit', null, 'SUBMITTED', null, null, 'sales.admin'),
      ($1, null, 'risk-verification', 'SUBMITTED', 'SUBMITTED', 'RISK_VERIFICATION', 'Looks like another shop', 'sbo.reviewer'),
      ($1, null, 'risk-passed', 'SUBMITTED', 'SUBMITTED', null, 'It is another', 'antifraud.reviewer'),
      ($1, $2, 'submit', null, 'SUBMITTED', null, null, 'sales.admin')`,
    [partnerId, storeId],
  );
  // Only claims made here count here.
  await app.admin.query('delete from review_claim');
  await app.admin.query(
    `insert into review_claim (partner_id, user_id, username, claimed_at)
     select $1, id, username, $2 from user_account where username = 'sbo.reviewer'`,
    [partnerId, app.clock.now()],
  );
  await app.admin.query(`delete from document where partner_id = $1 and code = 'BIR_2303'`, [partnerId]);
});
afterAll(() => app.stop());

const get = (path: string, as = 'sales.admin', query: Record<string, string> = {}) =>
  app.call('GET', path, { as, query });
const data = async (path: string, as = 'sales.admin') => (await get(path, as)).body.data;
const pm = (part: string, id = made.partnerId) => `/api/partner-management/get-details/${id}/${part}`;
const md = (part: string, id = storeId) => `/api/merchants/v3/merchant-details/${id}/${part}`;
const makeExternal = (username: string, partnerId: string) =>
  app.admin.query(`update user_account set partner_id = $2 where username = $1`, [username, partnerId]);

describe('the head of an application', () => {
  it('says where it stands, what is missing and what is open, in one answer', async () => {
    const head = await data(pm('partner/workflow'));
    expect(head).toMatchObject({
      id: made.partnerId,
      name: made.name,
      status: 'SUBMITTED',
      workflowStatus: null,
      submittedBy: 'sales.admin',
      appliedBy: 'sales.admin',
      claimedBy: 'sbo.reviewer',
      businessEntity: 'CORPORATION',
      email: expect.stringMatching(/^contact\./),
      counts: {
        merchants: 2,
        documents: 2,
        associates: 0,
        representatives: 0,
        pendingApprovals: 0,
        notes: 0,
      },
      missingDocuments: ['BIR_2303'],
      version: 1,
    });
    expect(head.remarks.map((row: { section: string }) => row.section)).toEqual(['merchant', 'documents']);
    expect(head.events.map((row: { action: string }) => row.action)).toEqual([
      'risk-passed',
      'risk-verification',
      'submit',
    ]);
    expect(head.events[1].reason).toBe('Looks like another shop');
  });

  it('of a store tells whose it is, and only what is its own', async () => {
    const head = await data(md('summary'));
    expect(head).toMatchObject({
      id: storeId,
      partnerId: made.partnerId,
      partnerName: made.name,
      partnerStatus: 'SUBMITTED',
      status: 'SUBMITTED',
      businessEntity: 'CORPORATION',
      claimedBy: null,
      missingDocuments: [],
      version: 1,
    });
    expect(head.remarks.map((row: { section: string }) => row.section)).toEqual(['merchant']);
    expect(head.events).toHaveLength(1);
    expect((await get(md('summary', '999999999'))).status).toBe(404);
    expect((await get(md('summary'), 'other.partner')).status).toBe(404);
  });

  it('tracked, hides who has it and why risk looked', async () => {
    const head = await data(pm('partner/track'));
    expect([head.claimedBy, head.dtimeClaimed]).toEqual([null, null]);
    expect(head.events.map((row: { reason: string | null }) => row.reason)).toEqual([null, null, null]);
  });

  it('hides as much from people of the partner, whichever page they ask', async () => {
    await makeExternal('head.office', made.partnerId);
    for (const part of ['partner/workflow', 'partner/track']) {
      const head = await data(pm(part), 'head.office');
      expect(head).toMatchObject({ claimedBy: null, dtimeClaimed: null, missingDocuments: ['BIR_2303'] });
      expect(head.events[1].reason).toBeNull();
      expect(head.remarks).toHaveLength(2);
    }
    const [row] = (await data('/api/partners', 'head.office')).list;
    expect(row).toMatchObject({ id: made.partnerId, claimedBy: null });
    const applications = await get('/api/partner-management/applications', 'head.office', {
      claimedBy: 'sbo.reviewer',
    });
    expect(applications.body.data.total).toBe(0);
    await makeExternal('head.office', '1');
  });

  it('a claim counts for eight hours, in heads and lists alike', async () => {
    const list = async () =>
      (await get('/api/partner-management/applications', 'sales.admin', { claimedBy: 'sbo.reviewer' })).body
        .data.list;
    const set = (at: string) =>
      app.admin.query('update review_claim set claimed_at = $2 where partner_id = $1', [made.partnerId, at]);
    const now = app.clock.now().getTime();
    await set(new Date(now - 8 * 3_600_000 + 60_000).toISOString());
    expect((await list()).map((row: { claimedBy: string }) => row.claimedBy)).toEqual(['sbo.reviewer']);
    await set(new Date(now - 8 * 3_600_000 - 60_000).toISOString());
    expect(await list()).toEqual([]);
    expect((await data(pm('partner/workflow'))).claimedBy).toBeNull();
    const found = await get('/api/partners/v3/search', 'sales.admin', { id: made.partnerId });
    expect(found.body.data.list[0].claimedBy).toBeNull();
    await set(new Date(now).toISOString());
  });

  it('of a store says whose it is, what it shares, and what is open of it alone', async () => {
    const head = await data(`/api/merchants/v3/merchant-details/${storeId}/summary`);
    expect(head).toMatchObject({
      id: storeId,
      partnerId: made.partnerId,
      partnerName: made.name,
      partnerStatus: 'SUBMITTED',
      email: expect.stringMatching(/^contact\./),
      counts: {
        merchants: 0,
        documents: 0,
        associates: 0,
        representatives: 0,
        pendingApprovals: 0,
        notes: 0,
      },
      missingDocuments: [],
      remarks: [{ merchantId: storeId, section: 'merchant' }],
      events: [{ action: 'submit', merchantId: storeId }],
    });
    expect((await get(`/api/merchants/v3/merchant-details/${storeId}/summary`, 'other.partner')).status).toBe(
      404,
    );
  });

  it('is found under its reference number, however it is typed', async () => {
    const { rows } = await app.admin.query('select reference_number as ref from partner where id = $1', [
      made.partnerId,
    ]);
    const find = (ref: string, as?: string) =>
      get(`/api/partner-management/get/partner/reference-number/${encodeURIComponent(ref)}`, as);
    const spoken = rows[0].ref.toLowerCase().replaceAll('-', ' ');
    for (const ref of [rows[0].ref, spoken]) expect((await find(ref)).body.data.id).toBe(made.partnerId);
    for (const [ref, as] of [['SK-2026-000000'], ['x'], [rows[0].ref, 'other.partner']] as const)
      expect((await find(ref, as)).status, ref).toBe(404);
  });
});

describe('sections of an application', () => {
  it('the business with its people and all that was remarked, settled or not', async () => {
    const section = await data(pm('business-details/workflow'));
    expect(section).toMatchObject({ id: made.partnerId, businessEntity: 'CORPORATION', version: 1 });
    expect(section.contactPersons).toHaveLength(2);
    expect(section.remarks).toMatchObject([{ message: 'Settled', dtimeResolved: expect.any(String) }]);
  });

  it('the bank with who signs; account numbers in full for those who edit or review', async () => {
    const of = async (as: string) =>
      (await data(pm('bank-details/workflow'), as)).bankDetails[0].accountNumber;
    expect(await of('sbo.reviewer')).toBe('1234567890');
    expect(await of('online.viewer')).toBe('******7890');
    expect((await data(pm('bank-details/track'))).authorizedSignatory.fullName.lastName).toBe('Cruz');
  });

  it('the documents, those required, and what is missing', async () => {
    const section = await data(pm('documents/workflow'));
    expect(section).toMatchObject({ required: ['SEC', 'BIR_2303', 'SIGNATORY_ID'], missing: ['BIR_2303'] });
    expect(section.remarks).toMatchObject([{ field: 'BIR_2303', merchantId: null }]);
  });

  it('the stores by page and name, without who has them when tracked', async () => {
    await app.admin.query(
      `insert into review_claim (partner_id, merchant_id, user_id, username, claimed_at)
       select $1, $2, id, username, $3 from user_account where username = 'sbo.reviewer'`,
      [made.partnerId, storeId, app.clock.now()],
    );
    const work = await get(pm('merchants/workflow'), 'sales.admin', { limit: '1' });
    expect(work.body.data).toMatchObject({ total: 2, previous: null });
    expect(work.body.data.list[0]).toMatchObject({
      id: storeId,
      claimedBy: 'sbo.reviewer',
      partnerId: made.partnerId,
    });
    const tracked = await get(pm('merchants/track'), 'sales.admin', { 'merchantName[like]': '.0' });
    expect(tracked.body.data.list).toMatchObject([{ id: storeId, claimedBy: null }]);
    const rest = await get(pm('merchants/workflow'), 'sales.admin', {
      limit: '1',
      cursor: work.body.data.next,
    });
    expect(rest.body.data.list[0].id).toBe(made.storeIds[1]);
  });

  it('of a store: itself, its business, bank and documents; what it shares is the partner’s', async () => {
    expect(await data(md('merchant/workflow'))).toMatchObject({
      id: storeId,
      claimedBy: 'sbo.reviewer',
      remarks: [{ field: 'segment' }],
      version: 1,
    });
    expect((await data(md('merchant/track'))).claimedBy).toBeNull();
    const bank = await data(md('bank-details/workflow'));
    expect(bank).toMatchObject({ id: storeId, bankDetails: [{ accountName: 'Made' }] });
    expect(bank.authorizedSignatory.fullName.firstName).toBe('Ana');
    expect((await data(md('business-details/track'))).contactPersons.length).toBeGreaterThan(0);
    expect(await data(md('documents/workflow'))).toMatchObject({
      id: storeId,
      list: [],
      required: [],
      missing: [],
    });
  });

  it('of foreign, unknown and malformed ids are not found', async () => {
    const parts = ['partner', 'business-details', 'bank-details', 'documents', 'merchants'];
    const stores = ['merchant', 'business-details', 'bank-details', 'documents'];
    for (const view of ['workflow', 'track'])
      for (const id of [made.partnerId, '999999', 'x']) {
        for (const part of parts)
          expect((await get(pm(`${part}/${view}`, id), 'other.partner')).status, part).toBe(404);
        const store = id === made.partnerId ? storeId : id;
        for (const part of stores)
          expect((await get(md(`${part}/${view}`, store), 'other.partner')).status, part).toBe(404);
      }
  });
});

describe('whole records', () => {
  it('a partner with all that hangs below it', async () => {
    const partner = await data(`/api/partners/${made.partnerId}`);
    expect(partner).toMatchObject({
      id: made.partnerId,
      onBoardedBy: '3rd Party',
      logoImage: null,
      bankDetails: [{ accountName: 'Made', isDefaultAccount: true }],
      mdrRates: [{ type: 'HCPAY', mdrRate: '2.500', status: null, isEnabled: null }],
    });
    expect(partner.attachedDocuments.map((row: { code: string }) => row.code).sort()).toEqual([
      'SEC',
      'SIGNATORY_ID',
    ]);
    expect(partner.contactPersons).toHaveLength(2);
  });

  it('[merchant.locationId] a store with all that hangs below it; its location is its business place', async () => {
    const store = await data('/api/merchants/1');
    const place = store.addresses.find(({ type }: { type: string }) => type === 'BUSINESS_PLACE');
    expect(store).toMatchObject({
      locationId: place.id,
      partnerStatus: 'A',
    });
    const shortly = await data('/api/merchants/v1/merchant/1');
    expect(shortly).toMatchObject({ id: '1', locationId: place.id, addresses: [{ id: place.id }] });
    expect(shortly).not.toHaveProperty('version');
    const without = await data(`/api/merchants/${storeId}`);
    expect(without).toMatchObject({
      locationId: null,
      bankDetails: [{ accountName: 'Made' }],
      isSameBank: true,
    });
    expect((await get(`/api/merchants/v1/merchant/${storeId}`, 'partner.admin')).status).toBe(404);
  });
});
