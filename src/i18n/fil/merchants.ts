import { labelsOf } from '#domain/fields/field.ts';
import { storeFields } from '#domain/fields/store.ts';
import type { merchants as en } from '../en/merchants.ts';

export const merchants: typeof en = {
  name: 'Merchant |||| Mga merchant',
  fields: labelsOf(storeFields, 'fil'),
  place: 'Lugar',
  sentBack: 'Ibinalik',
  toMend: 'Aayusin pa',
  notSentBack: 'Hindi ibinalik',
};
