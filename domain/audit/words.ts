import { MODULES } from '../access/modules.ts';
import { AREA_NAMES, PERMISSION_NAMES } from '../access/permissionNames.ts';
import { VIEW_ENDS } from '../access/view/viewAs.ts';
import { IDENTIFICATION_NAMES } from '../people/identification.ts';
import { type UserRequestStatus, userRequestStatus } from '../people/userRequests.ts';
import { each, type Language, type Sentence, same } from '../sentence.ts';
import { secondFactorLabels } from '../signIn/secondFactor.ts';
import { type StatusTable, type UserStatus, userStatus } from '../status.ts';
import { AUDIT_EVENTS, AUDIT_OPERATIONS, AUDIT_TARGETS } from './auditTargets.ts';
import { wordsOf } from './fields.ts';
import { wordsOfFinance } from './wordsOfFinance.ts';
import { wordsOfImports } from './wordsOfImports.ts';
import { wordsOfPromos } from './wordsOfPromos.ts';
import { wordsOfRecords } from './wordsOfRecords.ts';

type Words = Readonly<Record<string, Sentence>>;

const labelsOf = <S extends string>(table: StatusTable<S>): Words =>
  Object.fromEntries(
    Object.entries<{ label: Sentence }>(table).map(([code, { label }]): [string, Sentence] => [code, label]),
  );

const screens: Words = Object.fromEntries(
  MODULES.map(({ code }): [string, Sentence] => {
    const name = AREA_NAMES[code];
    return [code, each((language) => `${name[language]} (screen)`)];
  }),
);

/** The closed lists whose codes stand in the trail, each code in both languages; a new list is one more row. */
const LISTS = {
  operation: AUDIT_OPERATIONS,
  event: AUDIT_EVENTS,
  target: { ...screens, ...AUDIT_TARGETS },
  ...wordsOfRecords,
  ...wordsOfPromos,
  ...wordsOfImports,
  ...wordsOfFinance,
  userStatus: labelsOf<UserStatus>(userStatus),
  userRequestStatus: labelsOf<UserRequestStatus>(userRequestStatus),
  userRequestKind: {
    registration: { en: 'Account', fil: 'Account' },
    store: { en: 'Store', fil: 'Tindahan' },
    module: same('Module'),
    role: { en: 'Staff role', fil: 'Role ng kawani' },
    factor: { en: 'Lost second factor', fil: 'Nawalang ikalawang patunay' },
    identity: same('Company account'),
  },
  secondFactor: secondFactorLabels,
  userType: {
    INTERNAL: { en: 'Internal staff', fil: 'Panloob na kawani' },
    EXTERNAL: { en: 'External user', fil: 'Panlabas na user' },
  },
  accessLevel: {
    ALL: { en: 'Everything', fil: 'Lahat' },
    PARTNER: { en: 'The whole partner', fil: 'Ang buong partner' },
    MERCHANT: { en: 'Own stores', fil: 'Sariling mga tindahan' },
  },
  moduleState: {
    off: { en: 'Switched off', fil: 'Naka-off' },
    granted: { en: 'Given besides', fil: 'Idinagdag' },
  },
  designationGroup: {
    owner: { en: 'Owners', fil: 'Mga may-ari' },
    manager: { en: 'Managers', fil: 'Mga manager' },
    salesAgent: { en: 'Sales agents', fil: 'Mga sales agent' },
  },
  assignment: {
    'head-office': { en: 'Head office', fil: 'Head office' },
    'single-store': { en: 'Single store', fil: 'Isang tindahan' },
    'multiple-stores': { en: 'Multiple stores', fil: 'Ilang tindahan' },
  },
  vatType: {
    VAT_REGISTERED: same('VAT registered'),
    NON_VAT_REGISTERED: same('Non-VAT registered'),
    VAT_EXEMPT: same('VAT-exempt'),
    ZERO_RATED: same('Zero-rated'),
  },
  viewEnd: VIEW_ENDS,
  identificationPicture: IDENTIFICATION_NAMES,
  permission: PERMISSION_NAMES,
  purpose: {
    export: { en: 'Export', fil: 'Export' },
    upload: { en: 'Uploaded, not yet used', fil: 'Na-upload, hindi pa nagagamit' },
    document: { en: 'Document', fil: 'Dokumento' },
    logo: { en: 'Logo', fil: 'Logo' },
    contract: { en: 'Contract', fil: 'Kontrata' },
    promo: { en: 'Image of a promo', fil: 'Larawan ng promo' },
    import: { en: 'Spreadsheet to import', fil: 'Spreadsheet na ii-import' },
    signature: { en: 'Signature', fil: 'Lagda' },
    'owed-paper': { en: 'Certificate that arrived', fil: 'Sertipikong dumating' },
    protection: { en: 'Paper of a protection receipt', fil: 'Papel ng resibo ng protection' },
    'bank-answer': { en: 'Answer of the bank', fil: 'Sagot ng bangko' },
    identification: { en: 'Identification', fil: 'Pagkakakilanlan' },
    login: { en: 'Signing in', fil: 'Pag-sign in' },
    password: { en: 'New password', fil: 'Bagong password' },
  },
  messageWay: { email: same('E-mail'), sms: same('SMS') },
  format: { xlsx: same('Excel (.xlsx)'), csv: same('CSV (.csv)') },
  /** Columns of lists, by their name on the wire. */
  field: {},
} as const satisfies Record<string, Words>;

export type AuditWords = keyof typeof LISTS;
/** The names of the lists. */
export const AUDIT_WORDS = Object.keys(LISTS) as AuditWords[];

const lists: Readonly<Record<AuditWords, Words>> = LISTS;
const READS_AS_WORDS: ReadonlySet<AuditWords> = new Set(['field', 'target', 'event']);

/** Whether a list has words for a code. */
export function hasWord(list: AuditWords, code: string): boolean {
  return Object.hasOwn(lists[list], code);
}

/** A code of a closed list in words; one that the list does not know stays as it is. */
export function wordOf(list: AuditWords, code: string, language: Language): string {
  const known = hasWord(list, code) ? lists[list][code]?.[language] : undefined;
  return known ?? (READS_AS_WORDS.has(list) ? wordsOf(code) : code);
}
