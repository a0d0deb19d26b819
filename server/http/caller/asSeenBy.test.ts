import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { Pools } from '../../db/pools.ts';
import { type Reader, refusalSeenBy } from './asSeenBy.ts';

const outside: Reader = {
  user: { type: 'EXTERNAL', username: 'store.manager', partnerId: '1' },
  pools: {} as Pools,
  requestId: 'test',
};

describe('a refusal as people outside see it', () => {
  it.each([
    ['has no data', new ORPCError('BAD_REQUEST')],
    ['has no record in its data', new ORPCError('conflict', { data: { sentence: 'Changed' } })],
    ['is no refusal', new Error('Broken')],
  ])('stays the same when it %s', async (_, thrown) => {
    expect(await refusalSeenBy(outside, 'en', thrown)).toBe(thrown);
  });
});
