import { expect, it } from 'vitest';
import { isReservedCode, normalizePromoCode } from './promoCode.ts';

it('words of an address are no codes, whatever their case', () => {
  for (const word of ['featured', 'create', 'Featured', ' CREATE ']) expect(isReservedCode(word)).toBe(true);
  for (const word of ['featured2', 'creates', 'PAYDAY', '']) expect(isReservedCode(word)).toBe(false);
});

it('a code is stored in capitals', () => {
  expect(normalizePromoCode(' payday-11_26 ')).toBe('PAYDAY-11_26');
});
