import type { Problem } from '#domain/imports/problems.ts';
import type { ImportScope } from '../../../imports/importKind.ts';
import { type Standing, withoutReviewer } from '../../../records/hands/keepReviewer.ts';

/** Which rows, by their number, would change a record on which nobody else could decide after their reviewer's change. */
export const lastReviewed = async (
  { tx, user }: ImportScope,
  found: readonly (Standing & { n: number })[],
): Promise<Set<number>> => {
  const alone = await withoutReviewer(tx, found, user);
  return new Set(alone.flatMap((at) => found[at]?.n ?? []));
};

/** What a change costs others, at the field of the record's code: what waits becomes void, or nobody is left to decide. */
export const wouldCost = (
  field: string,
  { isWaiting, isLast }: { isWaiting: boolean; isLast: boolean },
): Problem[] => [
  ...(isLast ? [{ field, code: 'last_reviewer' as const }] : []),
  ...(isWaiting ? [{ field, code: 'voids_request' as const }] : []),
];
