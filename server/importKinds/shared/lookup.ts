import { fold, foldWords } from '#domain/imports/match/fold.ts';
import { suggester } from '#domain/imports/match/suggest.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { Tx } from '../../db/context.ts';
import type { ChoiceRow } from '../../imports/importKind.ts';
import type { LookupName } from '../../seed/reference/referenceFiles.ts';

interface Value {
  code: string;
  label: string;
}

/** Finds the code of a value that was typed as its code or its label. */
export type Lookup = (field: string, text: string | null) => { code: string | null; problems: Problem[] };

const READ =
  'select code, label from lookup_value where list = $1 and parent_code is null order by position, code';
const read = (tx: Tx, list: LookupName): Promise<Value[]> =>
  tx.query<Value & Record<string, unknown>>({ name: 'import-lookup', text: READ, values: [list] });

/** Reads values out of a list by code or label; what is none is told with the one that was probably meant. */
export const lookupOf = (values: readonly Value[]): Lookup => {
  const by = new Map(
    values.flatMap((value) => [value.code, value.label].map((text) => [fold(text), value] as const)),
  );
  const suggest = suggester(values.map(({ label }) => label));
  return (field, text) => {
    if (text === null) return { code: null, problems: [] };
    const found = by.get(fold(text));
    if (found) return { code: found.code, problems: [] };
    const meant = suggest(text);
    return { code: null, problems: [{ field, code: 'not_choice', ...(meant ? { suggestion: meant } : {}) }] };
  };
};

/** The values of a look-up, for reading cells. */
export const openLookup = async (tx: Tx, list: LookupName): Promise<Lookup> => lookupOf(await read(tx, list));

/** Those of a list whose words contain a text, 50 at most. */
export const choicesOf = (values: readonly { label: string; value?: string }[], q: string): ChoiceRow[] => {
  const key = foldWords(q);
  return values
    .filter(({ label }) => foldWords(label).includes(key))
    .slice(0, 50)
    .map(({ label, value = label }) => ({ value, label }));
};

/** The labels of a look-up in their order, for templates. */
export const lookupLabels = async (tx: Tx, list: LookupName): Promise<string[]> =>
  (await read(tx, list)).map(({ label }) => label);

/** What a field of a look-up may be. */
export const lookupChoices = async (tx: Tx, list: LookupName, q: string): Promise<ChoiceRow[]> =>
  choicesOf(await read(tx, list), q);
