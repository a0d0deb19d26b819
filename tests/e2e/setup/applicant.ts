import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, type Portal } from './journey.ts';

/** An application of the demo that waits for its review, with whom it is reached at and a store of it. */
export interface Waiting {
  id: string;
  reference: string;
  name: string;
  storeId: string;
}

/** The newest of the demo's applications that nobody has decided or claimed. */
export const waitingApplication = async (): Promise<Waiting> => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  const { rows } =
    await client.query(`select p.id::text, p.reference_number as reference, p.name, min(m.id)::text as "storeId"
    from partner p join merchant m on m.partner_id = p.id
    where p.status = 'SUBMITTED' and p.workflow_status is null and p.reference_number is not null
      and exists (select from contact_person c where c.partner_id = p.id and c.merchant_id is null and c.mobile_number is not null)
      and not exists (select from review_claim r where r.partner_id = p.id)
    group by p.id order by p.id desc limit 1`);
  await client.end();
  return rows[0];
};

/** Proves the number of an application as its applicant does, where the page that was asked for sends them. */
export const proveNumber = async (page: Page, portal: Portal): Promise<void> => {
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  await code.fill(await portal.newestCode());
  await page.getByRole('button', { name: 'Go on' }).click();
};

/** Saves a draft's consents without one of them, as another device does. */
export const takeBack = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (without) => {
    const { accessToken, referenceNumber } = JSON.parse(sessionStorage.getItem('suki.applicant') ?? '');
    const path = `/api/self-service/drafts/${referenceNumber}`;
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const { parts } = (await (await fetch(path, { headers })).json()).data;
    const held = parts.find(({ part }: { part: string }) => part === 'consents');
    const values = { ...held.values, [without]: null };
    const by = { writer: crypto.randomUUID(), number: 1 };
    const body = JSON.stringify({ part: 'consents', values, seen: held.version, by });
    const { ok } = await fetch(`${path}/parts`, { method: 'POST', headers, body });
    if (!ok) throw new Error('not taken back');
  }, name);
