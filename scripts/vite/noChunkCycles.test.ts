import { expect, it } from 'vitest';
import { ringOf } from './noChunkCycles.ts';

const ring = (chunks: Record<string, string[]>) => ringOf(new Map(Object.entries(chunks)));

it('finds chunks that import each other, however long the way round', () => {
  expect(ring({ page: ['mui'], mui: ['emotion'], emotion: ['react', 'mui'], react: [] })).toEqual([
    'mui',
    'emotion',
    'mui',
  ]);
});
it('takes two ways to the same chunk for no ring', () => {
  expect(ring({ page: ['mui', 'react'], mui: ['react'], react: [] })).toBeNull();
});
