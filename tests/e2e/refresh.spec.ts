import type { Page } from '@playwright/test';
import { expect, quiet, test } from './setup/journey.ts';

const ENDED = {
  status: 401,
  json: { error: 'invalid_token', message: 'Your session has ended: sign in again.', requestId: 'test' },
};

test('three tabs whose token ended at the same moment refresh it once', async ({ page, portal, context }) => {
  await portal.signIn('sales.admin');
  const tabs = [page, await context.newPage(), await context.newPage()];
  // A tab whose first call with a token was answered has its session, whatever it shows by then.
  const answered = (tab: Page) =>
    tab.waitForResponse((answer) => answer.ok() && 'authorization' in answer.request().headers());
  for (const tab of tabs) await Promise.all([answered(tab), portal.open('/', tab)]);
  for (const tab of tabs) await quiet(tab);

  const ended = new Set<string>();
  let refreshes = 0;
  const asking = new Set<Page>();
  const everybodyAsked = Promise.withResolvers<void>();
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const token = request.headers().authorization;
    if (request.url().endsWith('/api/refresh-token')) {
      refreshes++;
      return route.continue();
    }
    if (token && refreshes === 0) ended.add(token);
    if (token && ended.has(token)) {
      // Every tab is refused at the same moment, as when a minute-old token ends for all of them.
      if (asking.add(request.frame().page()).size === tabs.length) everybodyAsked.resolve();
      await everybodyAsked.promise;
      return route.fulfill(ENDED);
    }
    return route.continue();
  });
  const openList = (tab: Page) =>
    tab.evaluate(() => {
      history.pushState(null, '', '/partner-management/list/merchants');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await Promise.all(tabs.map(openList));
  for (const tab of tabs) await expect(tab.getByText(/^1–\d+ of/)).toBeVisible();
  expect(asking.size).toBe(tabs.length);
  expect(refreshes).toBe(1);
});
