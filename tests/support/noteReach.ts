import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

// Notes which functions of ours each test file runs, for `npm run mutants`: a set-up file of every project when REACH is set.
const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'node_modules/.cache/reach');
const HOUSE = /^(?:domain|contract|server|src)\//;

interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
}

const shared = globalThis as { sukiReach?: Session };

const session = (): Session => {
  if (shared.sukiReach) return shared.sukiReach;
  const made = new Session();
  made.connect();
  made.post('Profiler.enable');
  made.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  shared.sukiReach = made;
  return made;
};

const pathOf = (url: string): string => relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url);
const started = performance.now();
session();

afterAll(async () => {
  const taken = await new Promise<Coverage>((resolve, reject) =>
    session().post('Profiler.takePreciseCoverage', (error, answer) =>
      error ? reject(error) : resolve(answer as Coverage),
    ),
  );
  const reached = taken.result.flatMap(({ url, functions }) => {
    const path = pathOf(url.replace(/\?.*$/, ''));
    if (!HOUSE.test(path)) return [];
    const names = functions.filter(({ ranges }) => ranges[0]?.count).map(({ functionName }) => functionName);
    return [[path, [...new Set(names)]] as const];
  });
  const test = relative(ROOT, expect.getState().testPath ?? '');
  const seconds = (performance.now() - started) / 1000;
  mkdirSync(FOLDER, { recursive: true });
  const name = createHash('sha256').update(test).digest('hex').slice(0, 16);
  writeFileSync(
    join(FOLDER, `${name}.json`),
    JSON.stringify({ test, seconds, reached: Object.fromEntries(reached) }),
  );
});
