import { gzipSync } from 'node:zlib';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { proveNumber, waitingApplication } from './setup/applicant.ts';
import { choose, pictureFile } from './setup/files.ts';
import { expect, test } from './setup/journey.ts';
import { looksRight } from './setup/looksRight.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an applicant mends what the reviewer asks for, sends it again, and the reviewer sees it', {
  tag: '@phone',
}, async ({ page, portal, browser, baseURL }) => {
  const { id, reference, storeId } = await waitingApplication();
  const office = await browser.newContext({ baseURL });
  const { accessToken } = await signInTo(office.request, 'sbo.reviewer');
  const headers = { authorization: `Bearer ${accessToken}` };
  const look = async () => {
    const answer = await office.request.get(`/api/partner-management/get-details/${id}/partner/workflow`, {
      headers,
    });
    return (await answer.json()).data;
  };
  const asked = await office.request.post(`/api/partners/v3/incomplete/workflow-status/${id}`, {
    headers: { ...headers, 'If-Match': `"${(await look()).version}"` },
    data: {
      reason: 'Two things differ from the papers',
      remarks: [
        { section: 'business-details', field: 'name', message: 'The name differs from the certificate.' },
        { section: 'bank-details', field: 'accountNumber', message: 'The bank does not know this number.' },
        { section: 'documents', field: 'BIR_2303', message: 'The photo is blurred.' },
        { merchantId: storeId, section: 'schedules', message: 'Is it open on Sundays?' },
      ],
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);

  await page.goto(`/self-service/track/${reference}`);
  await page.getByRole('link', { name: 'Get a code and go on' }).click();
  await looksRight(page, 'the number');
  await proveNumber(page, portal);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We need something more from you' }),
  ).toBeVisible();
  await expect(page.getByText('The reviewer says: Two things differ from the papers')).toBeVisible();
  await looksRight(page, 'what is asked');

  await page.getByRole('link', { name: 'Fix now' }).last().click();
  const name = page.getByRole('textbox', { name: 'Registered name' });
  await expect(name).toBeFocused();
  await looksRight(page, 'a field that is open');
  await name.fill('Aling Nena Trading');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\. Nothing is sent yet/)).toBeVisible();

  await page.getByRole('link', { name: 'Next point' }).click();
  const number = page.getByRole('textbox', { name: 'Account number' });
  await expect(number).toBeFocused();
  await number.fill('1234 5678 9012');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/\*9012/)).toBeVisible();

  await page.getByRole('link', { name: 'Next point' }).click();
  const paper = 'BIR 2303 certificate of registration';
  await choose(page.getByRole('button', { name: `Choose a file: ${paper}` }), pictureFile('bir-2303.png'));
  await looksRight(page, 'the photo before it is sent');
  await page.getByRole('button', { name: `Use this photo: ${paper}` }).click();
  await expect(page.getByText(/^bir-2303\./)).toBeVisible();
  await looksRight(page, 'the documents');

  await page.getByRole('link', { name: 'Next point' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Yes, until noon.');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await page.getByRole('link', { name: 'Back to your application' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We are checking your application' }),
  ).toBeVisible();
  await expect(page.getByText(/^Sent again\./)).toBeFocused();
  await looksRight(page, 'after it was sent');

  const seen = await look();
  expect(seen).toMatchObject({ name: 'Aling Nena Trading', status: 'SUBMITTED' });
  const came = seen.remarks.map(({ state }: { state: string }) => state).sort();
  expect(came).toEqual(['ANSWERED', 'CHANGED', 'CHANGED', 'CHANGED']);
  await office.close();

  await page.getByRole('button', { name: 'Leave this device' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText('You have left this device.')).toBeVisible();
  await page.goto(`/self-service/track/${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a link opens the application once; a second press says so, and has another one sent', async ({
  page,
  portal,
}) => {
  await portal.open('/apply');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 7001');
  await proveNumber(page, portal);
  await expect(page).toHaveURL(/business-details$/);
  const outbox = await page.request.get('/api/demo/outbox');
  const { list } = (await outbox.json()).data;
  const link = list
    .map(({ body }: { body: string }) => /\/apply\/link#token=\S+/.exec(body)?.[0])
    .find(Boolean);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Open my application' }).click();
  };
  await open();
  await expect(page).toHaveURL(/business-details$/);
  await open();
  await expect(page.getByText('This link has ended or was used.')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
});

test('the first page of an application takes 150 KB of JavaScript in 8 files at most', async ({
  page,
  portal,
}) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  await portal.open('/apply');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeLessThanOrEqual(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});
