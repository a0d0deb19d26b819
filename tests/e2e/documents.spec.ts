import { choose, downloaded, pdfFile, pictureFile, renamedFile } from './setup/files.ts';
import { expect, test } from './setup/journey.ts';
import { unlike } from './setup/roleForm.ts';

const DOCUMENTS = '/partner-management/list/partners/6/document-list';
const KIND = "Secretary's certificate or board resolution";

test('documents are uploaded two at once, looked at, replaced, downloaded and removed', async ({
  page,
  portal,
}) => {
  const name = unlike('Board resolution');
  const [scan, fake, signed] = [`${name}.png`, `${name} renamed.pdf`, `${name} signed.pdf`];
  await portal.signIn('sbo.reviewer');
  await portal.open(DOCUMENTS);
  await page.getByRole('combobox', { name: 'Kind of document' }).click();
  await page.getByRole('option', { name: KIND }).click();
  await choose(page.getByRole('button', { name: /^Choose files: / }), pictureFile(scan), renamedFile(fake));
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem').filter({ hasText: fake })).toContainText('File is not valid');
  await expect(uploads.getByRole('listitem').filter({ hasText: scan })).toContainText('Uploaded');

  const others = page.getByRole('region', { name: 'Other documents' });
  await others.getByRole('button', { name: scan, exact: true }).click();
  const picture = page.getByRole('dialog', { name: scan }).getByRole('img', { name: scan });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await choose(others.getByRole('button', { name: `Replace: ${scan}` }), pdfFile(signed));
  await others.getByRole('button', { name: signed, exact: true }).click();
  await expect(page.getByRole('dialog', { name: signed }).getByTitle(signed)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await downloaded(others.getByRole('button', { name: `Download: ${signed}` }))).toBe(signed);

  await others.getByRole('button', { name: `Remove: ${signed}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(others.getByText(signed)).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Show' }).click();
  await expect(history.getByRole('listitem').filter({ hasText: scan })).toContainText('No longer used');
  await expect(history.getByRole('listitem').filter({ hasText: signed })).toContainText('Removed');
});
