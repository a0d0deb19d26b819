import type { Choice } from '#domain/selfService/form/applicationForm.ts';
import type { Tx } from '../../db/context.ts';
import { commodityNames } from '../shared/commodityNames.ts';
import { type Lookup, lookupOf } from '../shared/lookup.ts';

type Row = { code: string; label: string };

const BANKS = 'select id as code, name as label from bank order by position, id';

/** The names of banks and of what stores sell, in their order. */
export const branchLists = async (tx: Tx): Promise<{ banks: Row[]; commodities: Row[] }> => ({
  banks: await tx.query<Row>({ name: 'branch-banks', text: BANKS }),
  commodities: await commodityNames(tx),
});

/** Reads a text as one of a list: the choice that it is, and what is wrong where it is none. */
export const choiceReader = (
  rows: readonly Row[],
): ((
  field: string,
  text: string | null,
) => { choice: Choice | null; problems: ReturnType<Lookup>['problems'] }) => {
  const read = lookupOf(rows);
  const labels = new Map(rows.map(({ code, label }) => [code, label]));
  return (field, text) => {
    const { code, problems } = read(field, text);
    return { choice: code === null ? null : { value: code, label: labels.get(code) ?? code }, problems };
  };
};
