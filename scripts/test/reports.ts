import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command.ts';
import { type Counts, countPlaywright, countVitest } from './counts.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';

/** `fast` is `npm test`, what people rely on; `full` is `npm run test:full`, the rest. */
export type Run = 'fast' | 'full';

/** The JSON reports of a run, as paths in the project. */
export const reportsOf = (run: Run) => ({
  vitest: `test-results/vitest${run === 'full' ? '-full' : ''}.json`,
  playwright: `test-results/playwright${run === 'full' ? '-full' : ''}.json`,
});

const READERS = [
  { of: 'vitest', count: countVitest, failures: vitestFailures },
  { of: 'playwright', count: countPlaywright, failures: playwrightFailures },
] as const;

/** Prints what failed in the reports of these runs, and adds them up; a report that was not written counts as one failure. */
export const tell = (runs: readonly Run[]): Counts => {
  const sum = { passed: 0, failed: 0 };
  for (const run of runs)
    for (const { of, count, failures } of READERS) {
      const name = reportsOf(run)[of];
      if (!existsSync(join(ROOT, name))) {
        process.stdout.write(`${name} was not written: counted as one failure\n`);
        sum.failed += 1;
        continue;
      }
      const content = readFileSync(join(ROOT, name), 'utf8');
      for (const failure of failures(content)) process.stdout.write(`${failure}\n`);
      const { passed, failed } = count(content);
      sum.passed += passed;
      sum.failed += failed;
    }
  return sum;
};
