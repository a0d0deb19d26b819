import { correctionWords } from '#domain/desk/correctionWords.ts';
import { mendsSentBack } from '#domain/desk/mendsSentBack.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { merchantSource } from '../../records/store/merchantSource.ts';

/** How many remarks are open, and the first of them: `3 Which floor?`; none where the review made none. */
const OPEN = `(select count(*) || ' ' || (array_agg(r.message order by r.id))[1] from review_remark r
  where r.partner_id = m.partner_id and r.merchant_id = m.id and r.resolved_at is null having count(*) > 0)`;
/** What the people of the store were told then. */
const REASON = `(select '0 ' || e.reason from application_event e
  where e.merchant_id = m.id and e.partner_id = m.partner_id and e.action = 'incomplete' order by e.id desc limit 1)`;

/** Stores of a partner in business that came back to its people, who mend them; those of an application come back with it. */
export const returnedStoreDesk = queueOf(merchantSource)('returnedStores', ({ user }) =>
  mendsSentBack(user)
    ? {
        selection: { sentBack: true },
        // Since the review sent it back, however much of it is mended by now.
        at: 'coalesce(m.decided_at, m.updated_at)',
        title: 'm.name',
        about: `coalesce(${OPEN}, ${REASON})`,
        says: correctionWords,
        to: ({ id }) => recordPath({ partnerId: '', merchantId: id }),
      }
    : null,
);
