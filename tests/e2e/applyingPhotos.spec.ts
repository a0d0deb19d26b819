import type { Page } from '@playwright/test';
import { proveNumber, waitingApplication } from './setup/applicant.ts';
import { choose, pictureFile } from './setup/files.ts';
import { expect, rowsIn, test } from './setup/journey.ts';
import { looksRight } from './setup/looksRight.ts';
import { beginApplication, fillBank, fillBusiness, Thumb } from './setup/thumb.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PAPER = 'DTI certificate of business name registration';
const UPLOADS = '**/api/self-service/uploads';
const RESTORED = /This is the photo that you chose before/;

const take = async (page: Page): Promise<void> => {
  await choose(page.getByRole('button', { name: `Choose a file: ${PAPER}` }), pictureFile('dti.png'));
  await expect(page.getByRole('button', { name: `Use this photo: ${PAPER}` })).toBeVisible();
};
const use = (page: Page) => page.getByRole('button', { name: `Use this photo: ${PAPER}` }).click();
const arrived = (page: Page) => page.getByRole('group', { name: PAPER }).getByText('Uploaded').first();
/** The photos that the browser keeps, each whether it is on its way; with `age` (ms) they are made so much older. */
const kept = (page: Page, age = 0): Promise<boolean[]> =>
  page.evaluate(
    (older) =>
      new Promise<boolean[]>((resolve, reject) => {
        const open = indexedDB.open('suki.photos', 1);
        open.onerror = () => reject(open.error);
        open.onupgradeneeded = () => open.result.createObjectStore('photos');
        open.onsuccess = () => {
          const store = open.result.transaction('photos', 'readwrite').objectStore('photos');
          const found: boolean[] = [];
          const each = store.openCursor();
          each.onsuccess = () => {
            const cursor = each.result;
            if (!cursor) {
              open.result.close();
              return resolve(found);
            }
            found.push(cursor.value.key !== null);
            if (older) cursor.update({ ...cursor.value, at: cursor.value.at - older });
            return cursor.continue();
          };
        };
      }),
    age,
  );
const untilKept = async (page: Page, count: number, isOnItsWay = false): Promise<void> =>
  expect.poll(() => kept(page)).toEqual(Array(count).fill(isOnItsWay));

const openDocuments = async (page: Page, portal: Parameters<typeof beginApplication>[1]): Promise<void> => {
  const thumb = new Thumb(page);
  const goOn = async (to: string): Promise<void> => {
    await thumb.press('Save and continue');
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
  };
  await beginApplication(page, portal);
  await fillBusiness(page, thumb, `Aling Pilar ${Date.now()}`);
  await goOn('Signatory and bank');
  await fillBank(page, thumb);
  await goOn('Store');
  await goOn('People of the store');
  await goOn('Products and hours');
  await thumb.tick('Mobile and gadgets');
  await thumb.press('Monday to Saturday');
  await goOn('Documents');
  await expect(page.getByRole('group', { name: PAPER })).toBeVisible();
};

test('a photo that was not sent is there after a reload, goes on where it was after a cut, and is forgotten when it has arrived', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  await openDocuments(page, portal);
  await take(page);
  await untilKept(page, 1);
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await looksRight(page, 'a photo that was chosen before');
  // The line is lost on the way, and the phone loads the page anew.
  await page.route(UPLOADS, (route) => route.abort('connectionreset'));
  await use(page);
  await untilKept(page, 1, true);
  await page.reload();
  await page.unroute(UPLOADS);
  await page.reload();
  await expect(arrived(page)).toBeVisible();
  await untilKept(page, 0);
  await page.reload();
  await expect(arrived(page)).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('a photo that was not sent is gone after a day, when its application is cancelled, and when the device is left', async ({
  page,
  portal,
}) => {
  await openDocuments(page, portal);
  await take(page);
  await untilKept(page, 1);
  await kept(page, 24 * 60 * 60_000);
  await page.reload();
  await untilKept(page, 0);
  await expect(page.getByRole('button', { name: `Choose a file: ${PAPER}` })).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);

  await take(page);
  await untilKept(page, 1);
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByRole('button', { name: 'Leave this device' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText('You have left this device.')).toBeVisible();
  await untilKept(page, 0);

  // Another person on the same phone.
  await openDocuments(page, portal);
  await expect(page.getByRole('button', { name: `Choose a file: ${PAPER}` })).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await take(page);
  await untilKept(page, 1);
  await page.getByText('All sections').click();
  await page.getByRole('button', { name: 'Cancel this application' }).click();
  await page.getByRole('button', { name: 'Cancel it for good' }).click();
  await untilKept(page, 0);
});

test('a photo is sent from a browser that keeps nothing', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openDocuments(page, portal);
  await take(page);
  await use(page);
  await expect(arrived(page)).toBeVisible();
});

test('a paper that is mended goes on after a reload, from where the line was lost', {
  tag: '@phoneAlone',
}, async ({ page, portal }) => {
  const { id, reference } = await waitingApplication();
  await rowsIn(
    `with moved as (update partner set status = 'INCOMPLETE', workflow_status = 'INCOMPLETE' where id = $1 returning id)
      insert into review_remark (partner_id, section, field, message, created_by)
      select id, 'documents', 'BIR_2303', 'The photo is blurred.', 'sbo.reviewer' from moved`,
    [id],
  );
  await page.goto(`/self-service/track/${reference}/document-list`);
  await page.getByRole('link', { name: 'Get a code and go on' }).click();
  await proveNumber(page, portal);
  const paper = 'BIR 2303 certificate of registration';
  await choose(page.getByRole('button', { name: `Choose a file: ${paper}` }), pictureFile('sharper.png'));
  await page.route(UPLOADS, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: `Use this photo: ${paper}` }).click();
  await untilKept(page, 1, true);
  await page.reload();
  await page.unroute(UPLOADS);
  await page.reload();
  await expect(page.getByText(/^sharper\./)).toBeVisible();
  await untilKept(page, 0);
});
