import { MODULES, PERMISSIONS, type Permission } from '../permissions.ts';
import type { AREA_NAMES } from './permissionNames.ts';

/** The areas that permissions belong to. */
export type AreaCode = keyof typeof AREA_NAMES;

type Derived = Exclude<Permission, (typeof MODULES)[number]['responsibilities'][number]['permission']>;

/** Where a permission that no module gives belongs. */
const DERIVED_AREA: Record<Derived, AreaCode> = {
  MA_VIEW: 'OWN_ACCOUNT',
  PRO_STATUS_SUBMITTED_EDIT: 'PROMOS',
  PRO_STATUS_REVIEW_EDIT: 'PROMOS',
  PRO_STATUS_APPROVED_EDIT: 'PROMOS',
  PM_SBO_REVIEW: 'PARTNER_MANAGEMENT',
  PM_RISK_REVIEW: 'PARTNER_MANAGEMENT',
  PM_VIEW: 'PARTNER_MANAGEMENT',
  PM_EDIT: 'PARTNER_MANAGEMENT',
  PM_DOWNLOAD: 'PARTNER_MANAGEMENT',
  MER_DASH: 'DASHBOARD',
  MER_DASH_EDIT: 'DASHBOARD',
  INT_DASH: 'DASHBOARD',
  MPL_EDIT: 'PRODUCTS',
  MPL_VIEW: 'PRODUCTS',
  HCPC_VAS_VIEW: 'PRODUCTS',
  CM_VIEW: 'CONTRACTS',
  CM_EDIT: 'CONTRACTS',
  OFFSET_REPORT_VIEW: 'OFFSET_REPORT',
};

const AREA_OF: ReadonlyMap<string, AreaCode> = new Map<string, AreaCode>([
  ...MODULES.flatMap(({ code, responsibilities }) =>
    responsibilities.map(({ permission }): [string, AreaCode] => [permission, code]),
  ),
  ...Object.entries(DERIVED_AREA),
]);

/** The area a permission belongs to, or null for a name that does not exist. */
export const areaOf = (permission: string): AreaCode | null => AREA_OF.get(permission) ?? null;

/** Rows by area, areas in the order of the table of permissions. */
export const byArea = <R extends { permission: string }>(rows: readonly R[]): [AreaCode, R[]][] => {
  const areas = [...new Set(PERMISSIONS.map((permission) => areaOf(permission)))].filter(
    (area) => area !== null,
  );
  return areas
    .map((area): [AreaCode, R[]] => [area, rows.filter((row) => areaOf(row.permission) === area)])
    .filter(([, held]) => held.length > 0);
};
