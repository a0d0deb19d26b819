import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf } from '../check/imports/arrows.ts';
import type { Source } from '../check/sources.ts';
import { isNode, type Node, nodesOf } from '../check/syntax.ts';
import { ROOT } from '../command.ts';
import type { Mutant } from './operators.ts';

/** What a test file ran when its reach was noted (`tests/support/noteReach.ts`): names of functions by file. */
export interface Reach {
  test: string;
  seconds: number;
  reached: Readonly<Record<string, readonly string[]>>;
}

const FOLDER = join(ROOT, 'node_modules/.cache/reach');
/** How many test files are run for one mutant. */
const MOST = 15;

export const readReach = (): Reach[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Reach)
    : [];

const isFunction = (node: unknown): boolean =>
  isNode(node) && /^(?:ArrowFunctionExpression|FunctionExpression)$/.test(node.type);

/** The name by which the engine knows the function that a node is or holds. */
const nameOf = (node: Node): string | undefined => {
  const named = {
    VariableDeclarator: 'init',
    Property: 'value',
    MethodDefinition: 'value',
    PropertyDefinition: 'value',
  }[node.type];
  const name = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? node.id : node.key;
  if (node.type !== 'FunctionDeclaration' && !(named && isFunction(node[named]))) return undefined;
  return isNode(name) ? String(name.name) : undefined;
};

/** The functions around a place, the innermost first. */
const functionsAround = (source: Source, at: number): string[] =>
  nodesOf(source)
    .filter((node) => Number(node.start) <= at && at < Number(node.end))
    .flatMap((node) => nameOf(node) ?? [])
    .reverse();

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')),
  );

/** Over how many imports each file gets at a file. */
const distancesTo = (path: string, importers: ReadonlyMap<string, readonly string[]>) => {
  const found = new Map([[path, 0]]);
  // A map's keys that are added while it is gone through come last.
  for (const [at, distance] of found)
    for (const from of importers.get(at) ?? []) if (!found.has(from)) found.set(from, distance + 1);
  return found;
};

/** Names in a grant that are not SQL's own: tables, columns, functions and roles. */
const SQL =
  /^(?:grant|select|insert|update|delete|usage|create|execute|on|table|sequence|schema|function|to)$/;
const namesIn = (grant: string): string[] => [
  ...new Set((grant.match(/[a-z_]\w+/g) ?? []).filter((name) => !SQL.test(name))),
];

/** The first `most` of two orders, one of each in turn. */
const inTurn = <T>(one: readonly T[], other: readonly T[], most: number): T[] =>
  [...new Set(one.flatMap((first, at) => [first, other[at] as T]))].slice(0, most);

type Score = (test: Reach) => number;

/** Test files, and two ways to say how well each fits. Those that fit best by either are taken in turn, of equals the quickest. */
interface Choice {
  tests: Reach[];
  scores: readonly [Score, Score];
}

const inCommonWith = (text: string): Score => {
  const own = wordsOf(text);
  return ({ test }) => [...wordsOf(test)].filter((word) => own.has(word)).length;
};

/** How a statement begins that needs a right on a table. */
const VERBS: Readonly<Record<string, string>> = {
  select: 'from|join',
  insert: 'insert into',
  update: 'update',
  delete: 'delete from',
};

/**
 * Chooses test files for mutants of these sources. For TypeScript they run the mutant's function, or else import its file; what runs as a
 * file is loaded is noted for the first test of a process alone. For a grant they are all those of the API.
 */
export const relatedTests = (sources: readonly Source[], reach: readonly Reach[]) => {
  const importers = Map.groupBy(
    sources.flatMap(arrowsOf).filter(({ isType }) => !isType),
    ({ to }) => to,
  );
  const fromOf = new Map([...importers].map(([to, arrows]) => [to, arrows.map(({ from }) => from)]));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));

  const readers = distancesTo('tests/access/contractCalls.ts', fromOf);

  /** Tests of the API: how much of the grant each names, and how many files it runs that have a statement which needs the grant. */
  const ofGrant = ({ path, before }: Mutant): Choice => {
    const names = namesIn(before);
    const patterns = names.map((name) => new RegExp(`\\b${name}\\b`));
    const verbs = (before.match(/\b(?:select|insert|update|delete)\b/g) ?? []).map((verb) => VERBS[verb]);
    const statement = new RegExp(`\\b(?:${verbs.join('|')}) (?:${names.join('|')})\\b`);
    const files = sources.filter(
      ({ path: file, text }) => file.startsWith('server/') && statement.test(text),
    );
    const named = ({ test }: Reach) => patterns.filter((name) => name.test(texts.get(test) ?? '')).length;
    const common = inCommonWith(`${path} ${before}`);
    return {
      tests: reach.filter(({ test }) => test.startsWith('tests/api/')),
      scores: [
        (test) => named(test) + common(test),
        // A file that was only loaded ran nothing but itself, which has no name.
        ({ reached }) => files.filter((file) => reached[file.path]?.some(Boolean)).length,
      ],
    };
  };

  const ofCode = (mutant: Mutant, source: Source): Choice => {
    const distances = distancesTo(mutant.path, fromOf);
    const distance = ({ test }: Reach) => distances.get(test) ?? Number.POSITIVE_INFINITY;
    const running = functionsAround(source, mutant.start)
      .map((name) => reach.filter(({ reached }) => reached[mutant.path]?.includes(name)))
      .find((tests) => tests.length > 0);
    const isRelated = (test: Reach) =>
      running ? running.includes(test) || distance(test) === 1 : distance(test) < Number.POSITIVE_INFINITY;
    const byName = inCommonWith(mutant.path);
    // What the contract says of a call is compared with tables written by hand, by tests that read the whole of it.
    const readsContract: Score = ({ test }) =>
      mutant.path.startsWith('contract/') && readers.has(test) ? 100 : 0;
    return {
      tests: reach.filter(isRelated),
      scores: [(test) => readsContract(test) + byName(test), (test) => -distance(test)],
    };
  };

  return (mutant: Mutant, source: Source): string[] => {
    const { tests, scores } = mutant.path.endsWith('.sql') ? ofGrant(mutant) : ofCode(mutant, source);
    const [one, other] = scores.map((score) => {
      const known = new Map(tests.map((test) => [test, score(test)]));
      return tests.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0) || a.seconds - b.seconds);
    });
    return inTurn(one ?? [], other ?? [], MOST).map(({ test }) => test);
  };
};
