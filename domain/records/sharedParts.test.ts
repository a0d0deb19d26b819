import { describe, expect, it } from 'vitest';
import {
  type AddressAfter,
  addressAfter,
  addressAfterProblem,
  sharedPartProblem,
  sharedPartProblems,
} from './sharedParts.ts';

const own = { isSameBank: false, isSameContact: false, address: {}, bankDetails: {}, contactPerson: {} };

describe('the parts of a new store', () => {
  it('are its own, or its partner’s', () => {
    expect(sharedPartProblems(own)).toEqual({});
    expect(sharedPartProblems({ isSameAddress: true, isSameBank: true, isSameContact: true })).toEqual({});
  });
  it('are not neither', () =>
    expect(
      Object.keys(sharedPartProblems({ isSameBank: false, isSameContact: false, address: null })),
    ).toEqual(['address', 'bankDetails', 'contactPerson']));
  it('are not both', () =>
    expect(
      Object.keys(sharedPartProblems({ ...own, isSameAddress: true, isSameBank: true, isSameContact: true })),
    ).toEqual(['address', 'bankDetails', 'contactPerson']));
  it('an empty list counts as none', () => {
    expect(sharedPartProblem(true, [])).toBeNull();
    expect(sharedPartProblem(false, [])).not.toBeNull();
  });
});

describe('the address of a store after an edit', () => {
  it.each<[boolean | undefined, boolean, boolean, boolean, AddressAfter]>([
    // said, given, the partner's, shared before
    [true, false, false, false, 'shared'],
    [true, true, true, false, 'shared'],
    [true, true, false, true, 'both'],
    [false, true, true, true, 'own'],
    [false, true, false, false, 'own'],
    [false, false, false, true, 'missing'],
    [undefined, true, true, true, 'shared'],
    [undefined, true, false, true, 'own'],
    [undefined, true, true, false, 'own'],
    [undefined, false, false, true, 'shared'],
    [undefined, false, false, false, 'missing'],
  ])(
    'said %s, given %s, the partner’s %s, shared before %s: %s',
    (isSameAddress, isGiven, isPartners, was, after) =>
      expect(addressAfter({ isSameAddress, isGiven, isPartners }, was)).toBe(after),
  );

  it('is a problem when it is missing, or sent although shared', () => {
    expect(addressAfterProblem('shared')).toBeNull();
    expect(addressAfterProblem('own')).toBeNull();
    expect(addressAfterProblem('missing')).toBeTruthy();
    expect(addressAfterProblem('both')).toBeTruthy();
  });
});
