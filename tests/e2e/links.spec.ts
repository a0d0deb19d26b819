import { expect, test } from './setup/journey.ts';
import { OFFICE_PAGES, PUBLIC_PAGES } from './setup/pages.ts';
import { untilIdle } from './setup/untilIdle.ts';
import { openWithin } from './setup/within.ts';

/** Rows of one list lead to pages of one kind: one of each is enough. */
const kindOf = (path: string) => path.replace(/\?.*$/, '').replace(/\d+/g, '{id}');

test('every link on every page leads to a page @wide', async ({ page, portal, baseURL }) => {
  test.setTimeout(600_000);
  await portal.signIn('sales.admin');
  await portal.open('/');
  const waiting = [...OFFICE_PAGES, ...PUBLIC_PAGES];
  const seen = new Set(waiting.map(kindOf));
  const dead: string[] = [];
  // Those that are known are opened by their address elsewhere.
  const office = new Set(OFFICE_PAGES);
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (office.has(path)) await openWithin(page, path);
    else await page.goto(path).then(() => untilIdle(page));
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => dead.push(`${path} shows no heading`));
    if (await page.getByRole('heading', { name: 'This page does not exist' }).count())
      dead.push(`${path} is not found`);
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
