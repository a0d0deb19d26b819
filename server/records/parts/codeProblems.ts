import type { Tx } from '../../db/context.ts';
import type { LookupName } from '../../seed/reference/referenceFiles.ts';
import type { Problems } from './problems.ts';

/** A code that stands at a path and has to be one of a look-up; none is fine. */
export interface CodeAt {
  list: LookupName;
  code: string | null | undefined;
  path: string;
}

const FIND = `select list, code from lookup_value
  where (list, code) in (select x.list, x.code from jsonb_to_recordset($1) as x(list text, code text))`;

const UNKNOWN = { en: 'Choose a value of the list', fil: 'Pumili ng value sa listahan' };
const keyOf = (list: string, code: string): string => `${list}:${code}`;

/** Which codes are in no look-up. One statement for all of them. */
export const codeProblems = async (tx: Tx, codes: readonly CodeAt[]): Promise<Problems> => {
  const given = codes.flatMap(({ list, code, path }) => (code ? [{ list, code, path }] : []));
  if (!given.length) return {};
  const once = new Map(given.map(({ list, code }) => [keyOf(list, code), { list, code }]));
  const found = await tx.query<{ list: string; code: string }>({
    name: 'find-codes',
    text: FIND,
    values: [JSON.stringify([...once.values()])],
  });
  const known = new Set(found.map(({ list, code }) => keyOf(list, code)));
  return Object.fromEntries(
    given.flatMap(({ list, code, path }) => (known.has(keyOf(list, code)) ? [] : [[path, UNKNOWN]])),
  );
};
