import { deliveryAdviceFields } from '#domain/fields/deliveryAdvice.ts';
import { labelsOf } from '#domain/fields/field.ts';

/**
 * Reads as deliveryAdvices.*: deliveries of goods bought on a loan contract, fetched with their pages. `field` names every field.
 * A key added here is added in ../../fil/finance/deliveryAdvices.ts too, or the type-check fails.
 */
export const deliveryAdvices = {
  intro: 'Goods bought on a loan contract that is approved: the store may deliver them.',
  search: 'Number of the advice, contract or delivery receipt',
  tabs: 'Delivery advices by their status',
  empty: {
    FOR_DELIVERY: 'Nothing waits to be delivered: an advice appears here once its loan contract is approved.',
    DELIVERED: 'Advices appear here once their goods are delivered.',
    CANCELLED: 'No advice was cancelled on these days.',
  },
  advice: 'What it is about',
  course: 'What became of it',
  waits: 'The store delivers the goods; they appear as delivered once the loan system says so.',
  signed: 'The customer signed delivery receipt %{number}.',
  told: '%{source} told of it on',
  field: labelsOf(deliveryAdviceFields, 'en'),
};
