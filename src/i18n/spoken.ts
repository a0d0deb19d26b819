import type { Language, Sentence } from '#domain/sentence.ts';
import type { StatusTable } from '#domain/status.ts';

/** The labels of a table of statuses in one language. */
export const spokenLabels = <S extends string>(
  table: StatusTable<S>,
  language: Language,
): Record<S, string> => {
  const rows = Object.entries<{ label: Sentence }>(table).map(([code, { label }]) => [code, label[language]]);
  return Object.fromEntries(rows);
};

/** A table of pairs in one language, for the texts of that language. */
export const spoken = <K extends string>(
  table: Readonly<Record<K, Sentence>>,
  language: Language,
): Record<K, string> => {
  const rows = Object.entries<Sentence>(table).map(([key, pair]) => [key, pair[language]]);
  return Object.fromEntries(rows);
};
