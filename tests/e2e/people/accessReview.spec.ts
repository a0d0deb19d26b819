import { expect, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

test('reviews access: unused rights, what gives them, what somebody held on a day, and who does not come', async ({
  page,
  portal,
}) => {
  await portal.signIn('it.support');
  await portal.open('/user-account/list/external');
  await page.getByRole('link', { name: 'Access review' }).click();
  await expect(page.getByText('never used').first()).toBeVisible();
  await looksRight(page, 'unused rights');
  await page.locator('[data-row-link]').first().click();
  const day = page.getByRole('textbox', { name: 'As it was on' });
  await day.fill('01/01/2020');
  await expect(page.getByText('On 01/01/2020 there was no such account yet.')).toBeVisible();
  await looksRight(page, 'access on a day');
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(page.getByRole('table', { name: 'Access' })).toBeVisible();
  await portal.open('/user-account/access-review/no-sign-in');
  await expect(page.getByText('Never').first()).toBeVisible();
  await looksRight(page, 'people without a sign-in');
});
