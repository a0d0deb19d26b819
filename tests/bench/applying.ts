import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../support/app/browser.ts';
import { median, type Result } from './result.ts';
import { withServer } from './server.ts';
import { type Seen, SLOW_3G, type Visit, visitCold } from './throttled.ts';

const ROUNDS = 3;
const HELD = 'suki.applicant';

/** Proves a number and begins an application, on a line of its own; answers what its tab holds of the session. */
const begin = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${url}/apply`);
  const digits = `${Math.floor(Math.random() * 9e8) + 1e8}`;
  await page.getByLabel('Mobile number').fill(`09${digits}`);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('6-digit code');
  await code.waitFor();
  const outbox = await (await page.request.get(`${url}/api/demo/outbox`)).json();
  const sent = outbox.data.list.find(({ recipient }: { recipient: string }) => recipient.endsWith(digits));
  await code.fill(/\b\d{6}\b/.exec(sent.body)?.[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Registered name').waitFor();
  const held = await page.evaluate((key) => sessionStorage.getItem(key), HELD);
  await page.close();
  if (!held) throw new Error('Nobody is held to apply');
  return held;
};

const measure = async (browser: Browser, what: string, visit: Visit): Promise<Result[]> => {
  const runs: Seen[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await visitCold(browser, SLOW_3G, visit, async (_, seen) => ({ ...seen })));
  return [
    {
      what: `${what} on slow 3G`,
      value: median(runs.map(({ ms }) => ms)) / 1000,
      unit: 's',
      budget: 6,
      note: `${median(runs.map(({ kb }) => kb)).toFixed(0)} KB of JavaScript in ${median(runs.map(({ files }) => files))} files`,
    },
  ];
};

/** What somebody waits for who applies on a poor line with a cheap telephone: the first page, and the first section of the application. */
export const measureApplying = (): Promise<Result[]> =>
  withServer(async (url) => {
    const browser = await chromium.launch(await findBrowser());
    try {
      const held = await begin(browser, url);
      const first = await measure(browser, 'Applying: the field for the mobile number', {
        url: `${url}/apply`,
        selector: 'label',
        texts: ['Mobile number'],
      });
      const section = await measure(browser, 'Applying: the fields of the first section', {
        url: `${url}/self-service/business-details`,
        before: (page) =>
          page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [HELD, held] as const),
        selector: 'label',
        texts: ['Registered name'],
      });
      return [...first, ...section];
    } finally {
      await browser.close();
    }
  });
