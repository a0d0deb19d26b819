import { type Browser, chromium, type Page } from '@playwright/test';
import { pathOf } from '#domain/pages.ts';
import { signInTo } from '#tests/support/app/demoSignIn.ts';
import { findBrowser } from '../support/app/browser.ts';
import { median, type Result } from './result.ts';
import { withServer } from './server.ts';
import { serveSmallest } from './smallest/serve.ts';
import { FAST_4G, type Seen, SLOW_3G, timeRowClick, visitCold } from './throttled.ts';

const ROUNDS = 5;
/** People look at a list before they click; the rest of the code comes meanwhile. */
const LOOK_MS = 4_000;

interface Compared {
  /** As the smallest app calls it. */
  name: string;
  path: string;
  username: string;
  /** Where the API has the list, and the field that both apps show of a row. */
  api: string;
  field: string;
}

const LISTS: readonly Compared[] = [
  {
    name: 'partners',
    path: pathOf('partnerList'),
    username: 'sales.admin',
    api: '/api/partners',
    field: 'name',
  },
  {
    name: 'merchants',
    path: pathOf('merchantList'),
    username: 'sales.admin',
    api: '/api/merchants',
    field: 'merchantName',
  },
  {
    name: 'promos',
    path: pathOf('promoList'),
    username: 'loyalty.editor',
    api: '/api/promos',
    field: 'name',
  },
  {
    name: 'roles',
    path: pathOf('accessRoleList'),
    username: 'it.support',
    api: '/api/access-role-management',
    field: 'role',
  },
];

const login = async (page: Page, url: string, username: string) => {
  const { accessToken } = await signInTo(page.request, username, url);
  return accessToken;
};

/** Signs in as the portal does it, with the cookie that names the browser. */
const asSuki =
  (username: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.context().addCookies([{ name: 'suki_device', value: 'bench', url }]);
    await login(page, url, username);
  };

/** The smallest app has its token at hand: no refresh, as most react-admin apps. */
const asSmallest =
  (username: string) =>
  async (page: Page, url: string): Promise<void> => {
    const token = await login(page, url, username);
    await page.addInitScript((given) => localStorage.setItem('token', given), token);
  };

/** What the rows are known by, in whatever order and choice an app shows them first. */
const namesOf = async (page: Page, url: string, { api, field, username }: Compared): Promise<string[]> => {
  const token = await login(page, url, username);
  const answer = await page.request.get(`${url}${api}?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { list: Record<string, string>[] } };
  return data.list.map((row) => row[field] ?? '').filter(Boolean);
};

interface Run {
  seen: Seen;
  /** Milliseconds until the list itself stands there, with its search and its filters. */
  ready: number;
  click: number;
}

/** Waits until the list itself has taken the place of what was shown before it; the smallest app shows nothing before. */
const readyAt = async (page: Page): Promise<number> => {
  const isThere = () => !document.querySelector('.s-look') && document.querySelector('tbody tr') !== null;
  await page.waitForFunction(isThere, null, { timeout: 60_000, polling: 'raf' });
  return page.evaluate(() => performance.now());
};

const ROWS = 'tbody tr';

const measureList = async (
  browser: Browser,
  url: string,
  texts: readonly string[],
  before: (page: Page, url: string) => Promise<void>,
  heading: string,
): Promise<Run> =>
  visitCold(browser, FAST_4G, { url, before, selector: ROWS, texts }, async (page, seen) => {
    const ready = await readyAt(page);
    const counted = { ...seen };
    await page.waitForTimeout(LOOK_MS);
    return { seen: counted, ready, click: await timeRowClick(page, ROWS, heading, texts) };
  });

const ratio = (ours: readonly number[], theirs: readonly number[]) => median(ours) / median(theirs);
const seconds = (ms: readonly number[]) => `${(median(ms) / 1000).toFixed(2)} s`;

interface Places {
  suki: string;
  smallest: string;
}

const compareList = async (browser: Browser, at: Places, list: Compared): Promise<Result[]> => {
  const probe = await browser.newPage();
  const texts = await namesOf(probe, at.suki, list);
  await probe.close();
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(
      await measureList(
        browser,
        `${at.smallest}/#/${list.name}`,
        texts,
        asSmallest(list.username),
        '.RaShow-main',
      ),
    );
    ours.push(await measureList(browser, at.suki + list.path, texts, asSuki(list.username), 'main h1'));
  }
  const [mine, least] = [ours.map(({ seen }) => seen.ms), theirs.map(({ seen }) => seen.ms)];
  const [mineReady, leastReady] = [ours.map(({ ready }) => ready), theirs.map(({ ready }) => ready)];
  const [my, their] = [ours.map(({ click }) => click), theirs.map(({ click }) => click)];
  return [
    {
      what: `First row of ${list.name}, ${ROUNDS} cold visits on fast 4G`,
      value: ratio(mine, least),
      unit: '×',
      budget: 1.15,
      note: `${seconds(mine)} against ${seconds(least)} of the smallest react-admin app`,
    },
    {
      what: `The list of ${list.name} itself`,
      value: ratio(mineReady, leastReady),
      unit: '×',
      budget: 1.5,
      note: `${seconds(mineReady)} against ${seconds(leastReady)}`,
    },
    {
      what: `From a row of ${list.name} to its record`,
      value: ratio(my, their),
      unit: '×',
      budget: 1.15,
      note: `${seconds(my)} against ${seconds(their)}`,
    },
    {
      what: `JavaScript on the wire to the list of ${list.name}`,
      value: median(ours.map(({ seen }) => seen.kb)),
      unit: 'KB',
      budget: 340,
      note: `the smallest app ${median(theirs.map(({ seen }) => seen.kb)).toFixed(0)} KB`,
    },
    {
      what: `JavaScript files to the list of ${list.name}`,
      value: median(ours.map(({ seen }) => seen.files)),
      unit: 'files',
      budget: 12,
    },
  ];
};

