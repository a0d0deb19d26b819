import { recordPath } from '#domain/pages/recordPath.ts';
import { queueOf } from '../../../desk/deskQueue.ts';
import { queueSource } from './queueSource.ts';

/** What waits for the review of whoever asks: applications, and stores that are decided alone. */
export const reviewDesk = queueOf(queueSource)('reviews', () => ({
  selection: {},
  tab: '',
  at: 'w.submitted_at',
  title: 'w.name',
  about: 'case when w.merchant_id is null then w.reference_number else w.partner_name end',
  other: `concat_ws(' ', w.partner_id, w.merchant_id)`,
  to: ({ other }) => {
    const [partnerId = '', merchantId = null] = (other ?? '').split(' ');
    return recordPath({ partnerId, merchantId }, 'applications');
  },
}));
