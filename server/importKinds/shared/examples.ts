import type { ImportField } from '#domain/imports/fields/fields.ts';
import type { Tx } from '../../db/context.ts';

/** The most texts that a drop-down of a template has. */
export const MOST_LISTED = 2_000;

/** The texts of a drop-down, none when they are too many: one with some of them would warn of sound values. */
export const listed = (texts: string[]): string[] => (texts.length > MOST_LISTED ? [] : texts);

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

const TRIES = 999;

/** A text and those after it, the number at its end counted on: P90001, P90002, …; without a number: ana, ana2, … */
export const counted = (text: string): string[] => {
  const [, front = text, digits = ''] = /^(.*?)(\d*)$/.exec(text) ?? [];
  const follower = (at: number) =>
    digits ? String(Number(digits) + at).padStart(digits.length, '0') : String(at + 1);
  return Array.from({ length: TRIES }, (_, at) => (at === 0 ? text : `${front}${follower(at)}`));
};

/**
 * The first of some texts that the data does not have yet, as far as the caller sees it; undefined when all are taken. `isTaken`
 * is a condition on `x.text`, with `more` from $2 on.
 */
export const firstFree = async (
  tx: Tx,
  texts: readonly string[],
  isTaken: string,
  more: readonly unknown[] = [],
): Promise<string | undefined> => {
  const [row] = await tx.query<{ text: string }>({
    text: `select x.text from unnest($1::text[]) with ordinality as x(text, at) where not (${isTaken}) order by x.at limit 1`,
    values: [texts, ...more],
  });
  return row?.text;
};
