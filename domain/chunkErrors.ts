export const CHUNK_ERRORS = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'] as const;
export type ChunkError = (typeof CHUNK_ERRORS)[number];
export type ChunkProblem = { kind: 'script' | 'stylesheet'; problem: 'failure' | 'timeout' };

/** The name under which a chunk that did not load is reported; a script's timeout has the name of its failure. */
export function chunkErrorOf({ kind }: ChunkProblem): ChunkError {
  return kind === 'script' ? 'ChunkLoadError' : 'CSS_CHUNK_LOAD_FAILED';
}

// In turn: Chromium, Firefox, Safari, and a script answered with a page's markup.
const SCRIPT = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /is not a valid javascript mime type/i,
];
const STYLESHEET = /unable to preload css/i;

/** Which chunk error a caught value is, by name, code or message; null when it is something else. */
export function chunkErrorIn(error: unknown): ChunkError | null {
  if (typeof error !== 'object' || error === null) return null;
  const marks = [Reflect.get(error, 'name'), Reflect.get(error, 'code')];
  const named = CHUNK_ERRORS.find((name) => marks.includes(name));
  if (named) return named;
  const message = String(Reflect.get(error, 'message') ?? '');
  if (STYLESHEET.test(message)) return 'CSS_CHUNK_LOAD_FAILED';
  return SCRIPT.some((pattern) => pattern.test(message)) ? 'ChunkLoadError' : null;
}

/** Whether a caught value says that a part of the portal could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return chunkErrorIn(error) !== null;
}
