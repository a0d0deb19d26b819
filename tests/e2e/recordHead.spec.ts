import type { Page } from '@playwright/test';
import { expect, test } from './setup/journey.ts';
import { untilIdle } from './setup/untilIdle.ts';
import { REFUSAL } from './setup/walk.ts';
import { openAnewWithin } from './setup/within.ts';

const LIST = '/partner-management/list';
/** Records that an account sees: an active partner and store, one with corrections and one that can be decided. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  'sales.admin': ['partners/1', 'merchants/505', 'applications/89'],
  'sbo.reviewer': ['applications/103'],
  'partner.admin': ['partners/1', 'merchants/505'],
  'store.manager': ['merchants/1'],
};

/** Where the first heading below that of the page begins. */
const contentTop = async (page: Page): Promise<number> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  return (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
};

for (const [account, records] of Object.entries(SEEN))
  test(`the head of a record is one bar on a desk and leaves room on a phone, as ${account} sees it`, {
    tag: '@phone',
  }, async ({ page, portal }) => {
    await portal.signIn(account);
    await portal.open(REFUSAL);
    for (const record of records) {
      await openAnewWithin(page, `${LIST}/${record}`);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const head = page
        .locator('main [data-page-head]')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      if ((page.viewportSize()?.width ?? 0) > 600)
        expect((await head.boundingBox())?.height).toBeLessThanOrEqual(64);
      await untilIdle(page);
      expect(await contentTop(page)).toBeLessThan(300);
      const tabs = page.getByRole('navigation', { name: 'Parts of this record' }).getByRole('link');
      expect(await tabs.count()).toBeLessThanOrEqual(7);
    }
  });

/** Addresses that mails, notices and remarks lead to: the tab that they belong to, and the heading that they bring into sight. */
const SECTIONS = [
  ['merchants/1/merchant-details', 'Details', 'Merchant details'],
  ['merchants/1/business-details', 'Details', 'Registration'],
  ['merchants/1/bank-details', 'Details', 'Bank details'],
  ['merchants/1/contact-person', 'Details', 'Contact person'],
  ['merchants/1/operating-hour', 'Details', 'Operating hours'],
  ['merchants/1/commodities', 'Details', 'Commodities'],
  ['merchants/1/ecommerce-sites', 'Details', 'E-commerce sites'],
  ['merchants/1/document-list', 'Documents', 'Documents'],
  ['merchants/1/retailer-associate-list', 'People', 'Retailer associates'],
  ['merchants/1/sales-representative', 'People', 'Sales representatives'],
  ['merchants/1/mdr-rates', 'Rates', 'Merchant discount rates'],
  ['merchants/1/notes', 'Overview', 'Notes'],
  ['merchants/1/timeline', 'History', 'History'],
  ['partners/1/merchant-list', 'Stores', 'Stores'],
] as const;

test('each address of a part of a record leads to its tab and section', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  await portal.signIn('sales.admin');
  for (const [path, tab, section] of SECTIONS) {
    await portal.open(`${LIST}/${path}`);
    const tabs = page.getByRole('navigation', { name: 'Parts of this record' });
    await expect(tabs.locator('[aria-current]')).toHaveText(new RegExp(`^${tab}\\d*$`));
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: section, exact: true });
    await expect(heading.first()).toBeInViewport();
    // Whatever came later above it: what sticks at the top does not cover it.
    await untilIdle(page);
    expect((await heading.first().boundingBox())?.y, path).toBeGreaterThan(60);
  }
});
