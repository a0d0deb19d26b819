import type { TakingRefusal } from '#contract/finance/takenPayments.ts';
import type { Sentence } from '#domain/sentence.ts';

/** Why a payment is refused, in words. */
export const PAYMENT_WHY: Readonly<Record<TakingRefusal, Sentence>> = {
  invalid: { en: 'Some fields need another value.', fil: 'May mga field na kailangan ng ibang value.' },
  differs: {
    en: 'There is a payment of this reference with another store, day, product or amount.',
    fil: 'May bayad na sa reference na ito na iba ang tindahan, araw, produkto o halaga.',
  },
  unknown_store: {
    en: 'There is no store of this code, or it is not yours to tell of.',
    fil: 'Walang tindahang may ganitong code, o hindi ito sa iyo.',
  },
  ambiguous_store: {
    en: 'Several partners have a store of this code: send partnerCode too.',
    fil: 'Maraming partner ang may tindahang may ganitong code: ipadala rin ang partnerCode.',
  },
  product: {
    en: 'This key does not tell of this product.',
    fil: 'Hindi para sa produktong ito ang key.',
  },
  ahead: { en: 'Its moment has not come yet.', fil: 'Hindi pa dumarating ang oras nito.' },
  late: {
    en: 'It lies more than 45 days back.',
    fil: 'Mahigit 45 araw na ang nakalipas.',
  },
  unknown: { en: 'There is no payment of this reference.', fil: 'Walang bayad sa reference na ito.' },
  voided: { en: 'This payment was voided.', fil: 'Pinawalang-bisa na ang bayad na ito.' },
  refunded: {
    en: 'Something of it was refunded: it cannot be voided.',
    fil: 'May naibalik na rito: hindi na mapapawalang-bisa.',
  },
  settled: {
    en: 'It was settled already: refund it instead.',
    fil: 'Na-settle na ito: i-refund na lang.',
  },
};
