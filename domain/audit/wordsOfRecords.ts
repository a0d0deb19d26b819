import { civilStatusWords, genderWords } from '../people/personWords.ts';
import { mdrType } from '../records/mdrRates.ts';
import { APPLICATION_MOVES } from '../review/applicationMoves.ts';
import { applicationStatus, workflowStatus } from '../review/applicationStatus.ts';
import { approvalKind, approvalState } from '../review/approval.ts';
import { remarkStates } from '../review/remarkState.ts';
import { type Sentence, same } from '../sentence.ts';

const labels = <K extends string>(
  table: Readonly<Record<K, { label: Sentence }>>,
): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries<{ label: Sentence }>(table).map(([code, { label }]): [string, Sentence] => [code, label]),
  );

/** Closed lists of partners, stores and what hangs below them. */
export const wordsOfRecords = {
  applicationStatus: labels(applicationStatus),
  workflowStatus: labels(workflowStatus),
  move: APPLICATION_MOVES,
  remarkState: labels(remarkStates),
  associateKind: {
    RETAILER: { en: 'Retailer associate', fil: 'Tauhan ng tindahan' },
    SALES: { en: 'Sales representative', fil: 'Sales representative' },
  },
  gender: genderWords,
  civilStatus: civilStatusWords,
  addressType: {
    REGISTRATION: { en: 'Registration', fil: 'Rehistrasyon' },
    BUSINESS_PLACE: { en: 'Business place', fil: 'Lugar ng negosyo' },
    PRESENT: { en: 'Present', fil: 'Kasalukuyan' },
    PERMANENT: { en: 'Permanent', fil: 'Permanente' },
    MAILING: { en: 'Mailing', fil: 'Padalhan ng sulat' },
    BILLING: { en: 'Billing', fil: 'Singilan' },
    WAREHOUSE: { en: 'Warehouse', fil: 'Bodega' },
  },
  contactRole: {
    CONTACT_PERSON: { en: 'Contact person', fil: 'Kausap' },
    AUTHORIZED_SIGNATORY: { en: 'Authorized signatory', fil: 'Awtorisadong pumirma' },
    OWNER: { en: 'Owner', fil: 'May-ari' },
    ACCOUNTING: same('Accounting'),
    OPERATIONS: { en: 'Operations', fil: 'Operasyon' },
  },
  bankAccountType: {
    SAVINGS: same('Savings'),
    CURRENT: { en: 'Current (checking)', fil: 'Current (checking)' },
  },
  bankAccountStatus: {
    A: applicationStatus.A.label,
    P: { en: 'Pending', fil: 'Nakabinbin' },
    I: applicationStatus.I.label,
    C: applicationStatus.C.label,
  },
  rateType: mdrType,
  approvalKind: labels(approvalKind),
  approvalState: labels(approvalState),
} as const satisfies Record<string, Readonly<Record<string, Sentence>>>;
