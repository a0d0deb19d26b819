import { describe, expect, it } from 'vitest';
import { wantedText } from './wantedText.ts';

describe('what a request wants', () => {
  it('is a module by its name in the reader’s language', () => {
    const module = { wanted: 'Receipts', moduleCode: 'PARTNERS' };
    expect([wantedText(module, 'en'), wantedText(module, 'fil')]).toEqual(['Partners', 'Mga partner']);
  });

  it('is what the request names where that is no module, or none that is known', () => {
    expect(wantedText({ wanted: 'STORE_FRONTLINER', moduleCode: null }, 'fil')).toBe('STORE_FRONTLINER');
    expect(wantedText({ wanted: 'Old module', moduleCode: 'toString' }, 'en')).toBe('Old module');
  });
});
