import { chunkErrorIn, chunkErrorOf } from '#domain/chunkErrors.ts';
import { CHUNK_TIMEOUT_MS } from '#domain/delays.ts';
import { isReachable } from '../../providers/http/isReachable.ts';
import { hasUnsaved } from '../../providers/session/unsaved.ts';

const KEY = 'suki.reloadedFor';
/** Pauses (ms) before a stylesheet that the line may have lost is asked for once more. */
const PAUSES_MS = [300, 1000];
/** Another load of the page is spent on the same failure after so long. */
const AGAIN_MS = 30_000;
/** A page that loads anew is gone after so long; if it is still there, it was kept. */
const LEAVING_MS = 5_000;
let leftAt = Number.NEGATIVE_INFINITY;

function timeoutAfter(ms: number): { promise: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('A part of the portal took too long to load');
      error.name = chunkErrorOf({ kind: 'script', problem: 'timeout' });
      reject(error);
    }, ms);
  });
  return { promise, stop: () => clearTimeout(timer) };
}

/** When the page was loaded anew for a failure, by what it said, as far as this tab remembers. */
function reloads(): Record<string, number> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}

/**
 * Remembers, for this tab, that a page load was spent on this failure; false when one was a moment ago, for then it is missing for good.
 * Later the line may have lost the same part once more.
 */
function mayReloadFor(error: Error): boolean {
  try {
    const before = reloads();
    const now = Date.now();
    if (now - (before[error.message] ?? 0) < AGAIN_MS) return false;
    const kept = Object.entries(before).filter(([, at]) => now - at < AGAIN_MS);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [error.message]: now }));
    return true;
  } catch {
    return false;
  }
}

/**
 * What to do about a part of the portal that did not load: the page is loaded anew once, which fetches the parts of the
 * present version, but never over unsaved work, and not while nobody answers: then the browser would show a page of its own instead of
 * ours. True when the page is about to reload.
 */
export async function reloadOnce(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !chunkErrorIn(error) || hasUnsaved()) return false;
  const canReload = await isReachable();
  // Whoever else hears of what was lost shows no failure on a page that is on its way out.
  if (Date.now() - leftAt < LEAVING_MS) return true;
  if (!canReload || !mayReloadFor(error)) return false;
  leftAt = Date.now();
  location.reload();
  return true;
}

/** Failures that need no other load of the page: what was lost is asked for here, or nobody waits for it. */
const settled = new WeakSet<object>();
const settle = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) settled.add(error);
};

/** Asks once more for a stylesheet that did not come; rejects with what was said of it before. */
function fetchSheet(lost: HTMLLinkElement, error: unknown): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(error);
    lost.replaceWith(link);
  });
}

/** The build's loader asks for each stylesheet once, and takes it for loaded from then on: those that were lost are asked for here. */
async function fetchLostSheets(error: unknown): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map((link) => fetchSheet(link, error)));
}

/** Goes on once the stylesheets that the line has lost are here. A script is not asked for again: browsers keep to its first answer. */
async function loadWithSheets<T>(loader: () => Promise<T>): Promise<T> {
  let lost: unknown = null;
  for (const ms of PAUSES_MS) {
    try {
      if (lost) await fetchLostSheets(lost);
      return await loader();
    } catch (error) {
      if (chunkErrorIn(error) !== 'CSS_CHUNK_LOAD_FAILED') throw error;
      lost = error;
      settle(error);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  await fetchLostSheets(lost);
  return loader();
}

/**
 * Parts that make one, fetched together. Fails with the first that failed once all have been answered: until then whoever fetches them
 * hears of what is lost.
 */
export async function loadTogether<T extends readonly unknown[]>(
  parts: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  await Promise.allSettled(parts);
  return (await Promise.all(parts)) as unknown as T;
}

/** How many parts are being fetched that nobody waits for. */
let ahead = 0;

/** Fetches a part of the portal before somebody asks for it; one that does not come troubles nobody until then. */
export async function fetchAhead(loader: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await loadWithSheets(loader).catch(settle);
  ahead -= 1;
}

/** Loads the page anew for a part that the build's loader says was lost, unless nobody waits for it: people may be typing. */
export async function reloadForLost(error: unknown): Promise<void> {
  // Of several that one lost file takes with it, and of texts that another language stands in for, nobody else hears.
  if (ahead > 0) return;
  // The loader tells of it before whoever has asked for the part hears of it.
  await new Promise((resolve) => setTimeout(resolve));
  if (!settled.has(error as object)) await reloadOnce(error);
}

/** Loads a part of the portal, at most 120 s. Rejects with an error that has the chunk error's name, unless it reloads. */
export async function loadChunk<T>(
  loader: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  const timeout = timeoutAfter(timeoutMs);
  try {
    return await Promise.race([loadWithSheets(loader), timeout.promise]);
  } catch (error) {
    const kind = chunkErrorIn(error);
    if (kind && error instanceof Error) error.name = kind;
    if (await reloadOnce(error)) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    timeout.stop();
  }
}
