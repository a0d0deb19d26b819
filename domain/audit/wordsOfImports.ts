import { importKinds } from '../importJobs/importKinds.ts';
import { importStatus } from '../importJobs/importStatus.ts';
import type { Sentence } from '../sentence.ts';

const sentences = <V>(
  table: Readonly<Record<string, V>>,
  of: (row: V) => Sentence,
): Record<string, Sentence> =>
  Object.fromEntries(Object.entries(table).map(([code, row]) => [code, of(row)]));

/** Closed lists of imports. */
export const wordsOfImports = {
  importKind: sentences(importKinds, ({ title }) => title),
  importStatus: sentences(importStatus, ({ label }) => label),
  importMode: {
    valid: { en: 'Valid rows', fil: 'Mga wastong hilera' },
    all: { en: 'All or nothing', fil: 'Lahat o wala' },
  },
} as const satisfies Record<string, Readonly<Record<string, Sentence>>>;
