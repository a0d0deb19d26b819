import type { Page } from '@playwright/test';
import { choose as chooseFile, pictureFile } from './setup/files.ts';
import { expect, test as journey } from './setup/journey.ts';
import { looksRight } from './setup/looksRight.ts';

/** A journey with a second person, who approves what the first one wrote. */
const test = journey.extend<{ approver: Page }>({
  approver: async ({ beside }, use) => use(await beside('sales.admin')),
});

const choose = async (page: Page, label: string, typed: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
};

/** Fills in what a promo cannot do without. */
const write = async (page: Page, { name, code }: { name: string; code: string }) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel('Discount', { exact: true }).fill('15');
  await choose(page, 'Store category', 'Mobile', 'Mobile and gadgets');
  await choose(page, 'Category', 'Cash', 'Cashback');
  await page.getByLabel('First day').fill('03/01/2027');
  await page.getByLabel('Last day').fill('03/31/2027');
  await page.getByLabel(/^DTI permit number/).fill('FTEB-654321');
  await page.getByLabel(/^DTI series/).fill('2027');
  await page.getByLabel('Store name').fill(`${name} Store`);
  await choose(page, 'Partners', 'Kaagapay Hill', /^Kaagapay Hillmark/);
};

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a promo is written, approved by a second person, featured and cloned', async ({
  page,
  portal,
  approver,
}) => {
  const promo = { name: 'Journey of a promo', code: 'JOURNEY-1' };
  const called = `${promo.name} (${promo.code})`;
  await portal.signIn('loyalty.editor');
  await portal.open('/my-promos');
  await page.getByRole('link', { name: 'New promo' }).click();
  await write(page, promo);
  await expect(page.getByRole('listbox', { name: 'Stores' })).toBeVisible();
  await chooseFile(page.getByRole('button', { name: 'Choose files: Images' }), pictureFile('banner.png'));
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
  await choose(page, 'Add a promo', promo.code, new RegExp(promo.code));
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
  await page.getByLabel('First day').fill('03/15/2027');
  await page.getByLabel('Last day').fill('04/15/2027');
  await expect(page.getByText(/Another promo of this store and category/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/my-promos\/JOURNEY-2$/);
  await expect(
    page.getByRole('list', { name: 'Images' }).getByRole('img', { name: 'banner.png' }),
  ).toBeVisible();
});

test('a promo is accessible from its empty form to its page', async ({ page, portal }) => {
  await portal.signIn('loyalty.editor');
  await portal.open('/my-promos/create');
  await looksRight(page, 'the empty form');
  await write(page, { name: 'Pocket promo', code: 'POCKET-1' });
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/^1 of \d+ stores take part$/)).toBeVisible();
  await looksRight(page, 'the form with its stores');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket promo' })).toBeVisible();
  await looksRight(page, 'the promo');
});

test('the QR code of a promo is there to print', async ({ page, portal }) => {
  await portal.signIn('loyalty.editor');
  await portal.open(`/my-promos?filter=${encodeURIComponent(JSON.stringify({ isQr: 'true' }))}`);
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^QR code with the promo code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expect(dialog).toBeHidden();
});
