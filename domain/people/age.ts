import type { Sentence } from '../sentence.ts';

const ADULT = 18;

/** Whole years on a business day; somebody born on 29 February grows older on 1 March of the other years. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const MINOR: Sentence = {
  en: 'People of a business and its stores have to be 18 or older',
  fil: 'Dapat 18 taong gulang pataas ang mga tao ng negosyo at ng mga tindahan nito',
};
const TOO_OLD: Sentence = {
  en: 'Check the year of birth',
  fil: 'Suriin ang taon ng kapanganakan',
};
const OLDEST = 100;

/** What is wrong with the birth date of a person of a business or a store: under eighteen on that day, or over a hundred; none is fine. */
export function birthDateProblem(birthDate: string | null | undefined, today: string): Sentence | null {
  if (!birthDate) return null;
  const age = ageOn(birthDate, today);
  if (age < ADULT) return MINOR;
  return age > OLDEST ? TOO_OLD : null;
}
