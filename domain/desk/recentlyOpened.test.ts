import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardOver } from '../access/guardOver.ts';
import { REDIRECTS, ROUTES } from '../pages.ts';
import {
  OPENED_KEPT,
  OPENED_KINDS,
  type Opened,
  openedAt,
  openedOf,
  openedPath,
  withOpened,
} from './recentlyOpened.ts';

const { routeAt } = guardOver({ routes: ROUTES, redirects: REDIRECTS });
const at = (path: string) => {
  const { route, params } = routeAt(path);
  return openedAt(route.page, params);
};

describe('the record of a page', () => {
  it.each(OPENED_KINDS)('is found again by the address that it is opened by: %s', (kind) => {
    expect(at(openedPath({ kind, id: '12' }))).toEqual({ kind, id: '12' });
  });

  it.each([
    ['/partner-management/list/partners/7/business-details', { kind: 'partner', id: '7' }],
    ['/partner-management/list/applications/7/bank-details/edit', { kind: 'application', id: '7' }],
    ['/partner-management/list/partners/7/merchant-list/9', { kind: 'store', id: '9' }],
    ['/partner-management/list/merchants/9/operating-hour', { kind: 'store', id: '9' }],
  ])('is the one whose part it shows: %s', (path, opened) => {
    expect(at(path)).toEqual(opened);
  });

  it.each(['/', '/transactions', '/partner-management/list/partners', '/notifications', '/nothing/of/it'])(
    'is none on %s',
    (path) => {
      expect(at(path)).toBeNull();
    },
  );
});

describe('what is kept', () => {
  const partner: Opened = { kind: 'partner', id: '1' };
  const store: Opened = { kind: 'store', id: '1' };

  it('has the latest first, each record once', () => {
    const kept = withOpened(withOpened(withOpened([], partner), store), partner);
    expect(kept).toEqual([partner, store]);
  });

  it('has a partner once, whichever list it was opened from', () => {
    const application: Opened = { kind: 'application', id: '1' };
    expect(withOpened([partner], application)).toEqual([application]);
  });

  it.each([null, undefined, 'x', {}, [null, 1, { kind: 'nothing', id: '1' }, { kind: 'store', id: 2 }]])(
    'is nothing where it cannot be read: %j',
    (kept) => {
      expect(openedOf(kept)).toEqual([]);
      expect(withOpened(kept, store)).toEqual([store]);
    },
  );

  it('is never more than has room, and begins with what was opened last', () => {
    const any = fc.record({ kind: fc.constantFrom(...OPENED_KINDS), id: fc.nat(30).map(String) });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 60 }), (opened) => {
        const kept = opened.reduce<Opened[]>((before, one) => withOpened(before, one), []);
        expect(kept.length).toBeLessThanOrEqual(OPENED_KEPT);
        expect(kept[0]).toEqual(opened.at(-1));
      }),
    );
  });
});
