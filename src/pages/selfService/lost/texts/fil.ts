import type { LostKey } from './en.ts';

/** As en.ts, in Filipino. */
export const fil: Readonly<Record<LostKey, string>> = {
  'lost.title': 'Nawala ang numero mo ng mobile',
  'lost.lead':
    'Hindi ka na maaabot ng code roon, kaya tagasuri ang magpapasya. Sabihin kung aling aplikasyon ito, at patunayan ang numerong hawak mo ngayon. Mananatili ang mga na-type at na-upload.',
  'lost.mail':
    'May ibinigay ka bang e-mail? Doon din pumupunta ang code: magpatuloy gamit ang reference number.',
  'lost.business': 'Rehistradong pangalan ng negosyo',
  'lost.businessHint': 'Gaya ng nasa aplikasyon.',
  'lost.tin': 'TIN ng negosyo',
  'lost.tinHint': '9, 12 o 15 digit; may gitling man o wala.',
  'lost.name': 'Sarili mong pangalan',
  'lost.number': 'Ang numerong hawak mo ngayon',
  'lost.missing': 'Walang nakalagay sa {field}',
  'lost.tinWrong': 'Ilagay ang TIN na may 9, 12 o 15 digit',
  'lost.doneTitle': 'Titingnan ito ng tagasuri',
  'lost.done':
    'Kung alam namin ang aplikasyong {number}, ihahambing ng tagasuri ang isinulat mo at maaari ka niyang tawagan. Sasagot kami sa SMS sa {mobile}, sa loob ng dalawang araw ng trabaho. Sasabihan ang dating numero na humiling ka.',
  'lost.doneNext':
    'Wala ka munang kailangang gawin. Kapag pumayag, sa numerong ito na darating ang mga code.',
  'lost.back': 'Hawak ko pa ang numero',
};
