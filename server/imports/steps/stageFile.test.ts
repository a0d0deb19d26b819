import { describe, expect, it } from 'vitest';
import { tellingWord } from './stageFile.ts';

describe('tellingWord', () => {
  it.each([
    ['Maria Peña Cruz', 'Peña'],
    ['ab₱', 'ab₱'],
    ['₱5.00', '₱'],
    ['x–ñandú!', 'x–ñandú'],
    ['plain text', null],
    ['', null],
  ])('of %s is %s', (text, word) => expect(tellingWord(text)).toBe(word));

  it('shows the character that tells in a long word, and never half of one', () => {
    expect(tellingWord(`${'a'.repeat(60)}ñb`)).toBe(`${'a'.repeat(39)}ñ`);
    expect(tellingWord(`${'é'.repeat(39)}😀`)?.isWellFormed()).toBe(true);
  });

  it('is found in 32,000 letters without looking at any of them twice', () => {
    const before = process.cpuUsage();
    for (let cell = 0; cell < 60; cell += 1) tellingWord('a'.repeat(32_000));
    const { user, system } = process.cpuUsage(before);
    // 40 s before; some milliseconds now.
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
