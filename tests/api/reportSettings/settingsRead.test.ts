import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, permissionsOfAccount } from '#tests/access/accountPermissions.ts';
import { COMPUTATION } from '#tests/access/reportSettingCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
const PATH = '/api/finance-management/report-settings';
const SETTINGS = ['computation', 'dr', 'bir2307'] as const;
const SECRET = [
  'nonTWANetSettlement',
  'twaNetSettlement',
  'refundLimit',
  'exemptionThreshold',
  'storePaymentLimit',
];

beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query('alter table setting_version disable trigger setting_kept');
  await app.admin.query(`delete from setting_version where kind <> 'COMPUTATION'`);
  await app.admin.query(
    `insert into setting_version (kind, version, from_day, "values") values
      ('BIR2307', 901, '2001-01-01', $1), ('DISBURSEMENT_REPORT', 901, '2001-01-01', '{"bankAccountName": "Payouts"}')`,
    [
      {
        ...{
          payorTin: '123456789000000',
          payorName: 'Payor',
          payorAddress: 'Makati',
          payorPostalCode: '1200',
        },
        ...{ signatoryName: 'Ana Reyes', signatoryTin: '987654321000000', signatoryPosition: 'Treasurer' },
      },
    ],
  );
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const read = (path: string, as: string) => app.call('GET', `${PATH}/${path}`, { as });

describe('a report setting', () => {
  it.each(SETTINGS)('has the id 1 and no other [const.reportSettingId]: %s', async (setting) => {
    expect((await read(`${setting}/1`, 'finance.officer')).status).toBe(200);
    for (const id of ['2', '0', '01', 'x'])
      expect((await read(`${setting}/${id}`, 'finance.officer')).status, id).toBe(404);
  });

  it.each(ACCOUNTS)('shows %s what they may see of it, and no more', async (account) => {
    const may = permissionsOfAccount(account);
    const isReader = ['DR_VIEW', 'HCPAY_DR_VIEW', 'FM_VIEW_RS'].some((one) => may.includes(one));
    const isStaff = ['FM_VIEW_RS', 'FM_EDIT_RS'].some((one) => may.includes(one));
    for (const setting of SETTINGS) {
      const { status, body } = await app.call('GET', `${PATH}/${setting}/1`, { as: account });
      expect(status, setting).toBe(isReader ? 200 : 403);
      const versions = await read(`${setting}/1/versions`, account);
      expect(versions.status, setting).toBe(isStaff ? 200 : 403);
      if (!isReader || isStaff) continue;
      expect(JSON.stringify(body)).not.toMatch(/base -|987654321|20000\.00|500000\.00/);
      for (const name of SECRET.filter((one) => one in body.data)) expect(body.data[name], name).toBeNull();
      if (setting === 'bir2307')
        expect(body.data).toMatchObject({ signatoryTin: null, signatureFileId: null });
    }
  });

  it('says to people of partners by what their reports are reckoned', async () => {
    const { body } = await read('computation/1', 'accounting');
    expect(body.data).toMatchObject({
      ...{ computationId: 1, taxOnCommission: '12', withholdingTaxRate: '2', ewtBase: 'WITH_VAT' },
    });
    const form = await read('bir2307/1', 'accounting');
    expect(form.body.data).toMatchObject({ payorTin: '123456789000000', signatoryName: 'Ana Reyes' });
  });

  it('shows staff all of it', async () => {
    const { body } = await read('computation/1', 'finance.officer');
    expect(body.data).toMatchObject({ refundLimit: '20000.00', refundDays: 180, commission: null });
    expect(body.data.twaNetSettlement).toContain('withholdingTax');
    const form = await read('bir2307/1', 'finance.officer');
    expect(form.body.data.signatoryTin).toBe('987654321000000');
  });
});

describe('the effect on a sample', () => {
  const sample = {
    ...{ gross: '1234567.89', refunds: '4567.89', mdrRate: '2.75', isEwt: true, isTwa: true },
    ...{ product: 'HCPAY', payeeKind: 'CORPORATE' },
  };
  const ask = (values: object, of: object = sample) =>
    app.call('POST', `${PATH}/computation/1/sample`, {
      as: 'finance.officer',
      body: { fromDay: '2026-12-01', values: { ...COMPUTATION, ...values }, sample: of },
    });

  it('is what settlement comes to before and after', async () => {
    const { body } = await ask({ taxOnCommission: '5' });
    expect(body.data.before).toMatchObject({ net: '1186642.50', ewt: '6150.00', commission: '33825.00' });
    expect(body.data.after).toMatchObject({ net: '1189010.25', taxOnCommission: '1691.25' });
    expect(body.data).toMatchObject({ atcCode: 'WC830', atcPercent: '0.5' });
  });

  it.each([
    [{ twaNetSettlement: 'base * 2' }, 'values.twaNetSettlement', 'At character 6: a + or − is missing'],
    [{ nonTWANetSettlement: '' }, 'values.nonTWANetSettlement', 'At character 1'],
    [{ nonTWANetSettlement: 'base - comission' }, 'values.nonTWANetSettlement', 'At character 8'],
    [{ taxOnCommission: '100.001' }, 'values.taxOnCommission', 'between 0 and 100'],
    [{ taxOnCommission: '1.2345' }, 'values.taxOnCommission', 'three places'],
    [{ withholdingTaxRate: '-1' }, 'values.withholdingTaxRate', 'between 0 and 100'],
    [{ refundLimit: '1.001' }, 'values.refundLimit', 'two decimals'],
    [{ refundLimit: '-1' }, 'values.refundLimit', 'below zero'],
    [{ refundDays: 0 }, 'values.refundDays', ''],
    [{ storePaymentLimit: '-1' }, 'values.storePaymentLimit', 'below zero'],
    [{ segmentLimits: 'Furniture' }, 'values.segmentLimits', 'Furniture: 250000.00'],
  ])('refuses %j beside its field', async (values, field, message) => {
    const { status, body } = await ask(values);
    expect(status).toBe(400);
    expect(body.fields[field]).toContain(message);
  });
});

describe('tax codes', () => {
  it('are listed with the days that they hold', async () => {
    const { body } = await read('atc', 'finance.officer');
    expect(body.data.list).toHaveLength(12);
    expect(body.data.list).toContainEqual(
      expect.objectContaining({ code: 'WC760', product: 'HCPAY', basePercent: '50.000', to: '2025-03-13' }),
    );
  });
});
