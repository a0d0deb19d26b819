import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { keepCompiled } from './tests/support/app/keepCompiled.ts';

keepCompiled();

const EITHER = 'development|production';

/** Libraries as people get them: the runner adds by itself that Node is to take what they have for who develops with them. */
const asPeopleGetThem: Plugin = {
  name: 'as-people-get-them',
  configResolved: ({ ssr, environments }) => {
    const resolves = [ssr, ...Object.values(environments)].flatMap(({ resolve }) =>
      resolve ? [resolve] : [],
    );
    // Without this a runner that calls it otherwise would take a fifth longer, and nobody would be told.
    if (!resolves.some(({ conditions }) => conditions?.includes(EITHER)))
      throw new Error(
        `No library is chosen by "${EITHER}" any more: see what the runner asks for in its place.`,
      );
    for (const resolve of resolves)
      resolve.conditions = resolve.conditions?.filter((name) => name !== EITHER);
  },
};

/**
 * Which test files a run takes: `fast` all but those of sweeps and kills (`.full.test.ts`), `full` those and the rest of what the others
 * drew a sample of (`.sampled.test.ts`), `all` every one.
 */
const TESTS = process.env.TESTS ?? 'all';
const FULL = '**/*.full.test.{ts,tsx}';
const filesOf = (...patterns: string[]): { include: string[]; exclude: string[] } => ({
  include:
    TESTS === 'full'
      ? patterns.flatMap((one) => [
          one.replace('*.test', '*.full.test'),
          one.replace('*.test', '*.sampled.test'),
        ])
      : patterns,
  exclude: [...configDefaults.exclude, ...(TESTS === 'fast' ? [FULL] : [])],
});

/** Notes what each test file runs, for `npm run mutants`. */
const REACH = process.env.REACH ? ['./tests/support/noteReach.ts'] : [];

/** Four projects: rules (no database, no page), parts (of the portal alone, on a page of happy-dom), api (real PostgreSQL) and portal (happy-dom against the real app). */
export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Twice the cores of a small machine: half of a test is waiting, for a job or for the end of a pause in typing.
    maxWorkers: 4,
    // Nothing is timed here: a busy machine must not fail a test.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          setupFiles: REACH,
          // Each file in a process of its own would read the same modules anew, which takes longer than its tests.
          isolate: false,
          ...filesOf(
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ),
        },
      },
      {
        extends: true,
        plugins: [asPeopleGetThem],
        ssr: { resolve: { conditions: ['node'] } },
        test: {
          // Of the portal by parts, on a page: what of it needs none is among the rules.
          name: 'parts',
          // As the portal's own: a process of its own for each file took three times the CPU.
          isolate: false,
          setupFiles: [
            ...REACH,
            './tests/support/portal/closeDocument.ts',
            './tests/support/portal/cleanParts.ts',
          ],
          ...filesOf('src/**/*.test.tsx'),
          environment: './tests/support/portal/portalEnvironment.ts',
          pool: 'forks',
          // Vitest keeps what it transformed by all but how JSX is: the portal's own is that of people, this one checks while it runs.
          fsModuleCachePath: 'node_modules/.vitest-cache/parts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          setupFiles: REACH,
          isolate: false,
          ...filesOf('tests/api/**/*.test.ts'),
          globalSetup: ['tests/support/app/database.ts'],
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // React, MUI and emotion as people get them: what they check while somebody develops takes a fifth of these tests' time.
        oxc: { jsx: { development: false } },
        plugins: [asPeopleGetThem],
        // As Node itself finds libraries: it loads them once a process, without any transforming.
        ssr: { resolve: { conditions: ['node'] } },
        test: {
          name: 'portal',
          // A page's own modules and its document are each file's own by the set-up file; libraries are the process's.
          isolate: false,
          setupFiles: [...REACH, './tests/support/portal/closeDocument.ts'],
          env: { NODE_ENV: 'production' },
          ...filesOf('tests/portal/**/*.test.tsx'),
          globalSetup: ['tests/support/app/database.ts'],
          environment: './tests/support/portal/portalEnvironment.ts',
          pool: 'forks',
          // What a page is made of lives for a moment: with room for it, collecting it takes a tenth of these tests' CPU less.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
