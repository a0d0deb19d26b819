import type { StatePredicate } from '../records/recordTabs.ts';
import { waitsFor } from './workflowActions.ts';

/** Who looks at a list of applications. */
export interface Looker {
  permissions: ReadonlySet<string>;
  /** Of a partner, not of the provider. */
  isExternal: boolean;
}

const predicate =
  (reviews: readonly string[], mends: boolean): StatePredicate =>
  (status, workflow) => {
    const reviewer = waitsFor(status, workflow);
    return (reviewer !== null && reviews.includes(reviewer)) || (mends && status === 'INCOMPLETE');
  };

const REVIEWS = ['PM_SBO_REVIEW', 'PM_RISK_REVIEW'] as const;
const made = new Map<string, StatePredicate>();

/**
 * What waits for a person: a review whose permission they hold; for a partner's editor what is incomplete and theirs to mend.
 * People for whom the same waits get the same function.
 */
export function waitsForLooker({ permissions, isExternal }: Looker): StatePredicate {
  const reviews = REVIEWS.filter((permission) => permissions.has(permission));
  const mends = isExternal && permissions.has('PM_EDIT');
  const key = `${reviews} ${mends}`;
  const known = made.get(key) ?? predicate(reviews, mends);
  made.set(key, known);
  return known;
}
