import { MODULE_PERMISSIONS, type ModulePermission } from './modules.ts';

export const HEAD_OFFICES = [
  'HEAD_OFFICE_1',
  'HEAD_OFFICE_2',
  'HEAD_OFFICE_3',
  'HEAD_OFFICE_4',
  'HEAD_OFFICE_5',
  'HEAD_OFFICE_6',
  'HEAD_OFFICE_7',
  'HEAD_OFFICE_8',
  'HEAD_OFFICE_9',
  'HEAD_OFFICE_10',
  'HEAD_OFFICE_11',
] as const;

const PARTNER_SALES: readonly ModulePermission[] = ['PAR_VIEW', 'MER_VIEW', 'DA_VIEW', 'PT_VIEW'];
const HEAD_OFFICE: readonly ModulePermission[] = [
  ...PARTNER_SALES,
  'FM_VIEW_DR',
  'DR_VIEW',
  'FM_VIEW_BIR_2307',
];
const MANAGER: readonly ModulePermission[] = [
  'MER_VIEW',
  'PT_VIEW',
  'PT_EDIT',
  'PRO_VIEW',
  'UR_VIEW',
  'DA_VIEW',
];
const FRONTLINER: readonly ModulePermission[] = ['PT_VIEW', 'PRO_VIEW'];
const FINANCE_VIEW: readonly ModulePermission[] = [
  'FM_VIEW_DR',
  'DR_VIEW',
  'HCPAY_DR_VIEW',
  'FM_VIEW_BIR_2307',
  'FM_VIEW_RS',
  'HC_PROTECT_VIEW',
  'OFFSET_VIEW',
  'PT_VIEW',
];
const PARTNER_ADMIN: readonly ModulePermission[] = [
  ...PARTNER_SALES,
  'MER_CREATE',
  'PRO_VIEW',
  'PRO_CREATE',
  'PT_EDIT',
  'UR_VIEW',
  'UR_CREATE',
  'FM_VIEW_DR',
  'FM_VIEW_BIR_2307',
];

type SeededRole = { isExternal: boolean; modules: readonly ModulePermission[] };
const internal = (...modules: readonly ModulePermission[]): SeededRole => ({ isExternal: false, modules });
const external = (...modules: readonly ModulePermission[]): SeededRole => ({ isExternal: true, modules });

const SEEDED = {
  HCPC_SALES_ADMIN: internal(...MODULE_PERMISSIONS),
  HCPC_SBO_VIEW: internal(...PARTNER_SALES, 'FM_VIEW_DR'),
  HCPC_SBO_EDIT: internal('PAR_VIEW', 'PAR_CREATE', 'MER_VIEW', 'MER_CREATE'),
  HCPC_SBO_REVIEW: internal('PAR_VIEW', 'MER_VIEW'),
  HCPC_ANTIFRAUD_VIEW: internal('PAR_VIEW', 'MER_VIEW'),
  HCPC_ANTIFRAUD_REVIEW: internal('PAR_VIEW', 'MER_VIEW'),
  HCPC_LOYALTY_EDIT: internal('PRO_VIEW', 'PRO_CREATE', 'PRO_EDIT'),
  HCPC_FINANCE_VIEW: internal(...FINANCE_VIEW),
  HCPC_FINANCE_EDIT: internal(...FINANCE_VIEW, 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'PT_EDIT'),
  HCPC_OPERATIONS_VIEW: internal(...PARTNER_SALES),
  HCPC_ONLINE_VIEW: internal('PAR_VIEW'),
  HCPC_MPL_EDIT: internal('PAR_VIEW', 'MER_VIEW'),
  HCPC_ITAPP_SUPPORT: internal(
    'UR_VIEW',
    'UR_CREATE',
    'UR_EDIT',
    'UM_VIEW_ACCESS_ROLE',
    'UM_CREATE_ACCESS_ROLE',
    'UM_EDIT_ACCESS_ROLE',
  ),
  HCPC_ITSECURITY_TEST: internal('UR_VIEW', 'UM_VIEW_ACCESS_ROLE'),
  HCPC_VAS_ADMIN: internal('HC_PROTECT_VIEW', 'PT_VIEW'),
  CEO_PRESIDENT: external(...HEAD_OFFICE, 'PRO_VIEW', 'UR_VIEW'),
  ACCOUNTING_FINANCE: external('PT_VIEW', 'FM_VIEW_DR', 'DR_VIEW', 'FM_VIEW_BIR_2307'),
  PARTNER_ADMIN: external(...PARTNER_ADMIN),
  INFORMATION_TECHNOLOGY: external('PAR_VIEW', 'MER_VIEW', 'UR_VIEW', 'UR_CREATE'),
  HEAD_OFFICE_1: external(...HEAD_OFFICE),
  HEAD_OFFICE_2: external(...HEAD_OFFICE),
  HEAD_OFFICE_3: external(...HEAD_OFFICE),
  HEAD_OFFICE_4: external(...HEAD_OFFICE),
  HEAD_OFFICE_5: external(...HEAD_OFFICE),
  HEAD_OFFICE_6: external(...HEAD_OFFICE),
  HEAD_OFFICE_7: external(...HEAD_OFFICE),
  HEAD_OFFICE_8: external(...HEAD_OFFICE),
  HEAD_OFFICE_9: external(...HEAD_OFFICE),
  HEAD_OFFICE_10: external(...HEAD_OFFICE),
  HEAD_OFFICE_11: external(...HEAD_OFFICE),
  STORE_MANAGER: external(...MANAGER),
  MERCHANT_MANAGER: external(...MANAGER),
  STORE_FRONTLINER: external(...FRONTLINER),
  MERCHANT_FRONTLINER: external(...FRONTLINER),
} as const satisfies Record<string, SeededRole>;

export type SeededRoleName = keyof typeof SEEDED;

/** The roles every installation is seeded with, and whether external users may hold them. */
export const RESERVED_ROLES: readonly { name: SeededRoleName; isExternal: boolean }[] = (
  Object.keys(SEEDED) as SeededRoleName[]
).map((name) => ({ name, isExternal: SEEDED[name].isExternal }));

/** The module permissions each seeded role starts with. */
export const ROLE_MODULE_PERMISSIONS = Object.fromEntries(
  Object.entries(SEEDED).map(([name, role]) => [name, role.modules]),
) as Readonly<Record<SeededRoleName, readonly ModulePermission[]>>;

const RESERVED_NAMES: ReadonlySet<string> = new Set(Object.keys(SEEDED));

/** Whether users may neither create, rename nor delete a role of this name; case and outer blanks do not matter. */
export function isReservedRole(name: string): boolean {
  const upper = name.trim().toUpperCase();
  return upper.startsWith('HCPC_') || RESERVED_NAMES.has(upper);
}
