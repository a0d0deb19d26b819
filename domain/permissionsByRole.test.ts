import { describe, expect, it } from 'vitest';
import { permissionsOf, RESERVED_ROLES, rolesGiving } from './permissions.ts';

const of = (...roles: string[]): Set<string> =>
  permissionsOf({ type: 'INTERNAL', roles, moduleAccessibility: [] });
const external = (...roles: string[]): Set<string> =>
  permissionsOf({ type: 'EXTERNAL', roles, moduleAccessibility: [] });
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const HEAD_OFFICES = Array.from({ length: 11 }, (_, at) => `HEAD_OFFICE_${at + 1}`);

/** Role by role, by hand, from section 6 and its decisions; MA_VIEW aside, which comes from the user type. */
const ROLE_TABLE: readonly (readonly [role: string, derived: string])[] = [
  ['HCPC_LOYALTY_EDIT', 'INT_DASH PRO_STATUS_APPROVED_EDIT PRO_STATUS_REVIEW_EDIT PRO_STATUS_SUBMITTED_EDIT'],
  ['HCPC_SBO_REVIEW', 'INT_DASH PM_DOWNLOAD PM_SBO_REVIEW'],
  ['HCPC_ANTIFRAUD_REVIEW', 'INT_DASH PM_RISK_REVIEW'],
  ['STORE_MANAGER', 'HCPC_VAS_VIEW MER_DASH MER_DASH_EDIT'],
  ['MERCHANT_MANAGER', 'HCPC_VAS_VIEW MER_DASH MER_DASH_EDIT'],
  ['STORE_FRONTLINER', 'HCPC_VAS_VIEW MER_DASH'],
  ['MERCHANT_FRONTLINER', 'HCPC_VAS_VIEW MER_DASH'],
  ['HCPC_SALES_ADMIN', 'CM_EDIT CM_VIEW INT_DASH MPL_EDIT PM_EDIT'],
  ['HCPC_MPL_EDIT', 'INT_DASH MPL_EDIT'],
  ['HCPC_SBO_VIEW', 'CM_VIEW INT_DASH OFFSET_REPORT_VIEW PM_DOWNLOAD PM_VIEW'],
  ['HCPC_ANTIFRAUD_VIEW', 'INT_DASH PM_VIEW'],
  ['HCPC_ONLINE_VIEW', 'INT_DASH MPL_VIEW PM_VIEW'],
  ['HCPC_SBO_EDIT', 'CM_EDIT INT_DASH PM_DOWNLOAD PM_EDIT'],
  ['CEO_PRESIDENT', 'PM_EDIT'],
  ['ACCOUNTING_FINANCE', 'HCPC_VAS_VIEW OFFSET_REPORT_VIEW PM_EDIT'],
  ['PARTNER_ADMIN', 'HCPC_VAS_VIEW PM_EDIT'],
  ['INFORMATION_TECHNOLOGY', 'PM_EDIT'],
  ...HEAD_OFFICES.map((role) => [role, 'HCPC_VAS_VIEW OFFSET_REPORT_VIEW PM_EDIT'] as const),
  ['HCPC_ITAPP_SUPPORT', 'INT_DASH PM_EDIT'],
  ['HCPC_FINANCE_VIEW', 'INT_DASH'],
  ['HCPC_FINANCE_EDIT', 'INT_DASH'],
  ['HCPC_OPERATIONS_VIEW', 'INT_DASH'],
  ['HCPC_ITSECURITY_TEST', 'INT_DASH'],
  ['HCPC_VAS_ADMIN', 'HCPC_VAS_VIEW INT_DASH'],
];

describe('every role alone and in company', () => {
  it.each(ROLE_TABLE)('[perm.roleTable] %s alone derives %s', (role, derived) => {
    expect(sorted(of(role))).toEqual(derived.split(' '));
  });

  it('[perm.roleTable] leaves no seeded role out of the table', () => {
    expect(sorted(ROLE_TABLE.map(([role]) => role))).toEqual(sorted(RESERVED_ROLES.map((role) => role.name)));
  });

  it('[perm.roleTable] external holders get MA_VIEW and never INT_DASH', () => {
    for (const [role, derived] of ROLE_TABLE) {
      const expected = derived.split(' ').filter((permission) => permission !== 'INT_DASH');
      expect(sorted(external(role))).toEqual(sorted([...expected, 'MA_VIEW']));
    }
  });

  it('[perm.roleTable] a pair derives what both derive, MPL_VIEW aside', () => {
    const blocking = [
      'HCPC_SALES_ADMIN',
      'HCPC_SBO_VIEW',
      'HCPC_ANTIFRAUD_VIEW',
      'HCPC_ITSECURITY_TEST',
      'HCPC_ITAPP_SUPPORT',
    ];
    for (const [first, derivedFirst] of ROLE_TABLE) {
      for (const [second, derivedSecond] of ROLE_TABLE) {
        const union = new Set([...derivedFirst.split(' '), ...derivedSecond.split(' ')]);
        if (blocking.includes(first) || blocking.includes(second)) union.delete('MPL_VIEW');
        expect(sorted(of(first, second)), `${first} + ${second}`).toEqual(sorted(union));
      }
    }
  });
});

describe('roles that give a permission by their name', () => {
  it.each([
    ['PM_SBO_REVIEW', 'HCPC_SBO_REVIEW'],
    ['PM_RISK_REVIEW', 'HCPC_ANTIFRAUD_REVIEW'],
    ['CM_VIEW', 'HCPC_SALES_ADMIN HCPC_SBO_VIEW'],
    ['PM_DOWNLOAD', 'HCPC_SBO_EDIT HCPC_SBO_REVIEW HCPC_SBO_VIEW'],
    ['PAR_VIEW', ''],
  ] as const)('%s: %s', (permission, names) => {
    expect(sorted(rolesGiving(permission)).join(' ')).toBe(names);
  });
});
