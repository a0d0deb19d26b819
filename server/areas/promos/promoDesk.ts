import { addDays } from '#domain/day.ts';
import { PROMO_ENDING_DAYS } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { promoSource } from './promoSource.ts';

const promos = queueOf(promoSource);
const row = {
  title: 'p.name',
  about: 'p.code::text',
  other: 'p.code::text',
  to: ({ other }: { other: string | null }) => pathOf('promoDetail', { code: other ?? '' }),
};

/** Promos that partners or colleagues have handed in, for those who take them up. */
export const submittedPromoDesk = promos('promosSubmitted', ({ user }) =>
  user.permissions.has('PRO_STATUS_SUBMITTED_EDIT')
    ? { ...row, selection: { tab: 'submitted' }, at: 'p.updated_at' }
    : null,
);

/** Promos under review, for those who move them on. */
export const reviewedPromoDesk = promos('promosInReview', ({ user }) =>
  user.permissions.has('PRO_STATUS_REVIEW_EDIT')
    ? { ...row, selection: { tab: 'review' }, at: 'p.updated_at' }
    : null,
);

/** Promos that run and end soon. */
export const endingPromoDesk = promos('promosEnding', ({ today }) => ({
  ...row,
  selection: {
    tab: 'approved',
    'dtimeValidity.to': { gte: today, lte: addDays(today, PROMO_ENDING_DAYS) },
  },
  at: 'p.valid_to',
}));
