import type { Sentence } from '../sentence.ts';

/** Columns of promos that no field stands for. */
export const fieldsOfPromos = {
  area_id: { en: 'Area', fil: 'Lugar' },
  featured_position: { en: 'Place among the featured', fil: 'Puwesto sa mga itinatampok' },
  is_loyalty_merchant: { en: 'Takes part in promos', fil: 'Kasali sa mga promo' },
} as const satisfies Record<string, Sentence>;
