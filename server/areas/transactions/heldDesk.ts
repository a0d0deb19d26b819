import { contract } from '#contract/index.ts';
import { addDays } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../desk/deskQueue.ts';
import { transactionSource } from './transactionSource.ts';

/** Held payments of so many days are looked for: what systems post is at most 45 days old. */
const DAYS = 90;

/** Payments that wait for a decision because they are above a limit; for staff. */
export const heldPaymentDesk = queueOf(() => transactionSource)('paymentsHeld', ({ user, today }) =>
  user.type === 'INTERNAL'
    ? {
        selection: { status: { in: ['HELD'] }, day: { gte: addDays(today, -DAYS), lte: today } },
        at: 't.held_at',
        title: 't.reference',
        about: 'm.name',
        to: ({ id }) => pathOf('transactionDetail', { id }),
        step: contract.transactions.releasePayment,
      }
    : null,
);
