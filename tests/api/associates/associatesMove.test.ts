import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication, standingOf } from '#tests/support/records/applications.ts';
import { type PlaceBody, placeIn } from '#tests/support/records/partnerBodies.ts';
import { associateBody, peopleBench } from '#tests/support/records/people.ts';

let app: TestApp;
let people: ReturnType<typeof peopleBench>;
let calamba: PlaceBody;
let manila: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleBench(app);
  calamba = await placeIn(app.admin, 'City of Calamba');
  manila = await placeIn(app.admin, 'City of Manila');
});
afterAll(() => app.stop());

let made = 0;
const added = async (more: object = {}, storeId = '1') => {
  const body = associateBody(`Tao ${++made}`, more);
  const { data } = (await people.add(storeId, body)).body;
  return { merchantId: storeId, id: data.id as string };
};
const cities = (body: { data: { addresses: { type: string; municipality: string }[] } }) =>
  Object.fromEntries(body.data.addresses.map(({ type, municipality }) => [type, municipality]));

describe('the addresses of a person', () => {
  const save = (at: { merchantId: string; id: string }, body: object) => people.update('address', at, body);
  const PRESENT = { type: 'PRESENT', address: {} };

  it('are one as long as the permanent one is the same, and follow it', async () => {
    const at = await added({ isSameAddress: true, presentAddress: calamba });
    const moved = await save(at, { ...PRESENT, address: manila });
    expect(moved.status).toBe(200);
    expect(moved.body.data.isSameAddress).toBe(true);
    expect(cities(moved.body)).toEqual({ PRESENT: 'City of Manila', PERMANENT: 'City of Manila' });
  });

  it('part when somebody moves and stays at home', async () => {
    const at = await added({ isSameAddress: true, presentAddress: calamba });
    const { body } = await save(at, { ...PRESENT, address: manila, isSameAddress: false });
    expect([body.data.isSameAddress, body.data.version]).toEqual([false, 2]);
    expect(cities(body)).toEqual({ PRESENT: 'City of Manila', PERMANENT: 'City of Calamba' });
  });

  it('part with a permanent one of its own, and become one again', async () => {
    const at = await added({ isSameAddress: true, presentAddress: calamba });
    const apart = await save(at, { type: 'PERMANENT', address: manila });
    expect(cities(apart.body)).toEqual({ PRESENT: 'City of Calamba', PERMANENT: 'City of Manila' });
    const again = await save(at, { type: 'PERMANENT', isSameAddress: true });
    expect(cities(again.body)).toEqual({ PRESENT: 'City of Calamba', PERMANENT: 'City of Calamba' });
    const stored = await app.admin.query('select type from address where associate_id = $1', [at.id]);
    expect(stored.rows).toEqual([{ type: 'PRESENT' }]);
  });

  it('are told with what is missing or lies elsewhere, and nothing is written', async () => {
    const at = await added();
    const wrong = async (body: object) => {
      const answer = await save(at, body);
      return [answer.status, ...Object.keys(answer.body.fields)];
    };
    expect(await wrong({ type: 'PRESENT' })).toEqual([400, 'address']);
    expect(await wrong({ type: 'PERMANENT' })).toEqual([400, 'address']);
    expect(await wrong({ type: 'PERMANENT', isSameAddress: true })).toEqual([400, 'isSameAddress']);
    expect(await wrong({ type: 'MAILING', address: manila })).toEqual([400, 'type']);
    const astray = { ...manila, barangayId: calamba.barangayId };
    expect(await wrong({ type: 'PRESENT', address: astray })).toEqual([400, 'address.barangayId']);
    const elsewhere = { ...calamba, zipCodeId: manila.zipCodeId };
    expect(await wrong({ type: 'PRESENT', address: elsewhere })).toEqual([400, 'address.zipCodeId']);
    expect((await people.read(at.id)).body.data).toMatchObject({ version: 1, addresses: [] });
  });

  it('are written by a partner of its own people only, on the version that was seen', async () => {
    const at = await added({ presentAddress: calamba });
    const body = { ...PRESENT, address: manila };
    expect((await people.update('address', at, body, { as: 'partner.admin' })).status).toBe(200);
    expect((await people.update('address', at, body, { as: 'other.partner', version: 2 })).status).toBe(404);
    expect((await people.update('address', at, body, { version: 1 })).status).toBe(409);
    expect((await people.update('address', at, body, { as: 'accounting', version: 2 })).status).toBe(403);
  });
});

