import { describe, expect, it } from 'vitest';
import type { UserPost } from '#contract/people/userAccess.ts';
import { opened, type Post } from '../create/posts.ts';
import { bodyOf, fieldOf, postOf, valuesOf } from './accessValues.ts';

const post = (more: Partial<Post>): Post => ({
  name: 'Area Manager',
  role: 'MERCHANT_MANAGER',
  group: 'owner',
  assignment: 'multiple-stores',
  ...opened(['PRO_VIEW', 'MER_VIEW']),
  isGivable: true,
  lacks: [],
  ...more,
});
const account = (user: Record<string, unknown>, more: Partial<UserPost> = {}): UserPost =>
  ({
    user: {
      type: 'EXTERNAL',
      accessLevel: 'MERCHANT',
      jobTitle: null,
      roles: ['STORE_MANAGER'],
      merchants: [
        { id: '1', merchantName: 'One', isPrimary: true },
        { id: '2', merchantName: 'Two', isPrimary: false },
      ],
      ...user,
    },
    assignment: null,
    off: ['MERCHANTS'],
    granted: ['BIR_2307'],
    askedModules: [],
    askedRoles: [],
    permissions: ['MER_VIEW', 'UR_VIEW'],
    ...more,
  }) as UserPost;

describe('the form of a change of access', () => {
  it('begins with what the account has', () => {
    expect(valuesOf(account({}))).toEqual({
      jobTitle: null,
      roles: ['STORE_MANAGER'],
      primary: [{ id: '1', merchantName: 'One' }],
      others: [{ id: '2', merchantName: 'Two' }],
      off: ['MERCHANTS'],
      asked: ['BIR_2307'],
    });
  });

  it('sends no title where none was chosen, and the stores as they are', () => {
    const base = account({});
    expect(bodyOf(valuesOf(base), base, [])).toEqual({
      merchants: [
        { merchantId: '1', primary: true },
        { merchantId: '2', primary: false },
      ],
      moduleRequests: [
        { moduleCode: 'MERCHANTS', isEnabled: false },
        { moduleCode: 'USER_ACCOUNTS', isEnabled: true },
        { moduleCode: 'BIR_2307', isEnabled: true },
      ],
    });
  });

  it('sends no store of head office, and takes a granted module back that was switched off', () => {
    const base = account({});
    const values = { ...valuesOf(base), jobTitle: 'Accounting Officer', asked: [] };
    const officer = post({
      name: 'Accounting Officer',
      assignment: 'head-office',
      ...opened(['OFFSET_VIEW']),
    });
    expect(bodyOf(values, base, [officer])).toEqual({
      jobTitle: 'Accounting Officer',
      merchants: [],
      moduleRequests: [
        { moduleCode: 'OFFSET_REPORT', isEnabled: true },
        { moduleCode: 'BIR_2307', isEnabled: false },
      ],
    });
  });

  it('of staff sends the roles, with those that wait, and opens what all of them open', () => {
    const base = account(
      { type: 'INTERNAL', accessLevel: 'ALL', roles: ['A'], merchants: [] },
      { off: [], granted: [], askedRoles: ['B'] },
    );
    const posts = [
      post({ name: 'A', ...opened(['PRO_VIEW']) }),
      post({ name: 'B', ...opened(['PRO_VIEW', 'PAR_VIEW']) }),
    ];
    expect(postOf(valuesOf(base), base, posts).modules).toEqual(['PARTNERS', 'PROMOS']);
    expect(bodyOf(valuesOf(base), base, posts)).toEqual({
      roles: ['A', 'B'],
      moduleRequests: [
        { moduleCode: 'PARTNERS', isEnabled: true },
        { moduleCode: 'PROMOS', isEnabled: true },
      ],
    });
  });

  it('finds the field that a refusal is about', () => {
    expect(['merchants', 'moduleRequests.0', 'roles', 'jobTitle', 'rule_unchanged'].map(fieldOf)).toEqual([
      'primary',
      'off',
      'roles',
      'jobTitle',
      undefined,
    ]);
  });
});
