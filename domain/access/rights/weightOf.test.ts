import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../permissions.ts';
import { approvalKind } from '../../review/approval.ts';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '../roles.ts';
import { requiresFactorByDefault, weightOf } from './weightOf.ts';

describe('weightOf', () => {
  it('classifies every permission that approves, moves money or gives rights, and no other', () => {
    const weighty = PERMISSIONS.filter((permission) => weightOf(permission) !== null);
    expect(Object.fromEntries(weighty.map((permission) => [permission, weightOf(permission)]))).toEqual({
      FM_EDIT_RS: 'money',
      HC_PROTECT_CREATE: 'money',
      PT_EDIT: 'money',
      UR_CREATE: 'rights',
      UR_EDIT: 'rights',
      UM_CREATE_ACCESS_ROLE: 'rights',
      UM_EDIT_ACCESS_ROLE: 'rights',
      PRO_STATUS_SUBMITTED_EDIT: 'approval',
      PRO_STATUS_REVIEW_EDIT: 'approval',
      PRO_STATUS_APPROVED_EDIT: 'approval',
      PM_SBO_REVIEW: 'approval',
      PM_RISK_REVIEW: 'approval',
    });
  });

  it('gives a weight to every permission that decides on a request', () => {
    for (const { checker } of Object.values(approvalKind)) expect(weightOf(checker), checker).not.toBeNull();
  });

  it('answers null for a name that is no permission', () => {
    expect(weightOf('constructor')).toBeNull();
  });
});

describe('requiresFactorByDefault', () => {
  it('holds for the built-in staff roles that approve, move money or give rights', () => {
    const required = RESERVED_ROLES.filter(({ name, isExternal }) =>
      requiresFactorByDefault({ name, isExternal, permissions: ROLE_MODULE_PERMISSIONS[name] }),
    );
    expect(required.map(({ name }) => name)).toEqual([
      'HCPC_SALES_ADMIN',
      'HCPC_SBO_REVIEW',
      'HCPC_ANTIFRAUD_REVIEW',
      'HCPC_LOYALTY_EDIT',
      'HCPC_FINANCE_EDIT',
      'HCPC_ITAPP_SUPPORT',
    ]);
  });

  it.each([
    ['a staff role that refunds', { name: 'Refunds', isExternal: false, permissions: ['PT_EDIT'] }, true],
    ['a partner role that refunds', { name: 'Refunds', isExternal: true, permissions: ['PT_EDIT'] }, false],
    ['a staff role that only looks', { name: 'Looks', isExternal: false, permissions: ['PT_VIEW'] }, false],
  ])('decides for %s', (_, role, expected) => {
    expect(requiresFactorByDefault(role)).toBe(expected);
  });
});
