import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../command.ts';
import { runProgram } from './run.ts';
import { listFiles } from './sources.ts';

const KINDS = /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/;
const KNOWN = join(ROOT, 'node_modules/.cache/lint.json');
/** Above this many files their names would be too long for a command line; Biome then reads all. */
const MOST_NAMED = 300;

/**
 * Format and lint, by Biome, of each file whose content has not been found right before. Biome's rules look at one file at a time, and
 * keep nothing from run to run themselves.
 */
export const checkLint = async (): Promise<string[]> => {
  const read = (path: string) => readFile(join(ROOT, path)).catch(() => Buffer.alloc(0));
  const settings = await Promise.all(['biome.json', 'package-lock.json'].map(read));
  const setting = createHash('sha256').update(Buffer.concat(settings)).digest();
  const markOf = async (path: string) =>
    createHash('sha256')
      .update(setting)
      .update(path)
      .update(await read(path))
      .digest('base64url')
      .slice(0, 22);
  const paths = (await listFiles('.')).filter((path) => KINDS.test(path));
  const marks = await Promise.all(paths.map(markOf));
  const known = new Set(JSON.parse(await readFile(KNOWN, 'utf8').catch(() => '[]')) as string[]);
  const open = paths.filter((_, at) => !known.has(marks[at] ?? ''));
  if (!open.length) return [];
  const files = open.length > MOST_NAMED ? ['.'] : open;
  const { code, output } = await runProgram(
    ...(['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files] as const),
  );
  if (code !== 0) return [output.trim()];
  await mkdir(dirname(KNOWN), { recursive: true });
  await writeFile(KNOWN, JSON.stringify(marks));
  return [];
};
