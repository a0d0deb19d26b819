import type { Tx } from '../db/context.ts';
import { knownIds } from '../http/ids.ts';
import { readersOf, recordOf } from './audited.ts';
import { isNumbered, namesStatement, type Ref } from './refs.ts';
import type { StoredEntry } from './storedEntry.ts';

interface Named {
  name: string | null;
  gone: boolean;
}
/** What the records that a page of entries speaks of are called, by kind and id. */
export type Names = ReadonlyMap<Ref, ReadonlyMap<string, Named>>;

type Wanted = Map<Ref, Set<string>>;

const want = (wanted: Wanted, ref: Ref, id: string): void => {
  const ids = wanted.get(ref);
  if (ids) ids.add(id);
  else wanted.set(ref, new Set([id]));
};

const idsIn = (raw: unknown): string[] => [raw].flat().flatMap((one) => (one == null ? [] : [String(one)]));

/** Adds the record of an entry and every record that its values point at. */
const wantOf = (wanted: Wanted, entry: StoredEntry): void => {
  const record = recordOf(entry.target);
  if (record && entry.targetKey !== null) want(wanted, record, entry.targetKey);
  for (const [column, reader] of Object.entries(readersOf(entry))) {
    if (typeof reader !== 'object' || !('ref' in reader)) continue;
    for (const side of [entry.before, entry.after])
      for (const id of idsIn(side?.[column])) want(wanted, reader.ref, id);
  }
};

/** Reads all names that a page needs, in one statement for each kind of record; they leave in one flush. */
export const readNames = async (tx: Tx, entries: readonly StoredEntry[]): Promise<Names> => {
  const wanted: Wanted = new Map();
  for (const entry of entries) wantOf(wanted, entry);
  const found = [...wanted].map(async ([ref, ids]): Promise<[Ref, Map<string, Named>]> => {
    const asked = isNumbered(ref) ? knownIds([...ids]) : [...ids];
    const rows = await tx.query<Named & { id: string }>({
      name: `audit-names-${ref}`,
      text: namesStatement(ref),
      values: [asked],
    });
    return [ref, new Map(rows.map(({ id, ...named }) => [id, named]))];
  });
  return new Map(await Promise.all(found));
};
