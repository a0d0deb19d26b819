import { fold } from './match/fold.ts';

const LABEL =
  /^(?:grand|sub|overall|page|running|sheet)?totals?(?:rows|records|count|amount|stores|partners|merchants|users|promos)?\d*$|^(?:kabuuan|kabuoan)(?:gbilang|nghalaga|ngbilang)?\d*$/;
/** A sum stands for few columns: of a row with more than a third of them it may be the name. */
const MOST_SHARE = 3;
const ALWAYS_FEW = 3;
/** Nothing longer is compared with a label. */
const LONGEST_LABEL = 100;

/** Whether a row, by the texts of its cells, sums up others: it is labelled so (TOTAL, Subtotal, Kabuuan) and little else is filled in. */
export function isSumRow(texts: readonly string[], columns: number): boolean {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length > Math.max(ALWAYS_FEW, columns / MOST_SHARE)) return false;
  return filled.some((text) => text.length <= LONGEST_LABEL && LABEL.test(fold(text)));
}
