import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Tools of node_modules that scripts start, and the packages they come from. */
const PACKAGES: Readonly<Record<string, string>> = {
  autocannon: 'autocannon',
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * Program and first arguments that start a tool: our own Node with its file. What npm links on Windows runs in a shell only,
 * and that would take a quoted argument apart.
 */
export const commandOf = (name: string): [string, ...string[]] => {
  if (name === 'node') return [process.execPath];
  const from = PACKAGES[name];
  if (!from) return [name];
  const folder = join(ROOT, 'node_modules', from);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`${from} has no program ${name}.`);
  return [process.execPath, join(folder, file)];
};
