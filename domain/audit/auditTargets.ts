import { type Sentence, same } from '../sentence.ts';

/** What was done to a row; an event changes none. */
export const AUDIT_OPERATIONS = {
  INSERT: { en: 'Created', fil: 'Ginawa' },
  UPDATE: { en: 'Changed', fil: 'Binago' },
  DELETE: { en: 'Deleted', fil: 'Binura' },
  EVENT: { en: 'Event', fil: 'Pangyayari' },
} as const satisfies Record<string, Sentence>;

export const AUDIT_EVENTS = {
  VIEW: { en: 'Viewed', fil: 'Tiningnan' },
  CREATE: { en: 'Created', fil: 'Gumawa' },
  EDIT: { en: 'Changed', fil: 'Binago' },
  SESSION_REUSE: { en: 'Old session token used again', fil: 'Muling ginamit ang lumang session token' },
  PASSWORD_CHANGED: { en: 'Password changed', fil: 'Pinalitan ang password' },
  OTP_FAILED: { en: 'Wrong code', fil: 'Maling code' },
  LOGIN: { en: 'Signed in', fil: 'Nag-sign in' },
  LOGIN_FAILED: { en: 'Sign-in failed', fil: 'Hindi natuloy ang sign-in' },
  LOGOUT: { en: 'Signed out', fil: 'Nag-sign out' },
  EXPORT: { en: 'Export ordered', fil: 'Nagpagawa ng export' },
  REVEAL: { en: 'Full account numbers shown', fil: 'Ipinakita ang buong account number' },
  THUMBNAIL: { en: 'Shown as a thumbnail', fil: 'Ipinakita bilang thumbnail' },
  DOWNLOAD: { en: 'File downloaded', fil: 'Nag-download ng file' },
} as const satisfies Record<string, Sentence>;

/** Target of what the portal reports about a screen that is none of the modules. */
export const PORTAL_TARGET = 'PORTAL';

/** What an entry is about: a table, or for an export the list; the modules' screens come from their own table. */
export const AUDIT_TARGETS = {
  access_role: same('Access role'),
  partner: same('Partner'),
  merchant: same('Merchant'),
  associate: { en: 'Person of a store', fil: 'Tao ng tindahan' },
  associate_merchant: { en: 'Store of a person', fil: 'Tindahan ng tao' },
  address: same('Address'),
  contact_person: { en: 'Contact person', fil: 'Kausap' },
  bank_account: same('Bank account'),
  mdr_rate: same('MDR rate'),
  merchant_schedule: { en: 'Operating hours', fil: 'Oras ng operasyon' },
  ecommerce_site: { en: 'E-commerce site', fil: 'E-commerce site' },
  merchant_commodity: same('Commodity'),
  document: { en: 'Document', fil: 'Dokumento' },
  record_note: { en: 'Note', fil: 'Tala' },
  review_remark: { en: 'Remark to the applicant', fil: 'Puna sa aplikante' },
  application_event: { en: 'Move of an application', fil: 'Galaw ng aplikasyon' },
  review_claim: { en: 'Review taken', fil: 'Kinuhang pagsusuri' },
  approval_request: { en: 'Request to a second person', fil: 'Hiling sa ikalawang tao' },
  partner_contract: { en: 'Contract', fil: 'Kontrata' },
  import_job: same('Import'),
  user_registration: { en: 'User registration', fil: 'Rehistro ng user' },
  promo: same('Promo'),
  promo_category: { en: 'Category of a promo', fil: 'Kategorya ng promo' },
  promo_partner: { en: 'Partner of a promo', fil: 'Partner ng promo' },
  promo_area: { en: 'Area of a promo', fil: 'Lugar ng promo' },
  promo_image: { en: 'Image of a promo', fil: 'Larawan ng promo' },
  promo_location: { en: 'Stores of a promo', fil: 'Mga tindahan ng promo' },
  promo_exception: { en: 'Stores that a promo leaves out', fil: 'Mga tindahang hindi kasama sa promo' },
  user_account: same('User'),
  user_access_role: { en: 'User role', fil: 'Role ng user' },
  user_merchant: { en: 'User store', fil: 'Tindahan ng user' },
  credential: { en: 'User password', fil: 'Password ng user' },
  session: { en: 'Sign-in', fil: 'Pag-sign in' },
  file: same('File'),
  'access-roles': { en: 'List of access roles', fil: 'Listahan ng mga access role' },
  audit: { en: 'List of the audit trail', fil: 'Listahan ng audit trail' },
  partners: { en: 'List of partners', fil: 'Listahan ng mga partner' },
  merchants: { en: 'List of merchants', fil: 'Listahan ng mga merchant' },
  contracts: { en: 'List of contracts', fil: 'Listahan ng mga kontrata' },
  promos: { en: 'List of promos', fil: 'Listahan ng mga promo' },
  associates: { en: 'List of people', fil: 'Listahan ng mga tao' },
  jobs: { en: 'List of exports and imports', fil: 'Listahan ng mga export at import' },
  approvals: { en: 'List of approvals', fil: 'Listahan ng mga pag-apruba' },
  queue: { en: 'Review queue', fil: 'Pila ng pagsusuri' },
  applications: { en: 'List of applications', fil: 'Listahan ng mga aplikasyon' },
  [PORTAL_TARGET]: same('Portal'),
} as const satisfies Record<string, Sentence>;
