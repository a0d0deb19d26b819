import type { BrowserContext } from '@playwright/test';
import { acceptCookies, signInTo, test } from './journey.ts';

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
