import { describe, expect, it } from 'vitest';
import { readSoldItem } from './soldItems.ts';

describe('an item of a sale', () => {
  it.each([
    ['2 x Fan = 1,998.00', { name: 'Fan', quantity: 2, amount: '1998.00' }],
    ['Iron = 450', { name: 'Iron', quantity: 1, amount: '450' }],
    ['3 × Mug 2x size = ₱300.5', { name: 'Mug 2x size', quantity: 3, amount: '300.5' }],
    ['E = mc2 poster = 99', { name: 'E = mc2 poster', quantity: 1, amount: '99' }],
    ['Fan', null],
    ['2 x = 10', null],
    ['Fan = -5', null],
    ['Fan = 1.005', null],
  ])('is read as people write it: %s', (text, expected) => {
    expect(readSoldItem(text)).toEqual(expected);
  });
});
