import { describe, expect, it } from 'vitest';
import { isToldMove, NEUTRAL, toldMoveOf, toldOf } from './told.ts';

describe('what the people of a record are told of a move', () => {
  it('is what was written for them', () =>
    expect(toldOf('block', 'Bring the permit')).toEqual({ en: 'Bring the permit', fil: 'Bring the permit' }));

  it.each([null, ''])('is a plain sentence in their language where %j was written', (words) => {
    expect(toldOf('block', words)).toEqual(NEUTRAL.block);
    expect(toldOf('close', words)).toEqual(NEUTRAL.close);
  });

  it('is of blocks and closing alone', () => {
    expect((['A', 'I', 'B', 'C', 'REJECTED'] as const).map(toldMoveOf)).toEqual([
      null,
      null,
      'block',
      'close',
      null,
    ]);
    expect(['block', 'close', 'reject', 'constructor'].map(isToldMove)).toEqual([true, true, false, false]);
  });
});
