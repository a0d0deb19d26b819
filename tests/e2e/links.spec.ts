import { expect, test } from './setup/journey.ts';
import { OFFICE_PAGES, PUBLIC_PAGES } from './setup/pages.ts';
import { untilIdle } from './setup/untilIdle.ts';
import { MISSING } from './setup/walk.ts';

/** Rows of one list lead to pages of one kind: one of each is enough. */
const kindOf = (path: string) => path.replace(/\?.*$/, '').replace(/\d+/g, '{id}');

// Those of the back office are followed where each account walks through it.
test('every link on every public page leads to a page', async ({ page, portal, baseURL }) => {
  test.setTimeout(600_000);
  await portal.signIn('sales.admin');
  const waiting = [...PUBLIC_PAGES];
  const seen = new Set([...OFFICE_PAGES, ...PUBLIC_PAGES].map(kindOf));
  const dead: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    await page.goto(path);
    await untilIdle(page);
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => dead.push(`${path} shows no heading`));
    const titles = await page.getByRole('heading', { level: 1 }).allTextContents();
    if (titles.some((title) => MISSING.includes(title.trim()))) dead.push(`${path} is not found`);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links.map((href) => new URL(href))) {
      if (link.origin !== baseURL || !/^https?:$/.test(link.protocol)) continue;
      if (seen.has(kindOf(link.pathname))) continue;
      seen.add(kindOf(link.pathname));
      waiting.push(link.pathname + link.search);
    }
  }
  expect(dead).toEqual([]);
});
