import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';

const KNOWN = `select code from lookup_value where list = 'document-type' and code = any($1::text[])`;
const UNKNOWN: Sentence = {
  en: 'There is no such kind of document',
  fil: 'Walang ganitong uri ng dokumento',
};

/** What is wrong with codes of documents: those that the look-up does not know, each on its path. */
export const documentCodeProblems = async (
  tx: Tx,
  codes: readonly { code: string; path: string }[],
): Promise<Record<string, Sentence>> => {
  const values = [[...new Set(codes.map(({ code }) => code))]];
  const rows = await tx.query<{ code: string }>({ name: 'document-codes', text: KNOWN, values });
  const known = new Set(rows.map(({ code }) => code));
  return Object.fromEntries(codes.flatMap(({ code, path }) => (known.has(code) ? [] : [[path, UNKNOWN]])));
};
