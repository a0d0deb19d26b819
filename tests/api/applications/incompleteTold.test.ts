import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperName } from '#domain/selfService/names/paperName.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
});
afterAll(() => app.stop());

describe('what the applicant is told of an incomplete application', () => {
  it('names store, section and field or document of each remark, in the notice and in the mail', async () => {
    const made = await makeApplication(app.admin, { submittedBy: 'partner.admin', stores: [{}] });
    const [storeId] = made.storeIds;
    const store = await bench.one('select name from merchant where id = $1', [storeId]);
    const document = await bench.one(
      `select code, label from lookup_value where list = 'document-type' order by position limit 1`,
      [],
    );
    const remarks = [
      { section: 'business-details', field: 'tinNumber', message: 'It cannot be read.' },
      { section: 'merchant', merchantId: storeId, message: 'Which floor?' },
      { section: 'documents', field: document.code, message: 'Blurred.' },
    ];
    const { status } = await bench.decide('incomplete', made.partnerId, { reason: 'Nearly there.', remarks });
    expect(status).toBe(200);
    const points = [
      'Business details, TIN: It cannot be read.',
      `${store.name}, Merchant details: Which floor?`,
      `Documents, ${document.label}: Blurred.`,
    ];
    const [notice] = await bench.notices('partner.admin');
    expect(notice.body).toBe(['Nearly there.', ...points].join('\n'));
    const mail = await bench.one(
      `select body from outbox_message where recipient = (select email from contact_person
        where partner_id = $1 and role = 'CONTACT_PERSON')`,
      [made.partnerId],
    );
    const list = points.map((point) => `- ${point}`).join('\n');
    expect(mail.body).toContain(
      `\n\nNearly there.\n\nPlease mend the following and hand it in again:\n${list}\n`,
    );
    expect(mail.body).toContain('- Detalye ng negosyo, TIN: It cannot be read.');
    expect(mail.body).toContain(`, ${paperName(document.code, document.label).fil}: Blurred.`);
  });
});
