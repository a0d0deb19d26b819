import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../check/sources.ts';
import { isNode, type Node, nodesOf } from '../check/syntax.ts';
import { ROOT } from '../command.ts';
import type { Mutant } from './operators.ts';

/** What a test file ran when its reach was noted (`tests/support/noteReach.ts`): names of functions by file. */
interface Reach {
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

const wordsOf = (path: string): Set<string> =>
  new Set(
    (path.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')),
  );

/**
 * The test files that run the function of a mutant, or else its file: those first whose names have most in common with it, then the
 * quickest. Of a migration those that name a table of the mutant.
 */
export const relatedTests = (mutant: Mutant, source: Source, reach: readonly Reach[]): string[] => {
  const reaching = (name: string) => reach.filter(({ reached }) => reached[mutant.path]?.includes(name));
  const named = functionsAround(source, mutant.start)
    .map(reaching)
    .find((tests) => tests.length > 0);
  const ofFile = () => reach.filter(({ reached }) => reached[mutant.path]);
  const table = /\bon (\w+)/.exec(mutant.before)?.[1] ?? '';
  const ofTable = () =>
    reach.filter(
      ({ test }) => test.startsWith('tests/api/') && readFileSync(join(ROOT, test), 'utf8').includes(table),
    );
  const tests = mutant.path.endsWith('.sql') ? ofTable() : (named ?? ofFile());
  const own = wordsOf(mutant.path);
  const common = (test: string) => [...wordsOf(test)].filter((word) => own.has(word)).length;
  return tests
    .toSorted((a, b) => common(b.test) - common(a.test) || a.seconds - b.seconds)
    .slice(0, MOST)
    .map(({ test }) => test);
};
