import type { Language, Sentence } from '#domain/sentence.ts';

/** How a column's values are written: text stays text whatever it looks like, the others become the field's own kind of cell. */
export type CellKind = 'text' | 'date' | 'instant' | 'money' | 'number' | 'flag';

export interface Column {
  label: string;
  kind: CellKind;
}

/** A value as it crosses the wire: dates YYYY-MM-DD, instants ISO 8601, money as a decimal string. */
export type Value = string | number | boolean | null | undefined;

const MANILA_OFFSET_MS = 8 * 3_600_000;

/** An ISO instant as Manila's wall clock, `2026-03-05 08:00:00`; a text that is no instant comes back as it was. */
export const manilaClock = (instant: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  return new Date(at + MANILA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
};

const YES: Sentence = { en: 'Yes', fil: 'Oo' };
const NO: Sentence = { en: 'No', fil: 'Hindi' };

/** A flag in words; nothing stays nothing. */
export const flagText = (value: Value, language: Language): string =>
  value == null ? '' : (value ? YES : NO)[language];
