import { describe, expect, it } from 'vitest';
import { isMachineKey, isSource, machineKeyOf } from './machineKey.ts';

describe('the key of a machine account', () => {
  it('is told by its form', () => {
    expect(isMachineKey(machineKeyOf('a'.repeat(43)))).toBe(true);
    for (const text of [
      '',
      'suki_',
      `suki_${'a'.repeat(42)}`,
      `suki_${'a'.repeat(44)}`,
      `Suki_${'a'.repeat(43)}`,
      'a'.repeat(48),
    ])
      expect(isMachineKey(text)).toBe(false);
  });

  it.each([
    ['CARDS', true],
    ['POS_2', true],
    ['A', false],
    ['cards', false],
    ['-A', false],
    ['A B', false],
    ['A'.repeat(31), false],
  ])('has a source, %s: %s', (text, expected) => {
    expect(isSource(text)).toBe(expected);
  });
});
