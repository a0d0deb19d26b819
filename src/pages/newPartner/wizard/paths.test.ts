import { describe, expect, it } from 'vitest';
import { branchPath } from './paths.ts';

const place = { mode: 'partner', type: undefined, id: null } as const;
const base = '/partner-management/new/branch-details/merchant/0/';

describe('the address of the page of a store', () => {
  it.each([
    ['SM Manila', 'SM%20Manila'],
    ['7/11 <b>50%</b>', '7%2F11%20%3Cb%3E50%25%3C%2Fb%3E'],
    ['  ', '-'],
    ['.', '-'],
    ['..', '-'],
    ['...', '...'],
    ['half \ud83d', 'half%20%EF%BF%BD'],
  ])('holds the name %j as %s', (name, shown) => {
    const path = branchPath(place, 'merchant', 0, name);
    expect(path).toBe(base + shown);
    expect(new URL(path, 'http://suki.example').pathname).toBe(path);
  });
});
