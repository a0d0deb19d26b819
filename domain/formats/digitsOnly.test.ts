import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedKey, onlyDigits } from './digitsOnly.ts';

describe('what a digits-only field lets through', () => {
  it('[input.keypressDigits] every digit', () => {
    for (const key of '0123456789') expect(isAllowedKey({ key }), key).toBe(true);
  });

  it('[input.keypressDigits] backspace, delete and the arrows', () => {
    for (const key of ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      expect(isAllowedKey({ key }), key).toBe(true);
    }
  });

  it('[input.keypressDigits] nothing else that would be typed', () => {
    for (const key of ['a', 'Z', '-', '.', ' ', 'e', '+', ',', 'ñ', '５', '٣', '²', '12', '', '😀', 'Dead']) {
      expect(isAllowedKey({ key }), key).toBe(false);
    }
  });

  it('[input.keypressDigits] the keys one moves with', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'Home', 'End', 'PageUp', 'PageDown', 'F5', 'F12']) {
      expect(isAllowedKey({ key }), key).toBe(true);
    }
  });

  it('[input.keypressDigits] shortcuts, but not characters typed with AltGr', () => {
    for (const key of ['a', 'c', 'v', 'x', 'z']) {
      expect(isAllowedKey({ key, ctrlKey: true }), `Ctrl ${key}`).toBe(true);
      expect(isAllowedKey({ key, metaKey: true }), `Meta ${key}`).toBe(true);
    }
    expect(isAllowedKey({ key: '€', ctrlKey: true, altKey: true })).toBe(false);
    expect(isAllowedKey({ key: 'a', altKey: true })).toBe(false);
  });

  it('[input.keypressDigits] keys a touch keyboard does not name', () => {
    expect(isAllowedKey({ key: 'Unidentified' })).toBe(true);
    expect(isAllowedKey({ key: 'Process' })).toBe(true);
  });
});

describe('pasted and autofilled text', () => {
  it.each([
    ['123-456-789', '123456789'],
    ['+63 917 123 4567', '639171234567'],
    ['abc', ''],
    ['', ''],
    ['１２3', '3'],
    ['1\n2\t3', '123'],
  ])('%j becomes %j', (text, expected) => {
    expect(onlyDigits(text)).toBe(expected);
  });

  it('keeps all digits in their order and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = onlyDigits(text);
        expect(digits).toBe([...text].filter((character) => '0123456789'.includes(character)).join(''));
        expect(onlyDigits(digits)).toBe(digits);
      }),
    );
  });
});
