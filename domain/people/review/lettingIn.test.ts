import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meets } from '../../access/needs.ts';
import { PERMISSIONS } from '../../permissions.ts';
import { lettingIn } from './lettingIn.ts';

const used = (held: string[], ...all: string[][]) => lettingIn(new Set(held), { all });

describe('what lets somebody in', () => {
  it('is of each group what is held of it', () => {
    expect(used(['MER_VIEW', 'PM_EDIT', 'UR_VIEW'], ['PAR_VIEW', 'MER_VIEW'], ['PM_EDIT'])).toEqual([
      'MER_VIEW',
      'PM_EDIT',
    ]);
    expect(used(['UR_VIEW'], ['PAR_VIEW'])).toEqual([]);
    expect(used(['UR_VIEW'])).toEqual([]);
  });

  it('are all rights to look, since each of them would do', () => {
    expect(used(['PAR_VIEW', 'MER_VIEW'], ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'])).toEqual([
      'PAR_VIEW',
      'MER_VIEW',
    ]);
  });

  it('is no right to change where one to look is held', () => {
    expect(used(['UR_CREATE', 'UR_VIEW'], ['UR_CREATE', 'UR_VIEW'])).toEqual(['UR_VIEW']);
    expect(used(['UR_CREATE'], ['UR_CREATE', 'UR_VIEW'])).toEqual(['UR_CREATE']);
  });

  it('is one right to change of several, the one that is named first', () => {
    expect(used(['PAR_CREATE', 'PM_EDIT'], ['PM_EDIT', 'PAR_CREATE'])).toEqual(['PM_EDIT']);
  });

  it('is named once, whatever the groups', () => {
    expect(used(['UR_VIEW'], ['UR_VIEW'], ['UR_VIEW', 'UR_EDIT'])).toEqual(['UR_VIEW']);
  });

  it('would let in without all the rest', () => {
    const some = fc.subarray([...PERMISSIONS]);
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 4 }), (held, all) => {
        const holds = new Set<string>(held);
        fc.pre(meets(holds, { all }));
        expect(meets(new Set(lettingIn(holds, { all })), { all })).toBe(true);
      }),
    );
  });
});
