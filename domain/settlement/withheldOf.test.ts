import { describe, expect, it } from 'vitest';
import { withheldOf } from './withheldOf.ts';

describe('what is kept of the commission', () => {
  it('is of a top withholding agent alone', () => {
    expect(withheldOf({ isTwa: true, withholdingTax: '60.00' })).toBe('60.00');
    expect(withheldOf({ isTwa: false, withholdingTax: '60.00' })).toBeNull();
  });
});
