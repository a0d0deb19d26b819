import { describe, expect, it } from 'vitest';
import { mendsSentBack } from './mendsSentBack.ts';

const editor = new Set(['MER_VIEW', 'PM_EDIT']);

describe('whose it is to mend what a review sends back', () => {
  it.each([
    ['an editor of the head office', 'EXTERNAL', 'PARTNER', editor, true],
    ['an editor of single stores, who looks only', 'EXTERNAL', 'MERCHANT', editor, false],
    ['somebody of the head office who does not edit', 'EXTERNAL', 'PARTNER', new Set(['MER_VIEW']), false],
    ['staff, who edit for nobody else', 'INTERNAL', 'ALL', editor, false],
  ] as const)('%s', (_, type, accessLevel, permissions, mends) => {
    expect(mendsSentBack({ type, accessLevel, permissions })).toBe(mends);
  });
});
