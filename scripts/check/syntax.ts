import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

/** A node of a parsed file. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and everything below it. */
const everyNode = function* (node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* everyNode(child);
};

const parsed = new WeakMap<Source, ReturnType<typeof parseSync>>();
const listed = new WeakMap<Source, Node[]>();

/** A file's syntax. All checks share one parse of each file. */
export const parse = (source: Source): ReturnType<typeof parseSync> => {
  const known = parsed.get(source) ?? parseSync(source.path, source.text);
  parsed.set(source, known);
  return known;
};

/** Every node of a file, outer ones first. */
export const nodesOf = (source: Source): Node[] => {
  const known = listed.get(source) ?? [...everyNode(parse(source).program as unknown as Node)];
  listed.set(source, known);
  return known;
};
