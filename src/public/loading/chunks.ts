import { chunkErrorIn, chunkErrorOf } from '#domain/chunkErrors.ts';
import { CHUNK_TIMEOUT_MS } from '#domain/delays.ts';
import { isReachable } from '../../providers/http/isReachable.ts';
import { hasUnsaved } from '../../providers/session/unsaved.ts';

const KEY = 'suki.reloadedFor';
/** Pauses (ms) before what the line may have lost is asked for once more. */
const PAUSES_MS = [300, 1000];

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

/** Remembers, for this tab, that a page load was spent on this failure; false when one was already. */
function mayReloadFor(error: Error): boolean {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const messages = Array.isArray(seen) ? seen : [];
    if (messages.includes(error.message)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...messages, error.message].slice(-20)));
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
  if (!(await isReachable()) || !mayReloadFor(error)) return false;
  location.reload();
  return true;
}

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

/** What the line may have lost is asked for three times. */
async function loadAgain<T>(loader: () => Promise<T>): Promise<T> {
  let lost: unknown = null;
  for (const ms of PAUSES_MS) {
    try {
      if (chunkErrorIn(lost) === 'CSS_CHUNK_LOAD_FAILED') await fetchLostSheets(lost);
      return await loader();
    } catch (error) {
      if (!chunkErrorIn(error)) throw error;
      lost = error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  if (chunkErrorIn(lost) === 'CSS_CHUNK_LOAD_FAILED') await fetchLostSheets(lost);
  return loader();
}

/** Loads a part of the portal, at most 120 s. Rejects with an error that has the chunk error's name, unless it reloads. */
export async function loadChunk<T>(
  loader: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  const timeout = timeoutAfter(timeoutMs);
  try {
    return await Promise.race([loadAgain(loader), timeout.promise]);
  } catch (error) {
    const kind = chunkErrorIn(error);
    if (kind && error instanceof Error) error.name = kind;
    if (await reloadOnce(error)) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    timeout.stop();
  }
}
