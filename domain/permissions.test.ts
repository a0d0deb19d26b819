import { describe, expect, it } from 'vitest';
import {
  actionOf,
  DERIVED,
  explainPermissions,
  isPermission,
  MODULE_PERMISSIONS,
  meets,
  missing,
  PERMISSIONS,
  type PermissionHolder,
  permissionsOf,
  RESERVED_ROLES,
} from './permissions.ts';

const holder = (over: Partial<PermissionHolder>): PermissionHolder => ({
  type: 'INTERNAL',
  roles: [],
  moduleAccessibility: [],
  ...over,
});
const of = (...roles: string[]): Set<string> => permissionsOf(holder({ roles }));
const external = (...roles: string[]): Set<string> => permissionsOf(holder({ type: 'EXTERNAL', roles }));
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const HEAD_OFFICES = Array.from({ length: 11 }, (_, at) => `HEAD_OFFICE_${at + 1}`);

/** Written by hand from the rule: who gives a permission, and roles near to them that do not. */
function proves(permission: string, giving: readonly string[], refusing: readonly string[] = []): void {
  for (const role of giving) expect(of(role).has(permission), `${role} gives ${permission}`).toBe(true);
  for (const role of ['SOME_OTHER_ROLE', '', `${giving[0]}X`, `X${giving[0]}`, ...refusing]) {
    expect(of(role).has(permission), `${role} must not give ${permission}`).toBe(false);
  }
  const silent = RESERVED_ROLES.map((role) => role.name).filter((name) => !giving.includes(name));
  for (const role of silent)
    expect(of(role).has(permission), `${role} must not give ${permission}`).toBe(false);
}

describe('where permissions come from', () => {
  it('[perm.sources] joins module permissions and derived ones', () => {
    const held = permissionsOf(holder({ moduleAccessibility: ['PRO_VIEW'], roles: ['HCPC_SBO_REVIEW'] }));
    expect(sorted(held)).toEqual(['INT_DASH', 'PM_DOWNLOAD', 'PM_SBO_REVIEW', 'PRO_VIEW']);
  });

  it('[perm.sources] drops names that are no permission', () => {
    expect(
      sorted(permissionsOf(holder({ moduleAccessibility: ['PRO_VIEW', 'pro_view', 'ROOT', ''] }))),
    ).toEqual(['PRO_VIEW']);
  });

  it('[perm.external] gives MA_VIEW to every external user and to no internal one', () => {
    expect(sorted(external())).toEqual(['MA_VIEW']);
    expect(sorted(of())).toEqual([]);
    for (const { name } of RESERVED_ROLES) {
      expect(external(name).has('MA_VIEW')).toBe(true);
      expect(of(name).has('MA_VIEW')).toBe(false);
    }
  });
});

