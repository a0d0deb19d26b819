import type { Page } from '@playwright/test';
import { expect, type Portal } from './journey.ts';

/** A code that staff made for several job titles of the first partner. */
export const madeCode = async (page: Page, portal: Portal, maxUses = 3): Promise<string> => {
  await portal.signIn('sales.admin');
  const token = (await (await page.request.post('/api/refresh-token')).json()).data.accessToken;
  const headers = { Authorization: `Bearer ${token}` };
  const get = async (path: string) => (await (await page.request.get(path, { headers })).json()).data;
  const titles: { id: string; name: string }[] = (await get('/api/job-titles?limit=100')).list;
  const [partner] = (await get('/api/user-account/list/external?q=partner.admin')).list;
  const wanted = ['Cashier', 'Area Manager', 'Accounting Officer'];
  const answer = await page.request.post('/api/registration-codes', {
    headers,
    data: {
      partnerId: partner.partnerId,
      jobTitleIds: titles.filter(({ name }) => wanted.includes(name)).map(({ id }) => id),
      dateExpires: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      maxUses,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.context().clearCookies({ name: /^suki_(?!cookie_notice)/ });
  return (await answer.json()).data.code;
};
