import type { REVIEW_SORTS, ReviewFinding, ReviewRow, reviewFilters } from '#contract/people/accessReview.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { idleUntil, unusedRights } from '#domain/people/review/unusedRights.ts';
import type { Selected } from '../../../db/columns/columnsOf.ts';
import { byChoice, byId, byText } from '../../../lists/filters.ts';
import type { Bind, ListSource } from '../../../lists/source.ts';
import { COUNT_FROM, FROM } from '../userColumns.ts';
import { byPerson, withRole } from '../userSource.ts';
import { IDLE, REVIEW_ROW, type StoredReview } from './reviewColumns.ts';

const IN_USE = `u.status = 'ACTIVE'`;

/** The instant before which is long enough ago. */
const longAgo = (now: Date) => manilaDayStart(addDays(idleUntil(now), 1));

const notSignedIn = (now: Date) => (bind: Bind) => `${IN_USE} and ${IDLE} < ${bind(longAgo(now))}`;

// Of what was before the first note nothing is known.
const notUsing = (now: Date) => (bind: Bind) => {
  const until = `${bind(idleUntil(now))}::date`;
  return `${IN_USE} and (select min(n.day) from right_used n) <= ${until}
  and exists (select from right_review w where w.user_id = u.id and w.unused_since <= ${until})`;
};

const WHERE = { 'unused-rights': notUsing, 'no-sign-in': notSignedIn } as const;

const shownOf = ({ rights, ...row }: StoredReview, now: Date): ReviewRow => ({
  ...row,
  unusedRights: unusedRights(rights, now),
});

/** The accounts in use of which the review of access finds something, at a moment. */
export const reviewSource = (
  finding: ReviewFinding,
  now: Date,
): ListSource<typeof reviewFilters, typeof REVIEW_SORTS, Selected<StoredReview>, ReviewRow> => ({
  name: `review-${finding}`,
  columns: REVIEW_ROW.select,
  present: (row) => shownOf(REVIEW_ROW.present(row), now),
  from: FROM,
  countFrom: COUNT_FROM,
  where: WHERE[finding](now),
  id: 'u.id',
  sorts: {
    name: { sql: 'u.search_name', type: 'text' },
    dtimeIdle: { sql: IDLE, type: 'timestamptz' },
    dtimeCreated: { sql: 'u.created_at', type: 'timestamptz' },
    id: { sql: 'u.id', type: 'bigint' },
  },
  defaultSort: finding === 'no-sign-in' ? 'dtimeIdle' : 'name',
  filters: {
    id: byId('u.id'),
    q: byPerson,
    type: byChoice('u.type'),
    role: (value, bind) => withRole(byText('a.name', 'citext')(value, bind)),
    partnerId: byId('u.partner_id'),
  },
});
