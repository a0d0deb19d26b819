import { describe, expect, it } from 'vitest';
import { associateProblems, isSamePerson, permanentAfter, repeatedPeople } from './associate.ts';

const TODAY = '2026-11-20';

describe('a person of a store', () => {
  it('is right with as little as a name', () => {
    expect(associateProblems({}, TODAY)).toEqual({});
    expect(associateProblems({ birthDate: null, isSameAddress: false }, TODAY)).toEqual({});
  });

  it('is no minor, and cannot share an address that is not there', () => {
    const wrong = { birthDate: '2010-01-01', isSameAddress: true, presentAddress: null };
    expect(Object.keys(associateProblems(wrong, TODAY))).toEqual(['birthDate', 'presentAddress']);
    expect(associateProblems({ isSameAddress: true, presentAddress: {} }, TODAY)).toEqual({});
  });
});

describe('the permanent address after a change', () => {
  const edit = (
    type: 'PRESENT' | 'PERMANENT',
    isSameAddress: boolean | undefined,
    isGiven: boolean,
    was: { isSameAddress: boolean; hasPresent: boolean },
  ) => {
    const { isSame, problems } = permanentAfter({ type, isSameAddress, isGiven }, was);
    return [isSame, ...Object.keys(problems)];
  };
  const SHARED = { isSameAddress: true, hasPresent: true };
  const APART = { isSameAddress: false, hasPresent: true };
  const NONE = { isSameAddress: false, hasPresent: false };

  it('of the present one stays shared or apart, unless it is said otherwise', () => {
    expect(edit('PRESENT', undefined, true, SHARED)).toEqual([true]);
    expect(edit('PRESENT', undefined, true, APART)).toEqual([false]);
    expect(edit('PRESENT', false, true, SHARED)).toEqual([false]);
    expect(edit('PRESENT', true, true, NONE)).toEqual([true]);
  });

  it('of the permanent one is its own as soon as one is sent, unless it is said otherwise', () => {
    expect(edit('PERMANENT', undefined, true, SHARED)).toEqual([false]);
    expect(edit('PERMANENT', undefined, false, SHARED)).toEqual([true]);
    expect(edit('PERMANENT', true, false, APART)).toEqual([true]);
    expect(edit('PERMANENT', true, true, APART)).toEqual([true]);
    expect(edit('PERMANENT', false, true, SHARED)).toEqual([false]);
  });

  it('names what is missing', () => {
    expect(edit('PRESENT', undefined, false, SHARED)).toEqual([true, 'address']);
    expect(edit('PERMANENT', false, false, SHARED)).toEqual([false, 'address']);
    expect(edit('PERMANENT', undefined, false, APART)).toEqual([false, 'address']);
    expect(edit('PERMANENT', true, false, NONE)).toEqual([true, 'isSameAddress']);
  });
});

describe('the same person', () => {
  const nuñez = { firstName: 'Ana', middleName: 'Reyes', lastName: 'Nuñez', birthDate: '1990-01-31' };

  it.each([
    [{}, true],
    [{ firstName: 'ANA', lastName: 'NUNEZ' }, true],
    [{ middleName: null }, true],
    [{ middleName: 'REYES' }, true],
    [{ middleName: 'Cruz' }, false],
    [{ birthDate: null }, false],
    [{ birthDate: '1990-02-01' }, false],
    [{ lastName: 'Núñez Jr.' }, false],
  ])('is who differs by %j: %s', (more, same) => {
    expect(isSamePerson(nuñez, { ...nuñez, ...more })).toBe(same);
    expect(isSamePerson({ ...nuñez, ...more }, nuñez)).toBe(same);
  });

  it('is told by the name alone where neither birth date is known', () => {
    const { birthDate: _, ...unknown } = nuñez;
    expect(isSamePerson(unknown, { ...unknown, birthDate: '' })).toBe(true);
  });

  it('is named where it stands a second time', () => {
    const ben = { firstName: 'Ben', middleName: null, lastName: 'Co' };
    expect(Object.keys(repeatedPeople([nuñez, ben, nuñez, ben], 'people'))).toEqual([
      'people.2.lastName',
      'people.3.lastName',
    ]);
    expect(repeatedPeople([nuñez, ben], 'people')).toEqual({});
  });
});
