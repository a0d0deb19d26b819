import type { Page } from '@playwright/test';
import { expect, test } from './setup/colleague.ts';
import type { Portal } from './setup/journey.ts';

const LIST = '/partner-management/list/partners';

/** A rate that no earlier run has left behind, and that the demo never asked for: its rates end in 0 or 5. */
const newRate = (): string => {
  const now = Date.now() % 3_200;
  return (1 + (Math.floor(now / 4) * 10 + 1 + (now % 4)) / 1_000).toFixed(3);
};

/** Asks for another rate of a partner's cash loans; the answer is what waits, as its maker sees it. */
const askForRate = async (page: Page, portal: Portal, partner: string, rate: string) => {
  await portal.signIn('sbo.reviewer');
  await portal.open(`${LIST}/${partner}/mdr-rates`);
  await page.getByRole('button', { name: 'Change rates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change rates' });
  await dialog.getByRole('textbox', { name: 'New rate of Cash Loan, %' }).fill(rate);
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  const waiting = page.getByRole('article', { name: 'A change waits for a second person' });
  await expect(waiting).toContainText(`${rate}%`);
  return waiting;
};

/** Where a second person approves it. */
const approve = async (colleague: Page, portal: Portal, rate: string) => {
  await portal.open('/approvals', colleague);
  const card = colleague.getByRole('article').filter({ hasText: `${rate}%` });
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Approve this change?' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  return { card, dialog };
};

test('a rate is changed by one and approved by another; the record shows it', async ({
  page,
  portal,
  colleague,
}) => {
  const rate = newRate();
  const waiting = await askForRate(page, portal, '6', rate);
  const own = waiting.getByRole('button', { name: 'Approve' });
  await expect(own).toBeDisabled();
  await own.locator('..').hover();
  await expect(page.getByRole('tooltip')).toContainText('You asked for this yourself');

  const { card } = await approve(colleague, portal, rate);
  await expect(card).toHaveCount(0);
  await page.reload();
  const row = page
    .getByRole('table', { name: 'Merchant discount rates' })
    .getByRole('row', { name: /Cash Loan/ });
  await expect(row).toContainText(`${rate}%`);
  await expect(waiting).toHaveCount(0);
});

test('an edit that voids a rate that waits asks first, and ends it at once', async ({
  page,
  portal,
  colleague,
}) => {
  const rate = newRate();
  await askForRate(page, portal, '2', rate);
  await portal.open(`${LIST}/2/business-details/edit`);
  await page.getByRole('textbox', { name: /^Remarks on the partner/ }).fill(`Visited before ${rate}.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'This would void a waiting change' });
  await expect(question).toContainText('MDR rates');
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText(/^Saved: Business details of /).first()).toBeVisible();

  await portal.open('/approvals?tab=decided', colleague);
  const card = colleague.getByRole('article').filter({ hasText: `${rate}%` });
  await expect(card).toContainText('The record changed after this was asked for');
});
