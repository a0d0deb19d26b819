import { formatInstant } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import { type Filtered, filterLabel, filterTexts } from './filterTexts.ts';

/** What an export was asked for, by whom and when. */
export interface Asked extends Filtered {
  who: string;
  now: Date;
  /** What the list sums up besides: label and text. */
  sums?: readonly [string, string][];
}

const AS_IT_STANDS: Sentence = { en: 'as the list stands', fil: 'gaya ng sa listahan' };
const DESCENDING: Sentence = { en: 'descending', fil: 'pababa' };
const NONE: Sentence = { en: 'none', fil: 'wala' };

const sortText = (asked: Asked): string => {
  const sort = new URLSearchParams(asked.query).get('sort');
  if (!sort) return AS_IT_STANDS[asked.language];
  const name = filterLabel(sort.replace(/^-/, ''), asked);
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
    ...(asked.sums ?? []),
  ];
};
