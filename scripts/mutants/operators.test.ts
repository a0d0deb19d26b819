import { describe, expect, it } from 'vitest';
import { allMutants } from './operators.ts';

const mutantsOf = (path: string, text: string): Record<string, string[]> => {
  const isSql = path.endsWith('.sql');
  const kinds = allMutants(isSql ? [] : [{ path, text }], isSql ? [{ path, text }] : []);
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => [
      kind,
      all.map(({ start, end, text: put }) => text.slice(0, start) + put + text.slice(end)),
    ]),
  );
};

describe('faults that are drawn from the sources', () => {
  it.each([
    ['removed guard', 'server/a.ts', 'if (!mine) throw no();', ';'],
    ['flipped comparison', 'domain/a.ts', 'a < b', 'a <= b'],
    ['flipped condition', 'domain/a.ts', 'a && b', 'a || b'],
    ['wrong amount', 'domain/money.ts', 'net + tax', 'net - tax'],
    [
      'swallowed error',
      'server/a.ts',
      'try { f(); } catch (e) { throw e; }',
      'try { f(); } catch (e) { return undefined as never; }',
    ],
    [
      'dropped where',
      'server/a.ts',
      '`select 1 from a where id = $1`',
      '`select 1 from a where (id = $1 or true)`',
    ],
    ['open call', 'contract/a.ts', 'c({ needs: all, heavy: 1 })', 'c({  heavy: 1 })'],
    ['button without handler', 'src/a.tsx', '<B onClick={go} />', '<B  />'],
    ['missing grant', 'server/db/migrations/1.sql', 'grant select on a to b;', ''],
  ])('%s', (kind, path, text, faulty) => {
    expect(mutantsOf(path, text)[kind]).toEqual([faulty]);
  });

  it('are drawn from neither tests nor the demo, and amounts only where there is money', () => {
    for (const path of ['domain/a.test.ts', 'server/seed/a.ts', 'tests/a.ts'])
      expect(mutantsOf(path, 'a < b')).toEqual({});
    expect(mutantsOf('domain/name.ts', 'a + b')).toEqual({});
  });
});
