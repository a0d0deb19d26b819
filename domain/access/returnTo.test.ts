import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterLogin, safeReturnTo } from './returnTo.ts';

describe('paths a login may lead back to', () => {
  it.each([
    '/',
    '/my-promos',
    '/my-promos/10%25%20off',
    '/transactions?status=open&page=2',
    '/a?next=https://x.example',
    '/a#b',
    '/login-help',
    '/a//b',
  ])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    ['another host', '//evil.example'],
    ['another host after many slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a whole address', 'https://evil.example'],
    ['a scheme without slashes', 'http:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'my-promos'],
    ['a leading blank', ' /my-promos'],
    ['a tab inside the slashes', '/\t/evil.example'],
    ['a line end inside the slashes', '/\n/evil.example'],
    ['a header injection', '/a\r\nLocation: //evil.example'],
    ['a zero byte', '/a\0'],
    ['a line end in the query', '/a?b=1\r\nLocation: x'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash in lower case', '/%2f%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded line end', '/a%0d%0ab'],
    ['an encoded C1 control', '/a%C2%85b'],
    ['dot segments that end in another host', '/.//evil.example'],
    ['a parent segment that does', '/a/..//evil.example'],
    ['an encoded parent segment that does', '/%2e%2e//evil.example'],
    ['a malformed escape', '/%E0%A4%A'],
    ['the login page itself', '/login'],
    ['the login page with a query', '/login?returnTo=/login'],
    ['the login page with a slash', '/login/'],
    ['nothing', ''],
  ])('refuses %s', (_what, path) => {
    expect(safeReturnTo(path)).toBeNull();
  });

  it('refuses what is not there', () => {
    expect(safeReturnTo(null)).toBeNull();
    expect(safeReturnTo(undefined)).toBeNull();
  });

  it('never leads to another origin, whatever is asked', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2F',
      '%5c',
      '%2e',
      '@',
      ':',
      'http',
      'evil.example',
      '\t',
      '?',
      '#',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
          fc.string(),
        ),
        (path) => {
          const kept = safeReturnTo(path);
          if (kept === null) return;
          expect(new URL(kept, 'https://portal.example').origin).toBe('https://portal.example');
          expect(
            new URL(decodeURIComponent(kept.split(/[?#]/)[0] ?? ''), 'https://portal.example').origin,
          ).toBe('https://portal.example');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('after a login', () => {
  it('the page asked for opens', () => {
    expect(afterLogin('/transactions?page=2')).toBe('/transactions?page=2');
  });

  it.each([null, undefined, '', '//evil.example', '/login'])('the dashboard opens instead of %j', (asked) => {
    expect(afterLogin(asked)).toBe('/');
  });
});
