import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields, offsetFields } from '#domain/fields/settlement/disbursement.ts';
import type { offsets as english } from '../../en/finance/offsets.ts';

export const offsets: typeof english = {
  intro:
    'Mga araw na mas malaki ang refund kaysa sa benta, at kung magkano ang nabayaran nito ng mga sumunod na araw.',
  empty: 'Walang utang: walang araw na mas malaki ang refund kaysa sa benta.',
  line: 'Ang utang',
  openLine: 'Buksan ang linya',
  applications: 'Ang naibawas',
  oldestFirst: 'Mula sa dapat bayaran sa isang araw, ang pinakaluma muna.',
  nothingYet: 'Wala pa: ang susunod na benta muna ang magbabayad nito.',
  against: 'Payout ng',
  anothers: 'Payout ng partner',
  field: labelsOf({ ...disbursementFields, ...offsetFields }, 'fil'),
};
