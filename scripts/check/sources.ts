import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../command.ts';
import { runProgram } from './run.ts';

/** One source file: its path in the project with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

const PARTS = ['domain', 'contract', 'server', 'src', 'scripts', 'tests', 'vite.config.ts'];

/** The files that git knows or would take. Throws when there are none: checks of no files would all pass. */
export const listFiles = async (...patterns: string[]): Promise<string[]> => {
  const { code, output } = await runProgram(
    'git',
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    ...patterns,
  );
  const files = [...new Set(output.split('\n'))].filter(Boolean).sort();
  if (code !== 0 || !files.length) throw new Error(`git lists no files to check: ${output.trim()}`);
  return files;
};

/** A file that git knows and that was removed has no text. */
const ifRemoved = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

const readAll = async (paths: readonly string[]): Promise<Source[]> => {
  const read = async (path: string) => ({
    path,
    text: await readFile(join(ROOT, path), 'utf8').catch(ifRemoved),
  });
  return (await Promise.all(paths.map(read))).filter((source) => source.text !== '');
};

/** Every TypeScript file that is in git or about to be, but not ignored. */
export const readSources = async (): Promise<Source[]> =>
  readAll((await listFiles(...PARTS)).filter((path) => /\.tsx?$/.test(path)));

/** Every document that tells of the house as it stands: neither decisions nor the changelog, which tell of their day. */
export const readDocuments = async (): Promise<Source[]> =>
  readAll((await listFiles('*.md')).filter((path) => !/^docs\/adr\/|^CHANGELOG/.test(path)));
