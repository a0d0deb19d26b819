import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './matchRoute.ts';

const ROUTES = [
  '/',
  '/my-promos',
  '/my-promos/{code}',
  '/my-promos/featured',
  '/home-credit-protect/{type}/{id}',
  '/home-credit-protect/{type}',
  '/home-credit-protect/upload-receipt',
  '/report-settings/{setting}',
  '/report-settings/edit/{setting}',
  '/users/:id',
  '/users/:id/edit',
  '/assign/{type?}',
].map((path) => ({ path }));

const match = (pathname: string) => {
  const found = matchRoute(ROUTES, pathname);
  return found && [found.route.path, found.params];
};

describe('finding the route of a pathname', () => {
  it.each([
    ['/', '/', {}],
    ['/my-promos', '/my-promos', {}],
    ['/my-promos/SUMMER', '/my-promos/{code}', { code: 'SUMMER' }],
    ['/home-credit-protect/pending/12', '/home-credit-protect/{type}/{id}', { type: 'pending', id: '12' }],
    ['/users/7/edit', '/users/:id/edit', { id: '7' }],
  ])('%s is %s', (pathname, path, params) => {
    expect(match(pathname)).toEqual([path, params]);
  });

  it('lets a literal win over a parameter, wherever it stands in the table', () => {
    expect(match('/my-promos/featured')).toEqual(['/my-promos/featured', {}]);
    expect(match('/home-credit-protect/upload-receipt')).toEqual(['/home-credit-protect/upload-receipt', {}]);
    expect(match('/report-settings/edit/dr')).toEqual(['/report-settings/edit/{setting}', { setting: 'dr' }]);
    expect(match('/report-settings/edit')).toEqual(['/report-settings/{setting}', { setting: 'edit' }]);
    const both = [{ path: '/a/{x}/c' }, { path: '/a/b/{y}' }];
    for (const routes of [both, both.toReversed()])
      expect(matchRoute(routes, '/a/b/c')?.route.path).toBe('/a/b/{y}');
  });

  it('does not mistake a longer word for the literal', () => {
    expect(match('/my-promos/featured2')).toEqual(['/my-promos/{code}', { code: 'featured2' }]);
    expect(match('/my-promos/Featured')).toEqual(['/my-promos/{code}', { code: 'Featured' }]);
  });

  it('ignores one trailing slash', () => {
    expect(match('/my-promos/')).toEqual(['/my-promos', {}]);
    expect(match('/my-promos/featured/')).toEqual(['/my-promos/featured', {}]);
    expect(match('/my-promos//')).toBeNull();
  });

  it('takes an optional parameter or its absence', () => {
    expect(match('/assign')).toEqual(['/assign/{type?}', {}]);
    expect(match('/assign/store')).toEqual(['/assign/{type?}', { type: 'store' }]);
    expect(match('/assign/store/more')).toBeNull();
  });

  it('decodes parameters, and reads an encoded literal as that literal', () => {
    expect(match('/my-promos/10%25%20off')).toEqual(['/my-promos/{code}', { code: '10% off' }]);
    expect(match('/my-promos/a%2Fb')).toEqual(['/my-promos/{code}', { code: 'a/b' }]);
    expect(match('/my%2Dpromos/%66eatured')).toEqual(['/my-promos/featured', {}]);
  });

  it.each([
    '/nothing',
    '/my-promos/a/b',
    '//my-promos',
    '/my-promos//x',
    '//',
    '',
    'my-promos',
    '/my-promos/%E0%A4%A',
    '/MY-PROMOS',
  ])('finds nothing for %j', (pathname) => {
    expect(match(pathname)).toBeNull();
  });

  it('finds nothing in an empty table', () => {
    expect(matchRoute([], '/')).toBeNull();
  });

  it('gives back any parameter that was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        fc.pre(value !== 'edit');
        expect(matchRoute(ROUTES, `/users/${encodeURIComponent(value)}/edit`)?.params).toEqual({ id: value });
      }),
    );
  });

  it('finds the same route whatever the order of the table', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ROUTES, { minLength: ROUTES.length }), (routes) => {
        for (const pathname of [
          '/my-promos/featured',
          '/home-credit-protect/upload-receipt',
          '/report-settings/edit/x',
        ]) {
          expect(matchRoute(routes, pathname)).toEqual(matchRoute(ROUTES, pathname));
        }
      }),
    );
  });
});
