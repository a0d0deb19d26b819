import type { Page, Request } from '@playwright/test';

const LONGEST_MS = 15_000;
/** The browser calls a request unfinished as long as nobody reads its answer, which may be for ever. */
const BODY_MS = 200;

type Traffic = { open: Set<Request>; begun: number };
const traffic = new WeakMap<Page, Traffic>();

/** Counts the page's requests from here on; to be called before the page is opened. */
export const countRequests = (page: Page): void => {
  if (traffic.has(page)) return;
  const counted: Traffic = { open: new Set(), begun: 0 };
  traffic.set(page, counted);
  page.on('request', (request) => {
    counted.begun++;
    counted.open.add(request);
  });
  page.on('response', (response) =>
    setTimeout(() => counted.open.delete(response.request()), BODY_MS).unref(),
  );
  page.on('requestfinished', (request) => counted.open.delete(request));
  page.on('requestfailed', (request) => counted.open.delete(request));
};

/** Two idle moments of the browser: what an answer led to is drawn, what that asks for is under way. */
const idleTwice = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      for (let times = 0; times < 2; times++) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
      }
      return !document.querySelector('.MuiSkeleton-root, [aria-busy="true"]');
    })
    // A page that is on its way to another cannot be asked.
    .catch(() => false);

/**
 * Waits until the page has what it asked for and shows it, a quarter of a minute at most: one that polls is quiet enough then. Unlike
 * `quiet` it needs no half second of silence, and sees a page that was opened inside the app.
 */
export const untilIdle = async (page: Page): Promise<void> => {
  countRequests(page);
  const counted = traffic.get(page);
  const end = Date.now() + LONGEST_MS;
  while (counted && Date.now() < end) {
    const { begun } = counted;
    const isIdle = await idleTwice(page);
    if (isIdle && counted.open.size === 0 && counted.begun === begun) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
