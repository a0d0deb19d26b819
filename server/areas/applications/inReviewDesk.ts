import { opensPage } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { applicationSource } from './applicationSource.ts';

/** Applications that are being reviewed by others, for staff who see how they stand and review none. */
export const inReviewDesk = queueOf(applicationSource)('inReview', ({ user }) =>
  user.type === 'INTERNAL' && !opensPage('reviewQueue', user)
    ? {
        selection: { tab: 'submitted' },
        at: 'coalesce(p.submitted_at, p.created_at)',
        title: 'p.name',
        about: 'p.reference_number',
        to: ({ id }) => pathOf('recordOverview', { type: 'applications', id }),
      }
    : null,
);
