import type { Page } from '@playwright/test';
import { expect, test } from './setup/journey.ts';
import { CREATE, jump, LIST, openMenu, roleForm, unlike } from './setup/roleForm.ts';
import { lendRole, signIn, signInWithCode } from './setup/signIn.ts';

/** Faster than the page can return from the first. */
const backTwice = (page: Page) =>
  page.evaluate(() => {
    history.back();
    history.back();
  });

const MOVES = {
  'several steps back': (page: Page) => jump(page, -2),
  'Back clicked twice': backTwice,
};

/** As in browsers that do not tell where they stand in their history. */
const withoutNavigation = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

test.describe('over the history', () => {
  for (const [name, move] of Object.entries(MOVES))
    for (const isOlder of [false, true])
      test(`asks before an unsaved form is left by ${name}${isOlder ? ', in an older browser' : ''}`, async ({
        page,
        portal,
      }) => {
        const form = roleForm(page);
        if (isOlder) await withoutNavigation(page);
        await portal.signIn('it.support');
        await page.goto('/login');
        expect(await page.evaluate(() => 'navigation' in window)).toBe(!isOlder);
        await form.openByLinks();
        await form.type(name);
        for (const again of [1, 2]) {
          await move(page);
          await form.answer('Stay');
          await expect(page, `${again}`).toHaveURL(CREATE);
          await expect(form.name).toHaveValue(name);
        }
        await move(page);
        await form.answer('Leave, keep the draft');
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
      });

  test('leaves where it is answered before the page is back on its own entry', async ({ page, portal }) => {
    const form = roleForm(page);
    await portal.signIn('it.support');
    await portal.open('/');
    await form.openByLinks();
    await form.fill('At once');
    // A browser that has much to do goes through its history later.
    await page.evaluate(() => {
      document.body.dataset.page = 'the same';
      const go = history.go.bind(history);
      history.go = (by) => void setTimeout(go, 500, by);
      history.back();
    });
    await form.answer('Leave, keep the draft');
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'Access roles' })).toBeVisible();
    await expect(form.question).toBeHidden();
    expect(await page.locator('body').getAttribute('data-page'), 'loaded anew').toBe('the same');
  });

  test('asks before the breadcrumb leaves an unsaved form', async ({ page, portal }) => {
    const form = roleForm(page);
    await portal.signIn('it.support');
    await portal.open(CREATE);
    await form.type('By its breadcrumb');
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Access roles' })
      .click();
    await form.answer('Stay');
    await expect(form.name).toHaveValue('By its breadcrumb');
  });

  test('asks before Forward leaves an unsaved form', async ({ page, portal }) => {
    const form = roleForm(page);
    await portal.signIn('it.support');
    await portal.open('/');
    await form.openByLinks();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await form.type('Forward');
    await jump(page, 1);
    await form.answer('Stay');
    await expect(form.name).toHaveValue('Forward');
    await jump(page, 1);
    await form.answer('Leave, keep the draft');
    await expect(page).toHaveURL(LIST);
  });

  test('asks before Back reaches a public page that the same history began with', async ({
    page,
    portal,
  }) => {
    const form = roleForm(page);
    const typed = unlike('From outside');
    await page.goto('/forgot-password');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(page, 'it.support');
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await form.openByLinks();
    await form.type(typed);
    await jump(page, -3);
    await form.answer('Stay');
    await expect(page).toHaveURL(CREATE);
    await expect(form.name).toHaveValue(typed);
    await jump(page, -3);
    await form.answer('Leave, keep the draft');
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await jump(page, 3);
    await form.restore(typed);
    await portal.open(LIST);
  });

  test('asks before Back reaches the login page after a sign-in with a code', async ({ page, portal }) => {
    const form = roleForm(page);
    await lendRole('sbo.second');
    await page.goto('/login');
    await signInWithCode(page, portal);
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await form.openByLinks();
    await form.type('After a code');
    await jump(page, -3);
    await form.answer('Stay');
    await expect(form.name).toHaveValue('After a code');
  });

  const gone = { status: 404, body: 'not here any more' };

  test('a part of a new version never reloads the page over an unsaved form', async ({ portal, context }) => {
    const tab = await context.newPage();
    const form = roleForm(tab);
    await portal.signIn('it.support');
    await portal.open(CREATE, tab);
    await form.type('Newer');
    await tab.route('**/assets/filipino-*.js', (route) => route.fulfill(gone));
    await tab.getByRole('button', { name: /Account of/ }).click();
    await tab.getByRole('button', { name: 'Filipino' }).click();
    await expect(tab.getByText('A new version of the portal is available.')).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(form.name).toHaveValue('Newer');
    await form.name.click();
    const asked = tab.waitForEvent('dialog');
    const reloaded = tab.getByRole('button', { name: 'Reload' }).click();
    await (await asked).dismiss();
    await reloaded;
    await expect(form.name).toHaveValue('Newer');
  });

  test('a page of a new version is loaded after the question, and the draft is there', async ({
    portal,
    context,
  }) => {
    const tab = await context.newPage();
    const form = roleForm(tab);
    const typed = unlike('Newer page');
    await portal.signIn('it.support');
    await portal.open(CREATE, tab);
    await form.type(typed);
    // Answered once here, not by `times: 1`: that ends all interception while the reload's requests are held by it.
    let isGone = true;
    await tab.route('**/assets/AuditPage-*.js', (route) => {
      const answer = isGone ? route.fulfill(gone) : route.continue();
      isGone = false;
      return answer;
    });
    await openMenu(tab);
    await tab.getByRole('link', { name: 'Audit trail' }).click();
    await form.answer('Leave, keep the draft');
    await expect(tab.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
    await portal.open(CREATE, tab);
    await form.restore(typed);
  });
});
