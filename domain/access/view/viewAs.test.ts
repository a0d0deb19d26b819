import { describe, expect, it } from 'vitest';
import { userStatus } from '../../status.ts';
import { mayView, NOT_IN_VIEW, ofBoth, VIEW_ENDS, whyNoRoleView, whyNoUserView } from './viewAs.ts';

const holds = (...permissions: string[]) => new Set(permissions);

describe('whoever views as others', () => {
  it.each([
    ['INTERNAL', holds('UM_VIEW_ACCESS_ROLE'), true],
    ['INTERNAL', holds('UM_EDIT_ACCESS_ROLE', 'UR_VIEW'), false],
    ['INTERNAL', holds(), false],
    ['EXTERNAL', holds('UM_VIEW_ACCESS_ROLE'), false],
  ] as const)('%s with %o: %s', (type, permissions, may) => expect(mayView({ type, permissions })).toBe(may));
});

describe('whom nobody views as', () => {
  it.each(Object.keys(userStatus) as (keyof typeof userStatus)[])('an account that is %s', (status) => {
    const isInUse = status === 'ACTIVE' || status === 'LOCKED';
    expect(whyNoUserView({ id: '1', status }, '2') === null).toBe(isInUse);
  });

  it('is oneself', () =>
    expect(whyNoUserView({ id: '1', status: 'ACTIVE' }, '1')?.en).toBe('This is your own account.'));

  it('is a role that is disabled', () => {
    expect(whyNoRoleView({ isEnabled: true })).toBeNull();
    expect(whyNoRoleView({ isEnabled: false })?.en).toContain('disabled');
  });
});

describe('the rights of both', () => {
  it.each([
    [
      ['a', 'b', 'c'],
      ['c', 'a', 'x'],
      ['c', 'a'],
    ],
    [['a'], ['b'], []],
    [[], ['a'], []],
    [['a'], [], []],
  ])('%j and %j: %j', (viewer, viewed, both) => expect(ofBoth(new Set(viewer), viewed)).toEqual(both));
});

it('every reason is there in both languages, and no two are alike', () => {
  const sentences = [...Object.values(VIEW_ENDS), ...Object.values(NOT_IN_VIEW)];
  for (const language of ['en', 'fil'] as const)
    expect(new Set(sentences.map((sentence) => sentence[language])).size).toBe(sentences.length);
});
