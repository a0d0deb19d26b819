import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, ROOT } from './command.ts';
import { type Counts, countPlaywright, countVitest } from './test/counts.ts';
import { playwrightFailures, vitestFailures } from './test/failures.ts';

const REPORTS = join(ROOT, 'test-results');
const args = process.argv.slice(2);

const run = (name: string, ...parameters: string[]): Promise<number> =>
  new Promise((resolve) => {
    const [file, ...first] = commandOf(name);
    const child = spawn(file, [...first, ...parameters], { cwd: ROOT, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

const report = (
  name: string,
  count: (content: string) => Counts,
  failures: (content: string) => string[],
): Counts => {
  const file = join(REPORTS, name);
  if (existsSync(file)) {
    const content = readFileSync(file, 'utf8');
    for (const failure of failures(content)) process.stdout.write(`${failure}\n`);
    return count(content);
  }
  process.stdout.write(`${name} was not written: counted as one failure\n`);
  return { passed: 0, failed: 1 };
};

/** Runs the tests of both runners, the rest of the arguments handed to both; the last lines name what failed and end with `N passed, N failed`. */
for (const name of ['vitest.json', 'playwright.json']) rmSync(join(REPORTS, name), { force: true });
const codes = [await run('vitest', 'run', ...args), await run('playwright', 'test', ...args)];
const counts = [
  report('vitest.json', countVitest, vitestFailures),
  report('playwright.json', countPlaywright, playwrightFailures),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const broken = codes.some((code) => code !== 0);
// A runner that broke down without a failed test (a hook, a setup) must not look green.
process.stdout.write(`${passed} passed, ${failed || Number(broken)} failed\n`);
process.exitCode = broken || failed ? 1 : 0;
