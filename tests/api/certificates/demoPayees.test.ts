import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rows = async (text: string) => (await app.admin.query(text)).rows;
const count = async (from: string) => (await rows(`select count(*)::int as n from ${from}`))[0]?.n;

describe('the payees of the demo', () => {
  it('are one without a TIN, from whom tax was withheld in the quarter that was certified, and who got no certificate', async () => {
    const withheld = `disbursement_line l join payout o on o.id = l.payout_id join partner p on p.id = o.partner_id
      where p.tin_number is null and l.ewt > 0 and to_char(l.day, 'YYYY-"Q"Q') = (select max(quarter) from certificate_2307)`;
    expect(await rows(`select distinct p.name, p.business_entity as entity from ${withheld}`)).toEqual([
      { name: expect.any(String), entity: 'SOLE_PROPRIETORSHIP' },
    ]);
    const certified = `certificate_2307 c join partner p on p.id = c.partner_id where p.tin_number is null`;
    expect(await count(certified)).toBe(0);
    expect(
      await count(`merchant m join partner p on p.id = m.partner_id where (m.tin_number is null) <> (p.tin_number is null)
      and m.status = 'A'`),
    ).toBe(0);
  });

  it('are one who is still to be issued and wants its certificate by mail, and has an address', async () => {
    const open = `disbursement_line l join partner p on p.id = l.partner_id where p.enable_email_2307 and p.status = 'A' and p.id <> 1
      and l.ewt > 0 and to_char(l.day, 'YYYY-"Q"Q') = (select max(quarter) from certificate_2307)
      and not exists (select from certificate_2307 c where c.payee = tin_payee(l.payee_tin))`;
    const [partner, other] = await rows(`select distinct p.id from ${open}`);
    expect(other).toBeUndefined();
    expect(
      await count(`contact_person where partner_id = ${partner?.id} and email is not null`),
    ).toBeGreaterThan(0);
  });
});
