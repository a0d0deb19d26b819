import type { common as en } from '../en/common.ts';

export const common: typeof en = {
  failed: 'Hindi natuloy ang aksyon',
  retry: 'Subukan muli',
  cancel: 'Kanselahin',
  close: 'Isara',
  back: 'Bumalik',
  save: 'I-save',
  loading: 'Naglo-load…',
  all: 'Lahat',
  yes: 'Oo',
  no: 'Hindi',
  viewAll: 'Tingnan lahat',
  updated: 'Binago %{when}',
  justNow: 'ngayon lang',
  minutesAgo: '%{smart_count} minuto ang nakalipas',
  hoursAgo: '%{smart_count} oras ang nakalipas',
  daysAgo: '%{smart_count} araw ang nakalipas',
};
