import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let own: { code: string; name: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
  const { rows } = await app.admin.query(
    `select p.hsis_code as code, p.name from user_account u join partner p on p.id = u.partner_id where u.username = 'partner.admin'`,
  );
  own = rows[0];
});
afterAll(() => app.stop());

let made = 0;
const storeLine = (code: string): string => {
  const line: Record<string, string> = {
    hsisPartnerCode: own.code,
    hsisSalesroomCode: code,
    merchantName: 'Magsino Calamba',
    merchantType: 'Physical Store',
    segment: 'Gadgets',
    tinNumber: `71${String(++made).padStart(7, '0')}001`,
    vatType: 'VAT Registered',
    contactNumber: '0495451234',
    numberBuilding: '12',
    street: 'J.P. Rizal Street',
    barangay: 'Real',
    city: 'Calamba',
    province: 'Laguna',
    zipCode: '4027',
  };
  return merchantFields.map(({ key }) => line[key] ?? '').join(',');
};
const stores = async (codes: readonly string[], as: string): Promise<ImportJob> => {
  const text = [merchantFields.map(({ header }) => `"${header}"`).join(','), ...codes.map(storeLine)].join(
    '\n',
  );
  const { body } = await bench.upload('merchant', 'stores.csv', text, as);
  return bench.settled(body.data.id, as);
};
const written = async (job: ImportJob, as: string, kind: string): Promise<ImportJob> => {
  const { status } = await bench.order(job, {}, as, kind);
  expect(status).toBe(200);
  return bench.settled(job.id, as);
};
const undone = async (job: ImportJob, as: string): Promise<ImportJob> => {
  await bench.verb(job, 'undo', as);
  return bench.settled(job.id, as);
};
const events = async (id: string) =>
  (
    await app.admin.query(
      `select e.action, e.from_status, e.to_status, e.created_by, e.merchant_id is not null as "isStore" from application_event e
       left join merchant m on m.id = e.merchant_id join partner p on p.id = e.partner_id
       where coalesce(m.import_id, p.import_id) = $1 order by e.id`,
      [id],
    )
  ).rows;
const notices = async () =>
  (
    await app.admin.query(
      `select n.user_id, u.username, n.params, n.link from notice n join user_account u on u.id = n.user_id
       where n.kind = 'imported-stores-wait' order by n.id`,
    )
  ).rows;

describe('the history of records that an import made', () => {
  it('begins with the import of an active partner or store, and goes with it', async () => {
    const partners = await written(
      await bench.partners([partnerLine('HIS01'), partnerLine('HIS02')]),
      'sales.admin',
      'partner',
    );
    const active = { action: 'import', from_status: null, to_status: 'A', created_by: 'sales.admin' };
    const one = { ...active, isStore: false };
    expect(await events(partners.id)).toEqual([one, one]);
    const imported = await written(await stores(['HIS-S1'], 'sales.admin'), 'sales.admin', 'merchant');
    expect(await events(imported.id)).toEqual([{ ...active, isStore: true }]);
    expect(await notices()).toEqual([]);
    for (const job of [imported, partners]) {
      expect((await undone(job, 'sales.admin')).status).toBe('undone');
      expect(await events(job.id)).toEqual([]);
    }
  });

  it('begins as handed in where a partner’s own people bring stores, and reviewers are told once', async () => {
    const job = await written(
      await stores(['HIS-P1', 'HIS-P2'], 'partner.admin'),
      'partner.admin',
      'merchant',
    );
    expect(job.status).toBe('done');
    const handedIn = {
      action: 'submit',
      from_status: null,
      to_status: 'SUBMITTED',
      created_by: 'partner.admin',
    };
    const one = { ...handedIn, isStore: true };
    expect(await events(job.id)).toEqual([one, one]);
    const left = await notices();
    expect(left.map(({ username }) => username)).toContain('sbo.reviewer');
    expect(new Set(left.map(({ user_id: id }) => id)).size).toBe(left.length);
    expect(left[0]).toMatchObject({
      params: { stores: 2, partner: own.name, fileName: 'stores.csv' },
      link: '/partner-management/queue',
    });
    const { body } = await app.call('GET', '/api/notices', { as: 'sbo.reviewer' });
    expect(JSON.stringify(body)).toContain(`To review: 2 imported stores, ${own.name}`);
    expect((await undone(job, 'partner.admin')).status).toBe('undone');
    expect(await events(job.id)).toEqual([]);
  });

  it('keeps a record whose history went on', async () => {
    const job = await written(await stores(['HIS-K1'], 'partner.admin'), 'partner.admin', 'merchant');
    await app.admin.query(
      `insert into application_event (partner_id, merchant_id, action, from_status, to_status, created_by)
       select partner_id, id, 'incomplete', 'SUBMITTED', 'SUBMITTED', 'sbo.reviewer' from merchant where import_id = $1`,
      [job.id],
    );
    expect((await undone(job, 'partner.admin')).counts).toMatchObject({ refused: 1, reversed: 0 });
    expect(await events(job.id)).toHaveLength(2);
  });
});
