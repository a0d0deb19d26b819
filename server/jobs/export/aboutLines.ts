import { formatInstant } from '#domain/day.ts';
import type { Language, Sentence } from '#domain/sentence.ts';

const OPERATORS: ReadonlyMap<string, Sentence> = new Map([
  ['', { en: 'is', fil: 'ay' }],
  ['like', { en: 'contains', fil: 'may' }],
  ['gte', { en: 'from', fil: 'mula' }],
  ['lte', { en: 'to', fil: 'hanggang' }],
  ['in', { en: 'is one of', fil: 'ay isa sa' }],
]);

type Labels = Readonly<Record<string, { label: Sentence }>>;

/** What an export was asked for, by whom and when; the columns' labels name filters and sort where they can. */
export interface Asked {
  query: string;
  labels: Labels;
  who: string;
  now: Date;
  language: Language;
}

const nameOf = (field: string, { labels, language }: Pick<Asked, 'labels' | 'language'>): string =>
  Object.hasOwn(labels, field) ? (labels[field]?.label[language] ?? field) : field;

/** The filters of a list's query string as people read them, one a text; `sort` is left out. */
export const filterTexts = (asked: Pick<Asked, 'query' | 'labels' | 'language'>): string[] =>
  [...new URLSearchParams(asked.query)]
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => {
      const [, field = name, operator = ''] = /^([\w.]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
      const words = OPERATORS.get(operator) ?? OPERATORS.get('');
      return `${nameOf(field, asked)} ${words?.[asked.language]} ${value}`;
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
