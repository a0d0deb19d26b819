import type { Page } from '@playwright/test';
import { OnceAsked } from './setup/asksOnce.ts';
import { expect, type Portal, rowIn, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { isReachable } from './setup/reach.ts';
import { Thumb } from './setup/thumb.ts';

interface Partner {
  id: string;
  name: string;
  tin: string;
}

/** The partner that the demo's partner administrator works for. */
const demoPartner = async (): Promise<Partner> => {
  const text = `select p.id::text, p.name, p.tin_number as tin from partner p join user_account u on u.partner_id = p.id
    where u.username = 'partner.admin'`;
  return (await rowIn(text)) as unknown as Partner;
};

/** Proves the registered contact of a partner, where stores are added to it; ends at what is there already. */
const proveContact = async (
  page: Page,
  portal: Portal,
  thumb: Thumb,
  { name, tin }: Partner,
): Promise<void> => {
  await thumb.type('Reference number or TIN', tin);
  await thumb.press('Send the code');
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await looksRightEverywhere(page);
  await code.fill(await portal.newestCode());
  await thumb.press('Go on');
  await expect(page.getByRole('heading', { level: 1, name: `Add stores to ${name}` })).toBeFocused();
};

const fillStore = async (thumb: Thumb, name: string, city: string): Promise<void> => {
  await thumb.type('Store name', name);
  await thumb.find('Region', 'calabarzon');
  await thumb.find('Province', city === 'lipa' ? 'batangas' : 'laguna');
  await thumb.find('City or municipality', city);
  await thumb.find('Barangay', 'b');
  await thumb.find('ZIP code', '4');
};

test('a partner adds two stores with one thumb, from its number to following them, in 45 taps at most', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const once = new OnceAsked(page);
  const partner = await demoPartner();
  const stamp = Date.now();
  const [uno, dos] = [`Sangay Uno ${stamp}`, `Sangay Dos ${stamp}`];
  const heading = (text: string) =>
    expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeFocused();
  await rowsIn(
    `update applicant_draft set state = 'EXPIRED', ended_at = now() where existing_partner_id = $1 and state = 'OPEN'`,
    [partner.id],
  );
  await portal.open('/apply');
  await page.getByRole('link', { name: 'Already a partner? Add stores' }).click();
  await heading('Add stores to your business');
  await looksRightEverywhere(page);
  await proveContact(page, portal, thumb, partner);
  await expect(
    page.getByRole('region', { name: 'Stores that you have already' }).getByRole('listitem').first(),
  ).toBeVisible();
  await looksRightEverywhere(page);
  await page.reload();
  await heading(`Add stores to ${partner.name}`);
  await page.getByRole('link', { name: 'Add a store' }).click();

  await heading('Store');
  await thumb.press('Save and continue');
  await expect(page.getByRole('alert')).toContainText('Store name is missing');
  await looksRightEverywhere(page);
  await fillStore(thumb, uno, 'calamba');
  await once.leave();
  await isReachable(page);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Store name')).toHaveValue(uno);
  await page.goBack();
  await heading(`Add stores to ${partner.name}`);
  await page.getByRole('link', { name: 'Go on with the stores that you began' }).click();
  // Where it was left: the first section is done.
  await heading('People of the store');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  thumb.taps += 1;
  await heading('Store');
  await thumb.press('Add another store');
  await fillStore(thumb, dos, 'lipa');
  await thumb.press('Save and continue');
  await heading('People of the store');
  await once.arrive();
  await thumb.press('Save and continue');
  await heading('Products and hours');
  await once.arrive();
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Save and continue');

  await heading('Documents');
  await once.arrive();
  await thumb.select('Add another document (optional)', "Mayor's or business permit");
  await thumb.photograph("Mayor's or business permit (optional)");
  await looksRightEverywhere(page);
  await thumb.press('Save and continue');
  await heading('Check and submit');
  await expect(page.getByText('It is not changed here')).toHaveCount(2);
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await looksRightEverywhere(page);
  // The line breaks at the last call; then the tab is opened anew and goes on by itself.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const complete = '**/api/self-service/drafts/*/complete';
  await page.route(complete, (route) => route.abort());
  await page.getByRole('button', { name: 'Submit the application' }).dblclick();
  thumb.taps += 1;
  await expect(page.getByRole('alert')).toContainText('The application was not submitted.');
  expect(await rowsIn('select 1 from merchant where name = any ($1)', [`{${uno},${dos}}`])).toBe(0);
  await page.unroute(complete);
  await page.reload();
  await heading('Your new stores are sent');
  await expect(page.getByText(dos)).toBeVisible();
  await looksRightEverywhere(page);
  expect(thumb.taps).toBeLessThanOrEqual(45);
  const made = `select 1 from merchant m where m.partner_id = $1 and m.name = any ($2) and m.status = 'SUBMITTED'`;
  expect(await rowsIn(made, [partner.id, `{${uno},${dos}}`])).toBe(2);
  expect(
    await rowsIn('select 1 from document d join merchant m on m.id = d.merchant_id where m.name = $1', [dos]),
  ).toBe(1);

  await page.getByRole('link', { name: 'Follow your stores' }).click();
  await heading('We are checking your 2 new stores');
  await expect(page.getByText('Being checked')).toHaveCount(2);
  await looksRightEverywhere(page);
  await page.getByRole('link', { name: uno }).click();
  await heading(uno);
  await looksRightEverywhere(page);
  const number = /SK-\d{4}-\d+/.exec(page.url())?.[0] ?? '';

  await portal.signIn('sbo.reviewer');
  await portal.open('/partner-management/queue?sort=-dtimeSubmitted');
  await expect(page.getByRole('link', { name: uno })).toBeVisible();
  // A number that the list of applications does not have may be one of stores.
  await portal.open(`/partner-management/list/applications?filter=${JSON.stringify({ q: number })}`);
  await page.getByRole('link', { name: `Look for “${number}” among the stores` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  await expect(page.getByText(dos).first()).toBeVisible();
});
