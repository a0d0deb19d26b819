import { formatDate } from '#domain/day.ts';
import { addressFields } from '#domain/fields/address.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { type Language, type Sentence, same } from '#domain/sentence.ts';
import { flagText } from '../../documents/cells.ts';

const OPERATORS: ReadonlyMap<string, Sentence> = new Map([
  ['', { en: 'is', fil: 'ay' }],
  ['like', { en: 'contains', fil: 'may' }],
  ['gte', { en: 'from', fil: 'mula' }],
  ['lte', { en: 'to', fil: 'hanggang' }],
  ['in', { en: 'is one of', fil: 'ay isa sa' }],
]);

export type Labels = Readonly<Record<string, { label: Sentence }>>;

/** By filter and id. */
export type FilterNames = Readonly<Record<string, ReadonlyMap<string, string>>>;
/** A value of a filter in words, null where there are none. */
export type FilterWord = (field: string, value: string, language: Language) => string | null;

/** A list's query string, and the words for it. */
export interface Filtered {
  query: string;
  /** The columns' labels name filters and sort where they can. */
  labels: Labels;
  language: Language;
  /** What records are called that filters know by their ids. */
  names?: FilterNames;
  /** What the codes of closed lists are called. */
  word?: FilterWord;
}

/** Filters that have no column of the same name. */
const OTHERS: Labels = {
  partnerId: { label: same('Partner') },
  merchantId: { label: { en: 'Store', fil: 'Tindahan' } },
  q: { label: { en: 'Search', fil: 'Hinahanap' } },
  quarter: { label: same('Quarter') },
  hasRefunds: { label: { en: 'Has refunds', fil: 'May refund' } },
  sentBack: { label: { en: 'Sent back', fil: 'Ibinalik' } },
  isTaken: { label: { en: 'Downloaded by the payee', fil: 'Na-download ng payee' } },
  isMailFailed: { label: { en: 'Could not be mailed', fil: 'Hindi maipadala sa e-mail' } },
  batchId: { label: { en: 'Issued together, number', fil: 'Sabay na inilabas, numero' } },
  fileId: { label: { en: 'File for the bank', fil: 'File para sa bangko' } },
  payoutId: { label: same('Payout') },
  importId: { label: same('Import') },
  day: { label: { en: 'Day', fil: 'Araw' } },
  tab: { label: same('Tab') },
  id: { label: same('Id') },
  type: { label: { en: 'Kind', fil: 'Uri' } },
  role: { label: same('Access role') },
  stage: { label: { en: 'Stage', fil: 'Hakbang' } },
  mine: { label: { en: 'Only their own', fil: 'Sa kanila lang' } },
  waiting: { label: { en: 'Waiting for them', fil: 'Naghihintay sa kanila' } },
  isUnconfirmed: {
    label: { en: 'Not confirmed by a second person', fil: 'Hindi pa kinukumpirma ng ikalawang tao' },
  },
  hasSignedIn: { label: { en: 'Has signed in', fil: 'Nakapag-sign in na' } },
  partnerName: { label: same('Partner') },
  ownerPartnerId: { label: promoFields.owner.label },
  categoryName: { label: { en: 'Category', fil: 'Kategorya' } },
  storeCategoryId: { label: promoFields.storeCategoryId.label },
  regionId: { label: addressFields.regionId.label },
  provinceId: { label: addressFields.provinceId.label },
  cityId: { label: addressFields.municipalityId.label },
};

/** What a filter or a sort of a list is called. */
export const filterLabel = (field: string, { labels, language }: Pick<Filtered, 'labels' | 'language'>) => {
  const known = { ...OTHERS, ...labels };
  return Object.hasOwn(known, field) ? (known[field]?.label[language] ?? field) : field;
};

/** One value: a record by its name, a code by its word, a day as people write it. */
const valueText = (field: string, value: string, { names, word, language }: Filtered): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (value === 'true' || value === 'false') return flagText(value === 'true', language);
  return names?.[field]?.get(value) ?? word?.(field, value, language) ?? value;
};

/** What people type is told as it was; of what they choose each value by itself. */
const valuesText = (field: string, operator: string, value: string, asked: Filtered): string => {
  if (operator === 'like') return value;
  const values = operator === 'in' ? value.split(',') : [value];
  return values.map((one) => valueText(field, one, asked)).join(', ');
};

/** The filters of a list's query string as people read them, one a text; `sort` is left out. */
export const filterTexts = (asked: Filtered): string[] =>
  [...new URLSearchParams(asked.query)]
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => {
      const [, field = name, operator = ''] = /^([\w.]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
      const words = OPERATORS.get(operator) ?? OPERATORS.get('');
      const text = valuesText(field, operator, value, asked);
      return `${filterLabel(field, asked)} ${words?.[asked.language]} ${text}`;
    });
