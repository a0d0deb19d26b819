import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, ROOT } from './command.ts';
import { type Run, reportsOf, tell } from './test/reports.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const parameters = args.filter((arg) => arg !== '--full');
const isChanged = parameters.includes('--changed');
const isPart = parameters.some((arg) => !arg.startsWith('--shard'));
/** By name or by change every test counts, whichever suite it belongs to. */
const run: Run = isFull ? 'full' : 'fast';
const TESTS = isPart ? 'all' : run;

/** What samples are drawn by: another one every day. Given again, it draws the same. */
const TEST_SEED = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10);

const start = (name: string, ...more: string[]): Promise<number> =>
  new Promise((resolve) => {
    const [file, ...first] = commandOf(name);
    const env = { ...process.env, TESTS, TEST_SEED };
    const child = spawn(file, [...first, ...more], { cwd: ROOT, stdio: 'inherit', env });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

const reports = reportsOf(run);
for (const file of Object.values(reports)) rmSync(join(ROOT, file), { force: true });
const forVitest = [`--outputFile.json=${reports.vitest}`, '--passWithNoTests', ...parameters];
const forPlaywright = parameters.map((arg) => (arg === '--changed' ? '--only-changed' : arg));
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(ROOT, reports.playwright);
/**
 * Runs the tests of both runners: `npm test` what people rely on, with `--full` the rest; with a name the test files of that name, with
 * `--changed` those that uncommitted changes can break. The last lines name what failed and end with `N passed, N failed`.
 */
process.stdout.write(`Samples are drawn by TEST_SEED=${TEST_SEED}\n`);
const codes = [
  await start('vitest', 'run', ...forVitest),
  await start('playwright', 'test', '--pass-with-no-tests', ...forPlaywright),
];
const { passed, failed } = tell([run]);
// A runner that broke down without a failed test (a hook, a setup) must not look green.
const broken = codes.some((code) => code !== 0);
const none = isPart && !isChanged && passed + failed === 0;
if (none) process.stdout.write(`No test file has the name ${parameters.join(' ')}\n`);
process.stdout.write(`${passed} passed, ${failed || Number(broken || none)} failed\n`);
process.exitCode = broken || failed || none ? 1 : 0;