const compareSignIn = async (browser: Browser, at: Places): Promise<Result[]> => {
  const ours: Seen[] = [];
  const theirs: Seen[] = [];
  const form = { selector: 'form', texts: [] };
  const noted = async (_: Page, seen: Seen) => ({ ...seen });
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await visitCold(browser, FAST_4G, { url: `${at.smallest}/#/login`, ...form }, noted));
    ours.push(await visitCold(browser, FAST_4G, { url: `${at.suki}/login`, ...form }, noted));
  }
  const [mine, least] = [ours.map(({ ms }) => ms), theirs.map(({ ms }) => ms)];
  return [
    {
      what: 'Sign-in form, cold on fast 4G',
      value: ratio(mine, least),
      unit: '×',
      budget: 0.5,
      note: `${seconds(mine)} against ${seconds(least)}`,
    },
    {
      what: 'JavaScript on the wire to sign in',
      value: median(ours.map(({ kb }) => kb)),
      unit: 'KB',
      budget: 72,
    },
  ];
};

/** Milliseconds from the end of the HTML until something of the page was drawn. */
const paintAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (paint?.startTime ?? Number.NaN) - (visit?.responseEnd ?? 0);
  });

const onSlow3G = async (browser: Browser, at: Places, list: Compared): Promise<Result[]> => {
  const probe = await browser.newPage();
  const texts = await namesOf(probe, at.suki, list);
  await probe.close();
  const visit = {
    url: at.suki + list.path,
    before: asSuki(list.username),
    selector: ROWS,
    texts,
    isUndisturbed: true,
  };
  const runs: { ms: number; paint: number }[] = [];
  for (let round = 0; round < 3; round++)
    runs.push(
      await visitCold(browser, SLOW_3G, visit, async (page, { ms }) => ({ ms, paint: await paintAt(page) })),
    );
  return [
    {
      what: 'First row of partners on slow 3G',
      value: median(runs.map(({ ms }) => ms)) / 1000,
      unit: 's',
      budget: 6,
    },
    {
      what: 'Outline of the page on slow 3G, after the HTML',
      value: median(runs.map(({ paint }) => paint)),
      unit: 'ms',
      budget: 300,
    },
  ];
};

/** What a person waits for with a cold browser on a throttled line, against the smallest react-admin app on the same API. */
export const measureFirstRow = (): Promise<Result[]> =>
  withServer(async (suki) => {
    const smallest = await serveSmallest(suki);
    const browser = await chromium.launch(await findBrowser());
    const at = { suki, smallest: smallest.url };
    try {
      const results = await compareSignIn(browser, at);
      for (const list of LISTS) results.push(...(await compareList(browser, at, list)));
      const [partners] = LISTS;
      if (partners) results.push(...(await onSlow3G(browser, at, partners)));
      return results;
    } finally {
      await browser.close();
      smallest.stop();
    }
  });
