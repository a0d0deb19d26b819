import { traverseContractProcedures } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';
import { own, ownSentence } from './own.ts';

interface Definition {
  error?: (issue: { code: string; input: unknown }) => string | { message: string } | undefined;
  checks?: Node[];
  shape?: Record<string, Node>;
  options?: Node[];
  innerType?: Node;
  element?: Node;
  keyType?: Node;
  valueType?: Node;
  in?: Node;
  out?: Node;
}
interface Node {
  _zod: { def: Definition };
}

const insideOf = ({ shape = {}, options = [], checks = [], ...def }: Definition): Node[] =>
  [
    ...Object.values(shape),
    ...options,
    ...checks,
    def.innerType,
    def.element,
    def.keyType,
    def.valueType,
    def.in,
    def.out,
  ].filter((inner) => inner !== undefined);

/** The messages that a schema and all within it were given by hand. */
const messagesOf = ({ _zod: { def } }: Node): string[] => {
  const said = def.error?.({ code: 'custom', input: undefined });
  const own = typeof said === 'object' ? said.message : said;
  return [...(own === undefined ? [] : [own]), ...insideOf(def).flatMap(messagesOf)];
};

/** zod's own types tell less of a definition than it holds. */
const isNode = (schema: unknown): schema is Node =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

describe('the messages of the contract', () => {
  const found = new Map<string, string[]>();
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { inputSchema } = procedure['~orpc'];
    found.set(path.join('.'), isNode(inputSchema) ? messagesOf(inputSchema) : []);
  });

  it('are found wherever they stand', () => {
    const deep = z.object({
      a: z.union([z.string().min(3, 'one'), z.array(z.string('two')).optional()]),
      b: z
        .string()
        .transform((text) => text)
        .pipe(z.string().refine(() => true, { error: () => 'three' })),
      c: z.record(z.string().max(3, 'four'), z.number('five')),
    });
    expect(isNode(deep) && messagesOf(deep).sort()).toEqual(['five', 'four', 'one', 'three', 'two']);
    expect(found.get('accessRoles.createAccessRole')).toContain('Control characters are not allowed');
  });

  it('are there in both languages', () => {
    const english = [...found.entries()].flatMap(([call, texts]) =>
      texts.filter((text) => !ownSentence(text)?.fil).map((text) => `${call}: ${text}`),
    );
    expect(english).toEqual([]);
  });

  it('read alike for zod and for people', () => {
    expect(own({ en: 'A test', fil: 'Isang pagsubok' })).toBe('A test');
    expect(ownSentence('A test')).toEqual({ en: 'A test', fil: 'Isang pagsubok' });
    expect(ownSentence('Another')).toBeUndefined();
  });
});
