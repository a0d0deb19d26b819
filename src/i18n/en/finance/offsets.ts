import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields, offsetFields } from '#domain/fields/settlement/disbursement.ts';

/**
 * Reads as offsets.*: the offset report, fetched with the first of its pages. `field` names every field.
 * A key added here is added in ../../fil/finance/offsets.ts too, or the type-check fails.
 */
export const offsets = {
  intro: 'Days on which refunds were more than sales brought, and what later days paid of it.',
  empty: 'Nothing is owed: no day’s refunds were more than its sales brought.',
  line: 'What is owed',
  openLine: 'Open the line',
  applications: 'What was set off',
  oldestFirst: 'Against what the payee was owed for a day, the oldest first.',
  nothingYet: 'Nothing yet: the payee’s next sales pay it first.',
  against: 'Payout of',
  anothers: 'Payout of the partner',
  field: labelsOf({ ...disbursementFields, ...offsetFields }, 'en'),
};
