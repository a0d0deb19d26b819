/** Time that what a page itself asks for has first, in milliseconds. */
const FIRST_MS = 2_000;

const isSaving = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Fetches code that people may need next, when the browser has nothing else to do; not for those who save data. What fails is fetched
 * again, and told, by whoever needs it. Answers how to stop.
 */
export const fetchWhenIdle = (loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  if (isSaving() || !('requestIdleCallback' in globalThis)) return () => undefined;
  const timer = setTimeout(() => {
    requestIdleCallback(() => {
      for (const load of loads) load().catch(() => undefined);
    });
  }, FIRST_MS);
  return () => clearTimeout(timer);
};
