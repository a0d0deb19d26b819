import { type Sentence, same } from '../sentence.ts';

/** The lists that can be exported, each called as its calls are, and what its exports are called. */
export const exportLists = {
  'access-roles': { en: 'Access roles', fil: 'Mga access role' },
  'internal-users': { en: 'Staff accounts', fil: 'Mga account ng kawani' },
  'external-users': { en: 'Accounts of partners', fil: 'Mga account ng partner' },
  'pending-users': { en: 'Invited people', fil: 'Mga inimbitahan' },
  'unused-rights': { en: 'Unused rights', fil: 'Mga karapatang hindi ginagamit' },
  'no-sign-in': { en: 'Accounts without a sign-in', fil: 'Mga account na walang pag-sign in' },
  'user-requests': { en: 'Requests of users', fil: 'Mga hiling ng user' },
  'registration-codes': { en: 'Registration codes', fil: 'Mga registration code' },
  audit: same('Audit trail'),
  'sent-messages': { en: 'Sent messages', fil: 'Mga ipinadalang mensahe' },
  partners: { en: 'Partners', fil: 'Mga partner' },
  merchants: { en: 'Merchants', fil: 'Mga merchant' },
  applications: { en: 'Applications', fil: 'Mga aplikasyon' },
  contracts: { en: 'Contracts', fil: 'Mga kontrata' },
  promos: { en: 'Promos', fil: 'Mga promo' },
  certificates: { en: 'Form 2307 certificates', fil: 'Mga sertipiko ng form 2307' },
  alphalist: { en: 'QAP and 1601-EQ', fil: 'QAP at 1601-EQ' },
  'official-receipts': { en: 'Official receipts', fil: 'Mga opisyal na resibo' },
  payouts: { en: 'Payouts', fil: 'Mga payout' },
  transactions: { en: 'Payments', fil: 'Mga bayad' },
  'delivery-advices': { en: 'Delivery advices', fil: 'Mga abiso ng paghahatid' },
  disbursements: { en: 'Disbursement report', fil: 'Ulat ng pagbabayad' },
  offsets: { en: 'Offset report', fil: 'Ulat ng offset' },
  'owed-certificates': { en: 'Certificates owed to us', fil: 'Mga sertipikong hinihintay namin' },
  'protection-receipts': { en: 'Protection receipts', fil: 'Mga resibo ng protection' },
  associates: { en: 'People', fil: 'Mga tao' },
  jobs: { en: 'Exports and imports', fil: 'Mga export at import' },
  approvals: { en: 'Approvals', fil: 'Mga pag-apruba' },
  queue: { en: 'Review queue', fil: 'Pila ng pagsusuri' },
} as const satisfies Readonly<Record<string, Sentence>>;

export type ExportList = keyof typeof exportLists;
