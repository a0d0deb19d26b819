import type { BrowserContext, Page } from '@playwright/test';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { acceptCookies, test } from './journey.ts';
import { countRequests } from './untilIdle.ts';
import { REFUSAL } from './walk.ts';

/**
 * A visit that changes nothing: each worker signs in once, and its pages share a browser's session and cache as the tabs
 * of one person do.
 */
export const visit = test.extend<object, { visitor: BrowserContext }>({
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
  context: ({ visitor }, use) => use(visitor),
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

/** The same in one tab that goes from page to page inside the app: for what looks, and does nothing to its page that stays. */
export const tour = visit.extend<object, { tab: Page }>({
  tab: [
    async ({ visitor }, use) => {
      const tab = await visitor.newPage();
      countRequests(tab);
      await tab.goto(REFUSAL);
      await use(tab);
    },
    { scope: 'worker' },
  ],
  page: ({ tab }, use) => use(tab),
});
