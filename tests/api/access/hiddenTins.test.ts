import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sameTin } from '#server/records/parts/refuseTakenTins.ts';
import { merchantImports } from '#tests/api/importKinds/importMerchantRows.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inShort } from '#tests/support/imports/importKindBench.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import {
  businessBody,
  freshTin,
  type PlaceBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
let cebu: PlaceBody;
const partnerOf: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
  cebu = await placeIn(app.admin, 'City of Cebu');
  const { rows } = await app.admin.query(
    `select username::text, partner_id::text as id from user_account where username in ('partner.admin', 'other.partner')`,
  );
  for (const { username, id } of rows) partnerOf[username] = id;
});
afterAll(() => app.stop());

const add = (tinNumber: string, as: string, partnerId = partnerOf[as]) =>
  app.call('POST', '/api/merchants', { as, body: storeBody(cebu, { partnerId, tinNumber }) });
/** A store of the second partner that has a TIN. */
const hidden = async (): Promise<string> => {
  const tinNumber = freshTin('003');
  const { status } = await add(tinNumber, 'sales.admin', partnerOf['other.partner']);
  expect(status).toBe(200);
  return tinNumber;
};
const decide = async (id: string, action: string, as = 'sbo.reviewer') =>
  app.call('POST', `/api/merchants/v3/${action}/workflow-status/${id}`, {
    as,
    body: {},
    headers: { 'If-Match': String((await bench.merchant(id)).version) },
  });
const shape = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
    : typeof value;

