import type { Locator, Page } from '@playwright/test';
import { expect } from './setup/journey.ts';
import { untilIdle } from './setup/untilIdle.ts';
import { visit } from './setup/visit.ts';

/** What every page inherits, measured: one visit, whose window is made wide and narrow. */
const test = visit;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const LIST = '/partner-management/list';
const FORMS = {
  'a section of a record': `${LIST}/partners/1/business-details/edit`,
  'a person of a store': `${LIST}/partners/1/merchant-list/1/retailer-associate/add`,
  'a form with a picture beside it': '/my-promos/create',
  'a step of the wizard': '/partner-management/new/business-details',
};
const LISTS = [
  `${LIST}/partners`,
  `${LIST}/merchants`,
  `${LIST}/applications`,
  '/my-promos',
  '/contract-management/list',
  '/access-role-management/list',
  '/audit-trail',
] as const;

const open = async (page: Page, path: string, size = WIDE): Promise<void> => {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await untilIdle(page);
};

/** Where something stands in the window, in whole pixels. */
const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  const { x, y, width, height } = box;
  return {
    left: Math.round(x),
    right: Math.round(x + width),
    top: Math.round(y),
    bottom: Math.round(y + height),
    width: Math.round(width),
  };
};

const footBar = (page: Page) => page.locator('main form [data-foot-bar]');
const panels = (page: Page) => page.locator('main form section').filter({ has: page.getByRole('textbox') });

for (const [name, path] of Object.entries(FORMS))
  test(`${name} is 720 pixels wide, and its buttons end where its fields end`, async ({ page }) => {
    await open(page, path);
    const panel = await edges(panels(page).first());
    const bar = await edges(footBar(page));
    expect(panel.width).toBe(720);
    expect([bar.left, bar.right]).toEqual([panel.left, panel.right]);
    const inputs = await page.locator('main form .MuiInputBase-root').all();
    const ends = await Promise.all(inputs.map(async (input) => (await edges(input)).right));
    const button = await edges(footBar(page).getByRole('button').last());
    expect(button.right).toBe(Math.max(...ends));
    await page.setViewportSize(NARROW);
    await untilIdle(page);
    const narrow = await edges(footBar(page));
    expect([narrow.left, narrow.right, narrow.bottom]).toEqual([0, NARROW.width, NARROW.height]);
  });

for (const size of [WIDE, NARROW])
  test(`a message stands above the buttons of a form of ${size.width} pixels`, async ({ page }) => {
    await open(page, FORMS['a section of a record'], size);
    // Nothing that is sent arrives, the draft neither: the bar says so, and is at its highest.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    await page.getByLabel(/^Trade mark/).fill('Sulit');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const message = page.locator('.MuiSnackbar-root');
    await expect(message).toBeVisible();
    expect((await edges(message)).bottom).toBeLessThan((await edges(footBar(page))).top);
  });

test('a switch has its thumb within its track, on and off, in both themes, and room for a finger', async ({
  page,
}) => {
  await open(page, FORMS['a step of the wizard'], NARROW);
  const label = page
    .locator('label')
    .filter({ has: page.getByRole('switch') })
    .first();
  const isOn = label.getByRole('switch');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const checked of [true, false]) {
      await isOn.setChecked(checked);
      const track = await edges(label.locator('.MuiSwitch-track'));
      const thumb = await edges(label.locator('.MuiSwitch-thumb'));
      const gaps = [
        thumb.top - track.top,
        track.bottom - thumb.bottom,
        checked ? track.right - thumb.right : thumb.left - track.left,
      ];
      expect(gaps, `${colorScheme}, ${checked}`).toEqual([2, 2, 2]);
    }
  }
  const target = await edges(label);
  expect(target.bottom - target.top).toBeGreaterThanOrEqual(36);
});

for (const path of [`${LIST}/partners`, `${LIST}/partners/1/merchant-list`])
  test(`the heads of the columns of ${path} stay in sight with their marks`, async ({ page }) => {
    // So low that a list of a few rows is longer than the window.
    await open(page, path, { width: 1440, height: 420 });
    const heads = page.getByRole('main').getByRole('columnheader');
    const marks = heads.locator('.MuiTableSortLabel-icon');
    expect(await marks.count()).toBeGreaterThan(1);
    for (const mark of await marks.all())
      expect(Number(await mark.evaluate((icon) => getComputedStyle(icon).opacity))).toBeGreaterThan(0.5);
    const head = page.locator('main [data-page-head]');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const above =
      (await head.count()) > 0 ? await edges(head.first()) : await edges(page.locator('header').first());
    const first = await edges(heads.first());
    expect(first.top).toBe(above.bottom);
    // Nothing stands over them.
    const middle = { x: first.left + 20, y: (first.top + first.bottom) / 2 };
    const isOnTop = await heads
      .first()
      .evaluate((cell, { x, y }) => cell.contains(document.elementFromPoint(x, y)), middle);
    expect(isOnTop).toBe(true);
  });

