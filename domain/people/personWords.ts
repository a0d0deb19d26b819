import type { Sentence } from '../sentence.ts';

export const GENDERS = ['MALE', 'FEMALE'] as const;
export const CIVIL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED', 'ANNULLED'] as const;

export type Gender = (typeof GENDERS)[number];
export type CivilStatus = (typeof CIVIL_STATUSES)[number];

/** What is said of a person's gender, by code. */
export const genderWords: Readonly<Record<Gender, Sentence>> = {
  MALE: { en: 'Male', fil: 'Lalaki' },
  FEMALE: { en: 'Female', fil: 'Babae' },
};

/** What is said of a person's civil status, by code. */
export const civilStatusWords: Readonly<Record<CivilStatus, Sentence>> = {
  SINGLE: { en: 'Single', fil: 'Walang asawa' },
  MARRIED: { en: 'Married', fil: 'May asawa' },
  WIDOWED: { en: 'Widowed', fil: 'Biyudo o biyuda' },
  SEPARATED: { en: 'Separated', fil: 'Hiwalay' },
  ANNULLED: { en: 'Annulled', fil: 'Napawalang-bisa ang kasal' },
};
