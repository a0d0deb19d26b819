import { describe, expect, it } from 'vitest';
import { END_REASONS, endReasonOf, isEndReason } from './endReason.ts';

describe('why a session ended', () => {
  it('tells what somebody else did, and leaves the rest plain', () => {
    expect(['ended', 'suspended', 'password', 'rights', 'factor', 'reuse'].map(endReasonOf)).toEqual([
      'remote',
      'suspended',
      'password',
      'rights',
      'factor',
      'reuse',
    ]);
    for (const stored of ['logout', 'constructor', '', null]) expect(endReasonOf(stored)).toBe('ended');
  });

  it('reads its own words only', () => {
    expect(END_REASONS.every(isEndReason)).toBe(true);
    for (const other of ['denied', '', null, undefined, 3]) expect(isEndReason(other)).toBe(false);
  });
});
