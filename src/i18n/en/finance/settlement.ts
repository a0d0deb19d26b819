import { labelsOf } from '#domain/fields/field.ts';
import { settlementRunFields } from '#domain/fields/settlement/settlementRun.ts';

/**
 * Reads as settlement.*: runs and what waits, fetched with their page.
 * A key added here is added in ../../fil/finance/settlement.ts too, or the type-check fails.
 */
export const settlement = {
  intro:
    'Every night at 1:00 the day before becomes lines and payouts. What lacks something, such as a rate, waits.',
  empty: 'The first run comes in the night after the first payment.',
  runNow: 'Settle now',
  runTitle: 'Settle without waiting for the night?',
  runEffect:
    'Every day that is over in Manila and still open is settled within a few seconds, in order. A day that has been settled stays as it is.',
  asked: 'The days through %{day} are being settled.',
  bySystem: 'The night',
  openDay: 'Payouts of %{day}',
  waiting: {
    title: 'What waits',
    note: 'Their days are closed. The next run takes them once nothing is missing any more.',
    only: 'Only: %{reason}.',
    all: 'Show all that waits',
    none: 'Nothing waits for that any more.',
    nothing: 'Nothing waits: the runs took everything of the closed days.',
    total: '%{smart_count} product of a store |||| %{smart_count} products of stores',
    held: '%{smart_count} payout is held because its partner or a store is blocked |||| %{smart_count} payouts are held because their partner or a store is blocked',
    ready: 'Ready',
    readyNote: 'Nothing is missing any more: the next run takes them.',
    items: '%{smart_count} item |||| %{smart_count} items',
    mend: 'Open %{place}',
    rates: 'rates',
    business: 'business details',
    bank: 'bank accounts',
    settings: 'report settings',
    byRecords: 'Whoever edits partners and stores mends it.',
    bySettings: 'Whoever edits report settings mends it.',
    asked: 'A change was asked for already: it waits for the approval of a second person.',
    approved: 'A change is approved already: it takes effect on %{moment}.',
  },
  exempt: {
    title: 'No tax withheld, though past the yearly receipts',
    note: 'They have received more than %{threshold} since %{from} without withheld tax. Where a declaration no longer holds, ask for the change on the taxes of the store.',
    received: 'received this year',
    stores: 'Taxes of %{store} |||| %{smart_count} stores without withheld tax',
    all: 'Show the one |||| Show all %{smart_count}',
  },
  field: labelsOf(settlementRunFields, 'en'),
};
