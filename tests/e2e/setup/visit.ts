import type { BrowserContext, Page } from '@playwright/test';
import { acceptCookies, signInTo, test } from './journey.ts';
import { countRequests } from './untilIdle.ts';
import { REFUSAL } from './walk.ts';

/** A visit that changes nothing: each worker signs in once, in one tab that goes from page to page inside the app. */
export const visit = test.extend<object, { visitor: BrowserContext; tab: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, locale, timezoneId, contextOptions } = project.use;
      const baseURL = process.env.E2E_URL ?? '';
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        hasTouch,
        locale,
        timezoneId,
        baseURL,
      });
      await acceptCookies(context, baseURL);
      await signInTo(context.request, 'sales.admin');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ visitor }, use) => {
      const tab = await visitor.newPage();
      countRequests(tab);
      await tab.goto(REFUSAL);
      await use(tab);
    },
    { scope: 'worker' },
  ],
  context: ({ visitor }, use) => use(visitor),
  page: ({ tab }, use) => use(tab),
});
