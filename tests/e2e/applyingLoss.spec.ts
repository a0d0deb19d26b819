import type { Page } from '@playwright/test';
import { expect, rowsIn, test } from './setup/journey.ts';
import { beginApplication, fillBank, fillBusiness, PAPERS, Thumb } from './setup/thumb.ts';

/** One request in so many is lost. */
const LOST_EVERY = 20;

/**
 * Loses every twentieth request of the page, whatever it is for: by turns before the server has it, and its answer on the way back.
 * Answers how many so far.
 */
const loseRequests = async (page: Page): Promise<() => number> => {
  let asked = 0;
  let lost = 0;
  await page.route('**/*', async (route) => {
    asked += 1;
    if (asked % LOST_EVERY !== 0) return route.continue();
    lost += 1;
    if (lost % 2 === 0) await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  return () => lost;
};

test.use({ isLossy: true });

test('a whole application gets through a line that loses one request in twenty, reloaded and gone back from on every page', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const thumb = new Thumb(page);
  const name = `Aling Luz ${Date.now()}`;
  await beginApplication(page, portal);
  const lost = await loseRequests(page);
  /** A page of which the line has lost the document, or what it is made of, is loaded once more, as people do. */
  const reload = async (text: string): Promise<void> => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible({ timeout: 8000 });
    }).toPass();
  };
  /** Goes on, back by the browser, forward again and through a reload: the page after it stands there. */
  const goOn = async (to: string): Promise<void> => {
    const next = page.getByRole('heading', { level: 1, name: to });
    const now = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await thumb.press('Save and continue');
    // What was lost twice in a row is loaded again by hand.
    const again = page.getByRole('button', { name: 'Load again' });
    await expect(next.or(again)).toBeVisible();
    if (await again.isVisible()) await reload(to);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: now })).toBeVisible();
    await page.goForward();
    await expect(next).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is sent' })).toBeVisible();

  expect(lost()).toBeGreaterThan(4);
  expect(await rowsIn('select 1 from partner where name = $1 and status = $2', [name, 'SUBMITTED'])).toBe(1);
  expect(
    await rowsIn('select 1 from document d join partner p on p.id = d.partner_id where p.name = $1', [name]),
  ).toBe(PAPERS.length);
});
