import { accessReviewFields } from '#domain/fields/access/accessReview.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { IDLE_DAYS } from '#domain/people/review/unusedRights.ts';

/**
 * Reads as accessReview.*: rights that are not used and people who do not come, fetched with the pages of accounts.
 * A key added here is added in ../../fil/accounts/accessReview.ts too, or the type-check fails.
 */
export const accessReview = {
  field: labelsOf(accessReviewFields, 'en'),
  title: 'Access review',
  findings: 'What the review found',
  finding: { 'unused-rights': 'Unused rights', 'no-sign-in': 'No sign-in' },
  intro: {
    'unused-rights': `People who have had a right for ${IDLE_DAYS} days and not used it. Open the person to see what gives it.`,
    'no-sign-in': `Active accounts that nobody has signed in to for ${IDLE_DAYS} days.`,
  },
  empty: {
    'unused-rights': `Nobody has had a right for ${IDLE_DAYS} days without using it. Nobody is named before use has been noted for as long.`,
    'no-sign-in': `Everybody with an active account has signed in within ${IDLE_DAYS} days.`,
  },
  kind: { INTERNAL: 'Staff', EXTERNAL: 'People of partners' },
  given: 'Given besides their roles',
  neverUsed: 'never used',
  lastUsed: 'last used %{day}',
  more: '%{smart_count} more',
  none: 'None',
};
