import type { Sentence } from '../sentence.ts';
import { MATTERS, type Matter, type MatterCounts } from './matters.ts';

type Plural = Readonly<{ one: Sentence; many: Sentence }>;

const matterWords: Readonly<Record<Matter, Plural>> = {
  newPartner: {
    one: { en: 'new active partner', fil: 'bagong aktibong partner' },
    many: { en: 'new active partners', fil: 'bagong aktibong partner' },
  },
  newStore: {
    one: { en: 'new active store', fil: 'bagong aktibong tindahan' },
    many: { en: 'new active stores', fil: 'bagong aktibong tindahan' },
  },
  name: {
    one: { en: 'changed name', fil: 'binagong pangalan' },
    many: { en: 'changed names', fil: 'binagong pangalan' },
  },
  tin: {
    one: { en: 'changed TIN', fil: 'binagong TIN' },
    many: { en: 'changed TINs', fil: 'binagong TIN' },
  },
  address: {
    one: { en: 'changed address', fil: 'binagong address' },
    many: { en: 'changed addresses', fil: 'binagong address' },
  },
  newPayment: {
    one: { en: 'payment', fil: 'bayad' },
    many: { en: 'payments', fil: 'mga bayad' },
  },
};

/** What rows of an import are to a second person, in words: "3 new active partners". */
export const matterText = (matter: Matter, rows: number): Sentence => {
  const { one, many } = matterWords[matter];
  const count = rows.toLocaleString('en-US');
  const words = rows === 1 ? one : many;
  return { en: `${count} ${words.en}`, fil: `${count} ${words.fil}` };
};

/** All that a second person confirms of an import, each matter in words. */
export const matterTexts = (counts: MatterCounts): Sentence[] =>
  MATTERS.filter((matter) => counts[matter] > 0).map((matter) => matterText(matter, counts[matter]));