describe('the designation of a person', () => {
  const move = (
    at: { merchantId: string; id: string },
    merchantIds: string[],
    more: object = {},
    options = {},
  ) =>
    people.update(
      'designation-position',
      at,
      { position: 'Supervisor', isEnabled: true, merchantIds, ...more },
      options,
    );
  const storesOf = async (id: string) =>
    (await people.read(id)).body.data.merchants.map((store: { id: string }) => store.id).sort();

  it('is the position, whether the person counts, and all its stores', async () => {
    const at = await added();
    const { status, body } = await move(at, ['2', '4'], { isEnabled: false }, { as: 'head.office' });
    expect([status, body.data.position, body.data.isEnabled]).toEqual([200, 'Supervisor', false]);
    expect(await storesOf(at.id)).toEqual(['2', '4']);
    // Left the store by which it was reached: it is found there no more.
    expect((await move(at, ['1'])).status).toBe(404);
    expect((await move({ ...at, merchantId: '2' }, ['1', '1'])).status).toBe(200);
    expect(await storesOf(at.id)).toEqual(['1']);
  });

  it.each([
    ['no store', { merchantIds: [] }, 400, 'merchantIds'],
    ['a store of another partner', { merchantIds: ['1', '10'] }, 422, 'merchantIds.1'],
    ['no position', { position: undefined }, 400, 'position'],
    ['a position that is none', { position: 'CEO ' }, 400, 'position'],
  ])('is refused with %s', async (_what, wrong, expected, field) => {
    const at = await added();
    const { status, body } = await move(at, ['1'], wrong);
    expect([status, ...Object.keys(body.fields)]).toEqual([expected, field]);
    expect(await storesOf(at.id)).toEqual(['1']);
  });

  it('is refused in a store that has this person already', async () => {
    const [one, other] = [await added({}, '2'), await added()];
    const { firstName } = (await people.read(other.id)).body.data;
    await app.admin.query('update associate set first_name = $2 where id = $1', [one.id, firstName]);
    const { status, body } = await move(other, ['1', '2']);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'rule_person_taken',
      ['merchantIds'],
    ]);
  });

  it('neither adds to nor takes from a store that nobody edits, and leaves what it has there', async () => {
    const { storeIds } = await makeApplication(app.admin, {
      status: 'A',
      stores: [{ status: 'A' }, { status: 'A' }, { status: 'B' }],
    });
    const [open, closing, blocked] = storeIds as [string, string, string];
    const at = await added({ merchantIds: [closing] }, open);
    await app.admin.query(`update merchant set status = 'C' where id = $1`, [closing]);
    expect((await move(at, [open, closing])).status).toBe(200);
    const more = await move(at, [open, closing, blocked]);
    expect([more.body.error, Object.keys(more.body.fields)]).toEqual([
      'rule_not_editable',
      ['merchantIds.2'],
    ]);
    const less = await move(at, [open]);
    expect([less.status, less.body.error]).toEqual([422, 'rule_not_editable']);
    expect(await storesOf(at.id)).toEqual([open, closing].sort());
  });

  it('moves the versions of all stores under review that the person was or is in', async () => {
    const { storeIds } = await makeApplication(app.admin, { stores: [{}, {}, {}] });
    const [one = '', two = ''] = storeIds;
    const at = await added({}, one);
    const versions = async () => {
      const seen: number[] = [];
      for (const id of storeIds) seen.push((await standingOf(app.admin, 'merchant', id)).version);
      return seen;
    };
    expect(await versions()).toEqual([2, 1, 1]);
    expect((await move(at, [two])).status).toBe(200);
    expect(await versions()).toEqual([3, 2, 1]);
  });
});
