import { APPLICATION_MOVES } from '#domain/review/applicationMoves.ts';
import type { ToldMove } from '#domain/review/told.ts';
import { each, type Sentence } from '#domain/sentence.ts';

const GREETING: Sentence = { en: 'Good day,', fil: 'Magandang araw,' };

/** Tells the people of a partner or store that it was stopped, or goes on after that. */
export const composeStopped = (
  move: ToldMove | 'activate',
  name: string,
  told: Sentence,
): Record<'subject' | 'body', Sentence> => {
  const subject = each((language) => `${APPLICATION_MOVES[move][language]}: ${name}`);
  return {
    subject,
    body: each((language) => [GREETING[language], subject[language], told[language], 'Suki'].join('\n\n')),
  };
};
