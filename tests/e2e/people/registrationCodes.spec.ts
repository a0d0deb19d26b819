import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import { pictureFile } from '../setup/files.ts';
import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

test('a code is made, registered with over the phone, and revoked', async ({ page, portal }) => {
  await rowsIn('delete from user_request where registration_code_id is not null');
  await portal.signIn('partner.admin');
  await portal.open('/user-account/list/external');
  await page.getByRole('link', { name: 'Registration codes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration codes' })).toBeVisible();
  await looksRight(page, 'the codes');
  await page.getByRole('link', { name: 'New code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New code' })).toBeVisible();
  await page.getByRole('combobox', { name: /^Job titles/ }).fill('Accounting');
  await page.getByRole('option', { name: 'Accounting Officer' }).click();
  await page.getByRole('textbox', { name: /^Last day/ }).fill(formatDate(addDays(manilaDate(new Date()), 7)));
  await page.getByRole('textbox', { name: /^People/ }).fill('2');
  await looksRight(page, 'a new code');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  const code = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);

  // Whoever registers has no session: by the calls, as a page of another system would.
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { Cookie: '' } })).json();
  const { data: issued } = await post('/api/user/registration-otp', {
    registrationCode: code.toLowerCase(),
    mobileNumber: '0917 444 0101',
  });
  const { data: proof } = await post('/api/user/registration-otp/check', {
    challengeId: issued.challengeId,
    otp: await portal.newestCode(),
  });
  const sent = async (kind: string): Promise<string> => {
    const file = pictureFile('me.png');
    const multipart = { registrationCode: code, otpId: proof.otpId, kind, file };
    const headers = { Cookie: '' };
    const answer = await page.request.post('/api/user/registration-files', { multipart, headers });
    return (await answer.json()).data.fileId;
  };
  const { data: registered } = await post('/api/user/v2/register', {
    registrationCode: code,
    otpId: proof.otpId,
    flagAcceptableUse: true,
    flagPrivacyPolicy: true,
    fullName: { firstName: 'Lourdes', lastName: 'Macaspac' },
    birthDate: '1992-04-09',
    contactNumber: { mobile: '0917 444 0101' },
    emailAddress: `lourdes.${Date.now()}@example.test`,
    jobTitle: 'Accounting Officer',
    codeIdentificationType: 'PHILID',
    textIdentificationNumber: '1234-5678-9012-3456',
    identificationFile: await sent('identification'),
    selfieFile: await sent('selfie'),
  });
  expect(registered.status).toBe('SUBMITTED');

  await page.reload();
  await expect(page.getByRole('cell', { name: /Lourdes Macaspac/ })).toBeVisible();
  await expect(page.getByText('1 of 2; 1 left')).toBeVisible();
  await looksRight(page, 'a code with somebody who registered');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/It was revoked: nobody registers with it/)).toBeVisible();
  await looksRight(page, 'a revoked code');
});
