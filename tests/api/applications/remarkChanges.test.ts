import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { remarkBench } from '#tests/support/records/remarkBench.ts';

let app: TestApp;
let bench: ReturnType<typeof remarkBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = remarkBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const sql = (text: string, values: unknown[]) => app.admin.query(text, values);
const stateOf = async (partnerId: string, id: string) => {
  const path = `/api/partner-management/get-details/${partnerId}/partner/workflow`;
  const { body } = await app.call('GET', path, { as: 'sbo.reviewer' });
  return body.data.remarks.find((one: { id: string }) => one.id === id)?.state;
};

const PLACE = `insert into address (partner_id, merchant_id, type, street_name) values ($1, $2, $3, 'New street')`;
/** What changes each section, of a partner ($1) or of a store ($2). */
const CHANGES: readonly (readonly ['partner' | 'store', string, string])[] = [
  [
    'partner',
    'business-details',
    `update partner set name = name || ' Inc.' where id = $1 and $2::bigint is null`,
  ],
  ['partner', 'business-details', PLACE.replace('$3', `'REGISTRATION'`)],
  [
    'partner',
    'bank-details',
    `update bank_account set account_number = '9999999999' where partner_id = $1 and $2::bigint is null`,
  ],
  [
    'partner',
    'bank-details',
    `update contact_person set first_name = 'Mia' where partner_id = $1 and role = 'AUTHORIZED_SIGNATORY' and $2::bigint is null`,
  ],
  [
    'partner',
    'contact-person',
    `update contact_person set mobile_number = '639170000001' where partner_id = $1 and role = 'CONTACT_PERSON' and $2::bigint is null`,
  ],
  [
    'partner',
    'documents',
    `update document set is_enabled = false where partner_id = $1 and $2::bigint is null and code = 'SEC'`,
  ],
  ['store', 'merchant', `update merchant set segment = 'Phones' where partner_id = $1 and id = $2`],
  ['store', 'merchant', PLACE.replace('$3', `'BUSINESS_PLACE'`)],
  ['store', 'business-details', `update merchant set vat_type = 'VAT' where partner_id = $1 and id = $2`],
  ['store', 'bank-details', `update merchant set is_same_bank = false where partner_id = $1 and id = $2`],
  [
    'store',
    'contact-person',
    `update contact_person set first_name = 'Mia' where partner_id = $1 and role = 'CONTACT_PERSON' and $2::bigint > 0`,
  ],
  [
    'store',
    'commodities',
    `insert into merchant_commodity (partner_id, merchant_id, code) values ($1, $2, 'PHONES')`,
  ],
  [
    'store',
    'schedules',
    `insert into merchant_schedule (partner_id, merchant_id, days, opening_hour, closing_hour) values ($1, $2, '{Monday}', '09:00', '17:00')`,
  ],
  [
    'store',
    'ecommerce-sites',
    `insert into ecommerce_site (partner_id, merchant_id, website) values ($1, $2, 'https://store.example.test')`,
  ],
  [
    'store',
    'retailer-associates',
    `with a as (insert into associate (partner_id, kind, first_name, last_name) values ($1, 'RETAILER', 'Ana', 'Cruz') returning id)
    insert into associate_merchant (partner_id, associate_id, merchant_id) select $1, id, $2 from a`,
  ],
];

describe('a change in its section', () => {
  it.each(CHANGES)('clears a remark on a %s: %s', async (of, section, change) => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { ...INCOMPLETE, stores: [INCOMPLETE] });
    const merchantId = of === 'store' ? (storeIds[0] ?? null) : null;
    const id = await bench.remark(partnerId, { merchantId, section });
    const others =
      of === 'store'
        ? ['documents', 'business-details', 'merchant', 'schedules']
        : ['documents', 'contact-person', 'business-details'];
    const beside: string[] = [];
    for (const other of others.filter((one) => one !== section))
      beside.push(await bench.remark(partnerId, { merchantId, section: other }));
    await sql(change, [partnerId, merchantId]);
    expect(await stateOf(partnerId, id)).toBe('CHANGED');
    for (const other of beside) expect(await stateOf(partnerId, other)).toBe('OPEN');
    await Promise.all(beside.map((other) => bench.answer(other, 'sales.admin')));
    expect((await bench.resubmit('partner', partnerId, 'sales.admin')).status).toBe(200);
    expect(await bench.row(id)).toMatchObject({ outcome: 'CHANGED', settled: true });
  });

  it('that is taken back leaves the remark open again; so do a move, a claim and what staff keep of their own', async () => {
    const { partnerId } = await makeApplication(app.admin, INCOMPLETE);
    const id = await bench.remark(partnerId, { section: 'business-details' });
    const rename = (name: string) => sql('update partner set name = $2 where id = $1', [partnerId, name]);
    const { rows } = await sql('select name from partner where id = $1', [partnerId]);
    await rename('Another name');
    expect(await stateOf(partnerId, id)).toBe('CHANGED');
    await rename(rows[0].name);
    expect(await stateOf(partnerId, id)).toBe('OPEN');
    await sql(
      `update partner set business_area = 'NCR', account_owner_name = 'X', version = version + 1, edited_at = now() where id = $1`,
      [partnerId],
    );
    expect(await stateOf(partnerId, id)).toBe('OPEN');
  });

  it('through the portal’s own calls counts: a document is attached, a section saved as it was changes nothing', async () => {
    const applicants = applicantBench(app);
    const made = await applicants.application(INCOMPLETE);
    const as = await applicants.signIn(made);
    const documents = await bench.remark(made.partnerId, { section: 'documents' });
    const people = await bench.remark(made.partnerId, { section: 'contact-person' });
    expect((await applicants.upload('partners', made.partnerId, as)).status).toBe(200);
    const contactPersons = [
      {
        role: 'CONTACT_PERSON',
        fullName: { firstName: 'Ben', lastName: 'Reyes' },
        contactDetail: {
          mobileNumber: made.mobile,
          emailAddress: (
            await sql(`select email from contact_person where partner_id = $1 and role = 'CONTACT_PERSON'`, [
              made.partnerId,
            ])
          ).rows[0].email,
        },
      },
    ];
    const save = async (persons: unknown) => {
      const { rows } = await sql('select version from partner where id = $1', [made.partnerId]);
      return app.call('POST', `/api/partner-management/update/${made.partnerId}/contact-person`, {
        as: 'sales.admin',
        body: { contactPersons: persons },
        headers: { 'If-Match': String(rows[0].version) },
      });
    };
    expect((await save(contactPersons)).status).toBe(200);
    expect([await stateOf(made.partnerId, documents), await stateOf(made.partnerId, people)]).toEqual([
      'CHANGED',
      'OPEN',
    ]);
    expect((await save([{ ...contactPersons[0], jobTitle: 'Owner' }])).status).toBe(200);
    expect(await stateOf(made.partnerId, people)).toBe('CHANGED');
  });
});
