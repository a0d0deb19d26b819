import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type EditOptions, editBench } from '#tests/support/records/editBench.ts';
import {
  bankOf,
  businessBody,
  type PlaceBody,
  personBody,
  placeIn,
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
const section = (id: string, name: string, body: unknown, options?: EditOptions) =>
  bench.partnerSection(name)(id, body, options);
const stand = (id: string, status: string, workflow: string | null = null) =>
  bench.stand('partner', id, status, workflow);

describe('the sections of a partner', () => {
  it('business details', async () => {
    const { id } = await make();
    const { status, body } = await section(
      id,
      'business-details',
      businessBody(cebu, { name: 'By section' }),
    );
    expect([status, body.data]).toEqual([200, { id, version: 2, approvalRequestId: null }]);
    expect((await get(id)).name).toBe('By section');
  });

  it('are checked as every body is', async () => {
    const { id } = await make();
    const wrong = await section(id, 'business-details', {
      ...businessBody(calamba),
      tinNumber: '1',
      colour: 1,
    });
    expect([wrong.status, wrong.body.error, Object.keys(wrong.body.fields).sort()]).toEqual([
      400,
      'invalid',
      ['colour', 'tinNumber'],
    ]);
    expect(wrong.body.fields.tinNumber).toBe('A TIN has 9, 12 or 15 digits');
    const empty = await section(id, 'contact-person', {});
    expect(empty.body.fields).toEqual({ contactPersons: 'Fill this in' });
    expect((await section(id, 'secrets', {})).status).toBe(404);
  });

  it('bank details before approval are saved at once', async () => {
    const { id } = await make();
    const bankDetails = { ...(await bankOf(app.admin)), accountNumber: '999 888 777' };
    const { body } = await section(id, 'bank-details', {
      bankDetails,
      authorizedSignatory: personBody('OWNER', 'Maria'),
    });
    expect(body.data).toEqual({ id, version: 2, approvalRequestId: null });
    expect(await get(id)).toMatchObject({
      bankDetails: [{ accountNumber: '999888777' }],
      contactPersons: [{ role: 'AUTHORIZED_SIGNATORY', fullName: { firstName: 'Maria' } }],
    });
  });

  it('bank details of an approved partner wait for a second person', async () => {
    const made = await make();
    await stand(made.id, 'APPROVED', 'APPROVED');
    const bankDetails = { ...(await bankOf(app.admin)), accountNumber: '999888777' };
    const { status, body } = await section(made.id, 'bank-details', { bankDetails });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ id: made.id, version: 1, approvalRequestId: expect.any(String) });
    expect(await get(made.id)).toMatchObject({ version: 1, bankDetails: made.bankDetails });
  });

  it('so do those that the partner’s own people change', async () => {
    const { version } = await get('1');
    const bankDetails = { ...(await bankOf(app.admin)), accountNumber: '444555666' };
    const { status, body } = await section('1', 'bank-details', { bankDetails }, { as: 'partner.admin' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ id: '1', version, approvalRequestId: expect.any(String) });
  });

  it('a branch of another bank is refused in both', async () => {
    const { rows } = await app.admin.query('select id from bank_branch order by bank_id desc limit 1');
    const bankDetails = { ...(await bankOf(app.admin)), bankBranchId: rows[0].id };
    for (const status of ['SUBMITTED', 'APPROVED']) {
      const { id } = await make();
      await stand(id, status);
      const answer = await section(id, 'bank-details', { bankDetails });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['bankDetails.bankBranchId']]);
    }
  });

  it('contacts keep their rows by their place; the signatory stays', async () => {
    const { id } = await make({
      contactPersons: [personBody('CONTACT_PERSON', 'Ana'), personBody('OWNER', 'Ben')],
    });
    const contact = (...people: unknown[]) => section(id, 'contact-person', { contactPersons: people });
    const before = (await get(id)).contactPersons;
    expect((await contact(personBody('CONTACT_PERSON', 'Anna'))).status).toBe(200);
    const after = (await get(id)).contactPersons;
    expect(after.map((one: { fullName: object }) => one.fullName)).toMatchObject([
      { firstName: 'Liezel' },
      { firstName: 'Anna' },
    ]);
    expect(after[1].id).toBe(before.find((one: { role: string }) => one.role === 'CONTACT_PERSON').id);
    // Sent back as it stands the signatory is no change; another one is.
    expect(
      (await contact(personBody('AUTHORIZED_SIGNATORY', 'Liezel'), personBody('OWNER', 'Ben'))).status,
    ).toBe(200);
    const other = await contact(personBody('AUTHORIZED_SIGNATORY', 'Thief'));
    expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['contactPersons.0.role']]);
  });

  it('a stale version is told with the whole record', async () => {
    const { id } = await make();
    await section(id, 'contact-person', { contactPersons: [personBody('OWNER', 'Ana')] });
    const stale = await section(
      id,
      'contact-person',
      { contactPersons: [personBody('OWNER', 'Ben')] },
      { version: 1 },
    );
    expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
  });
});

describe('the reference number', () => {
  const generate = (id: string, as = 'sales.admin') =>
    app.call('POST', `/api/partners/v3/${id}/reference-number:generate`, { as });

  it('is the same one when there is one', async () => {
    const { id, referenceNumber } = await make();
    const { status, body } = await generate(id);
    expect([status, body.data]).toEqual([200, referenceNumber]);
    expect((await get(id)).version).toBe(1);
  });

  it('is made when there is none', async () => {
    await app.admin.query('update partner set reference_number = null where id = 2');
    const { body } = await generate('2');
    expect(body.data).toMatch(/^SK-2026-\d{6}$/);
    expect((await generate('2')).body.data).toBe(body.data);
    expect((await get('2')).referenceNumber).toBe(body.data);
  });

  it('of an unknown partner is none, and needs PAR_CREATE', async () => {
    expect((await generate('999999')).status).toBe(404);
    expect((await generate('1', 'online.viewer')).body.missing).toEqual([['PAR_CREATE']]);
  });
});
