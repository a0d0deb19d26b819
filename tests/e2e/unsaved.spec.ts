import type { Page } from '@playwright/test';
import { expect, rowsIn, test } from './setup/journey.ts';
import { CREATE, jump, LIST, openMenu, roleForm, unlike } from './setup/roleForm.ts';

type Way = { to: string; go: (page: Page) => Promise<unknown> };

/** Every way out of the form that stays in the loaded portal. */
const WAYS: Record<string, Way> = {
  'a link of the menu': {
    to: '/audit-trail',
    go: async (page) => {
      await openMenu(page);
      await page.getByRole('link', { name: 'Audit trail' }).click();
    },
  },
  'a link of the user menu': {
    to: '/my-permissions',
    go: async (page) => {
      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('link', { name: 'What may I do, and why' }).click();
    },
  },
  Cancel: { to: LIST, go: (page) => page.getByRole('link', { name: 'Cancel' }).click() },
  Back: { to: LIST, go: (page) => jump(page, -1) },
};

for (const [name, { to, go }] of Object.entries(WAYS))
  test(`asks before an unsaved form is left by ${name}, and keeps the draft`, { tag: '@phone' }, async ({
    page,
    portal,
  }) => {
    const form = roleForm(page);
    const typed = unlike(name);
    await portal.signIn('it.support');
    await portal.open('/');
    await form.openByLinks();
    await form.type(typed);
    await go(page);
    await expect(form.question).toBeVisible();
    await form.answer('Stay');
    await expect(page).toHaveURL(CREATE);
    await expect(form.name).toHaveValue(typed);
    await go(page);
    await form.answer('Leave, keep the draft');
    await expect(page).toHaveURL(to);
    await expect(form.name).toHaveCount(0);
    await portal.open(CREATE);
    await form.restore(typed);
  });

test('asks before Back leaves an edit, and keeps its draft', async ({ page, portal }) => {
  const form = roleForm(page);
  const name = unlike('Edited');
  await portal.signIn('it.support');
  await portal.open('/');
  await form.openByLinks();
  await form.fill(name);
  await form.create();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.click();
  await form.name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await jump(page, -1);
  await form.answer('Stay');
  await expect(form.name).toHaveValue(`${name} 2`);
  await jump(page, -1);
  await form.answer('Leave, keep the draft');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await edit.click();
  await form.restore(`${name} 2`);
});

test('a discarded form leaves no draft behind', async ({ page, portal }) => {
  const form = roleForm(page);
  await portal.signIn('it.support');
  await portal.open('/');
  await form.openByLinks();
  await form.type(unlike('Not wanted'));
  await jump(page, -1);
  await form.answer('Discard changes');
  await expect(page).toHaveURL(LIST);
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/drafts?'));
  await page.getByRole('link', { name: 'Create access role' }).click();
  expect((await (await asked).json()).data).toBeNull();
});

const DRAFT_OF = 'select from draft where strpos(values::text, $1) > 0';

const LEAVE_PAGE: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.evaluate(() => setTimeout(() => location.reload())),
  'a typed address': (page) => page.evaluate(() => setTimeout(() => location.assign('/terms-and-condition'))),
  'Back to another document': (page) => jump(page, -1),
  'closing the tab': (page) => page.close({ runBeforeUnload: true }),
};

for (const [name, leave] of Object.entries(LEAVE_PAGE))
  test(`the browser asks before ${name}, and the last key is in the draft`, async ({
    page,
    portal,
    context,
  }) => {
    const tab = await context.newPage();
    const form = roleForm(tab);
    const typed = unlike(name);
    await portal.signIn('it.support');
    await portal.open('/', tab);
    await portal.open(CREATE, tab);
    await form.type(typed);
    let asked = tab.waitForEvent('dialog');
    await leave(tab);
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(form.name).toHaveValue(typed);
    await expect(tab).toHaveURL(CREATE);
    await form.name.press('End');
    await tab.keyboard.type('!');
    await expect(form.name).toHaveValue(`${typed}!`);
    asked = tab.waitForEvent('dialog');
    await leave(tab);
    await (await asked).accept();
    // What a page sends while it goes may arrive after the next one has asked for it.
    await expect.poll(() => rowsIn(DRAFT_OF, [`${typed}!`])).toBe(1);
    await portal.open(CREATE);
    await roleForm(page).restore(`${typed}!`);
  });

test('logging out asks first and keeps the draft, the last key too', async ({ page, portal }) => {
  const form = roleForm(page);
  const typed = unlike('Out');
  await portal.signIn('it.support');
  await portal.open(CREATE);
  await form.type(typed);
  const logOut = async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await logOut();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.name).toHaveValue(typed);
  await logOut();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/login');
  await portal.signIn('it.support');
  await portal.open(CREATE);
  await form.restore(typed);
});

test('a draft that cannot be kept is said before anything is left', async ({ page, portal }) => {
  const form = roleForm(page);
  await portal.signIn('it.support');
  await portal.open('/');
  await form.openByLinks();
  await page.route('**/api/drafts', (route) => route.abort());
  await form.type('Nobody answers');
  await jump(page, -1);
  await form.answer('Leave, keep the draft');
  await expect(form.question.getByRole('alert')).toContainText('could not be kept');
  await form.answer('Stay');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(question.getByRole('alert')).toContainText('could not be kept');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.name).toHaveValue('Nobody answers');
  await page.unroute('**/api/drafts');
  await jump(page, -1);
  await form.answer('Leave, keep the draft');
  await expect(page).toHaveURL(LIST);
});
