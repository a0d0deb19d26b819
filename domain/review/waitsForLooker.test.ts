import { describe, expect, it } from 'vitest';
import { statesOf } from '../records/recordTabs.ts';
import { waitsForLooker } from './waitsForLooker.ts';

const waiting = (permissions: string[], isExternal = false) =>
  statesOf(waitsForLooker({ permissions: new Set(permissions), isExternal })).map(({ status, workflows }) => [
    status,
    ...workflows,
  ]);

describe('what waits for a person', () => {
  it('is what the SBO has to decide, a failed risk check included', () => {
    expect(waiting(['PM_SBO_REVIEW'])).toEqual([
      ['SUBMITTED', null, 'INCOMPLETE', 'RISK_VERIFICATION_FAILED'],
    ]);
  });

  it('is what risk has to check', () => {
    expect(waiting(['PM_RISK_REVIEW'])).toEqual([['SUBMITTED', 'RISK_VERIFICATION']]);
  });

  it('is every undecided one for who holds both', () => {
    expect(waiting(['PM_SBO_REVIEW', 'PM_RISK_REVIEW'])).toEqual([
      ['SUBMITTED', null, 'INCOMPLETE', 'RISK_VERIFICATION', 'RISK_VERIFICATION_FAILED'],
    ]);
  });

  it('is nothing for staff who review nothing, edit as they may', () => {
    expect(waiting(['PAR_VIEW', 'PM_EDIT'])).toEqual([]);
  });

  it('is what is incomplete for a partner who may mend it, and nothing for one who may not', () => {
    expect(waiting(['PM_EDIT'], true).map(([status]) => status)).toEqual(['INCOMPLETE']);
    expect(waiting(['PAR_VIEW'], true)).toEqual([]);
  });
});
