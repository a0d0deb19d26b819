import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fingerprint } from '#tests/support/imports/importKindBench.ts';
import { merchantImports, person } from './importMerchantRows.ts';

let app: TestApp;
type Imports = Awaited<ReturnType<typeof merchantImports>>;
let bench: Imports['bench'];
let thirdParty: Imports['thirdParty'];
let own: Imports['own'];
let row: Imports['row'];
let run: Imports['run'];
let store: Imports['store'];
beforeAll(async () => {
  app = await startTestApp();
  ({ bench, thirdParty, own, row, run, store } = await merchantImports(app));
});
afterAll(() => app.stop());

describe('third-party stores', () => {
  const terminals = { acquirerId: '000123', terminalIds: '111\n222', pos: 'Android POS' };

  it('come with acquirer and terminals', async () => {
    const wanted = row(terminals);
    expect((await run([wanted], 'sales.admin', thirdParty)).states).toEqual(['created']);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({
      onboarded_by: '3rd Party',
      acquirer_id: '000123',
      terminal_ids: ['111', '222'],
      pos: 'Android POS',
    });
  });

  it('change their terminals, and get them back', async () => {
    const wanted = row(terminals);
    await run([wanted], 'sales.admin', thirdParty);
    const { importId, verdicts } = await run([{ ...wanted, terminalIds: '333' }], 'sales.admin', thirdParty);
    expect(verdicts[0]?.changes?.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['terminalIds', '111; 222', '333'],
    ]);
    expect((await store(wanted.hsisSalesroomCode)).terminal_ids).toEqual(['333']);
    await thirdParty.reverse(importId);
    expect((await store(wanted.hsisSalesroomCode)).terminal_ids).toEqual(['111', '222']);
  });
});

describe('writing and taking back', () => {
  it('leaves the tables as they were', async () => {
    const tables = ['partner', 'merchant', 'address', 'contact_person', 'merchant_schedule'];
    const before = await fingerprint(app, tables);
    const { importId } = await run([
      row(),
      row({ ...person, openingDays: 'Sat to Mon', openingHour: '10:00', closingHour: '20:00' }),
    ]);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed', 'reversed']);
    expect(await fingerprint(app, tables)).toEqual(before);
  });

  it('keeps what was edited and what is in use', async () => {
    const [edited, used] = [row(), row()];
    const one = await run([edited]);
    await app.admin.query('update merchant set version = 2 where hsis_salesroom_code = $1', [
      edited.hsisSalesroomCode,
    ]);
    await bench.reverse(one.importId);
    expect(await bench.states(one.importId)).toEqual(['created']);
    const two = await run([used]);
    const { id } = await store(used.hsisSalesroomCode);
    await app.admin.query(
      `insert into user_merchant (user_id, partner_id, merchant_id) select u.id, u.partner_id, $1 from user_account u where username = 'accounting'`,
      [id],
    );
    await expect(bench.reverse(two.importId)).rejects.toMatchObject({ code: '23503' });
  });

  it('leaves what another took meanwhile unmarked', async () => {
    const wanted = row();
    const { importId } = await bench.stage([wanted]);
    await run([{ ...row(), tinNumber: wanted.tinNumber ?? null }]);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['create']);
  });

  it('offers the values of lists and places', async () => {
    expect(await bench.choices('vatType', 'exempt')).toEqual([{ value: 'VAT-Exempt', label: 'VAT-Exempt' }]);
    expect(await bench.choices('hsisPartnerCode', own, 'partner.admin')).toHaveLength(1);
    expect((await bench.choices('city', 'calam')).map(({ label }) => label)).toContain(
      'City of Calamba, Laguna',
    );
    expect(await bench.choices('barangay', 're')).toEqual([]);
  });
});