describe('what a role gives', () => {
  it('[perm.promoStatus] loyalty editors move promos from submitted, reviewed and approved', () => {
    for (const from of ['SUBMITTED', 'REVIEW', 'APPROVED'])
      proves(`PRO_STATUS_${from}_EDIT`, ['HCPC_LOYALTY_EDIT']);
    expect(of('HCPC_LOYALTY_EDIT').has('PRO_STATUS_PENDING_EDIT')).toBe(false);
  });

  it('[perm.sboReview] SBO reviewers review applications', () => {
    proves('PM_SBO_REVIEW', ['HCPC_SBO_REVIEW'], ['HCPC_ANTIFRAUD_REVIEW']);
  });

  it('[perm.riskReview] antifraud reviewers review risk', () => {
    proves('PM_RISK_REVIEW', ['HCPC_ANTIFRAUD_REVIEW'], ['HCPC_ANTIFRAUD_VIEW']);
  });

  it('[perm.merDash] managers and frontliners have the merchant dashboard', () => {
    proves('MER_DASH', ['STORE_MANAGER', 'MERCHANT_MANAGER', 'STORE_FRONTLINER', 'MERCHANT_FRONTLINER']);
  });

  it('[perm.merDashEdit] only managers arrange it', () => {
    proves(
      'MER_DASH_EDIT',
      ['STORE_MANAGER', 'MERCHANT_MANAGER'],
      ['STORE_FRONTLINER', 'MERCHANT_FRONTLINER'],
    );
  });

  it('[perm.mplEdit] sales administrators and MPL editors edit MPL', () => {
    proves('MPL_EDIT', ['HCPC_SALES_ADMIN', 'HCPC_MPL_EDIT']);
  });

  it('[perm.mplView] online viewers see MPL unless a wider role is held', () => {
    proves('MPL_VIEW', ['HCPC_ONLINE_VIEW']);
    const wider = [
      'HCPC_SALES_ADMIN',
      'HCPC_SBO_VIEW',
      'HCPC_ANTIFRAUD_VIEW',
      'HCPC_ITSECURITY_TEST',
      'HCPC_ITAPP_SUPPORT',
    ];
    for (const role of wider) {
      expect(of('HCPC_ONLINE_VIEW', role).has('MPL_VIEW')).toBe(false);
      expect(of(role, 'HCPC_ONLINE_VIEW').has('MPL_VIEW')).toBe(false);
    }
    for (const role of ['HCPC_SBO_EDIT', 'HCPC_ANTIFRAUD_REVIEW', 'HCPC_MPL_EDIT', 'HCPC_FINANCE_VIEW']) {
      expect(of('HCPC_ONLINE_VIEW', role).has('MPL_VIEW')).toBe(true);
    }
    expect(of().has('MPL_VIEW')).toBe(false);
  });

  it('[perm.pmView] SBO, antifraud and online viewers view partner management', () => {
    proves('PM_VIEW', ['HCPC_SBO_VIEW', 'HCPC_ANTIFRAUD_VIEW', 'HCPC_ONLINE_VIEW']);
  });

  it('[perm.pmEdit] the eighteen editing roles edit partner management', () => {
    const partners = ['CEO_PRESIDENT', 'ACCOUNTING_FINANCE', 'PARTNER_ADMIN', 'INFORMATION_TECHNOLOGY'];
    const giving = ['HCPC_SBO_EDIT', ...partners, ...HEAD_OFFICES, 'HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT'];
    expect(giving).toHaveLength(18);
    proves('PM_EDIT', giving, ['HEAD_OFFICE_12', 'HEAD_OFFICE_0', 'HEAD_OFFICE_', 'HEAD_OFFICE_01']);
  });

  it('[perm.cmView] SBO viewers and sales administrators view contracts', () => {
    proves('CM_VIEW', ['HCPC_SBO_VIEW', 'HCPC_SALES_ADMIN']);
  });

  it('[perm.cmEdit] SBO editors and sales administrators edit contracts', () => {
    proves('CM_EDIT', ['HCPC_SBO_EDIT', 'HCPC_SALES_ADMIN']);
  });

  it('[perm.vasView] partner, store, merchant, head-office, finance and VAS administrators view VAS', () => {
    const stores = ['STORE_MANAGER', 'STORE_FRONTLINER', 'MERCHANT_MANAGER', 'MERCHANT_FRONTLINER'];
    const giving = ['PARTNER_ADMIN', ...stores, ...HEAD_OFFICES, 'ACCOUNTING_FINANCE', 'HCPC_VAS_ADMIN'];
    proves('HCPC_VAS_VIEW', giving, ['HEAD_OFFICE_12', 'HCPC_VAS_VIEW']);
  });

  it('[perm.pmDownload] every SBO role downloads', () => {
    const refusing = ['HCPC_SBO', 'HCPC_SBO_', 'hcpc_sbo_view', 'HCPC_SBOX_VIEW', 'HCPC_LOYALTY_EDIT'];
    for (const role of [
      'HCPC_SBO_VIEW',
      'HCPC_SBO_EDIT',
      'HCPC_SBO_REVIEW',
      'HCPC_SBO_ANYTHING',
      'HCPC_SBO_VIEWX',
    ]) {
      expect(of(role).has('PM_DOWNLOAD'), role).toBe(true);
    }
    for (const role of refusing) expect(of(role).has('PM_DOWNLOAD'), role).toBe(false);
    expect(of('SOME_OTHER_ROLE').has('PM_DOWNLOAD')).toBe(false);
  });

  it('[perm.offsetReportView] SBO viewers, accounting and head offices view the offset report', () => {
    proves(
      'OFFSET_REPORT_VIEW',
      ['HCPC_SBO_VIEW', 'ACCOUNTING_FINANCE', ...HEAD_OFFICES],
      ['HEAD_OFFICE_12'],
    );
  });

  it('[perm.intDash] every internal role with the HCPC_ prefix has the internal dashboard', () => {
    const families = [
      'SBO_VIEW',
      'LOYALTY_EDIT',
      'FINANCE_VIEW',
      'ONLINE_VIEW',
      'OPERATIONS_VIEW',
      'ANTIFRAUD_VIEW',
    ];
    for (const family of [...families, 'SALES_ADMIN', 'NEWLY_SEEDED']) {
      expect(of(`HCPC_${family}`).has('INT_DASH'), family).toBe(true);
      expect(external(`HCPC_${family}`).has('INT_DASH'), `external ${family}`).toBe(false);
    }
    for (const role of ['STORE_MANAGER', 'CEO_PRESIDENT', 'HCPC', 'XHCPC_SBO_VIEW']) {
      expect(of(role).has('INT_DASH'), role).toBe(false);
    }
  });
});

