import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { readForm } from '#server/records/print/readForm.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, uploadBench } from '#tests/support/documents/uploads.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { personBody, placeIn, storeBody } from '#tests/support/records/partnerBodies.ts';

let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = uploadBench(app);
  const cebu = await placeIn(app.admin, 'City of Cebu');
  const made = await editBench(app).makePartner({
    contactPersons: [personBody('CONTACT_PERSON', 'José')],
    mdrRates: [{ type: 'HCPAY', mdrRate: '2.5' }],
    merchants: [
      storeBody(cebu, {
        merchantName: 'Nena’s Cebu',
        schedules: [
          { days: ['Monday', 'Tuesday', 'Wednesday'], openingHour: '09:00', closingHour: '18:00' },
          { days: ['Sunday'], openingHour: '10:00', closingHour: '21:00' },
        ],
        commodities: [{ code: 'MOBILE', isEnabled: true, types: [{ code: 'PHONE' }, { code: 'TABLET' }] }],
        ecommerceSites: [{ website: 'https://nena.example.test' }],
      }),
      storeBody(cebu, { merchantName: 'Nena’s Closed' }),
    ],
  });
  id = made.id;
  await app.admin.query(
    `update merchant set status = 'CANCELLED' where partner_id = $1 and name = 'Nena’s Closed'`,
    [id],
  );
  const old = await bench.send(`/api/partners/v3/${id}/file`, {
    as: 'sales.admin',
    request: { documentCode: 'SEC' },
    name: 'old.pdf',
  });
  await bench.send(`/api/partners/v3/${id}/file`, {
    as: 'sales.admin',
    request: { documentCode: 'SEC', replaces: old.body.data.id },
    name: 'sec.png',
    content: FILES.png,
  });
});
afterAll(() => app.stop());

const actor = {
  class: 'internal',
  userId: '1',
  username: 'sbo.reviewer',
  role: null,
  partnerId: null,
  merchantIds: [],
} as const;
const form = (language: 'en' | 'fil' = 'en') =>
  withContext(app.pools, actor, 'form', (tx) =>
    readForm(tx, id, { language, by: 'sbo.reviewer', now: app.clock.now() }),
  );

describe('what stands in an application form', () => {
  it('is the application as it was handed in', async () => {
    const { business, address, people, status, referenceNumber, submittedBy } = await form();
    expect(business).toMatchObject({
      name: 'Ñ & Sons Trading Corp.',
      entity: 'Corporation',
      vatType: 'VAT Registered',
      secNumber: 'CS201612345',
      onBoardedBy: '3rd Party',
    });
    expect(address).toMatchObject({
      city: 'City of Calamba',
      province: 'Laguna',
      zip: expect.stringMatching(/^\d{4}$/),
    });
    expect(people.map(({ role }) => role).sort()).toEqual(['AUTHORIZED_SIGNATORY', 'CONTACT_PERSON']);
    expect([status, submittedBy]).toEqual(['Submitted', 'sales.admin']);
    expect(referenceNumber).toMatch(/^SK-\d{4}-\d{6}$/);
  });

  it('never is a whole account number', async () => {
    const whole = JSON.stringify(await form());
    expect(whole).not.toContain('001234567890');
    expect((await form()).banks).toMatchObject([{ number: '********7890', type: 'Savings' }]);
  });

  it('is every store that counts, with hours, commodities and web shops in words', async () => {
    const { stores } = await form('fil');
    expect(stores).toMatchObject([
      {
        name: 'Nena’s Cebu',
        status: 'Naisumite',
        hours: ['Lun–Miy 09:00–18:00', 'Lin 10:00–21:00'],
        commodities: ['Mobile phones', 'Tablets'],
        sites: ['https://nena.example.test'],
      },
    ]);
    expect(stores[0]?.address).toMatch(/City of Cebu, Cebu \d{4}$/);
  });

  it('is a check list of the documents that are required, and of those that count', async () => {
    const { documents } = await form();
    expect(documents).toMatchObject([
      {
        label: 'SEC certificate of registration',
        isRequired: true,
        files: [expect.stringMatching(/^sec\.png, \d\d\/\d\d\/\d{4}$/)],
      },
      { label: 'BIR 2303 certificate of registration', isRequired: true, files: [] },
      { label: 'Government ID of the authorized signatory', isRequired: true, files: [] },
    ]);
  });

  it('[mdr.visibility] is a rate with a status or flag only in an application that shows rates', async () => {
    const rateOf = async () => (await form()).rates.find(({ type }) => type === 'HCPay');
    expect(await rateOf()).toMatchObject({ rate: '2.500', state: 'Pending' });
    await app.admin.query(`update mdr_rate set status = 'C' where partner_id = $1`, [id]);
    expect(await rateOf()).toMatchObject({ rate: null, state: 'Pending' });
    await app.admin.query(
      `update partner set status = 'APPROVED', workflow_status = 'APPROVED' where id = $1`,
      [id],
    );
    expect(await rateOf()).toMatchObject({ rate: '2.500', state: 'Closed' });
    expect((await form()).rates).toHaveLength(6);
  });
});

describe('the application form as a file', () => {
  const fetchForm = (as: string, headers = {}) =>
    bench.get(`/api/partner-management/download-afc/${id}`, as, headers);

  it('is a PDF in the reader’s language, and stands in the trail', async () => {
    const { status, headers, content } = await fetchForm('sbo.reviewer');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="application-form-SK-\d{4}-\d{6}\.pdf"/,
    );
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.subarray(-6).toString()).toContain('%%EOF');
    const fil = await fetchForm('sbo.reviewer', { 'Accept-Language': 'fil' });
    expect(fil.content.equals(content)).toBe(false);
    const { rows } = await app.admin.query(
      `select event_type, actor, after from audit.entry where target = 'partner' and key = $1 and operation = 'EVENT'`,
      [id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ event_type: 'DOWNLOAD', actor: 'sbo.reviewer' });
  });

  it('is for those who download, and of a partner that is there', async () => {
    expect((await fetchForm('sales.admin')).status).toBe(403);
    expect((await fetchForm('partner.admin')).status).toBe(403);
    for (const other of ['0', 'x', '999999999'])
      expect((await bench.get(`/api/partner-management/download-afc/${other}`, 'sbo.reviewer')).status).toBe(
        404,
      );
  });
});
