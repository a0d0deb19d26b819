import type { Sentence } from '#domain/sentence.ts';

/** What the public check of a receipt says: with its page alone, so that nobody else waits for it. */
export const verifyWords = {
  title: {
    en: 'Check a receipt',
    fil: 'Suriin ang resibo',
  },
  asking: {
    en: 'Looking for the receipt…',
    fil: 'Hinahanap ang resibo…',
  },
  issued: {
    en: 'We issued this receipt.',
    fil: 'Kami ang nagbigay ng resibong ito.',
  },
  cancelled: {
    en: 'We issued this receipt and cancelled it: it is of no amount.',
    fil: 'Kami ang nagbigay ng resibong ito, at kinansela ito: wala na itong halaga.',
  },
  number: {
    en: 'Receipt number',
    fil: 'Numero ng resibo',
  },
  day: {
    en: 'Date issued',
    fil: 'Petsa ng pagbigay',
  },
  gross: {
    en: 'Gross amount',
    fil: 'Kabuuang halaga',
  },
  compare: {
    en: 'Compare these with what you hold: a receipt that says something else is not ours.',
    fil: 'Ihambing ito sa hawak mo: hindi amin ang resibong iba ang nakasulat.',
  },
  unknown: {
    en: 'No receipt of ours has this code. Check that the whole address was copied.',
    fil: 'Walang resibo namin na may ganitong code. Tiyaking nakopya ang buong address.',
  },
} as const satisfies Record<string, Sentence>;
