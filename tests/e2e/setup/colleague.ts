import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/db/seed/users.ts';
import { expect, test as journey } from './journey.ts';

export { expect };

/** A journey with a second person: `colleague` is a page in a browser of its own, signed in as the demo's second reviewer. */
export const test = journey.extend<{ colleague: Page }>({
  colleague: async ({ browser, context, baseURL, portal }, use) => {
    // The cookie notice is accepted there too; who is signed in here is not carried along.
    const cookies = (await context.cookies()).filter(({ name }) => name === 'suki_cookie_notice');
    const other = await browser.newContext({ baseURL, storageState: { cookies, origins: [] } });
    const post = async (path: string, data: object) => {
      const answer = await other.request.post(path, { data });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()).data;
    };
    const { challengeId } = await post('/api/login', { username: 'sbo.second', password: DEMO_PASSWORD });
    await post('/api/user/2fa', { challengeId, otp: await portal.newestCode() });
    await use(await other.newPage());
    await other.close();
  },
});
