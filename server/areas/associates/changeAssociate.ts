import type { Associate } from '#contract/associates.ts';
import type { Work } from '../../records/lock/work.ts';
import type { LockedAssociate } from './lockAssociate.ts';
import { touchReviewed } from './lockStores.ts';
import { readAssociate } from './readAssociate.ts';

/** Writes columns of a person that was locked, raises the version, notes it on stores under review, and answers the person. */
export const changeAssociate = async (
  context: Work,
  { store, associate }: LockedAssociate,
  columns: Readonly<Record<string, unknown>>,
  stores: readonly string[] = associate.merchants.map(({ id }) => id),
): Promise<Associate> => {
  const { tx, user, deps } = context;
  const names = Object.keys(columns);
  const set = names.map((column, at) => `, ${column} = $${at + 4}`).join('');
  await tx.query({
    name: `change-associate-${names.join('-')}`.slice(0, 60),
    text: `update associate set version = version + 1, updated_at = $2, updated_by = $3${set} where id = $1`,
    values: [associate.id, deps.now(), user.username, ...Object.values(columns)],
  });
  await touchReviewed(context, store, stores);
  return readAssociate(tx, associate.id);
};
