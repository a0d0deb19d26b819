import type { Page } from '@playwright/test';
import { createRandom } from '#server/seed/demoDataRandom.ts';
import { expect, rowsIn, test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { beginApplication, fillBank, fillBusiness, PAPERS, Thumb } from './setup/thumb.ts';

/** Of all requests. */
const LOST_SHARE = 0.05;

/**
 * Loses one request of the page in twenty, whatever it is for: by turns before the server has it, and its answer on the way back. Drawn, for
 * by count each load of a page might lose the same part. Answers how many so far.
 */
const loseRequests = async (page: Page): Promise<() => number> => {
  const random = createRandom(20_261_125);
  let lost = 0;
  await page.route('**/*', async (route) => {
    if (!random.chance(LOST_SHARE)) return route.continue();
    lost += 1;
    if (lost % 2 === 0) await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  return () => lost;
};

test.use({ isLossy: true });

test('a whole application gets through a line that loses one request in twenty, reloaded and gone back from on every page', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const name = `Aling Luz ${Date.now()}`;
  await beginApplication(page, portal);
  const lost = await loseRequests(page);
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
  const reload = async (text: string): Promise<void> => {
    await page.reload({ timeout: 10_000 }).catch(() => undefined);
    await arrive(text);
  };
  /** The page stands there; one whose document the line has lost is loaded once more by hand, as people do. */
  const arrive = async (text: string): Promise<void> => {
    await expect(async () => {
      const isThere = await heading(text).isVisible();
      if (!isThere)
        await expect(heading(text))
          .toBeVisible({ timeout: 10_000 })
          .catch(() => page.reload({ timeout: 10_000 }));
      await expect(heading(text)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  };
  /** Goes on, back by the browser, forward again and through a reload: the page after it stands there. */
  const goOn = async (to: string): Promise<void> => {
    const now = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await thumb.press('Save and continue');
    await arrive(to);
    await page.goBack();
    await arrive(now);
    await page.goForward();
    await arrive(to);
    await reload(to);
  };

  await fillBusiness(page, thumb, name);
  await goOn('Signatory and bank');
  await fillBank(page, thumb);
  await goOn('Store');
  await expect(page.getByLabel('Store name')).toHaveValue(name);
  await goOn('People of the store');
  await goOn('Products and hours');
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await goOn('Documents');
  for (const paper of PAPERS) await thumb.photograph(paper);
  await goOn('Check and submit');
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await reload('Check and submit');
  await thumb.press('Submit the application');
  await arrive('Your application is sent');

  expect(lost()).toBeGreaterThan(4);
  expect(await rowsIn('select 1 from partner where name = $1 and status = $2', [name, 'SUBMITTED'])).toBe(1);
  expect(
    await rowsIn('select 1 from document d join partner p on p.id = d.partner_id where p.name = $1', [name]),
  ).toBe(PAPERS.length);
});

test('a page whose first script the line has lost is loaded again by itself', async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/apply').catch(() => undefined);
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  expect(asked).toBe(2);
});

test('Filipino whose texts the line has lost comes with the page, which is loaded again by itself', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/assets\/fil-[^/]+\.js$/, (route) => {
    asked += 1;
    // Those of all public pages and of the beginning of an application are one file.
    return asked <= 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/apply');
  await expect(page.getByRole('heading', { level: 1, name: 'Apply as a partner' })).toBeVisible();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mag-apply bilang partner' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('Filipino whose texts the line keeps losing is said to be missing, and comes when it is asked for again', async ({
  page,
}) => {
  const late = /Filipino did not come/;
  await page.route(/\/assets\/fil-[^/]+\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/apply');
  await expect(page.getByRole('heading', { level: 1, name: 'Apply as a partner' })).toBeVisible();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByText(late)).toBeVisible();
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(late)).toHaveCount(0);
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByText(late)).toBeVisible();
  await page.unroute(/\/assets\/fil-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mag-apply bilang partner' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Filipino' })).toHaveCount(0);
});

test('a step to come that the line has lost is fetched when it is opened: the page stays under whoever types', async ({
  page,
  portal,
}) => {
  const step = /\/assets\/StoreStep-[^/]+\.js$/;
  let asked = 0;
  await page.route(step, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  const thumb = new Thumb(page);
  const lastStep = page.waitForResponse((answer) => /ReviewStep-[\w-]+\.js$/.test(answer.url()));
  await beginApplication(page, portal);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await fillBusiness(page, thumb, `Aling Mila ${Date.now()}`);
  await (await lastStep).finished();
  await thumb.press('Save and continue');
  await fillBank(page, thumb);
  expect(asked).toBe(1);
  expect(loads).toBe(0);
  await thumb.press('Save and continue');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  expect(asked).toBe(2);
});

test('who loses the line after the first step was opened goes on, and all is saved once it is back', {
  tag: '@phoneAlone',
}, async ({ page, portal, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
  const lastStep = page.waitForResponse((answer) => /ReviewStep-[\w-]+\.js$/.test(answer.url()));
  await beginApplication(page, portal);
  const name = `Aling Tess ${Date.now()}`;
  await fillBusiness(page, thumb, name);
  await (await lastStep).finished();
  await context.setOffline(true);
  await thumb.press('Save and continue');
  await expect(heading('Signatory and bank')).toBeVisible();
  await thumb.type('First name', 'Tess');
  await thumb.type('Last name', 'Santos');
  await expect(page.getByText(/no connection/i).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Registered name')).toHaveValue(name);
  await page.goForward();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Tess');
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Santos');
});

test('the page that says it is sent needs nothing more of the line: who loses it right then reads that it is sent', async ({
  page,
  portal,
}) => {
  const thumb = new Thumb(page);
  const sentPage = page.waitForResponse((answer) => /EndPage-[\w-]+\.js$/.test(answer.url()));
  await beginApplication(page, portal);
  await fillBusiness(page, thumb, `Aling Sita ${Date.now()}`);
  await thumb.press('Save and continue');
  await fillBank(page, thumb);
  for (const step of ['Store', 'People of the store', 'Products and hours']) {
    await thumb.press('Save and continue');
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
  }
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await thumb.press('Save and continue');
  for (const paper of PAPERS) await thumb.photograph(paper);
  await thumb.press('Save and continue');
  await thumb.tick('I have read the terms and conditions and agree to them.');
  await thumb.tick('I agree that my data is processed for this application, as the privacy policy says.');
  await (await sentPage).finished();
  let isSent = false;
  await page.route('**/*', async (route) => {
    if (isSent) return route.abort('connectionreset');
    const answer = await route.fetch();
    isSent = route.request().url().endsWith('/complete');
    return route.fulfill({ response: answer });
  });
  await thumb.press('Submit the application');
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is sent' })).toBeVisible();
  expect(isSent).toBe(true);
});
