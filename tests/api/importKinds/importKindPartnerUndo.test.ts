import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fingerprint } from '#tests/support/imports/importKindBench.ts';
import { code, partnerImports, row } from './importPartnerRows.ts';

let app: TestApp;
let bench: ReturnType<typeof partnerImports>['bench'];
let import1: ReturnType<typeof partnerImports>['import1'];
let partner: ReturnType<typeof partnerImports>['partner'];
beforeAll(async () => {
  app = await startTestApp();
  ({ bench, import1, partner } = partnerImports(app));
});
afterAll(() => app.stop());

describe('writing and taking back', () => {
  it('leaves rows unmarked that changed since the check, and codes that somebody took', async () => {
    const [fresh, old] = [row(), row()];
    await import1([old]);
    const { importId } = await bench.stage([fresh, { ...old, partnerName: 'Later' }]);
    await app.admin.query('update partner set version = version + 1 where hsis_code = $1', [
      old.hsisPartnerCode,
    ]);
    await app.admin.query(`insert into partner (hsis_code, name) values ($1, 'First')`, [
      fresh.hsisPartnerCode,
    ]);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['create', 'update']);
    expect((await partner(old.hsisPartnerCode)).name).toBe(old.partnerName);
  });

  it('twice writes each row once', async () => {
    const { importId } = await bench.stage([row(), row()]);
    await bench.write(importId);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['created', 'created']);
    const { rows } = await app.admin.query('select count(*)::int as n from partner where import_id = $1', [
      importId,
    ]);
    expect(rows[0].n).toBe(2);
  });

  it('backwards leaves the tables as they were', async () => {
    const old = row();
    await import1([old]);
    const tables = ['partner', 'address', 'contact_person', 'merchant'];
    const before = await fingerprint(app, tables);
    const { importId, states } = await import1([
      row(),
      {
        ...old,
        partnerName: 'Another',
        barangay: 'Bucal',
        numberBuilding: '7',
        firstName: 'Rodel',
        emailAddress: null,
      },
      row({ barangay: 'Barangay 659', city: 'Manila', province: null, region: 'NCR', zipCode: '1000' }),
    ]);
    expect(states).toEqual(['created', 'updated', 'created']);
    expect(await fingerprint(app, tables)).not.toEqual(before);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed', 'reversed', 'reversed']);
    expect(await fingerprint(app, tables)).toEqual(before);
  });

  it('keeps what was edited since and throws at what is in use', async () => {
    const [edited, used] = [row(), row()];
    const { importId } = await import1([edited]);
    await app.admin.query('update partner set version = version + 1 where hsis_code = $1', [
      edited.hsisPartnerCode,
    ]);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['created']);
    const other = await import1([used]);
    const { id } = await partner(used.hsisPartnerCode);
    await app.admin.query(
      `insert into merchant (partner_id, hsis_salesroom_code, name) values ($1, $2, 'Store')`,
      [id, code()],
    );
    await expect(bench.reverse(other.importId)).rejects.toMatchObject({ code: '23503' });
    expect(await bench.states(other.importId)).toEqual(['created']);
  });

  it('takes nothing away that no import made', async () => {
    const { rows } = await app.admin.query(
      `select id, version from partner where import_id is null and not exists (select from merchant m where m.partner_id = partner.id) limit 1`,
    );
    const { importId } = await bench.stage([row()]);
    await app.admin.query(
      `update import_verdict set state = 'created', target_id = $2, target_version = $3 where import_id = $1`,
      [importId, rows[0].id, rows[0].version],
    );
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['created']);
  });
});