describe('explaining', () => {
  it('names every role and module that gives the same permission', () => {
    const user = holder({
      roles: ['HCPC_SBO_VIEW', 'HCPC_SALES_ADMIN'],
      moduleAccessibility: ['PAR_VIEW', 'CM_VIEW'],
    });
    const reasons = Object.fromEntries(explainPermissions(user).map((row) => [row.permission, row.because]));
    expect(reasons.PAR_VIEW).toEqual([{ kind: 'module', name: 'PAR_VIEW' }]);
    expect(reasons.CM_VIEW).toEqual([
      { kind: 'module', name: 'CM_VIEW' },
      { kind: 'role', name: 'HCPC_SBO_VIEW' },
      { kind: 'role', name: 'HCPC_SALES_ADMIN' },
    ]);
  });

  it('names the user type that gives MA_VIEW, and a role held twice once', () => {
    const user = holder({ type: 'EXTERNAL', roles: ['PARTNER_ADMIN', 'PARTNER_ADMIN'] });
    expect(explainPermissions(user).slice(0, 2)).toEqual([
      { permission: 'MA_VIEW', because: [{ kind: 'userType', name: 'EXTERNAL' }] },
      { permission: 'PM_EDIT', because: [{ kind: 'role', name: 'PARTNER_ADMIN' }] },
    ]);
  });
});

describe('needs', () => {
  const needs = { all: [['PAR_VIEW', 'MER_VIEW'], ['PM_EDIT']] };

  it('hold when something of every group is held', () => {
    expect(meets(new Set(['MER_VIEW', 'PM_EDIT']), needs)).toBe(true);
    expect(meets(new Set(['PAR_VIEW', 'MER_VIEW']), needs)).toBe(false);
    expect(meets(new Set())).toBe(true);
    expect(meets(new Set(), { all: [] })).toBe(true);
  });

  it('name the groups that lack, and never let an empty group through', () => {
    expect(missing(new Set(['PM_EDIT']), needs)).toEqual([['PAR_VIEW', 'MER_VIEW']]);
    expect(missing(new Set(), needs)).toEqual([['PAR_VIEW', 'MER_VIEW'], ['PM_EDIT']]);
    expect(meets(new Set(PERMISSIONS), { all: [[]] })).toBe(false);
  });
});

describe('the names', () => {
  it('[perm.names] end in the action by convention', () => {
    expect(actionOf('PRO_VIEW')).toBe('VIEW');
    expect(actionOf('PM_RISK_REVIEW')).toBe('REVIEW');
    expect(actionOf('PAR_CREATE')).toBe('CREATE');
    expect(actionOf('PM_EDIT')).toBe('EDIT');
  });

  it('[perm.names] that end otherwise are as good as the rest', () => {
    for (const [name, action] of [
      ['FM_VIEW_DR', 'VIEW'],
      ['FM_EDIT_RS', 'EDIT'],
      ['UM_CREATE_ACCESS_ROLE', 'CREATE'],
      ['PM_DOWNLOAD', 'DOWNLOAD'],
      ['MER_DASH', null],
      ['INT_DASH', null],
    ] as const) {
      expect(isPermission(name)).toBe(true);
      expect(actionOf(name)).toBe(action);
    }
  });

  it('[perm.names] of the routes are all known, each once', () => {
    const bracketed =
      'CM_VIEW DA_VIEW DR_VIEW FM_EDIT_RS FM_VIEW_BIR_2307 FM_VIEW_DR FM_VIEW_RS HCPAY_DR_VIEW HC_PROTECT_CREATE ' +
      'HC_PROTECT_VIEW MA_VIEW MER_CREATE MER_VIEW OFFSET_REPORT_VIEW OFFSET_VIEW PAR_CREATE PAR_VIEW PM_EDIT ' +
      'PM_VIEW PRO_CREATE PRO_EDIT PRO_VIEW PT_EDIT PT_VIEW UM_CREATE_ACCESS_ROLE UM_EDIT_ACCESS_ROLE ' +
      'UM_VIEW_ACCESS_ROLE UR_CREATE UR_EDIT UR_VIEW';
    for (const name of bracketed.split(' ')) expect(isPermission(name), name).toBe(true);
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  });

  it('are granted by a module or derived, never both', () => {
    const derived: ReadonlySet<string> = new Set(DERIVED.map((row) => row.permission));
    for (const name of PERMISSIONS) {
      const byModule = MODULE_PERMISSIONS.some((permission) => permission === name);
      expect(byModule !== derived.has(name), name).toBe(true);
    }
  });

  it('are matched letter for letter', () => {
    for (const name of ['pro_view', 'PRO_VIEW ', '', 'toString', '__proto__'])
      expect(isPermission(name)).toBe(false);
  });
});
