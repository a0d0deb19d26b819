import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runApart } from './process/apart.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'src',
  'domain',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'package-lock.json',
];

const filesOf = async (path: string): Promise<string[]> => {
  // One that was moved has to be renamed here: a source that nobody looks at never makes the build stale.
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** A fingerprint of everything that the portal is built from: names, sizes and times are not enough after a checkout. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of (await filesOf(join(ROOT, source))).sort())
      hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
};

/** What `dist` was built from is noted in it: whoever starts a server on the same sources does not build them again. */
const markOf = (dist: string): string => join(dist, '.built-from');

export interface BuildOrder {
  /** Fingerprint of the sources. */
  sources: string;
  dist: string;
}

/** Builds the portal, and notes what it was built from. */
export const buildFrom = async (
  { sources, dist }: BuildOrder,
  logLevel: 'info' | 'error' = 'error',
): Promise<void> => {
  const { build } = await import('vite');
  await build({ root: ROOT, logLevel });
  await writeFile(markOf(dist), sources);
};

/** Builds the portal into `dist`, whatever is there, and says what it writes. */
export const buildPortal = async (dist: string): Promise<void> =>
  buildFrom({ sources: await fingerprint(), dist }, 'info');

/**
 * Builds the portal into `dist` when its sources changed since the last build; true when it did. In a process of its own: a server that built
 * it would keep 800 MB. `later` gets how to break it off.
 */
export const buildWhenStale = async (
  dist: string,
  later?: (step: () => Promise<unknown>) => void,
): Promise<boolean> => {
  const sources = await fingerprint();
  const before = existsSync(markOf(dist)) ? await readFile(markOf(dist), 'utf8') : '';
  if (before === sources) return false;
  await runApart(new URL('./portalBuildChild.ts', import.meta.url), { sources, dist }, later);
  return true;
};
