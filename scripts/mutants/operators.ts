import type { Source } from '../check/sources.ts';
import { isNode, type Node, nodesOf } from '../check/syntax.ts';

/** One small fault: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  kind: string;
  path: string;
  line: number;
  start: number;
  end: number;
  before: string;
  text: string;
}

type Change = Pick<Mutant, 'start' | 'end' | 'text'>;
/** What an operator makes of a node, if it applies. */
type Operator = (node: Node, source: Source) => Change | undefined;

const spanOf = (node: Node) => ({ start: Number(node.start), end: Number(node.end) });
const textOf = ({ text }: Source, node: Node): string => text.slice(Number(node.start), Number(node.end));

/** What of a list is replaced by what. */
const swap =
  (
    type: string,
    pairs: Readonly<Record<string, string>>,
    applies: (source: Source) => boolean = () => true,
  ): Operator =>
  (node, source) => {
    const other = node.type === type ? pairs[String(node.operator)] : undefined;
    if (!other || !applies(source) || !isNode(node.left) || !isNode(node.right)) return undefined;
    const text = `${textOf(source, node.left)} ${other} ${textOf(source, node.right)}`;
    return { ...spanOf(node), text };
  };

const onlyStatement = (node: unknown): unknown =>
  isNode(node) && node.type === 'BlockStatement'
    ? (node.body as unknown[]).length === 1 && (node.body as unknown[])[0]
    : node;

const LEAVES = ['ThrowStatement', 'ReturnStatement'];
const removedGuard: Operator = (node) => {
  if (node.type !== 'IfStatement' || node.alternate) return undefined;
  const only = onlyStatement(node.consequent);
  return isNode(only) && LEAVES.includes(only.type) ? { ...spanOf(node), text: ';' } : undefined;
};

const swallowedError: Operator = (node) =>
  node.type === 'ThrowStatement' ? { ...spanOf(node), text: 'return undefined as never;' } : undefined;

/** A condition of a statement that lets every row through. The values that it compares with are still used. */
const CONDITION = /\b(where|and)\s+((?:\w+\.)?\w+\s*=\s*\$\d+)/;
const droppedWhere: Operator = (node, source) => {
  if (node.type !== 'TemplateLiteral' && (node.type !== 'Literal' || typeof node.value !== 'string'))
    return undefined;
  const text = textOf(source, node);
  const found = CONDITION.exec(text);
  if (!found || !/\b(?:select|update|delete)\b/.test(text)) return undefined;
  const start = Number(node.start) + found.index;
  return { start, end: start + found[0].length, text: `${found[1]} (${found[2]} or true)` };
};

const droppedMember =
  (...names: string[]): Operator =>
  (node, { path, text }) => {
    if (node.type !== 'Property' || !isNode(node.key) || !names.includes(String(node.key.name)))
      return undefined;
    if (!path.startsWith('contract/')) return undefined;
    const { start, end } = spanOf(node);
    return { start, end: text[end] === ',' ? end + 1 : end, text: '' };
  };

const droppedHandler: Operator = (node) =>
  node.type === 'JSXAttribute' &&
  isNode(node.name) &&
  /^on(?:Click|Submit|Change)$/.test(String(node.name.name))
    ? { ...spanOf(node), text: '' }
    : undefined;

const isMoney = ({ path }: Source): boolean =>
  /money|centavo|tax|fee|rate|settle|refund|offset|payout/i.test(path);

/** Faults as people make them, by their names. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  'removed guard': removedGuard,
  'flipped comparison': swap('BinaryExpression', {
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
  }),
  'flipped condition': swap('LogicalExpression', { '&&': '||', '||': '&&' }),
  'wrong amount': swap('BinaryExpression', { '+': '-', '-': '+', '*': '/', '/': '*' }, isMoney),
  'swallowed error': swallowedError,
  'dropped where': droppedWhere,
  'open call': droppedMember('needs', 'userType'),
  'button without handler': droppedHandler,
};

const TESTS = /\.test\.tsx?$|\/testkit\/|\/seed\/|^src\/i18n\//;
const HOUSE = /^(?:domain|contract|server|src)\//;

/** Every mutant of a file. */
const mutantsIn = (source: Source): Mutant[] =>
  nodesOf(source).flatMap((node) =>
    Object.entries(OPERATORS).flatMap(([kind, operator]) => {
      const change = operator(node, source);
      if (!change) return [];
      const line = source.text.slice(0, change.start).split('\n').length;
      return [
        { kind, path: source.path, line, before: source.text.slice(change.start, change.end), ...change },
      ];
    }),
  );

/** Every `grant` of a migration, left out. */
const grantsIn = ({ path, text }: Source): Mutant[] =>
  [...text.matchAll(/^grant [^;]+;/gm)].map(({ 0: before, index }) => ({
    kind: 'missing grant',
    path,
    line: text.slice(0, index).split('\n').length,
    start: index,
    end: index + before.length,
    before,
    text: '',
  }));

/** The mutants of all sources by the kind of their fault; `migrations` are the SQL files. */
export const allMutants = (
  sources: readonly Source[],
  migrations: readonly Source[],
): Map<string, Mutant[]> => {
  const found = [
    ...sources.filter(({ path }) => HOUSE.test(path) && !TESTS.test(path)).flatMap(mutantsIn),
    ...migrations.flatMap(grantsIn),
  ];
  return Map.groupBy(found, ({ kind }) => kind);
};
