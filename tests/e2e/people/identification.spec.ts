import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';

const MOBILE = '0917 444 0202';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('who registers sends in an ID and a selfie, and whoever decides looks at one', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const code = '0F1RST0NE5';
  await rowsIn(`delete from user_request`);
  await rowsIn(`delete from registration_code where code = $1`, [code]);
  await rowsIn(
    `insert into registration_code (partner_id, code, job_title_ids, date_expires, max_uses)
     select u.partner_id, $1, array[j.id], current_date + 7, 5
     from user_account u, job_title j where u.username = 'partner.admin' and j.name = 'Accounting Officer'`,
    [code],
  );
  // Whoever registers has no session: by the calls, as a page of another system would.
  const headers = { Cookie: '' };
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data, headers })).json()).data;
  await portal.open('/');
  const { challengeId } = await post('/api/user/registration-otp', {
    registrationCode: code,
    mobileNumber: MOBILE,
  });
  const otp = await portal.newestCode();
  const { otpId } = await post('/api/user/registration-otp/check', { challengeId, otp });
  const sent = async (kind: string): Promise<string> => {
    const file = { name: 'me.png', mimeType: 'image/png', buffer: PIXEL };
    const multipart = { registrationCode: code, otpId, kind, file };
    const answer = await page.request.post('/api/user/registration-files', { multipart, headers });
    return (await answer.json()).data.fileId;
  };
  const { status } = await post('/api/user/v2/register', {
    registrationCode: code,
    otpId,
    flagAcceptableUse: true,
    flagPrivacyPolicy: true,
    fullName: { firstName: 'Corazon', lastName: 'Manalo' },
    birthDate: '1992-04-09',
    contactNumber: { mobile: MOBILE },
    emailAddress: `corazon.${Date.now()}@example.test`,
    jobTitle: 'Accounting Officer',
    codeIdentificationType: 'PHILID',
    textIdentificationNumber: '1234-5678-9012-3456',
    identificationFile: await sent('identification'),
    selfieFile: await sent('selfie'),
  });
  expect(status).toBe('SUBMITTED');

  await portal.signIn('it.support');
  await portal.open('/user-account/approvals');
  await page.getByRole('link', { name: 'Corazon Manalo' }).click();
  const panel = page.getByRole('region', { name: 'Identification' });
  await expect(panel.getByText('PhilID or ePhilID')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Selfie' })).toHaveCount(0);
  await looksRight(page, 'a request with an ID');
  await panel.getByRole('button', { name: 'View selfie' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Selfie' })).toBeVisible();
  await looksRight(page, 'a selfie');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