describe('a TIN that a hidden record has', () => {
  it('is taken from an external user like any other, whose store waits as Submitted', async () => {
    const [taken, free] = [await hidden(), freshTin('003')];
    const answers = [await add(taken, 'partner.admin'), await add(free, 'partner.admin')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ status: 'SUBMITTED', tinNumber: taken });
    expect(shape(answers[0]?.body)).toEqual(shape(answers[1]?.body));
  });

  it('is taken in an edit of a store too, active or not, and in both sections', async () => {
    const own = (await add(freshTin('004'), 'partner.admin')).body.data.id;
    const { rows } = await app.admin.query(
      `select id from merchant where partner_id = $1 and status = 'A' order by id limit 1`,
      [partnerOf['partner.admin']],
    );
    for (const id of [own, rows[0].id]) {
      const first = await bench.editMerchant(
        id,
        { merchantName: 'Ours', address: cebu, tinNumber: await hidden() },
        { as: 'partner.admin' },
      );
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      const section = bench.merchantSection('business-details');
      const second = await section(id, { tinNumber: await hidden() }, { as: 'partner.admin' });
      expect(second.status, JSON.stringify(second.body)).toBe(200);
    }
  });

  it('is taken of the partner itself', async () => {
    const other = await bench.partner(partnerOf['other.partner'] ?? '');
    const own = partnerOf['partner.admin'] ?? '';
    const { address: _, ...before } = businessBody(cebu);
    const { status, body } = await bench.partnerSection('business-details')(
      own,
      { ...before, address: cebu, tinNumber: other.tinNumber },
      { as: 'partner.admin' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await bench.partner(own)).tinNumber).toBe(other.tinNumber);
    // Whoever has it by right goes on with their work, and so do staff with it.
    const again = await bench.partnerSection('business-details')(
      other.id,
      { ...before, address: cebu, tinNumber: other.tinNumber },
      { as: 'sales.admin' },
    );
    expect(again.status, JSON.stringify(again.body)).toBe(200);
  });

  it('is taken of an import, in what it makes', async () => {
    const { run, row } = await merchantImports(app);
    const taken = await hidden();
    const wanted = row({ tinNumber: taken });
    const { verdicts, states } = await run([wanted, row()], 'partner.admin');
    expect(verdicts.map(inShort)).toEqual([[], []]);
    expect(states).toEqual(['created', 'created']);
    const again = await run([row({ tinNumber: taken })], 'partner.admin');
    expect(again.verdicts.map(inShort)).toEqual([['tinNumber taken']]);
  });

  it('is told within the own partner, with its name', async () => {
    const tinNumber = freshTin('005');
    await add(tinNumber, 'partner.admin');
    const { status, body } = await add(tinNumber, 'partner.admin');
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_tin_taken', ['tinNumber']]);
  });

  it('of two at the same moment in one partner only the first gets through', async () => {
    const tinNumber = freshTin('006');
    const answers = await Promise.all([add(tinNumber, 'partner.admin'), add(tinNumber, 'partner.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is told to staff, by whom it was asked for and by whom it is held', async () => {
    const tinNumber = freshTin('007');
    await add(tinNumber, 'partner.admin');
    const { status, body } = await add(tinNumber, 'sales.admin', partnerOf['other.partner']);
    expect([status, body.error]).toEqual([422, 'rule_tin_taken']);
  });
});

describe('looking for it', () => {
  it.each(['partner', 'merchant'] as const)('takes both indexes of a %s', async (table) => {
    const text = `explain with asked as (select 1 as n, '123456789001'::text as tin, null::bigint as id)
      ${sameTin('t.name', 'asked', table)}`;
    await app.admin.query('begin; set local role app_internal; set local enable_seqscan = off');
    const { rows } = await app.admin.query(text);
    await app.admin.query('rollback');
    const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
    for (const index of ['branch', 'asked']) expect(plan).toContain(`using ${table}_tin_${index} `);
  });
});

describe('at the review', () => {
  const twice = async () => {
    const tinNumber = await hidden();
    const { id } = (await add(tinNumber, 'partner.admin')).body.data;
    return { tinNumber, id };
  };

  it('staff see who has the TIN, the partner’s own people do not', async () => {
    const { id } = await twice();
    const head = async (as: string) =>
      (await app.call('GET', `/api/merchants/v3/merchant-details/${id}/summary`, { as })).body.data;
    expect((await head('sbo.reviewer')).sameTins).toEqual([
      {
        record: 'merchant',
        id: expect.any(String),
        partnerId: partnerOf['other.partner'],
        name: expect.any(String),
        store: null,
      },
    ]);
    expect((await head('partner.admin')).sameTins).toEqual([]);
  });

  it('the approval waits until it is settled', async () => {
    const { id, tinNumber } = await twice();
    const refused = await decide(id, 'approve');
    expect([refused.status, refused.body.error, Object.keys(refused.body.fields)]).toEqual([
      422,
      'rule_tin_taken',
      ['tinNumber'],
    ]);
    await app.admin.query(
      `update merchant set status = 'REJECTED' where tin_number = $1 and partner_id = $2`,
      [tinNumber, partnerOf['other.partner']],
    );
    expect((await decide(id, 'approve')).status).toBe(200);
    // From now on it holds the number: the database keeps a second one out.
    await expect(
      app.admin.query(
        `update merchant set status = 'SUBMITTED' where tin_number = $1 and status = 'REJECTED'`,
        [tinNumber],
      ),
    ).rejects.toMatchObject({ constraint: 'merchant_tin_branch' });
  });

  it('of a whole application too, which names the store', async () => {
    const tinNumber = await hidden();
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    await app.admin.query(`begin; set local role app_partner; select set_config('app.partner_id', '${partnerId}', true);
      update merchant set tin_number = '${tinNumber}' where id = ${storeIds[0]}; commit`);
    const { status, body } = await app.call('POST', `/api/partners/v3/approve/workflow-status/${partnerId}`, {
      as: 'sbo.reviewer',
      body: {},
      headers: { 'If-Match': '1' },
    });
    expect([status, body.error]).toEqual([422, 'rule_tin_taken']);
    expect(body.message).toContain('Made Store');
  });

  it('an active record that changed its TIN comes back into business once that is settled', async () => {
    const tinNumber = await hidden();
    const { id } = (await add(freshTin('008'), 'partner.admin')).body.data;
    await bench.stand('merchant', id, 'A');
    const business = bench.merchantSection('business-details');
    expect((await business(id, { tinNumber }, { as: 'partner.admin' })).status).toBe(200);
    await bench.stand('merchant', id, 'I');
    const activate = async () =>
      app.call('POST', `/api/merchants/v3/${id}/status:update`, {
        as: 'sbo.reviewer',
        body: { status: 'A' },
        headers: { 'If-Match': String((await bench.merchant(id)).version) },
      });
    expect((await activate()).body.error).toBe('rule_tin_taken');
    expect((await business(id, { tinNumber: freshTin('009') })).status).toBe(200);
    expect((await activate()).status).toBe(200);
  });
});
