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

const listed = async (...patterns: string[]): Promise<string[]> => {
  const { output } = await runProgram('git', 'ls-files', '-co', '--exclude-standard', '--', ...patterns);
  return [...new Set(output.split('\n'))].sort();
};

const readAll = async (paths: readonly string[]): Promise<Source[]> => {
  const read = async (path: string) => ({
    path,
    text: await readFile(join(ROOT, path), 'utf8').catch(() => ''),
  });
  return (await Promise.all(paths.map(read))).filter((source) => source.text !== '');
};

/** Every TypeScript file that is in git or about to be, but not ignored. */
export const readSources = async (): Promise<Source[]> =>
  readAll((await listed(...PARTS)).filter((path) => /\.tsx?$/.test(path)));

/** Every document that tells of the house as it stands: neither decisions nor the changelog, which tell of their day. */
export const readDocuments = async (): Promise<Source[]> =>
  readAll((await listed('*.md')).filter((path) => !/^docs\/adr\/|^CHANGELOG/.test(path)));
