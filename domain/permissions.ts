import { MODULE_PERMISSIONS, type ModulePermission } from './access/modules.ts';
import { HEAD_OFFICES, RESERVED_ROLES } from './access/roles.ts';

export { MODULE_PERMISSIONS, MODULES, type ModulePermission } from './access/modules.ts';
export { meets, missing } from './access/needs.ts';
export { isReservedRole, RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from './access/roles.ts';

const DERIVED_PERMISSIONS = [
  'MA_VIEW',
  'PRO_STATUS_SUBMITTED_EDIT',
  'PRO_STATUS_REVIEW_EDIT',
  'PRO_STATUS_APPROVED_EDIT',
  'PM_SBO_REVIEW',
  'PM_RISK_REVIEW',
  'MER_DASH',
  'MER_DASH_EDIT',
  'MPL_EDIT',
  'MPL_VIEW',
  'PM_VIEW',
  'PM_EDIT',
  'CM_VIEW',
  'CM_EDIT',
  'HCPC_VAS_VIEW',
  'PM_DOWNLOAD',
  'OFFSET_REPORT_VIEW',
  'INT_DASH',
] as const;

export type DerivedPermission = (typeof DERIVED_PERMISSIONS)[number];
export type Permission = ModulePermission | DerivedPermission;
export type UserType = 'INTERNAL' | 'EXTERNAL';

/** Every permission that exists: those an access role grants, then those that follow from role names or user type. */
export const PERMISSIONS: readonly Permission[] = [...MODULE_PERMISSIONS, ...DERIVED_PERMISSIONS];

/**
 * One way to come by a permission without a module: any of `anyOf` (a trailing * matches every ending; no `anyOf`
 * means the user type alone is enough), none of `unless`, and, where given, that user type.
 */
export type Derivation = {
  permission: DerivedPermission;
  anyOf?: readonly string[];
  unless?: readonly string[];
  userType?: UserType;
};

const MANAGERS = ['STORE_MANAGER', 'MERCHANT_MANAGER'];
const STORE_STAFF = [...MANAGERS, 'STORE_FRONTLINER', 'MERCHANT_FRONTLINER'];
const VAS = ['PARTNER_ADMIN', ...STORE_STAFF, ...HEAD_OFFICES, 'ACCOUNTING_FINANCE', 'HCPC_VAS_ADMIN'];
const PARTNER_EDITORS = ['CEO_PRESIDENT', 'ACCOUNTING_FINANCE', 'PARTNER_ADMIN', 'INFORMATION_TECHNOLOGY'];
const WIDER_THAN_ONLINE = [
  'HCPC_SALES_ADMIN',
  'HCPC_SBO_VIEW',
  'HCPC_ANTIFRAUD_VIEW',
  'HCPC_ITSECURITY_TEST',
  'HCPC_ITAPP_SUPPORT',
];

/** The whole table of derived permissions; nothing else in the code looks at a role's name to decide what it may do. */
export const DERIVED: readonly Derivation[] = [
  { permission: 'MA_VIEW', userType: 'EXTERNAL' },
  { permission: 'PRO_STATUS_SUBMITTED_EDIT', anyOf: ['HCPC_LOYALTY_EDIT'] },
  { permission: 'PRO_STATUS_REVIEW_EDIT', anyOf: ['HCPC_LOYALTY_EDIT'] },
  { permission: 'PRO_STATUS_APPROVED_EDIT', anyOf: ['HCPC_LOYALTY_EDIT'] },
  { permission: 'PM_SBO_REVIEW', anyOf: ['HCPC_SBO_REVIEW'] },
  { permission: 'PM_RISK_REVIEW', anyOf: ['HCPC_ANTIFRAUD_REVIEW'] },
  { permission: 'MER_DASH', anyOf: STORE_STAFF },
  { permission: 'MER_DASH_EDIT', anyOf: MANAGERS },
  { permission: 'MPL_EDIT', anyOf: ['HCPC_SALES_ADMIN', 'HCPC_MPL_EDIT'] },
  { permission: 'MPL_VIEW', anyOf: ['HCPC_ONLINE_VIEW'], unless: WIDER_THAN_ONLINE },
  { permission: 'PM_VIEW', anyOf: ['HCPC_SBO_VIEW', 'HCPC_ANTIFRAUD_VIEW', 'HCPC_ONLINE_VIEW'] },
  {
    permission: 'PM_EDIT',
    anyOf: ['HCPC_SBO_EDIT', ...PARTNER_EDITORS, ...HEAD_OFFICES, 'HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT'],
  },
  { permission: 'CM_VIEW', anyOf: ['HCPC_SBO_VIEW', 'HCPC_SALES_ADMIN'] },
  { permission: 'CM_EDIT', anyOf: ['HCPC_SBO_EDIT', 'HCPC_SALES_ADMIN'] },
  { permission: 'HCPC_VAS_VIEW', anyOf: VAS },
  { permission: 'PM_DOWNLOAD', anyOf: ['HCPC_SBO_*'] },
  { permission: 'OFFSET_REPORT_VIEW', anyOf: ['HCPC_SBO_VIEW', 'ACCOUNTING_FINANCE', ...HEAD_OFFICES] },
  { permission: 'INT_DASH', anyOf: ['HCPC_*'], userType: 'INTERNAL' },
];

const KNOWN: ReadonlySet<string> = new Set(PERMISSIONS);

/** Whether a name is one of the permissions that exist. */
export function isPermission(name: string): name is Permission {
  return KNOWN.has(name);
}

export type PermissionHolder = {
  type: UserType;
  roles: readonly string[];
  moduleAccessibility: readonly string[];
};
export type Reason = { kind: 'module' | 'role' | 'userType'; name: string };
export type Explained = { permission: Permission; because: Reason[] };

const matches = (pattern: string, role: string): boolean =>
  pattern.endsWith('*')
    ? role.length >= pattern.length && role.startsWith(pattern.slice(0, -1))
    : role === pattern;

const hasOneOf = (patterns: readonly string[], { roles }: PermissionHolder): boolean =>
  patterns.some((pattern) => roles.some((role) => matches(pattern, role)));

const gives = ({ anyOf, unless, userType }: Derivation, user: PermissionHolder): boolean =>
  (!userType || userType === user.type) &&
  (!anyOf || hasOneOf(anyOf, user)) &&
  !(unless && hasOneOf(unless, user));

function reasonsOf(row: Derivation, user: PermissionHolder): Reason[] {
  if (!gives(row, user)) return [];
  if (!row.anyOf) return [{ kind: 'userType', name: user.type }];
  const giving = user.roles.filter((role) => row.anyOf?.some((pattern) => matches(pattern, role)));
  return [...new Set(giving)].map((name) => ({ kind: 'role', name }));
}

/** What derives each permission; looked up with every request. */
const DERIVATIONS: ReadonlyMap<Permission, readonly Derivation[]> = Map.groupBy(
  DERIVED,
  ({ permission }) => permission,
);

/** Every permission the user holds, in the order of PERMISSIONS, each with all the reasons that give it. */
export function explainPermissions(user: PermissionHolder): Explained[] {
  const modules = new Set(user.moduleAccessibility);
  return PERMISSIONS.map((permission) => ({
    permission,
    because: [
      ...(modules.has(permission) ? [{ kind: 'module' as const, name: permission }] : []),
      ...(DERIVATIONS.get(permission) ?? []).flatMap((row) => reasonsOf(row, user)),
    ],
  })).filter((explained) => explained.because.length > 0);
}

/** What the user may do: the module permissions and all that derives from roles and type; unknown names are dropped. */
export function permissionsOf(user: PermissionHolder): Set<Permission> {
  const modules = new Set(user.moduleAccessibility);
  return new Set(
    PERMISSIONS.filter(
      (permission) => modules.has(permission) || DERIVATIONS.get(permission)?.some((row) => gives(row, user)),
    ),
  );
}

/** The seeded roles whose name alone gives a permission to their holders among staff. */
export function rolesGiving(permission: Permission): string[] {
  return RESERVED_ROLES.filter(
    ({ name, isExternal }) =>
      !isExternal &&
      permissionsOf({ type: 'INTERNAL', roles: [name], moduleAccessibility: [] }).has(permission),
  ).map(({ name }) => name);
}

const ACTIONS = ['VIEW', 'CREATE', 'EDIT', 'REVIEW', 'DOWNLOAD'] as const;

/** The action in a permission's name (FM_VIEW_DR is VIEW), or null; a naming convention, never a validation. */
export function actionOf(permission: string): (typeof ACTIONS)[number] | null {
  const words = permission.split('_');
  return ACTIONS.find((action) => words.includes(action)) ?? null;
}
