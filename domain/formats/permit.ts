import type { Sentence } from '../sentence.ts';

/** The fewest and the most characters of the number of a DTI permit. */
export const PERMIT_NUMBER_MIN = 3;
export const PERMIT_NUMBER_MAX = 40;
/** The number of a DTI permit. */
export const PERMIT_NUMBER = new RegExp(
  `^[A-Za-z0-9][A-Za-z0-9 ./-]{${PERMIT_NUMBER_MIN - 1},${PERMIT_NUMBER_MAX - 1}}$`,
);
/** What is said of a text that is none. */
export const NOT_PERMIT_NUMBER: Sentence = {
  en: 'A permit number has 3 to 40 letters, digits, dashes, dots or slashes',
  fil: 'Ang permit number ay 3 hanggang 40 letra, digit, gitling, tuldok o slash',
};

/** The digits of a permit's series. */
export const PERMIT_SERIES_MAX = 4;
/** A permit's series: a year. */
export const PERMIT_SERIES = /^(19|20)\d\d$/;
/** What is said of a text that is none. */
export const NOT_PERMIT_SERIES: Sentence = {
  en: 'The series is a year of four digits',
  fil: 'Ang series ay taon na may apat na digit',
};
