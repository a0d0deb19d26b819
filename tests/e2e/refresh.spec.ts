import type { Page } from '@playwright/test';
import { expect, quiet, test } from './setup/journey.ts';

const ENDED = {
  status: 401,
  json: { error: 'invalid_token', message: 'Your session has ended: sign in again.', requestId: 'test' },
};

test('three tabs whose token ended at the same moment refresh it once', async ({ page, portal, context }) => {
  await portal.signIn('sales.admin');
  const tabs = [page, await context.newPage(), await context.newPage()];
  const ended = new Set<string>();
  const note = (headers: Record<string, string>) => ended.add(headers.authorization ?? '');
  const listen = (request: { headers: () => Record<string, string> }) => note(request.headers());
  context.on('request', listen);
  for (const tab of tabs) await portal.open('/', tab);
  for (const tab of tabs) await quiet(tab);
  context.off('request', listen);

  let refreshes = 0;
  const asking = new Set<Page>();
  const everybodyAsked = Promise.withResolvers<void>();
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/api/refresh-token')) refreshes++;
    else if (ended.has(request.headers().authorization ?? '')) {
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
