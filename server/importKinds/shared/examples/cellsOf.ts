import type { ImportField } from '#domain/imports/fields/fields.ts';

/** The example that a field has by itself; empty for a field that is not there. */
export const ownExample = (fields: readonly ImportField[], key: string): string =>
  fields.find((field) => field.key === key)?.example ?? '';

/** A text where it is known, else the first that is. */
export const knownOr = (wanted: string, known: readonly string[]): string | undefined =>
  known.includes(wanted) ? wanted : known[0];

/** The cells that have a text, by field. */
export const cellsOf = (texts: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])),
  );
