import type { Page } from '@playwright/test';
import { expect, test } from './setup/journey.ts';
import { untilIdle } from './setup/untilIdle.ts';

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
  test(`the head of a record is one bar on a desk and leaves room on a phone, as ${account} sees it`, async ({
    page,
    portal,
  }) => {
    await portal.signIn(account);
    for (const record of records) {
      await portal.open(`${LIST}/${record}`);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const head = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
      if ((page.viewportSize()?.width ?? 0) > 600)
        expect((await head.boundingBox())?.height).toBeLessThanOrEqual(64);
      await untilIdle(page);
      expect(await contentTop(page)).toBeLessThan(300);
    }
  });
