import type { Page } from '@playwright/test';
import { expect, test } from './setup/journey.ts';
import { looksRight } from './setup/looksRight.ts';

/** Switches a permission on; the narrow matrix folds each module away and has switches for boxes. */
const grant = async (page: Page, name: string) => {
  const box = page.getByRole('checkbox', { name }).or(page.getByRole('switch', { name }));
  const module = page.getByRole('button', { name: /^Access roles \d of \d/ });
  await expect(box.or(module).first()).toBeVisible();
  if (!(await box.isVisible())) await module.click();
  await box.click();
  await expect(box).toBeChecked();
};

const createRole = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Create access role' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await grant(page, 'View access roles');
  await page.getByRole('button', { name: 'Create access role' }).click();
  await expect(page.getByText(`The role ${name} is saved.`)).toBeVisible();
};

/** Unlike in any other run or project. */
const nameFor = (what: string, project: string) => `${what} ${project} ${Date.now().toString(36)}`;

test('creates a role, edits it, and finds both in the audit trail', async ({ page, portal }, info) => {
  const name = nameFor('Branch helper', info.project.name);
  await portal.signIn('it.support');
  await portal.open('/access-role-management/list');
  await createRole(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await grant(page, 'Edit access roles');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`The role ${name} is saved.`).first()).toBeVisible();
  await portal.open('/audit-trail');
  const newest = page.getByRole('main');
  await expect(newest.getByText('Access role').first()).toBeVisible();
  await expect(newest.getByText('it.support').first()).toBeVisible();
});

test('shows a conflict instead of overwriting what another tab saved', async ({
  page,
  portal,
  context,
}, info) => {
  const name = nameFor('Shared role', info.project.name);
  await portal.signIn('it.support');
  await portal.open('/access-role-management/list');
  await createRole(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const other = await context.newPage();
  await portal.open(`${path}/edit`, page);
  await portal.open(`${path}/edit`, other);
  await grant(other, 'Create access roles');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(`The role ${name} is saved.`).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} 2`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this record meanwhile' });
  await expect(conflict).toContainText('it.support');
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
  await expect(page.getByText('2 of 25 enabled')).toBeVisible();
});

test('names what is missing beside the field and in a summary', async ({ page, portal }) => {
  await portal.signIn('it.support');
  await portal.open('/access-role-management/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('HCPC_MINE');
  await page.getByRole('button', { name: 'Create access role' }).click();
  await expect(page.getByText('Please correct these fields')).toBeVisible();
  await expect(page.getByText('This name is reserved.').first()).toBeVisible();
});

test('finds roles by name, keeps the search in the address, and goes back to it', async ({
  page,
  portal,
}) => {
  await portal.signIn('it.support');
  await portal.open('/access-role-management/list');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('loyalty');
  await expect(page.getByText('HCPC_LOYALTY_EDIT').first()).toBeVisible();
  await expect(page.getByText('CEO_PRESIDENT')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('loyalty');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nothing like this');
  await expect(page.getByText('No results found')).toBeVisible();
});

test('adds a job title with its role, changes it, and reads who gives which role', async ({ page, portal }, {
  project,
}) => {
  const name = `Night Manager ${project.name} ${Date.now()}`;
  await portal.signIn('it.support');
  await portal.open('/access-role-management/list');
  await page.getByRole('link', { name: 'Job titles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job titles' })).toBeVisible();
  await looksRight(page, 'the job titles');
  await page.getByRole('link', { name: 'Add job title' }).click();
  for (const [field, choice] of [
    ['Group', 'Managers'],
    ['Access role', 'STORE_MANAGER'],
    ['Works in', 'One store'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Job title' }).fill(name);
  await looksRight(page, 'the form of a job title');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} is saved.`, { exact: false })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await page
    .getByRole('switch', { name: 'In use' })
    .or(page.getByRole('checkbox', { name: 'In use' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} is saved.`, { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Who gives which role' }).click();
  await expect(page.getByRole('row', { name: /PARTNER_ADMIN/ })).toContainText('STORE_FRONTLINER');
  await looksRight(page, 'who gives which role');
});
