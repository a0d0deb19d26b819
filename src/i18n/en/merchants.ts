import { labelsOf } from '#domain/fields/field.ts';
import { storeFields } from '#domain/fields/store.ts';
/**
 * Reads as resources.merchants.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/merchants.ts too, or the type-check fails.
 */
export const merchants = {
  name: 'Merchant |||| Merchants',
  fields: labelsOf(storeFields, 'en'),
  place: 'Place',
  sentBack: 'Sent back',
  toMend: 'To be mended',
  notSentBack: 'Not sent back',
};
