import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type EditOptions, editBench } from '#tests/support/records/editBench.ts';
import {
  businessBody,
  type PlaceBody,
  personBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
let calamba: PlaceBody;
let cebu: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
  calamba = await placeIn(app.admin, 'City of Calamba');
  cebu = await placeIn(app.admin, 'City of Cebu');
});
afterAll(() => app.stop());

const get = (id: string) => bench.partner(id);
const make = (more: object = {}) => bench.makePartner(more);
const edit = (id: string, body: unknown, options?: EditOptions) => bench.editPartner(id, body, options);
const section = (id: string, name: string, body: unknown, options?: EditOptions) =>
  bench.partnerSection(name)(id, body, options);
const stand = (id: string, status: string, workflow: string | null = null) =>
  bench.stand('partner', id, status, workflow);

describe('editing a partner', () => {
  it('writes its business details and answers it whole', async () => {
    const { id } = await make();
    const { status, body } = await edit(
      id,
      businessBody(cebu, {
        name: 'Renamed Corp.',
        businessEntity: 'PARTNERSHIP',
        hcAgent: true,
        notes: 'Back gate',
      }),
      { as: 'sbo.reviewer' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Renamed Corp.',
      businessEntity: 'PARTNERSHIP',
      hcAgent: true,
      notes: 'Back gate',
      version: 2,
      updatedBy: 'sbo.reviewer',
      editedBy: 'sbo.reviewer',
      submittedBy: 'sales.admin',
      addresses: [{ type: 'REGISTRATION', municipality: 'City of Cebu' }],
    });
  });

  it('keeps the row of the address, so that the trail tells what changed', async () => {
    const made = await make();
    const { body } = await edit(made.id, businessBody({ ...calamba, streetName: 'Mabini St.' }));
    expect(body.data.addresses[0]).toMatchObject({ id: made.addresses[0].id, streetName: 'Mabini St.' });
    const { rows } = await app.admin.query(
      `select operation, before, after from audit.entry where target = 'address' and partner_id = $1 order by id`,
      [made.id],
    );
    expect(rows.slice(1)).toEqual([
      { operation: 'UPDATE', before: { street_name: null }, after: { street_name: 'Mabini St.' } },
    ]);
  });

  it('takes stores that share its address along', async () => {
    const { id } = await make({
      merchants: [{ merchantName: 'Sharing', isSameAddress: true }, storeBody(calamba)],
    });
    await edit(id, businessBody(cebu));
    const { rows } = await app.admin.query(
      `select c.name, a.city_id = m.city_id as follows, m.version from merchant m join city c on c.id = m.city_id
       join address a on a.merchant_id = m.id where m.partner_id = $1 order by m.id`,
      [id],
    );
    expect(rows).toEqual([
      { name: 'City of Cebu', follows: true, version: 2 },
      { name: 'City of Calamba', follows: true, version: 1 },
    ]);
  });

  it('keeps what staff set when it is left out, and clears it when it is sent empty', async () => {
    const { id } = await make({
      hsisCode: 'P-KEPT',
      startDate: '2026-01-05',
      isPartnerBrand: true,
      notes: 'x',
    });
    const kept = await edit(id, businessBody(calamba));
    expect(kept.body.data).toMatchObject({
      hsisCode: 'P-KEPT',
      startDate: '2026-01-05',
      isPartnerBrand: true,
      notes: 'x',
    });
    const cleared = await edit(id, businessBody(calamba, { hsisCode: '', startDate: null, notes: '' }));
    expect(cleared.body.data).toMatchObject({
      hsisCode: null,
      startDate: null,
      notes: null,
      isPartnerBrand: true,
    });
  });

  it('keeps an account owner who has left', async () => {
    await app.admin.query(
      `insert into employee (code, first_name, last_name, position) values ('EMP00099', 'Ana', 'Yuson', 'Account Manager')`,
    );
    const { id } = await make({ accountOwnerCode: 'EMP00099' });
    await app.admin.query(`update employee set is_active = false where code = 'EMP00099'`);
    const again = await edit(id, businessBody(calamba, { accountOwnerCode: 'EMP00099' }));
    expect(again.body.data.accountOwner).toEqual({ code: 'EMP00099', name: 'Ana Yuson' });
    const other = await make();
    const { status, body } = await edit(other.id, businessBody(calamba, { accountOwnerCode: 'EMP00099' }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['accountOwnerCode']]);
  });

  it('[partner.editWithoutId] takes no id in the body', async () => {
    const { id } = await make();
    const { status, body } = await edit(id, { ...businessBody(calamba), id });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['id']]);
    expect((await get(id)).version).toBe(1);
  });

  it('needs the version that was seen', async () => {
    const { id } = await make();
    const without = await app.call('POST', `/api/partners/${id}`, {
      as: 'sales.admin',
      body: businessBody(calamba),
    });
    expect([without.status, without.body.error]).toEqual([428, 'version_missing']);
    await edit(id, businessBody(calamba, { name: 'Mine' }));
    const { status, body } = await edit(id, businessBody(calamba, { name: 'Theirs' }), { version: 1 });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect(body.current).toMatchObject({ id, name: 'Mine', version: 2, addresses: [{}] });
    expect((await get(id)).name).toBe('Mine');
  });

  it('is once for one idempotency key', async () => {
    const { id } = await make();
    const body = businessBody(calamba, { name: 'Once' });
    const headers = { 'If-Match': '1', 'Idempotency-Key': `edit-${id}` };
    const first = await app.call('POST', `/api/partners/${id}`, { as: 'sales.admin', body, headers });
    const again = await app.call('POST', `/api/partners/${id}`, { as: 'sales.admin', body, headers });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await get(id)).version).toBe(2);
  });

  it.each([
    ['B', null],
    ['C', null],
    ['REJECTED', null],
    ['CANCELLED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ])('[app.editability] is refused as %s with workflow %s', async (status, workflow) => {
    const { id } = await make();
    await stand(id, status, workflow);
    for (const answer of [
      await edit(id, businessBody(calamba)),
      await section(id, 'contact-person', { contactPersons: [personBody('OWNER', 'Ana')] }),
    ])
      expect([answer.status, answer.body.error]).toEqual([422, 'rule_not_editable']);
    expect((await get(id)).version).toBe(1);
  });

  it('another’s TIN is refused, its own is not', async () => {
    const [one, other] = [await make(), await make()];
    const own = await edit(one.id, businessBody(calamba, { tinNumber: one.tinNumber }));
    expect(own.status).toBe(200);
    const { status, body } = await edit(one.id, businessBody(calamba, { tinNumber: other.tinNumber }));
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_tin_taken', ['tinNumber']]);
  });

  it('another’s code is refused, and so is none for a partner that was active', async () => {
    const [one, other] = [await make({ hsisCode: 'P-ONE' }), await make()];
    const taken = await edit(other.id, businessBody(calamba, { hsisCode: 'P-ONE' }));
    expect([taken.status, taken.body.error, Object.keys(taken.body.fields)]).toEqual([
      422,
      'rule_code_taken',
      ['hsisCode'],
    ]);
    await stand(one.id, 'A');
    const lost = await edit(one.id, businessBody(calamba, { hsisCode: null }));
    expect([lost.status, Object.keys(lost.body.fields)]).toEqual([400, ['hsisCode']]);
  });
});

