import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { payoutSource } from './payoutSource.ts';

const payouts = queueOf(() => payoutSource);
const to = ({ id }: { id: string }): string => pathOf('payoutDetail', { id });

/** Payouts that the bank gave back: somebody mends the account and sends them anew. */
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
