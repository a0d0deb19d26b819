import type { Page } from '@playwright/test';
import { choose, pictureFile } from '../setup/files.ts';
import { expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { find, NEXT_YEAR, write } from '../setup/promoForm.ts';

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a promo is written, approved by a second person, featured and cloned', { tag: '@job' }, async ({
  page,
  portal,
  beside,
}) => {
  const approver = await beside('sales.admin');
  const promo = { name: 'Journey of a promo', code: 'JOURNEY-1' };
  const called = `${promo.name} (${promo.code})`;
  await portal.signIn('loyalty.editor');
  await portal.open('/my-promos');
  await page.getByRole('link', { name: 'New promo' }).click();
  await write(page, promo);
  await expect(page.getByRole('listbox', { name: 'Stores' })).toBeVisible();
  await choose(page.getByRole('button', { name: 'Choose files: Images' }), pictureFile('banner.png'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: promo.name })).toBeVisible();
  await expect(page).toHaveURL(/\/my-promos\/JOURNEY-1$/);
  await expect(
    page.getByRole('list', { name: 'Images' }).getByRole('img', { name: 'banner.png' }),
  ).toBeVisible();
  await looksRight(page, 'the promo');
  await act(page, 'Move to Pending');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();

  await portal.open(`/my-promos/${promo.code}`, approver);
  await act(approver, 'Approve');
  await expect(approver.getByText('Approved', { exact: true }).first()).toBeVisible();

  await portal.open('/my-promos/featured');
  await find(page, 'Add a promo', promo.code, new RegExp(promo.code));
  const order = page.getByRole('list', { name: 'Order' });
  await expect(order.getByRole('link').last()).toHaveText(promo.name);
  const places = await order.getByRole('listitem').count();
  const grip = page.getByRole('button', { name: `Move ${called}: drag, or use the arrow keys` });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${called} is now number ${places - 1} of ${places}`)).toBeAttached();
  await expect(grip).toBeFocused();
  const [first, own] = [order.getByRole('listitem').first(), grip];
  await own.hover();
  await page.mouse.down();
  const top = (await first.boundingBox())?.y ?? 0;
  await page.mouse.move(300, top + 2, { steps: 8 });
  await page.mouse.up();
  await expect(order.getByRole('link').first()).toHaveText(promo.name);
  await page.reload();
  await expect(order.getByRole('link').first()).toHaveText(promo.name);

  await page.getByRole('link', { name: promo.name }).first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(promo.name);
  await page.getByLabel(/^Code/).fill('JOURNEY-2');
  await page.getByLabel('First day').fill(`03/15/${NEXT_YEAR}`);
  await page.getByLabel('Last day').fill(`04/15/${NEXT_YEAR}`);
  await expect(page.getByText(/Another promo of this store and category/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/my-promos\/JOURNEY-2$/);
  await expect(
    page.getByRole('list', { name: 'Images' }).getByRole('img', { name: 'banner.png' }),
  ).toBeVisible();
});
