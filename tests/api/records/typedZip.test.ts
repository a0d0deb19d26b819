import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContractPaper } from '#server/areas/contracts/readContractPaper.ts';
import { withContext } from '#server/db/context.ts';
import { OLD_ADDRESS } from '#server/importKinds/shared/address/sheetAddress.ts';
import { ADDRESS } from '#server/records/parts/addressColumns.ts';
import { readForm } from '#server/records/print/readForm.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import {
  applicationBody,
  bareTown,
  businessBody,
  type PlaceBody,
  placeIn,
  storeBody,
} from '#tests/support/records/partnerBodies.ts';
import { associateBody, peopleBench } from '#tests/support/records/people.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
let godod: Awaited<ReturnType<typeof bareTown>>;
let calamba: PlaceBody;
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
  godod = await bareTown(app.admin);
  calamba = await placeIn(app.admin, 'City of Calamba');
});
afterAll(() => app.stop());

interface Zip {
  zipCode: string | null;
  zipCodeId: string | null;
  zipTyped: string | null;
}
const zipOf = ({ addresses }: { addresses: Zip[] }): Zip[] =>
  addresses.map(({ zipCode, zipCodeId, zipTyped }) => ({ zipCode, zipCodeId, zipTyped }));
const typed = (zip: string): Zip => ({ zipCode: zip, zipCodeId: null, zipTyped: zip });
const storeOf = async (partnerId: string): Promise<string> =>
  (await app.admin.query('select id from merchant where partner_id = $1 order by id', [partnerId])).rows[0]
    .id;
const post = async (more: object) =>
  app.call('POST', '/api/partners', { as: 'sales.admin', body: await applicationBody(app.admin, more) });

const actor = {
  class: 'internal',
  userId: '1',
  username: 'sbo.reviewer',
  role: null,
  partnerId: null,
  merchantIds: [],
} as const;
const printed = { language: 'en', by: 'sbo.reviewer' } as const;

