type Responsibility = { permission: string; name: string; eventType: 'VIEW' | 'CREATE' | 'EDIT' };
type Module = { code: string; name: string; responsibilities: readonly Responsibility[] };

/** What an access role can grant, grouped by area; each responsibility carries exactly one permission. */
export const MODULES = [
  {
    code: 'PARTNERS',
    name: 'Partners',
    responsibilities: [
      { permission: 'PAR_VIEW', name: 'View partners', eventType: 'VIEW' },
      { permission: 'PAR_CREATE', name: 'Create partners', eventType: 'CREATE' },
    ],
  },
  {
    code: 'MERCHANTS',
    name: 'Merchants',
    responsibilities: [
      { permission: 'MER_VIEW', name: 'View merchants', eventType: 'VIEW' },
      { permission: 'MER_CREATE', name: 'Create merchants', eventType: 'CREATE' },
    ],
  },
  {
    code: 'DELIVERY_ADVICE',
    name: 'Delivery advice',
    responsibilities: [{ permission: 'DA_VIEW', name: 'View delivery advice', eventType: 'VIEW' }],
  },
  {
    code: 'DISBURSEMENT_REPORTS',
    name: 'Disbursement reports',
    responsibilities: [
      { permission: 'FM_VIEW_DR', name: 'View disbursement reports', eventType: 'VIEW' },
      { permission: 'DR_VIEW', name: 'View reports and their settings', eventType: 'VIEW' },
      { permission: 'HCPAY_DR_VIEW', name: 'View HCPay reports and their settings', eventType: 'VIEW' },
    ],
  },
  {
    code: 'BIR_2307',
    name: 'BIR 2307',
    responsibilities: [{ permission: 'FM_VIEW_BIR_2307', name: 'View tax form reports', eventType: 'VIEW' }],
  },
  {
    code: 'REPORT_SETTINGS',
    name: 'Report settings',
    responsibilities: [
      { permission: 'FM_VIEW_RS', name: 'View report settings', eventType: 'VIEW' },
      { permission: 'FM_EDIT_RS', name: 'Edit report settings', eventType: 'EDIT' },
    ],
  },
  {
    code: 'PROTECTION_RECEIPTS',
    name: 'Protection receipts',
    responsibilities: [
      { permission: 'HC_PROTECT_VIEW', name: 'View receipts', eventType: 'VIEW' },
      { permission: 'HC_PROTECT_CREATE', name: 'Create and upload receipts', eventType: 'CREATE' },
    ],
  },
  {
    code: 'OFFSET_REPORT',
    name: 'Offset report',
    responsibilities: [{ permission: 'OFFSET_VIEW', name: 'View the offset report', eventType: 'VIEW' }],
  },
  {
    code: 'PROMOS',
    name: 'Promos',
    responsibilities: [
      { permission: 'PRO_VIEW', name: 'View promos', eventType: 'VIEW' },
      { permission: 'PRO_CREATE', name: 'Create promos', eventType: 'CREATE' },
      { permission: 'PRO_EDIT', name: 'Feature and edit promos', eventType: 'EDIT' },
    ],
  },
  {
    code: 'PAYMENT_TRANSACTIONS',
    name: 'Payment transactions',
    responsibilities: [
      { permission: 'PT_VIEW', name: 'View payment transactions', eventType: 'VIEW' },
      { permission: 'PT_EDIT', name: 'Refund payment transactions', eventType: 'EDIT' },
    ],
  },
  {
    code: 'USER_ACCOUNTS',
    name: 'User accounts',
    responsibilities: [
      { permission: 'UR_VIEW', name: 'View user accounts', eventType: 'VIEW' },
      { permission: 'UR_CREATE', name: 'Create user accounts', eventType: 'CREATE' },
      { permission: 'UR_EDIT', name: 'Approve and edit user accounts', eventType: 'EDIT' },
    ],
  },
  {
    code: 'ACCESS_ROLES',
    name: 'Access roles',
    responsibilities: [
      { permission: 'UM_VIEW_ACCESS_ROLE', name: 'View access roles', eventType: 'VIEW' },
      { permission: 'UM_CREATE_ACCESS_ROLE', name: 'Create access roles', eventType: 'CREATE' },
      { permission: 'UM_EDIT_ACCESS_ROLE', name: 'Edit access roles', eventType: 'EDIT' },
    ],
  },
] as const satisfies readonly Module[];

export type ModulePermission = (typeof MODULES)[number]['responsibilities'][number]['permission'];

/** Every permission an access role's responsibility can grant, in the order of the modules. */
export const MODULE_PERMISSIONS: readonly ModulePermission[] = MODULES.flatMap((module) =>
  module.responsibilities.map((responsibility): ModulePermission => responsibility.permission),
);

type ModuleCode = (typeof MODULES)[number]['code'];
const PRODUCTS: ReadonlySet<ModuleCode> = new Set([
  'DELIVERY_ADVICE',
  'OFFSET_REPORT',
  'PAYMENT_TRANSACTIONS',
  'PROMOS',
  'PROTECTION_RECEIPTS',
]);

/** Whether a module is about a product that the provider sells, rather than about running the portal. */
export function isProductModule(code: ModuleCode): boolean {
  return PRODUCTS.has(code);
}
