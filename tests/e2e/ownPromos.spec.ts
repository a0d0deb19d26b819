import type { Page } from '@playwright/test';
import { choose as chooseFile, pictureFile } from './setup/files.ts';
import { expect, test as journey, type Portal, rowsIn } from './setup/journey.ts';
import { looksRight, looksRightEverywhere } from './setup/looksRight.ts';
import { NEXT_YEAR } from './setup/promoForm.ts';

/** A journey with the two people of the provider whom a partner's promo passes, each in a browser of their own. */
const test = journey.extend<{ taker: Page; approver: Page }>({
  taker: async ({ beside }, use) => use(await beside('loyalty.editor')),
  approver: async ({ beside }, use) => use(await beside('sales.admin')),
});

const NAME = 'Sulit sofa days';
const PICTURES = 'Choose files: Images';

// The promo and its draft go again: every journey of a width has the same demo.
test.afterEach(async () => {
  await rowsIn(`delete from draft where key like 'promo%'`);
  await rowsIn('delete from promo where name = $1', [NAME]);
});

const choose = async (page: Page, label: string, typed: string, name: string) => {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
};

/** Fills in the promo of a partner that leaves out one of its stores. */
const write = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill(NAME);
  await page.getByLabel('Discount', { exact: true }).fill('15');
  await choose(page, 'Store category', 'Mob', 'Mobile and gadgets');
  await choose(page, 'Category', 'Cash', 'Cashback');
  await page.getByLabel('First day').fill(`06/01/${NEXT_YEAR}`);
  await page.getByLabel('Last day').fill(`06/30/${NEXT_YEAR}`);
  await page.getByLabel('Store name').fill('Kaagapay Hillmark');
  await page.getByRole('listbox', { name: 'Stores' }).getByRole('option').first().click();
};

const move = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** What is the provider's own: its people by name, its ranks, its actions. */
const showsNothingOfStaff = async (page: Page) => {
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/loyalty\.editor|sales\.admin|rank N\/A|· rank/);
  await expect(main.getByText('Timeline')).toHaveCount(0);
  for (const name of ['Approve', 'Reject', 'Move to Pending', 'Feature'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
};

const open = async (portal: Portal, code: string, page?: Page) => portal.open(`/my-promos/${code}`, page);

test('a partner’s promo is written, taken up, approved by another and read; its owner edits until it is taken up', {
  tag: '@phone',
}, async ({ page, portal, taker, approver }) => {
  await portal.signIn('partner.admin');
  await portal.open('/my-promos');
  await page.getByRole('link', { name: 'New promo' }).click();
  await write(page);
  await chooseFile(page.getByRole('button', { name: PICTURES }), pictureFile('banner.png'), {
    ...pictureFile('renamed.png'),
    buffer: Buffer.from('MZ not a picture'),
  });
  await expect(page.getByText('renamed.png: File is not valid')).toBeVisible();
  await looksRight(page, 'the form of a partner');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page).toHaveURL(/\/my-promos\/PRO\d{5,}$/);
  const code = page.url().split('/').at(-1) ?? '';
  expect(await rowsIn('select from promo where name = $1', [NAME])).toBe(1);
  await showsNothingOfStaff(page);
  await looksRightEverywhere(page);

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^DTI permit number/).fill('FTEB-123456');
  await page.getByLabel(/^DTI series/).fill(NEXT_YEAR);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`FTEB-123456, series of ${NEXT_YEAR}`)).toBeVisible();
  await chooseFile(page.getByRole('button', { name: PICTURES }), pictureFile('second.png'));
  const images = page.getByRole('list', { name: 'Images' });
  await expect(images.getByRole('img', { name: 'second.png' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Changed too late');
  await open(portal, code, taker);
  await move(taker, 'Move to Pending');
  await expect(taker.getByText('Pending', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You do not edit this while it is Pending.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(portal, code);
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: PICTURES })).toHaveCount(0);
  await showsNothingOfStaff(page);

  await open(portal, code, approver);
  await move(approver, 'Approve');
  await expect(approver.getByText('Approved', { exact: true }).first()).toBeVisible();
  await open(portal, code);
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await showsNothingOfStaff(page);
});

test('a partner keeps what it typed while nobody answers, and a message leaves the buttons free', async ({
  page,
  context,
  portal,
}) => {
  await portal.signIn('partner.admin');
  await portal.open('/my-promos/create');
  await write(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  const unreached = page.getByText('The server cannot be reached');
  await expect(unreached).toBeVisible();
  await expect(page.getByText('Action failed')).toHaveCount(0);
  await context.setOffline(false);
  await expect(unreached).toHaveCount(0);
  await page.route('**/api/promos', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  const message = page.getByText('Action failed').last();
  await expect(message).toBeVisible();
  const [told, submit] = await Promise.all([
    message.boundingBox(),
    page.getByRole('button', { name: 'Submit' }).boundingBox(),
  ]);
  const isApart =
    !told ||
    !submit ||
    told.y + told.height <= submit.y ||
    told.x + told.width <= submit.x ||
    submit.y + submit.height <= told.y;
  expect(isApart, 'the message lies on the button').toBe(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});
