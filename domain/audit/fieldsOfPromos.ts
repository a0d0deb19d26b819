import { type Sentence, same } from '../text.ts';

export const fieldsOfPromos = {
  store_category: { en: 'Store category', fil: 'Kategorya ng tindahan' },
  store_name: { en: 'Store name', fil: 'Pangalan ng tindahan' },
  discount_rate: { en: 'Discount in percent', fil: 'Diskuwento sa porsiyento' },
  min_amount_discount: { en: 'Minimum amount', fil: 'Pinakamababang halaga' },
  description: { en: 'Description', fil: 'Paglalarawan' },
  terms: { en: 'Terms and conditions', fil: 'Mga tuntunin at kondisyon' },
  is_qr: { en: 'QR promo', fil: 'QR promo' },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  valid_to: { en: 'Valid until', fil: 'May bisa hanggang' },
  dti_series: same('DTI series'),
  dti_permit_num: same('DTI permit'),
  area_coverage: { en: 'Area coverage', fil: 'Saklaw na lugar' },
  area_id: { en: 'Area', fil: 'Lugar' },
  location_mode: { en: 'Choice of stores', fil: 'Pagpili ng tindahan' },
  location_count: { en: 'Number of stores', fil: 'Bilang ng tindahan' },
  is_featured: { en: 'Featured', fil: 'Itinatampok' },
  featured_position: { en: 'Place among the featured', fil: 'Puwesto sa mga itinatampok' },
  category: { en: 'Category', fil: 'Kategorya' },
  rank: { en: 'Rank', fil: 'Ranggo' },
  is_loyalty_merchant: { en: 'Takes part in promos', fil: 'Kasali sa mga promo' },
} as const satisfies Record<string, Sentence>;
