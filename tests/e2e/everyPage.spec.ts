import { test } from './setup/journey.ts';
import { looksRightEverywhere } from './setup/looksRight.ts';
import { OFFICE_PAGES, PUBLIC_PAGES } from './setup/pages.ts';
import { tour } from './setup/visit.ts';
import { openAnewWithin } from './setup/within.ts';

for (const path of PUBLIC_PAGES)
  test(`${path} is accessible and fits the screen`, async ({ page, portal }) => {
    await portal.open(path);
    await looksRightEverywhere(page);
  });

for (const path of OFFICE_PAGES)
  tour(`${path} is accessible and fits the screen, signed in`, async ({ page }) => {
    await openAnewWithin(page, path);
    await looksRightEverywhere(page);
  });
