import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 *
 * The sources are changed in place and put back; it wants a tree without changes. Written here because Stryker, which does the same for
 * JavaScript, knows neither statements of SQL nor grants nor the contract, and runs one pool for all projects.
 */
const args = process.argv.slice(2);
const flag = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const COUNT = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 60);
const SEED = flag('seed') ?? String(Math.floor(Math.random() * 1e6));
const TESTS = args.includes('--full') ? 'all' : 'fast';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A number from 0 to 1 by a text: the first bits of FNV-1a. */
const chance = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
};

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

const vitest = (...more: string[]) => runProgram('vitest', 'run', '--bail=1', '--reporter=dot', ...more);

/** Whether a test fails on a mutant. */
const isKilled = async ({ path, start, end, text }: Mutant, tests: readonly string[]): Promise<boolean> => {
  const file = join(ROOT, path);
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  writeFileSync(file, original.slice(0, start) + text + original.slice(end));
  try {
    return (await vitest(...tests)).code !== 0;
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
  const survivors: string[] = [];
  for (const [at, mutant] of draw(allMutants(sources, migrations)).entries()) {
    const tests = relatedTests(mutant, byPath.get(mutant.path) as Source, reach);
    const killed = tests.length > 0 && (await isKilled(mutant, tests));
    const { kind, path, line, before, text } = mutant;
    const what = `${path}:${line} ${kind}: ${before.slice(0, 80).replaceAll(/\s+/g, ' ')} → ${text.slice(0, 80) || 'nothing'}`;
    say(
      `${at + 1} ${killed ? 'killed' : tests.length ? 'SURVIVED' : 'NOT REACHED'} ${what} (${tests.length} files)`,
    );
    if (!killed) survivors.push(what);
  }
  say(
    `${COUNT - survivors.length} of ${COUNT} killed by the related tests of ${TESTS === 'all' ? 'npm test and test:full' : 'npm test'}`,
  );
};

await (args.includes('--reach') ? noteReach() : tryMutants());
