import { datePartsOf, isoOf } from './dateParts.ts';
import { type Reader, refused, taken } from './reading.ts';

/**
 * A day as YYYY-MM-DD. Texts are MM/DD/YYYY or YYYY-MM-DD; in a column with days first, one that could be read either way
 * is never guessed.
 */
export const readDate: Reader = ({ text, number }, _field, { isDayFirst }) => {
  const parts = number ? null : datePartsOf(text);
  if (!parts) return refused('not_date');
  if (parts.kind === 'iso' && parts.isPadded) return taken(parts.iso);
  if (parts.kind !== 'numbers') return refused('not_date', parts.iso);
  const { first, second, year, slashes } = parts;
  const monthFirst = isoOf(year, first, second);
  const dayFirst = isoOf(year, second, first);
  const isCertain = monthFirst === null || dayFirst === null || monthFirst === dayFirst;
  if (monthFirst && slashes && (isCertain || !isDayFirst)) return taken(monthFirst);
  return isCertain ? refused('not_date', monthFirst ?? dayFirst) : refused('ambiguous_date');
};
