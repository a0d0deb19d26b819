import { fail } from './errors/fail.ts';

const DEEPEST = 64;
const TOO_DEEP = {
  en: 'These values are nested too deep to be kept.',
  fil: 'Masyadong malalim ang pagkakapatong ng mga value na ito para maitago.',
};

const fits = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => fits(inner, levels - 1)));

/** JSON as it is kept: throws 400 for values nested deeper than 64 levels, which the database would choke on. */
export const storableJson = (value: unknown): string => {
  if (fits(value, DEEPEST)) return JSON.stringify(value);
  throw fail('invalid', TOO_DEEP, { fields: { values: TOO_DEEP } });
};
