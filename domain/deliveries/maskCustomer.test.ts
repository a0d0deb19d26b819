import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCustomer } from './maskCustomer.ts';

describe("masking a customer's name", () => {
  it.each([
    ['Maria Santos', 'M••• S•••'],
    ['juan dela cruz', 'J••• D••• C•••'],
    ['  Ñoño   Ramos ', 'Ñ••• R•••'],
    ['4111 1111 Ana', '••• ••• A•••'],
    ['A B C D E F G H', 'A••• B••• C••• D••• E••• F•••'],
    ['M••• S•••', 'M••• S•••'],
  ])('%s becomes %s', (name, masked) => expect(maskCustomer(name)).toBe(masked));

  it('tells no length, no digit and nothing more when it is masked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const masked = maskCustomer(name);
        expect(maskCustomer(masked)).toBe(masked);
        expect(masked).not.toMatch(/\d/);
        expect(masked.split(' ').every((part) => part.endsWith('•••') && [...part].length <= 5)).toBe(true);
      }),
    );
  });
});
