import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../command.ts';
import type { Source } from './sources.ts';
import { isNode, type Node, nodesOf } from './syntax.ts';

/** A regular expression of the sources, and where it stands first. */
export interface Pattern {
  source: string;
  flags: string;
  place: string;
}

/** The value of a constant by its name; undefined for what is known only when the program runs. */
type Constants = (name: string) => unknown;

const bare = (node: unknown): unknown =>
  isNode(node) && (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    ? bare(node.expression)
    : node;

/** The text or number of an expression that is put together of constants alone; undefined for any other. */
const constantOf = (given: unknown, constants: Constants): unknown => {
  const node = bare(given);
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return node.regex ? undefined : node.value;
  if (node.type === 'Identifier') return constants(String(node.name));
  if (node.type === 'BinaryExpression') {
    const [left, right] = [constantOf(node.left, constants), constantOf(node.right, constants)];
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    return { '+': left + right, '-': left - right }[String(node.operator)];
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  const values = (node.expressions as unknown[]).map((one) => constantOf(one, constants));
  if (values.includes(undefined)) return undefined;
  return quasis.map(({ value }, at) => `${at ? values[at - 1] : ''}${value.cooked}`).join('');
};

/** Constants of a file, and those of others that it imports by their own names. */
const constantsOf = (nodes: readonly Node[], sources: readonly Source[], depth = 0): Constants => {
  const inits = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) ? [[String(id.name), init] as const] : [],
    ),
  );
  const constants: Constants = (name) => {
    if (inits.has(name)) return constantOf(inits.get(name), constants);
    if (depth) return undefined;
    const elsewhere = sources
      .filter(({ text }) => text.includes(`export const ${name} =`))
      .map((source) => constantsOf(nodesOf(source), sources, depth + 1)(name))
      .filter((value) => value !== undefined);
    return elsewhere.length === 1 ? elsewhere[0] : undefined;
  };
  return constants;
};

const isRegExp = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp';

const WITHIN = /^(?:domain|contract|server|src)\//;
const TESTS = /\.test\.tsx?$|\/testkit\//;
/** What stands before a regular expression, and never before a division, a comment or the end of a tag. */
const MAY_HAVE_ONE = /\bRegExp\(|(?:[=(,:[!&|?{};>\n]|\breturn)\s*\/[^/*>\s]/;

/** Every regular expression of the four parts, each once, and complaints about those that cannot be read without running the program. */
export const patternsIn = (sources: readonly Source[]): { patterns: Pattern[]; complaints: string[] } => {
  const files = sources.filter(({ path }) => WITHIN.test(path) && !TESTS.test(path));
  const found = new Map<string, Pattern>();
  const complaints: string[] = [];
  for (const file of files) {
    if (!MAY_HAVE_ONE.test(file.text)) continue;
    const nodes = nodesOf(file);
    const constants = constantsOf(nodes, files);
    for (const node of nodes) {
      const literal =
        node.type === 'Literal' && (node.regex as { pattern: string; flags: string } | undefined);
      if (!literal && !isRegExp(node)) continue;
      const [first, second] = literal ? [] : (node.arguments as unknown[]);
      const source = literal ? literal.pattern : constantOf(first, constants);
      const flags = literal ? literal.flags : second ? constantOf(second, constants) : '';
      const place = `${file.path}:${file.text.slice(0, Number(node.start)).split('\n').length}`;
      if (typeof source !== 'string' || typeof flags !== 'string')
        complaints.push(`${place} a pattern is a literal, or put together of constants`);
      else found.set(`/${source}/${flags}`, found.get(`/${source}/${flags}`) ?? { source, flags, place });
    }
  }
  return { patterns: [...found.values()], complaints };
};

const KNOWN = join(ROOT, 'node_modules/.cache/linear-patterns.json');
const markOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 22);

const readKnown = async (cache: string): Promise<Set<string>> =>
  new Set(JSON.parse(await readFile(cache, 'utf8').catch(() => '[]')) as string[]);

/** For how long one pattern is looked at, in milliseconds. */
const TIMEOUT = 120_000;

/**
 * Patterns whose time grows faster than the text that they are given, by `recheck`. What it found to be linear is remembered, so that
 * only new patterns cost time.
 */
export const checkPatterns = async (
  sources: readonly Source[],
  cache: string | null = KNOWN,
): Promise<string[]> => {
  const { patterns, complaints } = patternsIn(sources);
  const known = cache ? await readKnown(cache) : new Set<string>();
  const open = patterns.filter((pattern) => !known.has(markOf(pattern)));
  if (!open.length) return complaints;
  const { check } = await import('recheck');
  for (const pattern of open) {
    const { source, flags, place } = pattern;
    const found = await check(source, flags, { timeout: TIMEOUT, randomSeed: 1 });
    if (found.status === 'safe') known.add(markOf(pattern));
    else
      complaints.push(
        `${place} /${source}/${flags} is not linear (${found.status === 'vulnerable' ? found.complexity.summary : found.error.kind})`,
      );
  }
  if (!cache) return complaints;
  await mkdir(dirname(cache), { recursive: true });
  const used = patterns.map(markOf).filter((mark) => known.has(mark));
  await writeFile(cache, JSON.stringify(used));
  return complaints;
};