/** Columns that hold figures and nothing else, with the distances between the ends of their texts and their head's. */
const figures = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const endOf = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    };
    const [table] = document.querySelectorAll('main table');
    const heads = [...(table?.querySelectorAll('thead th') ?? [])];
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
    return Object.fromEntries(
      heads.flatMap((head, at) => {
        const cells = rows.flatMap((row) => row.children.item(at) ?? []);
        const said = cells.filter((cell) => cell.textContent !== '—');
        const isFigures =
          said.length > 0 &&
          said.every((cell) => /^₱?[\d,]+(\.\d+)?%?( days?)?$/.test(cell.textContent ?? ''));
        if (!isFigures) return [];
        const ends = [head.querySelector('.MuiTableSortLabel-root') ?? head, ...said].map(endOf);
        return [[head.textContent ?? '', Math.round(Math.max(...ends) - Math.min(...ends))]];
      }),
    );
  });

/** References, codes and numbers that are read as one word, and yet stand in two lines or are cut. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REFERENCE = /^(SK|CN)-\d{4}-\d+$|^[PS]\d{4,}$|^PRO\d+$|^\d{3}(-\d{3}){2,3}$|^\d\d\/\d\d\/\d{4}$/;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!REFERENCE.test(node.textContent?.trim() ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(node.textContent ?? '');
    }
    return found;
  });

test('figures end at the right below each other and below their heads, and references never wrap', async ({
  page,
}) => {
  const counted: string[] = [];
  for (const path of LISTS) {
    await open(page, path);
    const columns = await figures(page);
    counted.push(...Object.keys(columns));
    for (const [name, distance] of Object.entries(columns))
      expect(distance, `${path}: ${name}`).toBeLessThan(2);
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await untilIdle(page);
      expect(await torn(page), `${path} at ${width}`).toEqual([]);
    }
  }
  expect(counted).toEqual(expect.arrayContaining(['Stores', 'Discount', 'Minimum amount']));
});

test('breadcrumbs stay in one line, and what has no room ends in an ellipsis', async ({ page }) => {
  await open(page, `${LIST}/partners/1/merchant-list/1/edit`);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  for (const width of [1440, 900, 700, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await untilIdle(page);
    const bar = await edges(trail);
    expect(bar.bottom - bar.top, `at ${width}`).toBeLessThan(40);
    const cut = await trail
      .locator('a, [aria-current] span')
      .evaluateAll((steps) =>
        steps
          .filter((step) => step.scrollWidth > step.clientWidth)
          .map((step) => [getComputedStyle(step).textOverflow, getComputedStyle(step).overflow]),
      );
    for (const style of cut) expect(style, `at ${width}`).toEqual(['ellipsis', 'hidden']);
    if (width === 700) expect(cut.length).toBeGreaterThan(0);
    const last = await edges(trail.locator('[aria-current]'));
    expect(last.right, `at ${width}`).toBeLessThanOrEqual(bar.right);
  }
});

test('a name in the head of a record is cut only where there is no room for it', async ({ page }) => {
  // Its line of codes is longer than its name.
  await open(page, `${LIST}/merchants/505`);
  const name = page.getByRole('main').getByRole('heading', { level: 1 });
  const lacking = () =>
    name.evaluate((heading) => {
      const beside = heading.nextElementSibling?.lastElementChild?.getBoundingClientRect().right ?? 0;
      const end = heading.parentElement?.getBoundingClientRect().right ?? 0;
      return { isCut: heading.scrollWidth > heading.clientWidth, room: Math.round(end - beside) };
    });
  const seen = [];
  for (let width = 1440; width >= 960; width -= 40) {
    await page.setViewportSize({ width, height: 900 });
    await untilIdle(page);
    const { isCut, room } = await lacking();
    if (isCut) expect(room, `at ${width}`).toBeLessThanOrEqual(1);
    seen.push(isCut);
  }
  expect(new Set(seen)).toEqual(new Set([false, true]));
});

test('on a phone a list has its search and buttons in one line, its filters in another, those set first', async ({
  page,
}) => {
  await open(page, '/my-promos', NARROW);
  const filters = page.getByRole('group', { name: 'Filters' });
  const search = await edges(page.getByRole('searchbox'));
  const line = await edges(filters);
  expect(line.top - search.bottom).toBeLessThan(24);
  expect(line.bottom - line.top).toBeLessThan(48);
  expect(line.right).toBeLessThanOrEqual(NARROW.width);
  await filters.getByRole('button', { name: 'QR promo' }).click();
  await page.getByRole('dialog').getByText('Yes', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await untilIdle(page);
  await expect(filters.getByRole('button').first()).toHaveText(/^QR promo: Yes/);
  expect((await edges(filters.getByRole('button', { name: 'Clear' }))).right).toBeLessThan(NARROW.width);
});
