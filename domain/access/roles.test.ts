import { describe, expect, it } from 'vitest';
import { MODULE_PERMISSIONS } from './modules.ts';
import { HEAD_OFFICES, isReservedRole, RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from './roles.ts';

const union = (...roles: (keyof typeof ROLE_MODULE_PERMISSIONS)[]): string[] =>
  [...new Set(roles.flatMap((role) => [...ROLE_MODULE_PERMISSIONS[role]]))].sort();
const words = (text: string): string[] => text.split(' ').sort();

describe('the seeded roles', () => {
  it.each([
    [
      ['HCPC_SBO_VIEW', 'HCPC_SBO_EDIT', 'HCPC_SBO_REVIEW'] as const,
      'PAR_VIEW PAR_CREATE MER_VIEW MER_CREATE DA_VIEW PT_VIEW FM_VIEW_DR',
    ],
    [['HCPC_ANTIFRAUD_VIEW', 'HCPC_ANTIFRAUD_REVIEW'] as const, 'PAR_VIEW MER_VIEW'],
    [['HCPC_LOYALTY_EDIT'] as const, 'PRO_VIEW PRO_CREATE PRO_EDIT'],
    [
      ['HCPC_FINANCE_EDIT'] as const,
      'FM_VIEW_DR DR_VIEW HCPAY_DR_VIEW FM_VIEW_BIR_2307 FM_VIEW_RS FM_EDIT_RS HC_PROTECT_VIEW HC_PROTECT_CREATE OFFSET_VIEW PT_VIEW PT_EDIT',
    ],
    [['HCPC_ONLINE_VIEW'] as const, 'PAR_VIEW'],
    [
      ['HCPC_ITAPP_SUPPORT'] as const,
      'UR_VIEW UR_CREATE UR_EDIT UM_VIEW_ACCESS_ROLE UM_CREATE_ACCESS_ROLE UM_EDIT_ACCESS_ROLE',
    ],
    [
      ['PARTNER_ADMIN'] as const,
      'PAR_VIEW MER_VIEW MER_CREATE PRO_VIEW PRO_CREATE PT_VIEW PT_EDIT UR_VIEW UR_CREATE FM_VIEW_DR FM_VIEW_BIR_2307 DA_VIEW',
    ],
    [['HEAD_OFFICE_1'] as const, 'PAR_VIEW MER_VIEW PT_VIEW DA_VIEW FM_VIEW_DR DR_VIEW FM_VIEW_BIR_2307'],
    [['ACCOUNTING_FINANCE'] as const, 'PT_VIEW FM_VIEW_DR DR_VIEW FM_VIEW_BIR_2307'],
    [['STORE_MANAGER'] as const, 'MER_VIEW PT_VIEW PT_EDIT PRO_VIEW UR_VIEW DA_VIEW'],
    [['STORE_FRONTLINER'] as const, 'PT_VIEW PRO_VIEW'],
  ])('give %s exactly %s', (roles, expected) => {
    expect(union(...roles)).toEqual(words(expected));
  });

  it('give the sales administrator every module permission', () => {
    expect(ROLE_MODULE_PERMISSIONS.HCPC_SALES_ADMIN).toEqual(MODULE_PERMISSIONS);
  });

  it('each have at least one responsibility, none of them twice', () => {
    for (const { name } of RESERVED_ROLES) {
      const modules = ROLE_MODULE_PERMISSIONS[name];
      expect(modules.length, name).toBeGreaterThan(0);
      expect(new Set(modules).size, name).toBe(modules.length);
    }
  });

  it('let nobody create or edit what they cannot view', () => {
    for (const { name } of RESERVED_ROLES) {
      const modules: readonly string[] = ROLE_MODULE_PERMISSIONS[name];
      for (const permission of modules) {
        const view = permission.replace(/CREATE|EDIT/, 'VIEW');
        expect(modules, `${name} ${permission}`).toContain(view);
      }
    }
  });

  it('are internal exactly when they begin with HCPC_', () => {
    for (const { name, isExternal } of RESERVED_ROLES)
      expect(isExternal, name).toBe(!name.startsWith('HCPC_'));
  });

  it('keep the receipts of the protection product away from external roles', () => {
    for (const { name } of RESERVED_ROLES.filter((role) => role.isExternal)) {
      expect(
        ROLE_MODULE_PERMISSIONS[name].filter((permission) => permission.startsWith('HC_PROTECT')),
      ).toEqual([]);
    }
  });

  it('know eleven head offices', () => {
    expect(HEAD_OFFICES).toHaveLength(11);
    expect(HEAD_OFFICES.at(-1)).toBe('HEAD_OFFICE_11');
  });
});

describe('reserved names', () => {
  it.each(RESERVED_ROLES.map((role) => role.name))('hold %s', (name) => {
    expect(isReservedRole(name)).toBe(true);
  });

  it.each(['HCPC_ANYTHING', 'HCPC_', 'hcpc_sbo_view', ' Partner_Admin ', 'store_manager'])(
    'hold %s too',
    (name) => {
      expect(isReservedRole(name)).toBe(true);
    },
  );

  it.each([
    '',
    'HEAD_OFFICE_12',
    'HEAD_OFFICE_0',
    'HEAD_OFFICE',
    'HCPCLIKE',
    'Store manager',
    'MY_HCPC_ROLE',
  ])('leave %j free', (name) => {
    expect(isReservedRole(name)).toBe(false);
  });
});
