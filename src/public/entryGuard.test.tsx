import { describe, expect, it } from 'vitest';
import { guardOf, isPublicAddress } from './entryGuard.ts';

describe('the guard of an address', () => {
  it('is at once that of public pages', () => {
    expect(isPublicAddress('/apply')).toBe(true);
    expect(guardOf('/apply')).toBeTypeOf('function');
  });

  it('is promised for other pages, and the same promise to whoever has waited for it', async () => {
    const promised = guardOf('/');
    expect(promised).toBeInstanceOf(Promise);
    const guard = await promised;
    expect(guardOf('/')).toBe(promised);
    expect(typeof guard === 'function' && guard('/', null).decision.kind).toBe('redirect');
  });
});
