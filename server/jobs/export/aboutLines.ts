import { formatInstant } from '#domain/day.ts';
import { type Language, type Sentence, same } from '#domain/sentence.ts';

const OPERATORS: ReadonlyMap<string, Sentence> = new Map([
  ['', { en: 'is', fil: 'ay' }],
  ['like', { en: 'contains', fil: 'may' }],
  ['gte', { en: 'from', fil: 'mula' }],
  ['lte', { en: 'to', fil: 'hanggang' }],
  ['in', { en: 'is one of', fil: 'ay isa sa' }],
]);

type Labels = Readonly<Record<string, { label: Sentence }>>;

/** By filter and id. */
export type FilterNames = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** What an export was asked for, by whom and when; the columns' labels name filters and sort where they can. */
export interface Asked {
  query: string;
  labels: Labels;
  who: string;
  now: Date;
  language: Language;
  /** What records are called that filters know by their ids. */
  names?: FilterNames;
}

type Words = Pick<Asked, 'labels' | 'language'>;

/** Filters by what a record belongs to have no column of the same name. */
const OWNERS: Labels = {
  partnerId: { label: same('Partner') },
  merchantId: { label: { en: 'Store', fil: 'Tindahan' } },
};

const nameOf = (field: string, { labels, language }: Words): string => {
  const known = { ...OWNERS, ...labels };
  return Object.hasOwn(known, field) ? (known[field]?.label[language] ?? field) : field;
};

/** The value of a filter; of records that are named by their ids the names. */
const valueText = (value: string, names: ReadonlyMap<string, string> | undefined): string =>
  names
    ? value
        .split(',')
        .map((id) => names.get(id) ?? id)
        .join(', ')
    : value;

/** The filters of a list's query string as people read them, one a text; `sort` is left out. */
export const filterTexts = (asked: Words & Pick<Asked, 'query' | 'names'>): string[] =>
  [...new URLSearchParams(asked.query)]
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => {
      const [, field = name, operator = ''] = /^([\w.]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
      const words = OPERATORS.get(operator) ?? OPERATORS.get('');
      return `${nameOf(field, asked)} ${words?.[asked.language]} ${valueText(value, asked.names?.[field])}`;
    });

const AS_IT_STANDS: Sentence = { en: 'as the list stands', fil: 'gaya ng sa listahan' };
const DESCENDING: Sentence = { en: 'descending', fil: 'pababa' };
const NONE: Sentence = { en: 'none', fil: 'wala' };

const sortText = (asked: Asked): string => {
  const sort = new URLSearchParams(asked.query).get('sort');
  if (!sort) return AS_IT_STANDS[asked.language];
  const name = nameOf(sort.replace(/^-/, ''), asked);
  return sort.startsWith('-') ? `${name}, ${DESCENDING[asked.language]}` : name;
};

const LINES = {
  by: { en: 'Exported by', fil: 'Nag-export' },
  at: { en: 'Exported at', fil: 'Oras ng export' },
  filter: { en: 'Filter', fil: 'Filter' },
  sort: { en: 'Sorted by', fil: 'Ayos ayon sa' },
  rows: { en: 'Rows', fil: 'Mga hilera' },
} satisfies Record<string, Sentence>;

/** The lines of an export's cover sheet. */
export const aboutLines = (asked: Asked, rowCount: number): [string, string][] => {
  const { language, now, who } = asked;
  return [
    [LINES.by[language], who],
    [LINES.at[language], `${formatInstant(now)} (Manila)`],
    [LINES.filter[language], filterTexts(asked).join('; ') || NONE[language]],
    [LINES.sort[language], sortText(asked)],
    [LINES.rows[language], String(rowCount)],
  ];
};
