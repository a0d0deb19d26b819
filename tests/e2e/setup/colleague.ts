import type { Page } from '@playwright/test';
import { expect, test as journey, signInTo } from './journey.ts';

export { expect };

/** A journey with a second person: `colleague` is a page in a browser of its own, signed in as the demo's second reviewer. */
export const test = journey.extend<{ colleague: Page }>({
  colleague: async ({ browser, context, baseURL }, use) => {
    // The cookie notice is accepted there too; who is signed in here is not carried along.
    const cookies = (await context.cookies()).filter(({ name }) => name === 'suki_cookie_notice');
    const other = await browser.newContext({ baseURL, storageState: { cookies, origins: [] } });
    await signInTo(other.request, 'sbo.second');
    await use(await other.newPage());
    await other.close();
  },
});