describe('a town without a ZIP code takes a typed one', () => {
  it('of a partner, of its store and of a person of it', async () => {
    const { id } = await bench.makePartner({ address: godod, merchants: [storeBody(godod)] });
    const store = await storeOf(id);
    expect(zipOf(await bench.partner(id))).toEqual([typed('7113')]);
    expect(zipOf(await bench.merchant(store))).toEqual([typed('7113')]);
    const people = peopleBench(app);
    const person = associateBody('Inday', { presentAddress: godod, permanentAddress: calamba });
    const added = await people.add(store, person);
    const read = (await people.read(added.body.data.id)).body.data;
    const [present, permanent] = zipOf(read);
    expect(present).toEqual(typed('7113'));
    expect(permanent).toMatchObject({ zipCodeId: calamba.zipCodeId, zipTyped: null });
  });

  it('goes with a move to a town that has some, and comes back', async () => {
    const { id } = await bench.makePartner({ address: godod });
    const save = (address: object) => bench.editPartner(id, businessBody(address));
    const away = await save(calamba);
    expect(away.status, JSON.stringify(away.body)).toBe(200);
    expect(zipOf(away.body.data)).toEqual([
      { zipCode: expect.stringMatching(/^4027 - /), zipCodeId: calamba.zipCodeId, zipTyped: null },
    ]);
    expect(zipOf((await save({ ...godod, zipTyped: '7118' })).body.data)).toEqual([typed('7118')]);
    expect(zipOf((await save({ ...godod, zipTyped: '' })).body.data)).toEqual([
      { zipCode: null, zipCodeId: null, zipTyped: null },
    ]);
  });

  it('moves the stores along that stand where their partner does', async () => {
    const body = storeBody(godod, { isSameAddress: true, address: undefined });
    const { id } = await bench.makePartner({ address: godod, merchants: [body] });
    const store = await storeOf(id);
    expect(zipOf(await bench.merchant(store))).toEqual([typed('7113')]);
    const own = await bench.merchant(store);
    const same = {
      merchantName: own.merchantName,
      isSameAddress: false,
      address: { ...godod, zipTyped: '7199' },
    };
    expect(zipOf((await bench.editMerchant(store, same)).body.data)).toEqual([typed('7199')]);
    const again = { merchantName: own.merchantName, isSameAddress: true };
    expect(zipOf((await bench.editMerchant(store, again)).body.data)).toEqual([typed('7113')]);
    const moved = { ...godod, zipTyped: '7118' };
    await bench.editPartner(id, businessBody(moved));
    expect(zipOf(await bench.merchant(store))).toEqual([typed('7118')]);
  });

  it.each<[string, () => object, string, RegExp]>([
    ['of three digits', () => ({ ...godod, zipTyped: '711' }), 'zipTyped', /4 digits/],
    ['of five digits', () => ({ ...godod, zipTyped: '71130' }), 'zipTyped', /4 digits/],
    ['with letters', () => ({ ...godod, zipTyped: '71l3' }), 'zipTyped', /4 digits/],
    ['of other digits', () => ({ ...godod, zipTyped: '٧١١٣' }), 'zipTyped', /4 digits/],
    ['with a blank', () => ({ ...godod, zipTyped: '7113\n' }), 'zipTyped', /4 digits/],
    [
      'where the town has some',
      () => ({ ...calamba, zipCodeId: null, zipTyped: '4027' }),
      'zipTyped',
      /one of the ZIP codes/,
    ],
    ['beside a chosen one', () => ({ ...calamba, zipTyped: '4027' }), 'zipTyped', /one of the ZIP codes/],
  ])('a code %s is refused by its field', async (_, address, field, sentence) => {
    const ofPartner = await post({ address: address() });
    expect([ofPartner.status, Object.keys(ofPartner.body.fields)]).toEqual([400, [`address.${field}`]]);
    expect(JSON.stringify(ofPartner.body.fields)).toMatch(sentence);
    const ofStore = await post({ merchants: [storeBody(address())] });
    expect([ofStore.status, Object.keys(ofStore.body.fields)]).toEqual([
      400,
      [`merchants.0.address.${field}`],
    ]);
  });

  it('is kept to its form by the table itself, and never beside a chosen one', async () => {
    const set = (sql: string) => app.admin.query(`update address set ${sql} where zip_code_id is not null`);
    await expect(set(`zip_typed = '711', zip_code_id = null`)).rejects.toMatchObject({ code: '23514' });
    await expect(set(`zip_typed = '7113'`)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a typed ZIP code is shown like a chosen one', () => {
  let id: string;
  let store: string;
  beforeAll(async () => {
    ({ id } = await bench.makePartner({ address: godod, merchants: [storeBody(godod)] }));
    store = await storeOf(id);
  });

  it('[send.zip] in the application form and in the contract', async () => {
    const papers = await withContext(app.pools, actor, 'papers', async (tx) => {
      const now = app.clock.now();
      const contract = { partnerId: id, number: 'C-1', startDate: '2026-01-01', expiryDate: '2026-12-31' };
      return {
        form: await readForm(tx, id, { ...printed, now }),
        contract: await readContractPaper(tx, contract as Parameters<typeof readContractPaper>[1], {
          ...printed,
          now,
        }),
      };
    });
    expect(papers.form.address.zip).toBe('7113');
    expect(papers.form.stores.map(({ address }) => address)).toEqual([expect.stringMatching(/ 7113$/)]);
    expect(papers.contract.partner.address).toMatch(/ 7113$/);
  });

  it('[lookup.zipLabel] in the list of stores for a promo', async () => {
    await bench.stand('partner', id, 'A');
    await bench.stand('merchant', store, 'A');
    await app.admin.query('update merchant set is_loyalty_merchant = true where id = $1', [store]);
    const { body } = await app.call('GET', '/api/merchants/locations', {
      as: 'loyalty.editor',
      query: { partnerId: id },
    });
    expect(body.data.list.map(({ zipCode }: Zip) => zipCode)).toEqual(['7113']);
  });

  it('in the trail, as one change of the ZIP code', async () => {
    const { id: other } = await bench.makePartner({ address: calamba });
    const { id: addressId } = (await bench.partner(other)).addresses[0];
    const save = (address: object) => bench.editPartner(other, businessBody(address));
    await save(godod);
    await save({ ...godod, zipTyped: '7118' });
    const { body } = await app.call('GET', '/api/audit-trail', {
      as: 'it.support',
      query: { target: 'address', targetKey: addressId, operation: 'UPDATE' },
    });
    const changes = body.data.list.map((entry: { changes: { field: string }[] }) =>
      entry.changes.filter(({ field }) => field.startsWith('zip')),
    );
    const text = (value: string) => ({ kind: 'text', text: value });
    expect(changes).toEqual([
      [{ field: 'zip_typed', before: text('7113'), after: text('7118') }],
      [{ field: 'zip_code_id', before: expect.objectContaining({ kind: 'name' }), after: text('7113') }],
    ]);
  });
});

describe('the columns of an address', () => {
  it('are all known to those that write, copy and compare addresses', async () => {
    const { rows } = await app.admin.query(
      `select column_name as name from information_schema.columns where table_name = 'address'
       and column_name not in ('id', 'partner_id', 'merchant_id', 'associate_id', 'type')`,
    );
    const columns = rows.map(({ name }) => name).sort();
    expect(ADDRESS.targets.map(({ column }) => column).sort()).toEqual(columns);
    expect(OLD_ADDRESS.targets.map(({ column }) => column).sort()).toEqual(columns);
  });
});