describe('people of a partner', () => {
  it('edit their own', async () => {
    const { status, body } = await edit('1', businessBody(calamba, { name: 'Our New Name' }), {
      as: 'partner.admin',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ name: 'Our New Name', updatedBy: 'partner.admin' });
  });

  it('leave what is staff’s as it is, whether they send it back or not', async () => {
    const before = await get('1');
    const { hsisCode, businessArea, startDate, endDate, notes, isPartnerBrand } = before;
    const same = { hsisCode, businessArea, startDate, endDate, notes, isPartnerBrand };
    const body = businessBody(calamba, { ...same, accountOwnerCode: before.accountOwner.code });
    expect((await edit('1', body, { as: 'head.office' })).status).toBe(200);
    expect(await get('1')).toMatchObject({ ...same, accountOwner: before.accountOwner });
  });

  it('are refused a change of it by name', async () => {
    const body = businessBody(calamba, { hsisCode: 'P-MINE', notes: 'Pay us first', isPartnerBrand: true });
    const { status, body: answer } = await edit('1', body, { as: 'partner.admin' });
    expect([status, answer.error]).toEqual([403, 'forbidden']);
    expect(Object.keys(answer.fields)).toEqual(expect.arrayContaining(['hsisCode', 'notes']));
    const bySection = await section('1', 'business-details', body, { as: 'partner.admin' });
    expect(bySection.status).toBe(403);
  });

  it('do not reach another one', async () => {
    expect((await edit('1', businessBody(calamba), { as: 'other.partner' })).status).toBe(404);
    for (const id of ['999999', 'abc'])
      expect((await edit(id, businessBody(calamba), { version: 1 })).status).toBe(404);
  });

  it('need PM_EDIT', async () => {
    const { status, body } = await edit('1', businessBody(calamba), { as: 'antifraud.reviewer' });
    expect([status, body.missing]).toEqual([403, [['PM_EDIT']]]);
  });
});
