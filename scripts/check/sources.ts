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

/** Every TypeScript file that is in git or about to be, but not ignored. */
export const readSources = async (): Promise<Source[]> => {
  const { output } = await runProgram('git', 'ls-files', '-co', '--exclude-standard', '--', ...PARTS);
  const paths = [...new Set(output.split('\n'))].filter((path) => /\.tsx?$/.test(path)).sort();
  const read = async (path: string) => ({
    path,
    text: await readFile(join(ROOT, path), 'utf8').catch(() => ''),
  });
  return (await Promise.all(paths.map(read))).filter((source) => source.text !== '');
};
