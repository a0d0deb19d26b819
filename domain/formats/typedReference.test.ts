import { describe, expect, it } from 'vitest';
import { typedReference } from './typedReference.ts';

describe('a typed reference number', () => {
  it.each(['SK-2026-001001', 'sk-2026-001001', 'sk 2026 001001', ' SK2026001001 ', 'Sk- 2026 -001001'])(
    '%j is SK-2026-001001',
    (typed) => {
      expect(typedReference(typed)).toBe('SK-2026-001001');
    },
  );

  it.each(['', '2026-001001', 'SK-26-001001', 'SK-2026-', 'SKU-2026-1', 'SK-2026-00100x', 'SK-2026-1 2'])(
    '%j is none',
    (typed) => {
      expect(typedReference(typed)).toBeNull();
    },
  );
});
