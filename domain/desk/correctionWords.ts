import { counted, type Sentence, same } from '../sentence.ts';

/** What a review asks for, of how many corrections there are and the first of them: `3 Which floor?`; of none, `0 Not yet.`, the reason alone. */
export function correctionWords(told: string): Sentence {
  const at = told.indexOf(' ');
  const [count, first] = [told.slice(0, at), told.slice(at + 1)];
  if (count === '0') return same(first);
  return { en: `${counted(Number(count), 'correction')}: ${first}`, fil: `${count} pagwawasto: ${first}` };
}
