import { describe, expect, it } from 'vitest';
import { normalForm } from './normalForm.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const seconds = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

describe('normalForm', () => {
  it.each(FORMS)('writes what people write as %s does', (form) => {
    for (const text of [
      'Peñafrancia',
      'Pen\u0303afrancia',
      'Việt Nam',
      'ﬁle ①',
      'ｶﾞ',
      `o${'\u0301\u0323'.repeat(14)}`,
    ])
      expect(normalForm(text, form)).toBe(text.normalize(form));
  });

  it.each(FORMS)('takes no longer for accents in disorder than for letters, in %s', (form) => {
    for (const pair of ['\u0301\u0327', '\uFF9E\u0301', '\u0344\u0327']) {
      const text = `a${pair.repeat(100_000)}`;
      expect(seconds(() => normalForm(text, form))).toBeLessThan(2);
    }
  });

  it('leaves what it has written as it is', () => {
    const once = normalForm(`a${'\u0301\u0327'.repeat(100)}`, 'NFC');
    expect(normalForm(once, 'NFC')).toBe(once);
  });
});
