import { describe, expect, it } from 'vitest';
import { holdsBack, REMARK_STATES, remarkState, remarkStates } from './remarkState.ts';

const open = { isResolved: false, outcome: null, isChanged: false, answer: null } as const;

describe('a remark', () => {
  it.each([
    [open, 'OPEN'],
    [{ ...open, isChanged: true }, 'CHANGED'],
    [{ ...open, answer: 'It is right as it is.' }, 'ANSWERED'],
    [{ ...open, isChanged: true, answer: 'Corrected.' }, 'CHANGED'],
    [{ ...open, isResolved: true, outcome: 'CHANGED' }, 'CHANGED'],
    [{ ...open, isResolved: true, outcome: 'ANSWERED', answer: 'See above.' }, 'ANSWERED'],
    [{ ...open, isResolved: true, outcome: 'WITHDRAWN', isChanged: true }, 'WITHDRAWN'],
    [{ ...open, isResolved: true, isChanged: true }, 'SETTLED'],
  ] as const)('%j is %s', (facts, state) => {
    expect(remarkState(facts)).toBe(state);
  });

  it('holds back while nothing was done about it', () => {
    expect(REMARK_STATES.filter(holdsBack)).toEqual(['OPEN']);
  });

  it('that was withdrawn or settled stays so', () => {
    expect(REMARK_STATES.filter((state) => remarkStates[state].final)).toEqual(['WITHDRAWN', 'SETTLED']);
  });
});
