import type { Page } from '@playwright/test';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { expect, type Portal, rowIn, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Viewing as somebody else' });

const openAccount = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Name, username, mail, mobile, store' }).fill(username);
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
  await page.locator('[data-row-link]').click();
  await expect(page.getByRole('navigation', { name: 'Parts of the account' })).toBeVisible();
};

test('views as a store’s manager in one tab, while another goes on as its person', async ({
  page,
  portal,
  context,
}) => {
  const views = () => rowsIn("select 1 from audit.entry where event_type in ('VIEW_AS', 'VIEW_AS_ENDED')");
  const before = await views();
  await portal.signIn('sales.admin');
  await portal.open('/user-account/list/external');
  await openAccount(page, 'store.manager');
  await page.getByRole('button', { name: 'View as this person' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('They cannot find a store');
  await looksRight(page, 'the question');
  await asked.getByRole('button', { name: 'Begin to view' }).click();
  await expect(bar(page)).toContainText('STORE_MANAGER');
  await expect(bar(page)).toContainText('Read only, ends in 30 min');
  await looksRight(page, 'the first page');
  await portal.open('/partner-management/list/merchants');
  const stores = await rowsIn(
    "select 1 from user_merchant m join user_account u on u.id = m.user_id where u.username = 'store.manager'",
  );
  await expect(page.locator('[data-row-link]')).toHaveCount(stores);
  await expect(bar(page)).toBeVisible();
  await looksRight(page, 'the stores of both');
  await page.reload();
  await expect(bar(page)).toBeVisible();

  const other = await context.newPage();
  await portal.open('/audit-trail', other);
  await expect(bar(other)).toHaveCount(0);
  await other.close();

  await bar(page).getByRole('button', { name: 'End view' }).click();
  await expect(page.getByText(/You no longer view as/)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Parts of the account' })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(page.getByText('Stopped viewing as').first()).toBeVisible();
  expect(await views()).toBe(before + 2);
});

test('views as a role of partners at one of them, with its records alone', async ({ page, portal }) => {
  const { id, partnerId, partner } = await rowIn(
    `select a.id, p.id as "partnerId", p.name as partner from access_role a, user_account u join partner p on p.id = u.partner_id
     where a.name = 'PARTNER_ADMIN' and u.username = 'partner.admin'`,
  );
  await portal.signIn('sales.admin');
  await portal.open(`/access-role-management/${id}`);
  await page.getByRole('button', { name: 'View as this role' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Begin to view' }).click();
  await expect(asked.getByText('Choose the partner whose records')).toBeVisible();
  await looksRight(page, 'the question, unanswered');
  await asked.getByRole('combobox', { name: /^Partner/ }).fill(`${partner}`);
  await page.getByRole('option', { name: `${partner}` }).click();
  await asked.getByRole('textbox', { name: 'Reason' }).fill('What does their administrator see?');
  await looksRight(page, 'the question');
  await asked.getByRole('button', { name: 'Begin to view' }).click();
  await expect(bar(page)).toContainText(`PARTNER_ADMIN of ${partner}`);
  await looksRight(page, 'the first page');
  await portal.open('/partner-management/list/merchants');
  const stores = await rowsIn(`select 1 from merchant where partner_id = ${partnerId}`);
  await expect(page.locator('[data-row-link]')).toHaveCount(Math.min(stores, DEFAULT_LIMIT));
  await looksRight(page, 'the stores of the partner');
  await bar(page).getByRole('button', { name: 'End view' }).click();
  await expect(page.getByText(/You no longer view as/)).toBeVisible();
});

const beginAsRole = async (page: Page, portal: Portal, role: string, partner?: string): Promise<void> => {
  const { id } = await rowIn('select id from access_role where name = $1', [role]);
  await portal.open(`/access-role-management/${id}`);
  await page.getByRole('button', { name: 'View as this role' }).click();
  const asked = page.getByRole('dialog');
  if (partner !== undefined) {
    await asked.getByRole('combobox', { name: /^Partner/ }).fill(partner);
    await page.getByRole('option', { name: partner }).click();
  }
  await asked.getByRole('textbox', { name: 'Reason' }).fill('What does a form of theirs ask?');
  await asked.getByRole('button', { name: 'Begin to view' }).click();
  await expect(bar(page)).toContainText(role);
};

test('opens forms and wizards in a view, and sends nothing of them', async ({ page, portal }) => {
  await portal.signIn('sales.admin');
  const written: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // The viewer's own session goes on.
    const isWrite = request.method() !== 'GET' && path.startsWith('/api/') && path !== '/api/refresh-token';
    if (isWrite) written.push(path);
  });
  const { partner, partnerId } = await rowIn(
    `select p.name as partner, p.id as "partnerId" from user_account u join partner p on p.id = u.partner_id where u.username = 'partner.admin'`,
  );
  const forms: [string, string | undefined, string[]][] = [
    ['HCPC_SBO_EDIT', undefined, ['/partner-management/new/business-details', '/batch-processing/partner']],
    [
      'PARTNER_ADMIN',
      `${partner}`,
      [
        '/user-account-create/user-info',
        '/user-account/registration-codes/new',
        '/my-promos/create',
        `/partner-management/list/partners/${partnerId}/merchant-list/new/business-details`,
        `/partner-management/list/partners/${partnerId}/business-details/edit`,
      ],
    ],
  ];
  for (const [role, at, paths] of forms) {
    await beginAsRole(page, portal, role, at);
    written.length = 0;
    for (const path of paths) {
      await portal.open(path);
      await expect(bar(page)).toBeVisible();
      await page.keyboard.press('Control+s');
      const save = page.locator('main button[type="submit"]:visible').last();
      if ((await save.count()) > 0) await save.click({ timeout: 2_000 }).catch(() => undefined);
      await looksRight(page, `${role} ${path}`);
    }
    expect(written).toEqual([]);
    await bar(page).getByRole('button', { name: 'End view' }).click();
    await expect(page.getByText(/You no longer view as/)).toBeVisible();
  }
});
