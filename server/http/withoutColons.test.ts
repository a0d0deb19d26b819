import { describe, expect, it } from 'vitest';
import { routed } from './withoutColons.ts';

const to = (path: string) => routed(new URL(`http://suki.test${path}`)).pathname;

describe('a literal colon in a path', () => {
  it('reaches the router as its stand-in, at the end only', () => {
    expect(to('/api/partners/v3/7/status:update')).toBe('/api/partners/v3/7/status~update');
    expect(to('/api/partners/v3/7/reference-number:generate')).toBe(
      '/api/partners/v3/7/reference-number~generate',
    );
    expect(to('/api/partners/a:b/status')).toBe('/api/partners/a:b/status');
    expect(to('/api/partners/7')).toBe('/api/partners/7');
  });

  it('is not to be had by spelling the stand-in', () => {
    expect(to('/api/partners/v3/7/status~update')).toBe('/');
  });

  it('leaves the query and the given URL as they are', () => {
    const url = new URL('http://suki.test/a:b?q=c:d');
    expect(routed(url).search).toBe('?q=c:d');
    expect(url.pathname).toBe('/a:b');
  });
});
