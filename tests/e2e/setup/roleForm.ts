import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const LIST = '/access-role-management/list';
export const CREATE = '/access-role-management/create';

/** The form of a new access role, as people work with it. */
export const roleForm = (page: Page) => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  return {
    name,
    /** "Leave without saving?" */
    question,
    answer: (label: string) => question.getByRole('button', { name: label }).click(),
    /** Key by key, as the browser asks only over what a person did. */
    type: async (text: string) => {
      await name.click();
      await page.keyboard.type(text);
      await expect(name).toHaveValue(text);
    },
    /**
     * Fills the form so that nothing but saving it is left to do, its draft is kept too. The narrow matrix folds its modules
     * away.
     */
    fill: async (text: string) => {
      await name.click();
      await page.keyboard.type(text);
      const box = page.getByRole('checkbox', { name: 'View access roles' });
      const narrow = page.getByRole('switch', { name: 'View access roles' });
      const module = page.getByRole('button', { name: /^Access roles \d of \d/ });
      await expect(box.or(module).first()).toBeVisible();
      if (!(await box.isVisible())) await module.click();
      const draftSaved = page.waitForResponse(
        async (answer) =>
          answer.url().endsWith('/api/drafts') &&
          (await answer.text()).includes('"UM_VIEW_ACCESS_ROLE":true'),
      );
      await box.or(narrow).click();
      await draftSaved;
    },
    create: () => page.getByRole('button', { name: 'Create access role' }).click(),
    /** From the dashboard over the list, by links: each page is an entry of the same history. */
    openByLinks: async () => {
      await openMenu(page);
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Access roles' })
        .click();
      await page.getByRole('link', { name: 'Create access role' }).click();
      await expect(name).toBeVisible();
    },
    /** The form offers what was typed before, and it is this. */
    restore: async (text: string) => {
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(name).toHaveValue(text);
    },
  };
};

/** So many entries through the browser's history, as its buttons do. */
export const jump = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

/** Shows the menu where a narrow screen hides it. */
export const openMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
};

/** A text that no other test types. */
export const unlike = (what: string): string => `${what} ${Date.now().toString(36)}`;

/** The box of a permission; the narrow matrix folds modules away and has switches. */
const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name }).or(page.getByRole('switch', { name }));

/** Switches a permission of a module on or off. */
export const flip = async (page: Page, module: string, name: string): Promise<void> => {
  const box = boxOf(page, name);
  const fold = page.getByRole('button', { name: new RegExp(`^${module} \\d of \\d`) });
  await expect(box.or(fold).first()).toBeVisible();
  if (!(await box.isVisible())) await fold.click();
  await box.click();
};

/** Switches it on. */
export const grant = async (page: Page, module: string, name: string): Promise<void> => {
  await flip(page, module, name);
  await expect(boxOf(page, name)).toBeChecked();
};
