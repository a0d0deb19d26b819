import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { same } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from './noticeKind.ts';

const kinds = noticeKinds({
  'stores-counted': noticeKind('jobs', z.object({ stores: z.number() }), ({ stores }) => ({
    title: same(`${stores} stores`),
    body: null,
  })),
});

describe('a kind of notice', () => {
  it('has the name of its place in the table', () => {
    expect(kinds['stores-counted'].name).toBe('stores-counted');
  });

  it('says nothing of params of another shape', () => {
    expect(kinds['stores-counted'].tell({ stores: 2 }, false)?.title.en).toBe('2 stores');
    expect(kinds['stores-counted'].tell({ shops: 2 }, false)).toBeNull();
  });
});
