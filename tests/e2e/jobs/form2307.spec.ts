import type { Page } from '@playwright/test';
import { centavosOf } from '#domain/money.ts';
import { download } from '../setup/files.ts';
import { expect, test } from '../setup/journey.ts';

const LIST = '/finance-management/reports/bir';

/** Centavos of one of the sums above the list. */
const sumOf = async (page: Page, label: string): Promise<bigint> => {
  const sums = page.getByRole('region', { name: 'How the quarter stands' }).locator('dl > div');
  const text = (await sums.filter({ hasText: label }).textContent()) ?? '';
  return centavosOf((/₱([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')) ?? 0n;
};
const isPaper = ({ content }: { content: Buffer }): void =>
  expect(content.toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);

test('the certificates of a quarter are issued, and finance and a payee download theirs', {
  tag: '@job',
}, async ({ page, portal, beside }) => {
  await portal.signIn('finance.officer');
  await portal.open(LIST);
  const quarter = page.getByRole('region', { name: 'How the quarter stands' });
  const issue = quarter.getByRole('button', { name: /^Issue \d+ certificates$/ });
  const count = Number.parseInt(((await issue.textContent()) ?? '').slice('Issue '.length), 10);
  const [certified, left] = [await sumOf(page, 'Certified'), await sumOf(page, 'Still to be issued')];
  expect(left).toBeGreaterThan(0n);
  await issue.click();
  const dialog = page.getByRole('dialog', { name: 'Issue the quarter?' });
  await expect(dialog).toContainText(`${count} payees get a certificate each, of ₱`);
  await dialog.getByRole('button', { name: 'Issue now' }).click();
  await expect(quarter.getByText('All payees of the quarter who can be certified are.')).toBeVisible();
  expect(await sumOf(page, 'Certified')).toBe(certified + left);
  expect(await sumOf(page, 'Still to be issued')).toBe(0n);

  await page.locator('[data-row-link]').first().click();
  const details = page.getByRole('region', { name: 'Part III: Income payments and tax withheld' });
  await expect(details.getByRole('row', { name: /^Total/ })).toContainText('₱');
  const tin = await page
    .getByRole('main')
    .getByText(/^\d{3}-\d{3}-\d{3}-\d{5}$/)
    .first()
    .textContent();
  const paper = await download(page.getByRole('button', { name: 'Download PDF' }));
  expect(paper.name).toMatch(new RegExp(`^2307-\\d{4}-Q[1-4]-${tin?.replaceAll('-', '')}-v1\\.pdf$`));
  isPaper(paper);
  await expect(page.getByRole('region', { name: 'Downloads' })).toContainText('finance.officer');

  const payee = await beside('accounting');
  await portal.open(LIST, payee);
  await payee.locator('[data-row-link]').first().click();
  isPaper(await download(payee.getByRole('button', { name: 'Download PDF' })));
  await expect(payee.getByRole('region', { name: 'Downloads' })).toContainText('accounting (payee)');
});
