import { describe, expect, it } from 'vitest';
import { isResumed, NEUTRAL, toldMoveOf, toldOf } from './told.ts';

describe('what the people of a record are told of a move', () => {
  it('is what was written for them', () =>
    expect(toldOf('block', 'Bring the permit')).toEqual({ en: 'Bring the permit', fil: 'Bring the permit' }));

  it.each([null, ''])('is a plain sentence in their language where %j was written', (words) => {
    expect(toldOf('block', words)).toEqual(NEUTRAL.block);
    expect(toldOf('close', words)).toEqual(NEUTRAL.close);
  });

  it('is in words of their own of what stops it alone', () => {
    expect((['A', 'I', 'B', 'C', 'REJECTED'] as const).map(toldMoveOf)).toEqual([
      null,
      'deactivate',
      'block',
      'close',
      null,
    ]);
  });

  it('is plain of its going on, which the first activation is not', () => {
    const before = ['APPROVED', 'I', 'B'] as const;
    expect(before.map((status) => isResumed('A', status))).toEqual([false, true, true]);
    expect(isResumed('I', 'A')).toBe(false);
    expect(toldOf('activate', null).en).toMatch(/^Trading goes on/);
  });
});
