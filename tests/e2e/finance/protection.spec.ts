import { choose, downloaded, pdfFile, pictureFile, renamedFile } from '../setup/files.ts';
import { expect, test } from '../setup/journey.ts';
import { looksRightEverywhere } from '../setup/looksRight.ts';

/** A month of Manila's that is over, `back` months ago: as people read it, and as the filter has it. */
const monthBack = (back: number) => {
  const day = new Date(Date.now() + 8 * 3_600_000);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - back);
  const [year = '', month = ''] = day.toISOString().split('-');
  const name = day.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  return { name: `${name} ${year}`, value: `${year}/${month}` };
};
const [last, before] = [monthBack(1), monthBack(2)];

const files = { name: /^Choose files: / } as const;

test('the paper of a protection receipt is uploaded, looked at and replaced', async ({ page, portal }) => {
  test.setTimeout(240_000);
  await portal.signIn('finance.officer');
  await portal.open('/home-credit-protect');
  await expect(page).toHaveURL(/\/home-credit-protect\/pending$/);

  // Months join the choice, and leave it together.
  await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: 'Month', exact: true })
    .click();
  const months = page.getByRole('dialog', { name: 'Filter by Month' });
  await months.getByRole('button', { name: last.name }).click();
  await months.getByRole('button', { name: before.name }).click();
  await expect(months).toContainText(`Chosen: ${last.value}, ${before.value}`);
  await months.getByRole('button', { name: 'Apply' }).click();
  const sums = page.getByRole('region', { name: 'What these receipts come to' });
  await expect(sums.getByText(`${last.name}, ${before.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByText('Of all months')).toBeVisible();

  await page.getByRole('link', { name: 'Upload a receipt' }).click();
  await page.getByRole('combobox', { name: 'Partner and month' }).click();
  await page.getByRole('option').first().click();
  const figures = page.getByRole('region', { name: 'What it is of' });
  await expect(figures).toContainText('₱');
  const paper = page.getByRole('region', { name: 'The paper' });
  await choose(paper.getByRole('button', files), renamedFile('program.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(paper.getByRole('list', { name: 'Uploads' })).toContainText('File is not valid');
  await choose(paper.getByRole('button', files), pictureFile('paper.png'));
  await expect(paper.getByRole('img', { name: 'paper.png' }).first()).toBeVisible();
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const done = page.getByRole('alert').filter({ hasText: 'is uploaded' });
  await expect(done).toBeFocused();
  await expect(page.getByText(/receipts? (is|are) still pending/)).toBeVisible();
  await looksRightEverywhere(page);

  await page.getByRole('link', { name: 'View the receipt' }).click();
  await expect(page).toHaveURL(/\/uploaded\/\d+\/view-receipt$/);
  const picture = page.getByRole('img', { name: 'paper.png' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await downloaded(page.getByRole('button', { name: 'Save the file' }))).toBe('paper.png');

  await page.getByRole('link', { name: 'Back to its figures' }).click();
  await page.getByRole('link', { name: 'Replace the paper' }).click();
  await expect(page.getByText(/A paper is here: paper\.png, uploaded by finance\.officer/)).toBeVisible();
  await choose(paper.getByRole('button', files), pdfFile('scan.pdf'));
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(paper).toContainText('Say why it is replaced');
  await page.getByRole('textbox', { name: /^Why it is replaced/ }).fill('The photo was not sharp');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('the paper of before stays in the history')).toBeVisible();

  await page.goBack();
  const papers = page.getByRole('region', { name: 'Papers' });
  await expect(papers.getByRole('listitem')).toHaveCount(2);
  await expect(papers).toContainText('Replaced by finance.officer: The photo was not sharp');
  await papers.getByRole('link', { name: 'paper.png' }).click();
  await expect(page.getByText('This paper was replaced and does not count any more.')).toBeVisible();
});
