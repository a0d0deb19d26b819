import { choose, downloaded, pdfFile } from './setup/files.ts';
import { expect, test } from './setup/journey.ts';

const LIST = '/contract-management/list';
const narrowed = (filter: object) => `${LIST}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('a contract is found, downloaded, and its signed copy uploaded', async ({ page, portal }) => {
  await portal.signIn('sbo.reviewer');
  await portal.open(narrowed({ state: ['UNSIGNED'] }));
  const numbers = page.getByText(/^CN-\d{4}-\d+$/);
  const number = (await numbers.first().textContent()) ?? '';
  await portal.open(narrowed({ q: number }));
  await expect(numbers).toHaveCount(1);
  await page.getByRole('button', { name: 'Show details' }).click();
  const details = page.getByRole('group', { name: `Contract ${number}` });
  const action = (words: string) => details.getByRole('button', { name: `${words}: ${number}`, exact: true });
  expect(await downloaded(action('Unsigned copy'))).toMatch(/\.pdf$/);
  await choose(action('Upload the signed copy'), pdfFile('Signed by both.pdf'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed by both.pdf' }).first()).toContainText(
    'Uploaded',
  );
  expect(await downloaded(action('Signed copy'))).toMatch(/\.pdf$/);
});
