import { mendsSentBack } from '#domain/desk/mendsSentBack.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { applicationSource } from './applicationSource.ts';

/** Applications that came back to the people of a partner who mend them. */
export const returnedDesk = queueOf(applicationSource)('returned', ({ user }) =>
  mendsSentBack(user)
    ? {
        selection: { tab: 'waiting' },
        // Since it was last touched: by whoever sent it back, or by whoever has begun to mend it.
        at: 'p.updated_at',
        title: 'p.name',
        about: 'p.reference_number',
        to: ({ id }) => pathOf('recordOverview', { type: 'applications', id }),
      }
    : null,
);
