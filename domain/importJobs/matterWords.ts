import { counted, type Sentence } from '../sentence.ts';
import { MATTERS, type Matter, type MatterCounts } from './matters.ts';

/** Filipino counts without a plural: "8 bayad", never "8 mga bayad". */
type Counted = Readonly<{ en: { one: string; many: string }; fil: string }>;

const matterWords: Readonly<Record<Matter, Counted>> = {
  newPartner: {
    en: { one: 'new active partner', many: 'new active partners' },
    fil: 'bagong aktibong partner',
  },
  newStore: { en: { one: 'new active store', many: 'new active stores' }, fil: 'bagong aktibong tindahan' },
  name: { en: { one: 'changed name', many: 'changed names' }, fil: 'binagong pangalan' },
  tin: { en: { one: 'changed TIN', many: 'changed TINs' }, fil: 'binagong TIN' },
  address: { en: { one: 'changed address', many: 'changed addresses' }, fil: 'binagong address' },
  newPayment: { en: { one: 'payment', many: 'payments' }, fil: 'bayad' },
};

/** What rows of an import are to a second person, in words: "3 new active partners". */
export const matterText = (matter: Matter, rows: number): Sentence => {
  const { en, fil } = matterWords[matter];
  const count = rows.toLocaleString('en-US');
  return { en: counted(rows, en.one, en.many), fil: `${count} ${fil}` };
};

/** All that a second person confirms of an import, each matter in words. */
export const matterTexts = (counts: MatterCounts): Sentence[] =>
  MATTERS.filter((matter) => counts[matter] > 0).map((matter) => matterText(matter, counts[matter]));
