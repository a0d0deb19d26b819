import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryAfter } from './retryAfter.ts';

describe('a message that did not go out', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [7, 640],
  ])('waits after attempt %i for %i seconds', (attempts, seconds) => {
    expect(retryAfter(attempts)).toBe(seconds);
  });

  it('is given up after the eighth attempt', () => {
    expect(retryAfter(MAX_ATTEMPTS - 1)).not.toBeNull();
    expect(retryAfter(MAX_ATTEMPTS)).toBeNull();
  });
});
