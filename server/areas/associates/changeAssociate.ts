import type { Associate } from '#contract/associates.ts';
import type { WrittenColumns } from '../../db/columns/columnsOf.ts';
import { namesOf, setTo } from '../../db/columns/definitionOf.ts';
import type { Work } from '../../records/lock/work.ts';
import type { LockedAssociate } from './lockAssociate.ts';
import { touchReviewed } from './lockStores.ts';
import { readAssociate } from './readAssociate.ts';

/** What is written of a person, by its columns. */
export interface Change<T> {
  of: WrittenColumns<T>;
  values: NoInfer<T>;
}

/** Writes a part of a person that was locked, raises the version, notes it on stores under review, and answers the person. */
export const changeAssociate = async <T>(
  context: Work,
  { store, associate }: LockedAssociate,
  { of, values }: Change<T>,
  stores: readonly string[] = associate.merchants.map(({ id }) => id),
): Promise<Associate> => {
  const { tx, user, deps } = context;
  await tx.query({
    name: `change-associate-${namesOf(of)}`.slice(0, 60),
    text: `update associate set version = version + 1, updated_at = $2, updated_by = $3, ${setTo(of, 4)} where id = $1`,
    values: [associate.id, deps.now(), user.username, ...Object.values(of.write(values))],
  });
  await touchReviewed(context, store, stores);
  return readAssociate(tx, associate.id);
};
