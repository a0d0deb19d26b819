import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runProgram } from './check/run.ts';
import { listFiles, readSources, type Source } from './check/sources.ts';
import { ROOT } from './command.ts';
import { allMutants, type Mutant } from './mutants/operators.ts';
import { readReach, relatedTests } from './mutants/related.ts';

/**
 * Draws faults from the sources and runs the tests that are related to each: what survives, no test would have found.
 *
 *     npm run mutants -- --reach           notes which functions each test file runs; first, and after larger changes
 *     npm run mutants -- 60 --seed=…       draws 60 faults, each kind as often as another, by a seed that is printed
 *     npm run mutants -- 60 --full         runs the tests of test:full too
 *     npm run mutants -- 60 --seed=… --only=3,17    of those 60 tries two again, by their numbers
 *
 * The sources are changed in place and put back; it wants a tree without changes. Written here because Stryker, which does the same for
 * JavaScript, knows neither statements of SQL nor grants nor the contract, and runs one pool for all projects.
 */
const args = process.argv.slice(2);
const flag = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const COUNT = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 60);
const SEED = flag('seed') ?? String(Math.floor(Math.random() * 1e6));
const ONLY = flag('only')?.split(',').map(Number);
const TESTS = args.includes('--full') ? 'all' : 'fast';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns a number from 0 to 1. Texts that differ in one digit must lie far apart, or most mutants come from a few files. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

const draw = (kinds: ReadonlyMap<string, readonly Mutant[]>): Mutant[] => {
  const names = [...kinds.keys()].sort();
  const drawn = new Set<Mutant>();
  for (let at = 0; drawn.size < COUNT; at++) {
    const all = kinds.get(names[at % names.length] ?? '') ?? [];
    const one = all[Math.floor(chance(`${SEED} ${at}`) * all.length)];
    if (one) drawn.add(one);
  }
  return [...drawn];
};

interface Failure {
  file: string;
  /** File and title. */
  test: string;
}

/** Runs test files and returns the first failure, or null. */
const failureOf = async (tests: readonly string[]): Promise<Failure | null> => {
  if (!tests.length) return null;
  const { code, output } = await runProgram('vitest', 'run', '--bail=1', '--reporter=dot', ...tests);
  if (code === 0) return null;
  const test = /FAIL +(.*)/.exec(stripVTControlCharacters(output))?.[1] ?? 'the runner, which did not start';
  return { file: tests.find((file) => test.includes(file)) ?? '', test };
};

/** Returns the first test that fails and fails again, or null: on a busy machine a test may fail once by itself. */
const repeatedFailureOf = async (tests: readonly string[]): Promise<string | null> => {
  const failure = await failureOf(tests);
  if (!failure) return null;
  if (await failureOf(failure.file ? [failure.file] : tests)) return failure.test;
  return repeatedFailureOf(tests.filter((file) => file !== failure.file));
};

/** How many of the related tests run before the others: most mutants need no more, and the runner starts the slowest first. */
const FIRST = 4;

/** Returns the first test that fails on a mutant, or null. */
const killerOf = async (
  { path, start, end, text }: Mutant,
  tests: readonly string[],
): Promise<string | null> => {
  const file = join(ROOT, path);
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  writeFileSync(file, original.slice(0, start) + text + original.slice(end));
  try {
    return (await repeatedFailureOf(tests.slice(0, FIRST))) ?? (await repeatedFailureOf(tests.slice(FIRST)));
  } finally {
    restore();
    process.off('exit', restore);
  }
};

const noteReach = async () => {
  rmSync(join(ROOT, 'node_modules/.cache/reach'), { recursive: true, force: true });
  process.env.REACH = '1';
  const { code, output } = await runProgram('vitest', 'run', '--reporter=dot');
  say(code === 0 ? `Noted the reach of ${readReach().length} test files.` : output.slice(-3_000));
};

const readMigrations = async (): Promise<Source[]> =>
  (await listFiles('server/db/migrations/*.sql')).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }));

const tryMutants = async () => {
  const [sources, migrations, { output: changes }] = await Promise.all([
    readSources(),
    readMigrations(),
    runProgram('git', 'status', '--porcelain', 'domain', 'contract', 'server', 'src'),
  ]);
  const reach = readReach().filter(({ test }) => TESTS === 'all' || !test.includes('.full.'));
  if (changes) throw new Error('Commit first: the sources are changed in place.');
  if (!reach.length) throw new Error('Run npm run mutants -- --reach first.');
  process.env.TESTS = TESTS;
  process.on('SIGINT', () => process.exit(1));
  say(`${COUNT} mutants by --seed=${SEED}`);
  const byPath = new Map([...sources, ...migrations].map((source) => [source.path, source]));
  const testsOf = relatedTests(sources, reach);
  const tried = [...draw(allMutants(sources, migrations)).entries()].filter(
    ([at]) => ONLY?.includes(at + 1) ?? true,
  );
  const survivors: string[] = [];
  for (const [at, mutant] of tried) {
    const tests = testsOf(mutant, byPath.get(mutant.path) as Source);
    const killer = await killerOf(mutant, tests);
    const { kind, path, line, before, text } = mutant;
    const what = `${path}:${line} ${kind}: ${before.slice(0, 80).replaceAll(/\s+/g, ' ')} → ${text.slice(0, 80) || 'nothing'}`;
    say(
      `${at + 1} ${killer ? 'killed' : tests.length ? 'SURVIVED' : 'NOT REACHED'} ${what} ${killer ? `by ${killer}` : `(${tests.length} files)`}`,
    );
    if (!killer) survivors.push(what);
  }
  say(
    `${tried.length - survivors.length} of ${tried.length} killed by the related tests of ${TESTS === 'all' ? 'npm test and test:full' : 'npm test'}`,
  );
};

await (args.includes('--reach') ? noteReach() : tryMutants());
