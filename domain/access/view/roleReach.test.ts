import { describe, expect, it } from 'vitest';
import { placeProblem, REACHES, type Reach, reachesOf, storeInView, type ViewPlace } from './roleReach.ts';

describe('how far people with a role see', () => {
  it.each([
    [['head-office'], [], ['PARTNER']],
    [['single-store', 'multiple-stores'], [], ['MERCHANT']],
    [['multiple-stores', 'head-office'], [], ['PARTNER', 'MERCHANT']],
    [[], ['MERCHANT'], ['MERCHANT']],
    [['single-store'], ['PARTNER'], ['PARTNER', 'MERCHANT']],
    [[], ['ALL'], []],
    [[], [], []],
  ] as const)('whose titles are %j and accounts %j: %j', (titles, holders, reaches) =>
    expect(reachesOf(titles, holders)).toEqual(reaches),
  );

  it.each([
    [['MERCHANT'], 'needed'],
    [['PARTNER'], 'none'],
    [[...REACHES], 'optional'],
    [[], 'optional'],
  ] as const)('as %j, a view takes a store: %s', (reaches, store) =>
    expect(storeInView(reaches)).toBe(store),
  );
});

describe('the place of a view of a role', () => {
  const partner = { partnerId: '1' };
  const store = { ...partner, merchantId: '2' };
  const cases: [string, readonly Reach[], ViewPlace, string | null][] = [
    ['is none for staff', [], {}, null],
    ['is none for staff, whatever is chosen', [], partner, 'partnerId'],
    ['is none for staff, not a store either', [], { merchantId: '2' }, 'merchantId'],
  ];
  it.each(cases)('%s', (_, reaches, place, field) =>
    expect(Object.keys(placeProblem({ isExternal: false, reaches }, place) ?? {}).join() || null).toBe(field),
  );

  it.each([
    [['PARTNER'], {}, 'partnerId'],
    [['PARTNER'], partner, null],
    [['PARTNER'], store, 'merchantId'],
    [['MERCHANT'], { merchantId: '2' }, 'partnerId'],
    [['MERCHANT'], partner, 'merchantId'],
    [['MERCHANT'], store, null],
    [[], partner, null],
    [[], store, null],
  ] as const)('of people of partners who see as %j, %j: %s', (reaches, place, field) =>
    expect(Object.keys(placeProblem({ isExternal: true, reaches }, place) ?? {}).join() || null).toBe(field),
  );
});
