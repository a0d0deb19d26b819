import type { common as en } from '../en/common.ts';

export const common: typeof en = {
  failed: 'Hindi natuloy ang aksyon',
  sameMoney: { title: 'Pareho ba itong pera?', back: 'Bumalik' },
  retry: 'Subukan muli',
  cancel: 'Kanselahin',
  close: 'Isara',
  back: 'Bumalik',
  save: 'I-save',
  loading: 'Naglo-load…',
  all: 'Lahat',
  yes: 'Oo',
  pageLink: 'Link ng page na ito',
  no: 'Hindi',
  viewAll: 'Tingnan lahat',
  justNow: 'ngayon lang',
  minutesAgo: '%{smart_count} minuto ang nakalipas',
  hoursAgo: '%{smart_count} oras ang nakalipas',
  daysAgo: '%{smart_count} araw ang nakalipas',
  pastDay: {
    label: 'Kung ano noong',
    help: 'Kapag walang inilagay, kung ano ngayon. Ang katapusan ng araw sa Manila ang binibilang.',
    now: 'Ipakita kung ano ngayon',
    toCome: 'Wala pa ang araw na ito.',
  },
  nobodyDecides:
    'Walang makapagpapasya rito: itinuturing na iisang tao sila at ang humiling, o kulang ang hawak nilang karapatan. Ipagawa sa administrator na bigyan ng karapatan ang ikatlong tao, o sa nagpapatakbo ng server na kumpirmahin ang isang account.',
};
