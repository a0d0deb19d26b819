import { describe, expect, it } from 'vitest';
import { isMachineKey, isSource, limitOutOfOrder, machineKeyOf } from './machineKey.ts';

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

  it.each([
    [1n, 1n, 1n, null],
    [100n, 200n, 300n, null],
    [201n, 200n, 300n, 'dayLimit'],
    [100n, 200n, 199n, 'monthLimit'],
  ])(
    'has limits that fit each other, %s a payment, %s a day, %s in 30 days: %s',
    (payment, day, month, expected) => {
      expect(limitOutOfOrder({ payment, day, month })).toBe(expected);
    },
  );
});
