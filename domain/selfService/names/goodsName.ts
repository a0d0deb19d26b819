import type { Sentence } from '../../sentence.ts';

/** Commodities and their types by their codes, as an owner calls them. */
const FILIPINO: ReadonlyMap<string, string> = new Map([
  ['MOBILE', 'Mobile at gadget'],
  ['PHONE', 'Mga cellphone'],
  ['TABLET', 'Mga tablet'],
  ['WEARABLE', 'Smart watch at ibang isinusuot'],
  ['PHONE_ACC', 'Mga accessory ng cellphone'],
  ['ELEC', 'Electronics'],
  ['TV', 'Telebisyon'],
  ['AUDIO', 'Audio at karaoke'],
  ['CAMERA', 'Mga camera at drone'],
  ['GAMING', 'Mga game console'],
  ['COMPUTER', 'Mga computer'],
  ['LAPTOP', 'Mga laptop'],
  ['DESKTOP', 'Mga desktop computer'],
  ['PRINTER', 'Mga printer at kasama nito'],
  ['APPLIANCE', 'Mga appliance sa bahay'],
  ['REFRIGERATOR', 'Mga refrigerator at freezer'],
  ['WASHING', 'Mga washing machine'],
  ['AIRCON', 'Mga aircon'],
  ['FAN', 'Mga bentilador at air cooler'],
  ['KITCHEN', 'Mga appliance sa kusina'],
  ['SEWING', 'Mga makinang panahi'],
  ['FURNITURE', 'Mga muwebles'],
  ['LIVING', 'Mga set para sa sala'],
  ['BEDROOM', 'Mga kama at kutson'],
  ['DINING', 'Mga set para sa kainan'],
  ['OFFICE', 'Mga muwebles sa opisina'],
  ['MOTOR', 'Mga motorsiklo at piyesa'],
  ['MOTORCYCLE', 'Mga motorsiklo'],
  ['EBIKE', 'Mga e-bike'],
  ['MOTORPARTS', 'Mga piyesa ng motorsiklo'],
  ['TIRES', 'Mga gulong at baterya'],
  ['SPORTS', 'Gamit sa sports at sa labas'],
  ['BICYCLE', 'Mga bisikleta'],
  ['FITNESS', 'Mga gamit sa pag-eehersisyo'],
  ['BUILDING', 'Pagpapaayos ng bahay'],
  ['TOOLS', 'Mga power tool at hardware'],
  ['SOLAR', 'Solar at mga generator'],
  ['BATH', 'Mga tile at gamit sa banyo'],
  ['HEALTH', 'Kalusugan at paningin'],
  ['EYEWEAR', 'Mga salamin sa mata at contact lens'],
  ['DENTAL', 'Serbisyong dental'],
  ['MEDICAL', 'Mga gamit na medikal'],
  ['MUSIC', 'Mga instrumento sa musika'],
  ['GUITAR', 'Mga gitara at kuwerdas'],
  ['KEYBOARD', 'Mga keyboard at piano'],
]);

/**
 * What a commodity, or a type of one, is called. The look-up has one name, in English, which is what is sent and what stands in a
 * spreadsheet; a code that is new there keeps it in both languages.
 */
export const goodsName = (code: string, label: string): Sentence => ({
  en: label,
  fil: FILIPINO.get(code) ?? label,
});
