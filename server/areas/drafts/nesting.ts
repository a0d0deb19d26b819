import { fail } from '../../http/errors.ts';

const DEEPEST = 64;

const fits = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => fits(inner, levels - 1)));

/** JSON as it is kept: throws 400 for values nested deeper than 64 levels, which the database would choke on. */
export const keptJson = (value: unknown): string => {
  if (fits(value, DEEPEST)) return JSON.stringify(value);
  throw fail('invalid', 'These values are nested too deep to be kept.', {
    fields: { values: 'Nested too deep' },
  });
};
