import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { newestCode, signInTo } from '#tests/support/app/demoSignIn.ts';
import { pointTo } from './server.ts';
import { countRequests } from './untilIdle.ts';

export { expect };

export interface Portal {
  url: string;
  /** Signs in as a demo account without the form, in the page's own browser context. */
  signIn: (username: string) => Promise<void>;
  /** The newest code that went out, to a number that ends so if one is given, read where a demo visitor reads it. */
  newestCode: (to?: string) => Promise<string>;
  /** Opens a page and waits until it shows its heading. */
  open: (path: string, page?: Page) => Promise<void>;
}

const ask = async (text: string, values: readonly string[]): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  const answer = await client.query(text, [...values]);
  await client.end();
  return answer;
};

/** Asks the database of the journey's server, as its owner; answers how many rows that is about. */
export const rowsIn = async (text: string, values: readonly string[] = []): Promise<number> =>
  (await ask(text, values)).rowCount ?? 0;

/** The first row that the database of the journey's server answers. */
export const rowIn = async (text: string, values: readonly string[] = []): Promise<Record<string, string>> =>
  (await ask(text, values)).rows[0];

/** As somebody whose browser has accepted the cookie notice. */
export const acceptCookies = (context: BrowserContext, url: string): Promise<void> => {
  const accepted = new Date(Date.now() + 300 * 86_400_000).toISOString();
  return context.addCookies([{ name: 'suki_cookie_notice', value: encodeURIComponent(accepted), url }]);
};

const LOST_PART = /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Error: (ChunkLoadError|CSS_CHUNK_LOAD_FAILED)):/;

/** Hears what a page throws, and what React or our own code reports as an error: the browser itself reports each 4xx as one. */
const hear = (page: Page, thrown: string[]) => {
  const onError = (error: Error) => void thrown.push(error.message);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      thrown.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  return () => page.off('pageerror', onError).off('console', onMessage);
};

/** A journey: the built portal in a browser that has accepted the cookie notice, on the real server of its project. */
export const test = base.extend<
  {
    portal: Portal;
    /** Opens a tab of somebody else, signed in as a demo account in a browser of their own. */
    beside: (username: string) => Promise<Page>;
    isLossy: boolean;
    noErrors: undefined;
  },
  { server: undefined }
>({
  isLossy: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use, { project }) => {
      pointTo(project);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  portal: async ({ page, context, baseURL }, use) => {
    const url = baseURL ?? '';
    await rowsIn('delete from rate_limit');
    await acceptCookies(context, url);
    await use({
      url,
      signIn: async (username) => {
        await signInTo(page.request, username);
      },
      newestCode: (to) => newestCode(page.request, to),
      open: async (path, on = page) => {
        await on.goto(path);
        await expect(on.getByRole('heading', { level: 1 }).first()).toBeVisible();
      },
    });
  },
  beside: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    const thrown: string[] = [];
    await use(async (username) => {
      const other = await browser.newContext({ baseURL });
      opened.push(other);
      await acceptCookies(other, baseURL ?? '');
      await signInTo(other.request, username);
      const tab = await other.newPage();
      hear(tab, thrown);
      return tab;
    });
    for (const other of opened) await other.close();
    expect(thrown).toEqual([]);
  },
  // A page that throws fails its journey, whatever else it shows; on a line that loses requests one that says which part it lacks does not.
  noErrors: [
    async ({ page, isLossy }, use) => {
      countRequests(page);
      const thrown: string[] = [];
      const done = hear(page, thrown);
      await use(undefined);
      // A page that several journeys share is heard by each in its turn.
      done();
      expect(thrown.filter((text) => !(isLossy && LOST_PART.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for the page's requests to end, five seconds at most: one that polls is quiet enough then. */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
