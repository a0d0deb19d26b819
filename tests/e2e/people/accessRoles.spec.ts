import type { Page } from '@playwright/test';
import { expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { flip, grant as grantOf } from '../setup/roleForm.ts';

/** Grants a permission to see or change access roles. */
const grant = (page: Page, name: string) => grantOf(page, 'Access roles', name);

const createRole = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Create access role' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await grant(page, 'View access roles');
  await page.getByRole('button', { name: 'Create access role' }).click();
  await expect(page.getByText(`The role ${name} is saved.`)).toBeVisible();
};

/** Unlike in any other run or project. */
const nameFor = (what: string, project: string) => `${what} ${project} ${Date.now().toString(36)}`;

test('creates a role, asks a colleague to let it give rights, and finds both in the audit trail', async ({
  page,
  portal,
  beside,
}, info) => {
  const name = nameFor('Branch helper', info.project.name);
  await portal.signIn('it.support');
  await portal.open('/access-role-management/list');
  await createRole(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await grant(page, 'Edit access roles');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('it holds once a second person has approved it');
  await looksRight(page, 'what has to be approved');
  await asked.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('article', { name: 'A change waits for a second person' })).toBeVisible();
  await expect(page.getByText('1 of 25 enabled')).toBeVisible();
  await looksRight(page, 'a role whose change waits');
  const colleague = await beside('it.second');
  await colleague.goto(page.url());
  const waiting = colleague.getByRole('article', { name: 'A change waits for a second person' });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(colleague.getByText('2 of 25 enabled')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await portal.open('/audit-trail');
  const newest = page.getByRole('main');
  await expect(newest.getByText('Access role').first()).toBeVisible();
  await expect(newest.getByText('it.second').first()).toBeVisible();
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
  await grantOf(other, 'User accounts', 'View user accounts');
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

test('finds roles by name, keeps the search in the address, and goes back to it', { tag: '@phone' }, async ({
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

test('says what an edit of a role would do to its people before it is saved', async ({ page, portal }) => {
  await portal.signIn('sales.admin');
  await portal.open('/access-role-management/list?filter=%7B%22role%22%3A%22HCPC_ONLINE_VIEW%22%7D');
  await page.getByRole('link', { name: /HCPC_ONLINE_VIEW/ }).click();
  await expect(page.getByRole('heading', { name: 'Who has this role' })).toBeVisible();
  await expect(page.getByText('online.viewer')).toBeVisible();
  await looksRight(page, 'the page of a role that somebody has');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await flip(page, 'Payment transactions', 'View payment transactions');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the role HCPC_ONLINE_VIEW?' });
  await expect(dialog).toContainText('1 user gains “View payment transactions”');
  await looksRight(page, 'what an edit of a role would do');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /discard/i }).click();
  await expect(page.getByText('1 of 25 enabled')).toBeVisible();
});

test('compares two roles that are chosen in the list, and keeps two permissions apart', async ({
  page,
  portal,
}) => {
  await portal.signIn('sales.admin');
  await portal.open('/access-role-management/list');
  for (const role of ['HCPC_FINANCE_EDIT', 'HCPC_FINANCE_VIEW'])
    await page.getByRole('checkbox', { name: `Choose ${role}` }).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: '3 differences' })).toBeVisible();
  await page.getByRole('switch', { name: 'Only what differs' }).check();
  await expect(page.getByText('Refund payment transactions')).toBeVisible();
  await expect(page.getByText('View payment transactions')).toHaveCount(0);
  await looksRight(page, 'two roles side by side');
  await portal.open('/access-role-management/kept-apart');
  await page.getByRole('button', { name: 'Keep a pair apart' }).click();
  for (const [field, choice] of [
    ['Permission', 'Create and upload receipts'],
    ['Not together with', 'Refund payment transactions'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Reason' }).fill('Who issues a receipt pays nothing back');
  await looksRight(page, 'the form of a pair that is kept apart');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/hold both: resolve it|holds both: resolve it/)).toBeVisible();
  await looksRight(page, 'the pairs that are kept apart');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No pair is kept apart yet')).toBeVisible();
});
