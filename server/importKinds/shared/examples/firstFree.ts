import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';
import type { Tx } from '../../../db/context.ts';

const TRIES = 999;

/** A text and those after it, the number at its end counted on: P90001, P90002, …; without a number: ana, ana2, … */
export const counted = (text: string): string[] => {
  const front = trimmedEnd(text, '0123456789');
  const digits = text.slice(front.length);
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
