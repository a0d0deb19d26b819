import type { Permission } from '../permissions.ts';
import type { Language, Sentence } from '../sentence.ts';

/** The areas that permissions belong to. */
export const AREA_NAMES = {
  PARTNERS: { en: 'Partners', fil: 'Mga partner' },
  MERCHANTS: { en: 'Merchants', fil: 'Mga merchant' },
  DELIVERY_ADVICE: { en: 'Delivery advice', fil: 'Abiso ng paghahatid' },
  DISBURSEMENT_REPORTS: { en: 'Disbursement reports', fil: 'Mga ulat ng pagbabayad' },
  BIR_2307: { en: 'BIR 2307', fil: 'BIR 2307' },
  REPORT_SETTINGS: { en: 'Report settings', fil: 'Mga setting ng ulat' },
  PROTECTION_RECEIPTS: { en: 'Protection receipts', fil: 'Mga resibo ng protection' },
  OFFSET_REPORT: { en: 'Offset report', fil: 'Ulat ng offset' },
  PROMOS: { en: 'Promos', fil: 'Mga promo' },
  PAYMENT_TRANSACTIONS: { en: 'Payment transactions', fil: 'Mga transaksyon ng bayad' },
  USER_ACCOUNTS: { en: 'User accounts', fil: 'Mga account ng gumagamit' },
  ACCESS_ROLES: { en: 'Access roles', fil: 'Mga access role' },
  PARTNER_MANAGEMENT: { en: 'Partner management', fil: 'Pamamahala ng partner' },
  CONTRACTS: { en: 'Contracts', fil: 'Mga kontrata' },
  DASHBOARD: { en: 'Dashboard', fil: 'Dashboard' },
  OWN_ACCOUNT: { en: 'My account', fil: 'Aking account' },
  PRODUCTS: { en: 'Other products', fil: 'Ibang produkto' },
} as const satisfies Record<string, Sentence>;

/** What an area is called that a code names, a module's too; one that is not known is called otherwise, else by its code. */
export const areaName = (code: string, language: Language, otherwise = code): string =>
  Object.hasOwn(AREA_NAMES, code) ? AREA_NAMES[code as keyof typeof AREA_NAMES][language] : otherwise;

/** What each permission lets somebody do. */
export const PERMISSION_NAMES: Readonly<Record<Permission, Sentence>> = {
  PAR_VIEW: { en: 'View partners', fil: 'Tingnan ang mga partner' },
  PAR_CREATE: { en: 'Create partners', fil: 'Gumawa ng partner' },
  MER_VIEW: { en: 'View merchants', fil: 'Tingnan ang mga merchant' },
  MER_CREATE: { en: 'Create merchants', fil: 'Gumawa ng merchant' },
  DA_VIEW: { en: 'View delivery advice', fil: 'Tingnan ang abiso ng paghahatid' },
  FM_VIEW_DR: { en: 'View disbursement reports', fil: 'Tingnan ang mga ulat ng pagbabayad' },
  DR_VIEW: { en: 'View reports and their settings', fil: 'Tingnan ang mga ulat at mga setting nito' },
  HCPAY_DR_VIEW: {
    en: 'View HCPay reports and their settings',
    fil: 'Tingnan ang mga ulat ng HCPay at mga setting nito',
  },
  FM_VIEW_BIR_2307: { en: 'View tax form reports', fil: 'Tingnan ang mga ulat ng buwis' },
  FM_VIEW_RS: { en: 'View report settings', fil: 'Tingnan ang mga setting ng ulat' },
  FM_EDIT_RS: { en: 'Edit report settings', fil: 'Baguhin ang mga setting ng ulat' },
  HC_PROTECT_VIEW: { en: 'View receipts', fil: 'Tingnan ang mga resibo' },
  HC_PROTECT_CREATE: { en: 'Create and upload receipts', fil: 'Gumawa at mag-upload ng resibo' },
  OFFSET_VIEW: { en: 'View the offset report', fil: 'Tingnan ang ulat ng offset' },
  PRO_VIEW: { en: 'View promos', fil: 'Tingnan ang mga promo' },
  PRO_CREATE: { en: 'Create promos', fil: 'Gumawa ng promo' },
  PRO_EDIT: { en: 'Feature and edit promos', fil: 'Itampok at baguhin ang mga promo' },
  PT_VIEW: { en: 'View payment transactions', fil: 'Tingnan ang mga transaksyon ng bayad' },
  PT_EDIT: { en: 'Refund payment transactions', fil: 'Mag-refund ng transaksyon' },
  UR_VIEW: { en: 'View user accounts', fil: 'Tingnan ang mga account ng gumagamit' },
  UR_CREATE: { en: 'Create user accounts', fil: 'Gumawa ng account ng gumagamit' },
  UR_EDIT: { en: 'Approve and edit user accounts', fil: 'Aprubahan at baguhin ang mga account' },
  UM_VIEW_ACCESS_ROLE: { en: 'View access roles', fil: 'Tingnan ang mga access role' },
  UM_CREATE_ACCESS_ROLE: { en: 'Create access roles', fil: 'Gumawa ng access role' },
  UM_EDIT_ACCESS_ROLE: { en: 'Edit access roles', fil: 'Baguhin ang mga access role' },
  MA_VIEW: { en: 'Use the own account page', fil: 'Gamitin ang pahina ng sariling account' },
  PRO_STATUS_SUBMITTED_EDIT: {
    en: 'Move promos on from submitted',
    fil: 'Isulong ang promo mula sa naisumite',
  },
  PRO_STATUS_REVIEW_EDIT: { en: 'Move promos on from reviewed', fil: 'Isulong ang promo mula sa nasuri' },
  PRO_STATUS_APPROVED_EDIT: {
    en: 'Move promos on from approved',
    fil: 'Isulong ang promo mula sa naaprubahan',
  },
  PM_SBO_REVIEW: { en: 'Review applications', fil: 'Suriin ang mga aplikasyon' },
  PM_RISK_REVIEW: { en: 'Verify risk of applications', fil: 'Tiyakin ang panganib ng mga aplikasyon' },
  MER_DASH: { en: 'See the store dashboard', fil: 'Makita ang dashboard ng tindahan' },
  MER_DASH_EDIT: { en: 'Arrange the store dashboard', fil: 'Ayusin ang dashboard ng tindahan' },
  MPL_EDIT: { en: 'Edit the marketplace', fil: 'Baguhin ang marketplace' },
  MPL_VIEW: { en: 'View the marketplace', fil: 'Tingnan ang marketplace' },
  PM_VIEW: { en: 'View partner applications', fil: 'Tingnan ang mga aplikasyon ng partner' },
  PM_EDIT: { en: 'Edit partner applications', fil: 'Baguhin ang mga aplikasyon ng partner' },
  CM_VIEW: { en: 'View contracts', fil: 'Tingnan ang mga kontrata' },
  CM_EDIT: { en: 'Upload signed contracts', fil: 'Mag-upload ng pinirmahang kontrata' },
  HCPC_VAS_VIEW: { en: 'View value-added services', fil: 'Tingnan ang mga dagdag na serbisyo' },
  PM_DOWNLOAD: { en: 'Download application documents', fil: 'Mag-download ng dokumento ng aplikasyon' },
  OFFSET_REPORT_VIEW: {
    en: 'View the offset report by role',
    fil: 'Tingnan ang ulat ng offset ayon sa role',
  },
  INT_DASH: { en: 'See the staff dashboard', fil: 'Makita ang dashboard ng kawani' },
};
