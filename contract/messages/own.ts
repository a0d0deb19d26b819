import type { Sentence } from '#domain/sentence.ts';

const OWN = new Map<string, Sentence>();

/** A message of our own for a schema: zod carries the English, `ownSentence` finds the pair again. */
export const own = (sentence: Sentence): string => {
  OWN.set(sentence.en, sentence);
  return sentence.en;
};

/** Both languages of a message that a schema was given by `own`. */
export const ownSentence = (english: string): Sentence | undefined => OWN.get(english);
