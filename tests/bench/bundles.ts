import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { findBrowser } from '../support/app/browser.ts';
import type { Result } from './result.ts';
import { SLOW_3G, visitCold } from './throttled.ts';

const KB = 1000;

/** Adds up the JavaScript, as gzip, that a browser fetches while `visit` runs. */
const javascriptOf = async (page: Page, visit: () => Promise<unknown>): Promise<number> => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  await visit();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
};

/** What a browser with an empty cache has to fetch to show the login page, and the first list. */
export const measureBundles = async (url: string): Promise<Result[]> => {
  const browser = await chromium.launch(await findBrowser());
  try {
    const visitor = await browser.newPage({ baseURL: url });
    const login = await javascriptOf(visitor, async () => {
      await visitor.goto('/login');
      await visitor.getByRole('button', { name: 'Sign in' }).waitFor();
    });
    const person = await browser.newPage({ baseURL: url });
    await signInTo(person.request, 'it.support');
    const list = await javascriptOf(person, async () => {
      await person.goto('/access-role-management/list');
      await person.getByRole('link', { name: /ACCOUNTING_FINANCE/ }).waitFor();
    });
    const apply = await visitCold(
      browser,
      SLOW_3G,
      { url: `${url}/apply`, selector: '#mobileNumber', texts: [] },
      async (_, seen) => seen,
    );
    return [
      {
        what: 'JavaScript to begin an application',
        value: apply.kb,
        unit: 'KB',
        budget: 150,
        note: `on the wire, ${apply.files} files`,
      },
      {
        what: 'First page of an application, cold on slow 3G',
        value: apply.ms / 1000,
        unit: 's',
        budget: 6,
        note: '400 kbit/s, 400 ms',
      },
      {
        what: 'JavaScript to see the login page',
        value: login,
        unit: 'KB',
        budget: 150,
        note: 'gzip; aim 80',
      },
      { what: 'JavaScript to see the first list', value: list, unit: 'KB', budget: 400, note: 'gzip' },
    ];
  } finally {
    await browser.close();
  }
};
