import type { Browser, CDPSession, Page } from '@playwright/test';

/** A line and a processor as people have them. */
export interface Line {
  /** Bits a second, both ways. */
  bits: number;
  /** Milliseconds that each request waits. */
  latency: number;
  /** How many times slower the processor is. */
  cpu: number;
}

/** A good phone network with a cheap telephone; the line that the measures of design/stack.md were taken on. */
export const FAST_4G: Line = { bits: 9_000_000, latency: 165, cpu: 4 };
export const SLOW_3G: Line = { bits: 400_000, latency: 400, cpu: 4 };

export const throttle = async (page: Page, { bits, latency, cpu }: Line): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  const bytes = bits / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
};

declare global {
  interface Window {
    /** Milliseconds since the navigation (or since `from`) at which what was waited for stood on the page. */
    seenAt?: number;
  }
}

/** Notes, frame by frame, when `selector` first shows one of the texts, or anything when none is given. Runs inside the page. */
const watchFor = ([selector, texts]: readonly [string, readonly string[]]): void => {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some(
      ({ textContent }) => texts.length === 0 || texts.some((text) => textContent?.includes(text)),
    );
    if (found) window.seenAt = performance.now();
    else requestAnimationFrame(look);
  };
  delete window.seenAt;
  requestAnimationFrame(look);
};

export interface Visit {
  url: string;
  /** Signs in, and whatever else comes before the measured visit; not throttled. */
  before?: (page: Page, base: string) => Promise<unknown>;
  /** What a person waits for: any of the texts in what it finds, or just that it is there. */
  selector: string;
  texts: readonly string[];
  /** Looks into the page only after its load event: what the browser's driver runs there delays the first paint by a third. */
  isUndisturbed?: boolean;
}

export interface Seen {
  /** Milliseconds from the navigation until it stood there. */
  ms: number;
  /** JavaScript until then: files, and kilobytes on the wire. */
  files: number;
  kb: number;
}

const javascriptOn = (session: CDPSession) => {
  const scripts = new Set<string>();
  const seen = { files: 0, kb: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    seen.files += 1;
    seen.kb += encodedDataLength / 1000;
  });
  return seen;
};

/** Opens an address in a browser that has nothing of it yet, and stays; `after` goes on with the page. */
export const visitCold = async <T>(
  browser: Browser,
  line: Line,
  { url, before, selector, texts, isUndisturbed }: Visit,
  after: (page: Page, seen: Seen) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await before?.(page, new URL(url).origin);
    await page.addInitScript(watchFor, [selector, texts] as const);
    const session = await throttle(page, line);
    const javascript = javascriptOn(session);
    await page.goto(url, { waitUntil: isUndisturbed ? 'load' : 'commit' });
    const ms = await seenAt(page);
    return await after(page, { ms, ...javascript });
  } finally {
    await context.close();
  }
};

const seenAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => window.seenAt, null, { timeout: 60_000, polling: 50 });
  return Number(await handle.jsonValue());
};

/** Clicks the first row and answers the milliseconds until `heading` names what that row named. */
export const timeRowClick = async (
  page: Page,
  rows: string,
  heading: string,
  texts: readonly string[],
): Promise<number> => {
  const row = page.locator(rows).first();
  const shown = (await row.textContent()) ?? '';
  await page.evaluate(watchFor, [heading, texts.filter((text) => shown.includes(text))] as const);
  const from = await row.evaluate((one: HTMLElement) => {
    const now = performance.now();
    (one.querySelector<HTMLElement>('a[href]') ?? one.querySelector('td') ?? one).click();
    return now;
  });
  return (await seenAt(page)) - from;
};
