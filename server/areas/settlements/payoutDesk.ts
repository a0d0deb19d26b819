import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { same } from '#domain/sentence.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { payoutFileSource } from './files/payoutFileSource.ts';
import { payoutSource } from './payoutSource.ts';

const payouts = queueOf(() => payoutSource);
const to = ({ id }: { id: string }): string => pathOf('payoutDetail', { id });

/** Payouts that the bank returned: somebody corrects the account and resends them. */
export const returnedPayoutDesk = payouts('payoutsReturned', () => ({
  selection: { status: { in: ['RETURNED'] } },
  at: 'o.ended_at',
  title: 'o.payee_name',
  about: 'o.return_reason',
  to,
  step: contract.settlements.resendPayout,
}));

/** Payouts that wait until their partner or store is no longer blocked. */
export const heldPayoutDesk = payouts('payoutsHeld', () => ({
  selection: { status: { in: ['HELD'] } },
  at: `(o.day + 1)::timestamp at time zone 'Asia/Manila'`,
  title: 'o.payee_name',
  about: `to_char(o.day, 'MM/DD/YYYY')`,
  order: 'o.day',
  to,
}));

/** Payouts that are in no bank file, a day after they were settled. */
export const unsentPayoutDesk = payouts('payoutsInNoFile', ({ user }) =>
  user.type === 'INTERNAL'
    ? {
        selection: { status: { in: ['SCHEDULED'] } },
        at: `(o.day + 1)::timestamp at time zone 'Asia/Manila'`,
        title: 'o.payee_name',
        about: `to_char(o.day, 'MM/DD/YYYY')`,
        order: 'o.day',
        to,
        step: contract.payoutFiles.makePayoutFile,
      }
    : null,
);

const files = queueOf(() => payoutFileSource);
const fileRow = {
  title: 'f.id::text',
  titled: (id: string) => same(`File ${id}`),
  about: `to_char(f.day, 'MM/DD/YYYY')`,
  to: ({ id }: { id: string }): string => pathOf('payoutFileDetail', { id }),
};

/** Bank files that nobody has released. */
export const unreleasedFileDesk = files('filesToRelease', () => ({
  ...fileRow,
  selection: { state: { in: ['AWAITING_RELEASE'] } },
  at: 'f.made_at',
  step: contract.payoutFiles.makePayoutFile,
}));

/** Bank files that the bank has not answered, or only in part. */
export const unansweredFileDesk = files('filesUnanswered', () => ({
  ...fileRow,
  selection: { state: { in: ['WAITING', 'PARTLY'] } },
  at: 'f.released_at',
  step: contract.payoutFiles.takeBankAnswer,
}));
