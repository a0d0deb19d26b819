import type { DeliveryRefusal } from '#contract/finance/takenDeliveries.ts';
import type { Sentence } from '#domain/sentence.ts';
import { PAYMENT_WHY } from './paymentWhy.ts';

/** Why a delivery advice is refused, in words. */
export const DELIVERY_WHY: Readonly<Record<DeliveryRefusal, Sentence>> = {
  invalid: PAYMENT_WHY.invalid,
  unknown_store: PAYMENT_WHY.unknown_store,
  ambiguous_store: PAYMENT_WHY.ambiguous_store,
  ahead: PAYMENT_WHY.ahead,
  late: PAYMENT_WHY.late,
  differs: {
    en: 'There is an advice of this number with another store, loan contract, customer, amount, moment or end.',
    fil: 'May abiso na sa numerong ito na iba ang tindahan, kontrata ng utang, customer, halaga, oras o katapusan.',
  },
  product: {
    en: 'This key does not tell of POS loans, whose goods are delivered.',
    fil: 'Hindi para sa POS loan ang key, na ang mga produkto ang inihahatid.',
  },
  ended: {
    en: 'It was delivered or cancelled already.',
    fil: 'Naihatid na o kinansela na ito.',
  },
};
