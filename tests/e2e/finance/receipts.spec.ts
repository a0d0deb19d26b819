import { expect, rowIn, test } from '../setup/journey.ts';
import { looksRightEverywhere } from '../setup/looksRight.ts';

test('a receipt is issued, taken home, found by its code, cancelled by two people and replaced', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000);
  await portal.signIn('finance.officer');
  await portal.open('/official-receipts');
  await page.getByRole('link', { name: 'New official receipt' }).first().click();
  await page.getByRole('radio', { name: /^Others/ }).click();
  await page.getByRole('button', { name: 'Look it over' }).click();
  await expect(page.locator(':focus')).toContainText('Please correct these fields');
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Gross amount: This is needed' }).click();
  await expect(page.getByRole('textbox', { name: /^Gross amount/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^Payor/ }).fill('Ana Reyes');
  await page.getByRole('textbox', { name: /^Payment for/ }).fill('A lost card');
  await page.getByRole('combobox', { name: /^VAT/ }).click();
  await page.getByRole('option', { name: 'VATable' }).click();
  await page.getByRole('textbox', { name: /^Gross amount/ }).fill('1120');
  await expect(page.getByRole('region', { name: 'Breakdown' })).toContainText('₱120.00');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Gross amount/ })).toHaveValue('1120');
  await page.getByRole('button', { name: 'Look it over' }).click();
  const review = page.getByRole('dialog', { name: 'Issue this receipt?' });
  await expect(review).toContainText('One Thousand One Hundred Twenty Pesos');
  await review.getByRole('button', { name: 'Issue it' }).click();
  const made = page.getByRole('heading', { name: /^OR-\d{10} is issued$/ });
  await expect(made).toBeFocused();
  const number = (await made.textContent())?.slice(0, 13) ?? '';
  await page.getByRole('link', { name: 'Open the receipt' }).click();

  const [original] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the original' }).click(),
  ]);
  expect(original.suggestedFilename()).toBe(`${number}.pdf`);
  await expect(page.getByRole('button', { name: 'Download a reprint' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the receipt' }).click();
  const why = page.getByRole('dialog', { name: `Cancel ${number}?` });
  await why.getByRole('combobox', { name: /^Why/ }).click();
  await page.getByRole('option', { name: 'Wrong amount' }).click();
  await why.getByRole('textbox', { name: /^What happened/ }).fill('A zero too many');
  await why.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('A cancellation waits for a second person')).toBeVisible();

  await portal.signIn('finance.second');
  await portal.open(`/official-receipts/${number}`);
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await portal.open(`/official-receipts/${number}`);
  await expect(page.getByRole('button', { name: 'Download, marked as cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Issue a replacement' }).click();
  await expect(page.getByRole('textbox', { name: /^Payor/ })).toHaveValue('Ana Reyes');
});

test('what the receipts come to stays in its frame on a phone, in trillions too', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const most = { grossAmount: '1234567890123.45', netPayment: '1234567890123.45', withholdingTax: '9.00' };
  await page.route('**/api/official-receipts/totals*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, ...most } } });
  });
  await portal.signIn('finance.officer');
  await portal.open('/official-receipts');
  const sums = page.getByRole('region', { name: 'What was receipted' });
  await expect(sums).toContainText('₱1,234,567,890,123.45');
  const frame = await sums.boundingBox();
  for (const sum of await sums.getByText('₱1,234,567,890,123.45').all()) {
    const box = await sum.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('whoever checks a receipt on a first visit sees its amount with its sign', {
  tag: '@phoneAlone',
}, async ({ portal, browser }) => {
  const row = await rowIn("select verify_code from receipt where status = 'ISSUED' order by number limit 1");
  // A browser that was never here has none of our fonts, and the tests' own one has no ₱.
  const visit = await browser.newContext({ baseURL: portal.url });
  const visitor = await visit.newPage();
  await portal.open(`/verify/${row.verify_code}`, visitor);
  const amount = visitor.locator('dd', { hasText: '₱' });
  await expect(amount).toBeVisible();
  const devtools = await visit.newCDPSession(visitor);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'dl > :last-child dd',
  });
  await expect
    .poll(async () => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.some(({ isCustomFont }) => isCustomFont);
    })
    .toBe(true);
  await visit.close();
});
