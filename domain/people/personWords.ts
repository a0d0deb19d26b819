import type { Sentence } from '../sentence.ts';

/** What is said of a person's gender, by code. */
export const genderWords = {
  MALE: { en: 'Male', fil: 'Lalaki' },
  FEMALE: { en: 'Female', fil: 'Babae' },
} as const satisfies Record<string, Sentence>;

/** What is said of a person's civil status, by code. */
export const civilStatusWords = {
  SINGLE: { en: 'Single', fil: 'Walang asawa' },
  MARRIED: { en: 'Married', fil: 'May asawa' },
  WIDOWED: { en: 'Widowed', fil: 'Biyudo o biyuda' },
  SEPARATED: { en: 'Separated', fil: 'Hiwalay' },
  ANNULLED: { en: 'Annulled', fil: 'Napawalang-bisa ang kasal' },
} as const satisfies Record<string, Sentence>;

export type Gender = keyof typeof genderWords;
export type CivilStatus = keyof typeof civilStatusWords;
