import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { userFields } from './user.ts';

const {
  name,
  username,
  email,
  mobileLast4,
  birthDate,
  landlineNumber,
  partnerName,
  merchants,
  registrationCode,
} = userFields;

/** What lists show of a request for an account, a store or a module, by its name on the wire. */
export const requestListFields = {
  kind: {
    label: { en: 'Asks for', fil: 'Hinihiling' },
    kind: 'option',
    sees: 'all',
    sets: 'server',
  },
  name,
  wanted: {
    label: { en: 'Role, store or module', fil: 'Role, tindahan o module' },
    kind: 'line',
    sees: 'all',
    sets: 'server',
  },
  why: {
    label: { en: 'Why', fil: 'Bakit' },
    kind: 'line',
    max: 300,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'why',
  },
  partnerName,
  email,
  mobileLast4,
  createdBy: { label: { en: 'Asked by', fil: 'Hiniling ni' }, kind: 'line', sees: 'named', sets: 'server' },
  dtimeCreated: {
    label: { en: 'Asked', fil: 'Hiniling noong' },
    kind: 'instant',
    sees: 'all',
    sets: 'server',
  },
  decidedBy: {
    label: { en: 'Decided by', fil: 'Pinagpasyahan ni' },
    kind: 'line',
    optional: true,
    sees: 'named',
    sets: 'server',
  },
  dtimeDecided: {
    label: { en: 'Decided', fil: 'Pinagpasyahan' },
    kind: 'instant',
    optional: true,
    sees: 'all',
    sets: 'server',
  },
  decisionReason: {
    label: { en: 'Reason', fil: 'Dahilan' },
    kind: 'line',
    min: 3,
    max: 300,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'decision_reason',
  },
} as const satisfies FieldRows;

/** Every field of such a request. */
export const userRequestFields = {
  ...requestListFields,
  username,
  merchants,
  landlineNumber,
  birthDate,
  registrationCode,
  jobTitle: userFields.jobTitle,
  acceptableUseVersion: {
    label: { en: 'Acceptable use, version', fil: 'Acceptable use, bersyon' },
    kind: 'line',
    optional: true,
    sees: 'all',
    sets: 'server',
    column: 'acceptable_use_version',
  },
  privacyPolicyVersion: {
    label: { en: 'Privacy policy, version', fil: 'Privacy policy, bersyon' },
    kind: 'line',
    optional: true,
    sees: 'all',
    sets: 'server',
    column: 'privacy_policy_version',
  },
  dtimeAgreed: {
    label: { en: 'Agreed to both', fil: 'Sumang-ayon sa dalawa' },
    kind: 'instant',
    optional: true,
    sees: 'all',
    sets: 'server',
    column: 'agreed_at',
  },
  /** Of a lost second factor: how whoever asks made sure that it is the person. */
  identification: {
    label: { en: 'How they were identified', fil: 'Paano sila nakilala' },
    kind: 'line',
    min: 10,
    max: 300,
    optional: true,
    sees: 'staff',
    sets: 'staff',
    column: 'identification',
  },
  /** Of a company account that is to be linked: the identity provider's id of the person, exactly as its tokens have it. */
  identitySubject: {
    label: { en: 'Company account id', fil: 'Id ng company account' },
    kind: 'line',
    min: 1,
    max: 255,
    optional: true,
    sees: 'staff',
    sets: 'staff',
    column: 'identity_subject',
  },
  /** Of who registered with a code: what kind of ID they sent in. */
  identificationType: {
    label: { en: 'Kind of ID', fil: 'Uri ng ID' },
    kind: 'option',
    optional: true,
    sees: 'staff',
    sets: 'server',
    column: 'code_identification_type',
  },
  identificationEnd: {
    label: { en: 'Number of the ID', fil: 'Numero ng ID' },
    kind: 'line',
    optional: true,
    sees: 'staff',
    sets: 'server',
  },
  dateValidity: {
    label: { en: 'ID valid until', fil: 'May bisa ang ID hanggang' },
    kind: 'day',
    optional: true,
    sees: 'staff',
    sets: 'server',
  },
  /** Of who registered with a code: the modules that they want besides. */
  moduleCodes: {
    label: { en: 'Features wanted besides', fil: 'Mga feature na gustong idagdag' },
    kind: 'rows',
    sees: 'all',
    sets: 'server',
  },
  importId: { label: same('Import'), kind: 'line', optional: true, sees: 'all', sets: 'server' },
} as const satisfies FieldRows;

const { wanted, why, dtimeCreated, dtimeDecided, decisionReason } = requestListFields;

/** What people see of their own requests. */
export const myRequestFields = {
  wanted,
  status: { label: { en: 'Status', fil: 'Katayuan' }, kind: 'option', sees: 'all', sets: 'server' },
  why,
  dtimeCreated,
  dtimeDecided,
  decisionReason,
} as const satisfies FieldRows;
