import { describe, expect, it } from 'vitest';
import { MODULES, ROLE_MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { compareRoles, differs } from './compareRoles.ts';

const seeded = (role: keyof typeof ROLE_MODULE_PERMISSIONS, isExternal = false) => ({
  role,
  isExternal,
  modules: MODULES.map(({ code, name, responsibilities }) => ({
    code,
    name,
    responsibilities: responsibilities.map((one) => ({
      permission: one.permission,
      name: one.name,
      isEnabled: ROLE_MODULE_PERMISSIONS[role].includes(one.permission),
    })),
  })),
});

describe('two roles side by side', () => {
  it('what differs comes first, then what both give, each in the order of the modules', () => {
    const rows = compareRoles(seeded('HCPC_SBO_VIEW'), seeded('HCPC_SBO_EDIT'));
    const modules = rows.filter(({ isDerived }) => !isDerived).map(({ permission }) => permission);
    expect(modules).toEqual([
      'PAR_CREATE',
      'MER_CREATE',
      'DA_VIEW',
      'FM_VIEW_DR',
      'PT_VIEW',
      'PAR_VIEW',
      'MER_VIEW',
    ]);
    expect(rows.findIndex((row) => !differs(row))).toBe(rows.filter(differs).length);
  });

  it('what derives from the names counts, and is told apart', () => {
    const rows = compareRoles(seeded('HCPC_SBO_VIEW'), seeded('HCPC_SBO_EDIT'));
    const of = (permission: string) => rows.find((row) => row.permission === permission);
    expect(of('CM_EDIT')).toEqual({ permission: 'CM_EDIT', isDerived: true, left: false, right: true });
    expect(of('PM_DOWNLOAD')).toEqual({
      permission: 'PM_DOWNLOAD',
      isDerived: true,
      left: true,
      right: true,
    });
  });

  it('what neither gives is left out, and a role differs from itself in nothing', () => {
    const rows = compareRoles(seeded('STORE_FRONTLINER', true), seeded('STORE_FRONTLINER', true));
    expect(rows.some(({ permission }) => permission === 'PAR_VIEW')).toBe(false);
    expect(rows.filter(differs)).toEqual([]);
  });
});
