import { checkFileNames } from './check/fileNames.ts';
import { checkImports } from './check/imports/check.ts';
import { checkLaws } from './check/laws.ts';
import { checkLint } from './check/lint.ts';
import { checkPaths, checkPrograms } from './check/paths.ts';
import { checkPatterns } from './check/patterns.ts';
import { runProgram } from './check/run.ts';
import { checkSizes } from './check/sizes.ts';
import { readDocuments, readSources, type Source } from './check/sources.ts';
import { checkTextKeys } from './check/textKeys.ts';
import { checkTranslations } from './check/translations.ts';

/** One step: its complaints, none when all is well. */
interface Step {
  name: string;
  run: () => Promise<string[]>;
}

const program = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(...command);
    return code === 0 ? [] : [output.trim() || `${command[0]} ended with ${code}`];
  },
});

const sources = readSources();
/** The checks' own tests name what is not there. */
const notOfChecks = (all: readonly Source[]) => all.filter(({ path }) => !path.startsWith('scripts/check/'));

/** One checker: each more infers the shared types anew. What it knows from its last run is gone after a clean install. */
const COMPILER = [
  ...['--noEmit', '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
];

const STEPS: readonly Step[] = [
  program('types', 'tsc', ...COMPILER),
  { name: 'format, lint', run: checkLint },
  program('dead code', 'knip', '--no-progress', '--cache'),
  program('OpenAPI document is current', 'node', 'scripts/openapi.ts', '--check'),
  { name: 'law of imports, cycles', run: async () => checkImports(await sources) },
  { name: 'laws of the house', run: async () => checkLaws(await sources) },
  { name: 'paths in documents', run: async () => checkPaths(await readDocuments()) },
  { name: 'programs that are started', run: async () => checkPrograms(notOfChecks(await sources)) },
  { name: 'names of files', run: async () => checkFileNames(await sources) },
  { name: 'file sizes', run: async () => checkSizes(await sources) },
  { name: 'linear patterns', run: async () => checkPatterns(await sources) },
  { name: 'translation parity', run: checkTranslations },
  { name: 'keys of texts', run: async () => checkTextKeys(await sources) },
];

// The compiler is a Go program of a few seconds: until memory is short, collecting its garbage costs as much as its work.
Object.assign(process.env, { GOGC: 'off', GOMEMLIMIT: '3GiB' });

/** Runs every check side by side and prints one line a step; exits with 1 when one complains. */
const results = await Promise.all(
  STEPS.map(async ({ name, run }) => {
    const started = performance.now();
    const complaints = await run().catch((error: Error) => [error.stack ?? error.message]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${complaints.length ? '✗' : '✓'} ${name} (${seconds} s)\n`);
    for (const complaint of complaints) process.stdout.write(`${complaint.replace(/^/gm, '    ')}\n`);
    return complaints.length === 0;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
