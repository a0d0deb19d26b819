import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fingerprint, inShort, type SheetValues } from '#tests/support/imports/importKindBench.ts';
import { merchantImports } from './importMerchantRows.ts';
import { partnerImports, row } from './importPartnerRows.ts';

let app: TestApp;
let partners: ReturnType<typeof partnerImports>;
let stores: Awaited<ReturnType<typeof merchantImports>>;
let godod: SheetValues;
beforeAll(async () => {
  app = await startTestApp();
  partners = partnerImports(app);
  stores = await merchantImports(app);
  const { rows } = await app.admin.query(
    `select b.name as barangay, c.name as city, v.name as province from city c join province v on v.id = c.province_id
     join barangay b on b.city_id = c.id where c.name = 'Godod' order by b.id limit 1`,
  );
  godod = { ...rows[0], region: null, zipCode: '7113' };
});
afterAll(() => app.stop());

const CALAMBA = { barangay: 'Real', city: 'Calamba', province: 'Laguna', region: null, zipCode: '4027' };
const zipOf = async (where: string, key: unknown) =>
  (
    await app.admin.query(
      `select z.zip as chosen, a.zip_typed as typed from address a left join zip_code z on z.id = a.zip_code_id
       left join merchant m on m.id = a.merchant_id join partner p on p.id = a.partner_id where ${where} = $1
       and (m.id is null) = ${where.startsWith('p.')}`,
      [key],
    )
  ).rows[0];
const ofPartner = (key: unknown) => zipOf('p.hsis_code', key);
const ofStore = (key: unknown) => zipOf('m.hsis_salesroom_code', key);

describe('a sheet’s ZIP code of a town that has none', () => {
  it('is taken as it was typed, of partners and of stores', async () => {
    const partner = row(godod);
    const { verdicts, states } = await partners.import1([partner]);
    expect([verdicts.map(inShort), states]).toEqual([[[]], ['created']]);
    expect(await ofPartner(partner.hsisPartnerCode)).toEqual({ chosen: null, typed: '7113' });
    const store = stores.row(godod);
    expect((await stores.run([store])).states).toEqual(['created']);
    expect(await ofStore(store.hsisSalesroomCode)).toEqual({ chosen: null, typed: '7113' });
  });

  it('that stands there already changes nothing; an empty cell leaves it, another changes it', async () => {
    const partner = row(godod);
    await partners.import1([partner]);
    const again = await partners.import1([partner]);
    expect(again.states).toEqual(['unchanged']);
    expect((await partners.import1([{ ...partner, zipCode: null }])).states).toEqual(['unchanged']);
    const changed = await partners.import1([{ ...partner, zipCode: '7118' }]);
    expect(changed.verdicts[0]?.changes).toMatchObject([{ field: 'zipCode', before: '7113', after: '7118' }]);
    expect(await ofPartner(partner.hsisPartnerCode)).toEqual({ chosen: null, typed: '7118' });
  });

  it('goes when the address moves, and comes back when that is undone', async () => {
    const [partner, store] = [row(godod), stores.row(godod)];
    await partners.import1([partner]);
    await stores.run([store]);
    const before = await fingerprint(app, ['partner', 'merchant', 'address']);
    const moved = await partners.import1([{ ...partner, ...CALAMBA }]);
    const changes = moved.verdicts[0]?.changes ?? [];
    expect(changes.find(({ field }) => field === 'zipCode')).toMatchObject({ before: '7113', after: '4027' });
    expect(await ofPartner(partner.hsisPartnerCode)).toEqual({ chosen: '4027', typed: null });
    const movedStore = await stores.run([{ ...store, ...CALAMBA }]);
    expect(await ofStore(store.hsisSalesroomCode)).toEqual({ chosen: '4027', typed: null });
    await stores.bench.reverse(movedStore.importId);
    await partners.bench.reverse(moved.importId);
    expect(await fingerprint(app, ['partner', 'merchant', 'address'])).toEqual(before);
  });

  it('gives way to a chosen one as soon as the town has it', async () => {
    const partner = row({ ...CALAMBA, hsisPartnerCode: 'IMP-BARE' });
    await partners.import1([partner]);
    await app.admin.query(
      `update address a set zip_code_id = null, zip_typed = '4028' from partner p where p.id = a.partner_id and p.hsis_code = $1`,
      ['IMP-BARE'],
    );
    const { states, verdicts } = await partners.import1([partner]);
    expect([states, verdicts[0]?.changes]).toMatchObject([
      ['updated'],
      [{ field: 'zipCode', before: '4028', after: '4027' }],
    ]);
    expect(await ofPartner('IMP-BARE')).toEqual({ chosen: '4027', typed: null });
  });

  it('of another city is not taken where the town has its own', async () => {
    const { verdicts } = await partners.import1([row({ ...CALAMBA, zipCode: '7113' })]);
    expect(verdicts.map(inShort)).toEqual([['zipCode zip_elsewhere']]);
  });
});
