import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHidden, keptOfCard, keptOfRounded, withoutCardNumbers } from './cardNumber.ts';

describe('of the number of a card', () => {
  it.each([
    ['4111111111111111', '••••••••••••1111'],
    ['4111 1111 1111 1111', '•••• •••• •••• 1111'],
    ['paid by 5555-5555-5555-4444, thanks', 'paid by ••••-••••-••••-4444, thanks'],
    ['378282246310005', '•••••••••••0005'],
    ['4111111111111111=25121010000012345678', '••••••••••••1111=25121010000012345678'],
    ['12 4111111111111111 34', '12 ••••••••••••1111 34'],
  ])('the last four digits are left, wherever it stands: %s', (text, expected) => {
    expect(withoutCardNumbers(text)).toBe(expected);
  });

  it.each([
    '4111111111111112',
    '639171234567',
    '2026-11-25 14:05:33',
    'OR-000012345',
    '1234.50',
    '00000000000000000000',
    '9111111111111111',
  ])('nothing is made of another text: %s', (text) => {
    expect(withoutCardNumbers(text)).toBe(text);
  });

  it.each([
    ['1234', '1234'],
    ['0012', '0012'],
    ['', ''],
    ['**** 1234', '**** 1234'],
    ['4111111111111112', '••••••••••••1112'],
    ['4.11111E+15', '•.•••••E+••'],
  ])('a column of cards keeps four digits, of %s just %s', (text, expected) => {
    expect(keptOfCard(text)).toBe(expected);
  });

  it('nothing is left where a spreadsheet has rounded it', () => {
    expect(keptOfRounded('4111111111111110')).toBe('••••••••••••••••');
    expect(keptOfRounded('4111111111111')).toBe('4111111111111');
  });

  it('never more than four digits in a row are left of what was one', () => {
    fc.assert(
      fc.property(fc.constantFrom('4111111111111111', '5555 5555 5555 4444'), fc.string(), (card, around) => {
        const kept = withoutCardNumbers(`${around} ; ${card} ; ${around}`);
        expect(kept).not.toContain(card);
        expect(isHidden(kept)).toBe(true);
      }),
    );
  });
});
