import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  const sealed = seal('secret', '7', 'JBSWY3DPEHPK3PXP');

  it('opens for whom it was sealed, and is another each time', () => {
    expect(unseal('secret', '7', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(seal('secret', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(sealed).not.toContain('JBSWY3');
  });

  it.each([
    ['another owner', 'secret', '8', sealed],
    ['another secret', 'other', '7', sealed],
    [
      'a changed text',
      'secret',
      '7',
      `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`,
    ],
    ['a cut one', 'secret', '7', sealed.slice(0, 12)],
    ['nothing', 'secret', '7', ''],
  ])('does not open for %s', (_, secret, owner, text) => {
    expect(unseal(secret, owner, text)).toBeNull();
  });
});
