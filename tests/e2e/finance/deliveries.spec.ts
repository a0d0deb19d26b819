import { downloaded } from '../setup/files.ts';
import { expect, test } from '../setup/journey.ts';
import { looksRightEverywhere } from '../setup/looksRight.ts';

const LISTS = '/delivery-advice/list';

for (const account of ['store.manager', 'sales.admin'])
  test(`deliveries are counted by status, filtered, read and exported, as ${account} sees them`, {
    tag: '@phone',
  }, async ({ page, portal }) => {
    await portal.signIn(account);
    await portal.open('/delivery-advice');
    await expect(page).toHaveURL(new RegExp(`${LISTS}/for-delivery`));
    const advices = page.getByRole('main').locator('a[href^="/delivery-advice/"]:not([href*="/list"])');
    const waiting = (await advices.first().textContent()) ?? '';
    const tabs = page.getByRole('navigation', { name: 'Delivery advices by their status' });
    const delivered = tabs.getByRole('link', { name: /^Delivered\s*[1-9]/ });
    await delivered.click();
    await expect(page).toHaveURL(new RegExp(`${LISTS}/delivered`));
    // Those of the tab before stand there until these have come.
    await expect(advices.first()).not.toHaveText(waiting);
    const number = (await advices.first().textContent())?.trim() ?? '';
    expect(number).not.toBe('');

    const search = page.getByPlaceholder('Number of the advice, contract or delivery receipt');
    await search.fill(number);
    await search.press('Enter');
    await expect(advices).toHaveCount(1);
    await expect(delivered).toHaveText(/^Delivered\s*1$/);
    // What is looked for goes along to the other tabs, and finds nothing there.
    await tabs.getByRole('link', { name: /^Cancelled\s*0$/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTS}/cancelled.*${number}`));
    await expect(advices).toHaveCount(0);
    await delivered.click();

    await expect(advices).toHaveCount(1);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog).toContainText('The 1 row that matches your filters');
    await dialog.getByRole('radio', { name: 'CSV (.csv)' }).check();
    await dialog.getByRole('button', { name: 'Start export' }).click();
    expect(await downloaded(page.getByRole('button', { name: /^Download/ }).first())).toMatch(/\.csv$/);

    await advices.first().click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What became of it' })).toContainText('Delivered');
    await looksRightEverywhere(page);
  });

test('lists of deliveries have their page’s width at 1200 pixels, whatever their status', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await portal.signIn('sales.admin');
  for (const status of ['for-delivery', 'delivered', 'cancelled']) {
    await portal.open(`${LISTS}/${status}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const over = await table.evaluate(
      (one) => one.scrollWidth - (one.parentElement?.clientWidth ?? one.scrollWidth),
    );
    expect(over, status).toBeLessThanOrEqual(0);
  }
});
