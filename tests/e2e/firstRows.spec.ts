import type { Page } from '@playwright/test';
import { pathOf, ROUTES } from '#domain/pages.ts';
import { expect, quiet, rowsIn, test } from './setup/journey.ts';
import { untilIdle } from './setup/untilIdle.ts';

/** Each list that the entry shows first; sales.admin holds every module permission. */
const LISTS = ROUTES.flatMap(({ page, first, path }) => (first ? [{ page, first, path }] : []));

interface FirstRow {
  cells: string[];
  href: string | null;
}

/** What the first row below `within` says and where it leads. */
const firstRow = async (page: Page, within: string): Promise<FirstRow> => {
  const row = page.locator(`${within} tbody tr`).first();
  await expect(row).toBeVisible();
  return row.evaluate((tr) => ({
    cells: [...tr.querySelectorAll('td:not(:has(button, input), .s-look-check)')].map((cell) =>
      cell.textContent.trim(),
    ),
    href: tr.querySelector('a')?.getAttribute('href') ?? null,
  }));
};

/** Holds the back office's code back until it is let go. */
const holdOffice = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/office-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Somebody who has not accepted their invitation: the demo has nobody. */
const INVITED = `insert into user_account (username, type, status, access_level, first_name, last_name)
  values ('in.vited', 'INTERNAL', 'INVITED', 'ALL', 'In', 'Vited') on conflict do nothing`;
test.afterAll(() => rowsIn(`delete from user_account where username = 'in.vited'`));

for (const { page: name, first, path } of LISTS)
  test(`the first rows of ${name} can be read before the back office is here, and stay where they lead`, async ({
    page,
    portal,
  }) => {
    if (name === 'pendingUserList') await rowsIn(INVITED);
    await portal.signIn('sales.admin');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const letGo = await holdOffice(page);
    await page.goto(path, { waitUntil: 'commit' });
    const early = await firstRow(page, '.s-look');

    letGo();
    await expect(page.locator('.s-look')).toHaveCount(0);
    const real = await firstRow(page, 'main');
    const { cells } = first;
    expect(real.cells).toHaveLength(cells.length);
    // Marks stand behind some of the names.
    const said = real.cells.map((text, at) => (at === 0 ? text.slice(0, early.cells[0]?.length) : text));
    expect(early.cells).toEqual(cells.map((field, at) => (field === null ? '' : said[at])));
    expect(early.href).toBe(real.href);
    // One answer for both.
    expect(calls.filter((url) => url.endsWith(first.call))).toHaveLength(1);
  });

test('a session that has ended leads from the outline of the back office to the front door', async ({
  page,
  context,
  portal,
}) => {
  await context.addCookies([{ name: 'suki_signed_in', value: '1', url: portal.url }]);
  await page.goto(pathOf('partnerList'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('.s-look')).toHaveCount(0);
});

test('a row that is followed before the back office is here leads to its page', async ({ page, portal }) => {
  await portal.signIn('sales.admin');
  const letGo = await holdOffice(page);
  await page.goto(pathOf('partnerList'), { waitUntil: 'commit' });
  const link = page.locator('.s-look tbody a').first();
  const name = (await link.textContent()) ?? 'no name';
  await link.click();
  letGo();
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a visit asks for each of its files once, however early', async ({ page, portal }) => {
  await portal.signIn('sales.admin');
  const files: string[] = [];
  page.on('request', (request) => void (request.url().includes('/assets/') && files.push(request.url())));
  await portal.open('/');
  await quiet(page);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});
