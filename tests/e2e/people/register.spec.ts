import type { Page } from '@playwright/test';
import { OnceAsked } from '../setup/asksOnce.ts';
import { pdfFile, pictureFile } from '../setup/files.ts';
import { expect, rowsIn, test } from '../setup/journey.ts';
import { looksRight } from '../setup/looksRight.ts';
import { photoFile } from '../setup/photos.ts';
import { madeCode } from '../setup/registrationCode.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choose = (
  page: Page,
  name: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.locator(`input[data-upload="${name}"]`).setInputFiles(file);
const fillName = async (page: Page) => {
  await box(page, 'First name').fill('Maria Luz');
  await box(page, 'Last name').fill('Dimaculangan');
  await box(page, 'Date of birth').pressSequentially('05171990');
  await expect(box(page, 'Date of birth')).toHaveValue('05/17/1990');
};

test('whoever was given a code registers, is approved and gets an invitation', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000);
  await rowsIn('delete from user_request where registration_code_id is not null');
  const code = await madeCode(page, portal);
  const once = new OnceAsked(page);
  const email = `maria.luz.${Date.now()}@example.test`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register with a code' }).click();
  await expect(heading(page, 'Register with a code')).toBeVisible();
  await looksRight(page, '1-code');
  // A step ahead leads back to what is missing, and what is none to the first.
  for (const ahead of ['/register/review', '/register/nowhere', '/register']) {
    await page.goto(ahead);
    await expect(page).toHaveURL('/register/code');
  }
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Enter the 10 letters and digits of the code');
  await box(page, 'Registration code').fill('0000000000');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('not valid: ask whoever gave it to you');
  await box(page, 'Registration code').fill(` ${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`);
  await once.leave();
  await goOn(page);

  await expect(heading(page, 'Your name')).toBeFocused();
  await once.arrive();
  await fillName(page);
  await once.leave();
  await looksRight(page, '2-name');
  await page.reload();
  await expect(box(page, 'First name')).toHaveValue('Maria Luz');
  await goOn(page);
  await expect(heading(page, 'How to reach you')).toBeVisible();
  await once.arrive();
  await goOn(page);
  await looksRight(page, '3-contact-errors');
  await box(page, 'Mobile number').fill('0917 444 0505');
  await box(page, 'E-mail address').fill(email);
  await once.leave();
  await goOn(page);
  await expect(box(page, '6-digit code')).toBeFocused();
  await looksRight(page, '4-verify');
  await page.goBack();
  await expect(box(page, 'Mobile number')).toHaveValue('0917 444 0505');
  await page.goForward();
  await page.reload();
  const otp = await portal.newestCode('9174440505');
  await box(page, '6-digit code').fill(otp === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await box(page, '6-digit code').fill(`${otp.slice(0, 3)} ${otp.slice(3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(otp);

  await expect(heading(page, 'Your work')).toBeVisible();
  await once.arrive();
  await page.getByRole('radio', { name: 'Cashier' }).check();
  const store = page.getByRole('group', { name: 'Store' }).getByRole('radio');
  await store.first().check();
  await looksRight(page, '5-work');
  await goOn(page);

  await expect(heading(page, 'Your ID')).toBeVisible();
  await once.arrive();
  await page.getByLabel('Kind of ID').selectOption({ label: 'Passport' });
  await box(page, 'Number of the ID').fill('P1234567A');
  await box(page, 'Valid until').pressSequentially('01312031');
  await expect(page.getByRole('group', { name: 'Photo of the ID' })).toHaveAccessibleDescription(
    /JPG, PNG, HEIC or PDF, 10 MB at most/,
  );
  await looksRight(page, '6-id-empty');
  await goOn(page);
  await expect(page.getByRole('alert').first()).toContainText('Upload a picture of the ID');
  await choose(page, 'Choose a file: Photo of the ID', await photoFile(page, { isUpright: true }));
  const shown = page.getByRole('img', { name: 'Photo of the ID' });
  const size = () => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(size).toEqual([1333, 2000]);
  await page.getByRole('button', { name: 'Turn: Photo of the ID' }).click();
  await expect.poll(size).toEqual([2000, 1333]);
  await looksRight(page, '7-id-photo');
  // The line is cut: the photo stays, and goes on when it is back.
  await page.route('**/api/user/registration-files', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Use this photo: Photo of the ID' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your photo is still here' })).toBeVisible();
  await looksRight(page, '8-id-cut');
  await page.unroute('**/api/user/registration-files');
  await page.getByRole('button', { name: 'Try again: Photo of the ID' }).click();
  await expect(page.getByRole('group', { name: 'Photo of the ID' }).locator('.p-sent')).toBeVisible();
  // What is right by now is no mistake any more.
  await expect(page.getByText('Upload a picture of the ID')).toHaveCount(0);
  await goOn(page);

  await expect(heading(page, 'A selfie')).toBeVisible();
  await choose(page, 'Choose a file: Selfie', pdfFile('me.pdf'));
  await expect(page.getByRole('alert')).toContainText('choose one that is a JPG, PNG or HEIC');
  await choose(page, 'Choose a file: Selfie', await photoFile(page, { shade: '#855' }));
  const sending = page.waitForRequest('**/api/user/registration-files');
  await page.getByRole('button', { name: 'Use this photo: Selfie' }).click();
  // It counts for the person, and not for all behind one address.
  expect((await sending).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByRole('group', { name: 'Selfie' }).locator('.p-sent')).toBeVisible();
  await looksRight(page, '9-selfie');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Selfie' }).locator('.p-sent')).toBeVisible();
  await goOn(page);

  await expect(heading(page, 'Features')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Merchants' }).check();
  await looksRight(page, '10-modules');
  await goOn(page);

  await expect(heading(page, 'Check and send')).toBeVisible();
  await looksRight(page, '11-review');
  await page.getByRole('link', { name: 'Change Your name' }).click();
  await box(page, 'Middle name').fill('Santos');
  await goOn(page);
  await expect(page.getByText('Santos')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send my registration' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Agree to the privacy policy');
  await page.getByRole('checkbox', { name: /acceptable use/ }).check();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  // The first answer is lost on its way back.
  let lost = 0;
  await page.route(
    '**/api/user/v2/register',
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send.click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  expect(lost).toBe(1);
  await send.dblclick();
  await expect(heading(page, 'Your registration was sent')).toBeVisible();
  await looksRight(page, '12-done');
  await page.goBack();
  await expect(heading(page, 'Your registration was sent')).toBeVisible();
  expect(await rowsIn('select 1 from user_request where email = $1', [email])).toBe(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Dimaculangan');

  await portal.signIn('it.support');
  await page.goto('/user-account/approvals');
  await page.getByRole('link', { name: 'Maria Luz Santos Dimaculangan' }).click();
  const panel = page.getByRole('region', { name: 'Identification' });
  await expect(panel.getByText('01/31/2031')).toBeVisible();
  await panel.getByRole('button', { name: 'Show the number' }).click();
  await expect(panel.getByText('P1234567A')).toBeVisible();
  await expect(page.getByText('Features wanted besides')).toBeVisible();
  await looksRight(page, '13-request');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  const { list } = (await (await page.request.get('/api/demo/outbox')).json()).data;
  expect(
    list.some(
      ({ recipient, body }: { recipient: string; body: string }) =>
        recipient === email && body.includes('/invitation#token='),
    ),
  ).toBe(true);
});

test('an hour later the number is proved again, in Filipino at 360 pixels, and the pictures are still there', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  const code = await madeCode(page, portal);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data, headers: { Cookie: '' } })).json()).data;
  const mobile = '639174440606';
  const asked = { registrationCode: code, mobileNumber: mobile };
  const { challengeId } = await post('/api/user/registration-otp', asked);
  const proof = { challengeId, otp: await portal.newestCode('9174440606') };
  const { otpId } = await post('/api/user/registration-otp/check', proof);
  const sent = async (kind: string): Promise<string> => {
    const multipart = { registrationCode: code, otpId, kind, file: pictureFile('me.png') };
    const headers = { Cookie: '' };
    const answer = await page.request.post('/api/user/registration-files', { multipart, headers });
    return (await answer.json()).data.fileId;
  };
  const [open] = (
    await (
      await page.request.get(`/api/user/registration-codes?code=${code}`, { headers: { Cookie: '' } })
    ).json()
  ).data.list;
  const answers = {
    code,
    open,
    firstName: 'Lourdes',
    lastName: 'Macaraeg',
    birthDate: '1991-02-03',
    emailAddress: `lourdes.${Date.now()}@example.test`,
    mobile,
    proof: { otpId, mobile, until: Date.now() + 3_600_000 },
    jobTitle: 'Accounting Officer',
    codeIdentificationType: 'PHILID',
    textIdentificationNumber: '1234-5678-9012-3456',
    files: { identification: await sent('identification'), selfie: await sent('selfie') },
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.evaluate(
    ([kept]) => {
      localStorage.setItem('suki.language', 'fil');
      sessionStorage.setItem('suki.registration', kept ?? '');
    },
    [JSON.stringify(answers)],
  );
  const again = async (name: string) => {
    await page.goto(`/register/${name}`);
    await looksRight(page, `fil-${name.replace('/', '-')}`);
  };
  for (const place of [
    'personal-details/name',
    'personal-details/work',
    'identification/id',
    'modules',
    'review',
  ])
    await again(place);
  await rowsIn(
    `update otp_challenge set reset_expires_at = now() - interval '1 minute' where mobile_number = $1`,
    [mobile],
  );
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Ipadala ang pagpaparehistro ko' }).click();
  await expect(heading(page, 'I-verify ang number mo')).toBeVisible();
  await expect(page.getByText(/Narito pa ang lahat/)).toBeVisible();
  await looksRight(page, 'fil-verify-again');
  await page.getByRole('button', { name: 'Ipadala ang code' }).click();
  const digits = box(page, '6 na digit na code');
  await expect(digits).toBeVisible();
  await digits.fill(await portal.newestCode('9174440606'));
  await page.getByRole('button', { name: 'I-verify' }).click();
  await expect(heading(page, 'Suriin at ipadala')).toBeVisible();
  await page.getByRole('button', { name: 'Ipadala ang pagpaparehistro ko' }).click();
  await expect(heading(page, 'Naipadala na ang pagpaparehistro mo')).toBeVisible();
  await looksRight(page, 'fil-done');
});
