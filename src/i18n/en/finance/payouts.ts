import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';

/**
 * Reads as payouts.*: what is paid to whom, fetched with the first of their pages.
 * A key added here is added in ../../fil/finance/payouts.ts too, or the type-check fails.
 */
export const payouts = {
  empty: 'Payouts appear here in the night after the first payments.',
  bankFile: 'Bank file',
  store: 'Paid to its own account',
  partner: 'Paid through the partner',
  section: {
    account: 'Account',
    amount: 'How it comes about',
    lines: 'Lines',
    offsets: 'Set off',
  },
  offsetsNote: 'What was owed of these lines, and was kept back of this payout.',
  heldNote: 'Nothing is paid while the partner or a store of these lines is blocked.',
  carriedNote:
    'More is owed than the day has brought: nothing is paid, and the rest goes on to the next day with sales.',
  ofDay: 'Line of %{day}',
  field: labelsOf(payoutFields, 'en'),
  line: labelsOf(disbursementFields, 'en'),
};
