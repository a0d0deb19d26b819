import type { Tx } from '../../db/context.ts';

const NAMES = `select code, label from lookup_value where list = 'document-type' and code = any ($1) order by position`;

/** What kinds of documents are called, by code, in the order of the look-up. */
export const documentNames = async (tx: Tx, codes: readonly string[]): Promise<Map<string, string>> => {
  const values = [codes];
  const rows = await tx.query<{ code: string; label: string }>({
    name: 'document-labels',
    text: NAMES,
    values,
  });
  return new Map(rows.map(({ code, label }) => [code, label]));
};
