import { isDateString } from '../../day.ts';
import { birthDateToForm } from '../read/birthDate.ts';
import type { BirthDateForm } from './applicationForm.ts';

const APART = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

const partsOf = (year: string, month: string, day: string): BirthDateForm | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateString(date) ? birthDateToForm([Number(year), Number(month), Number(day)]) : null;
};

/**
 * The parts of a date that was typed or pasted whole where its day is asked for: month, day, year as everywhere here, day first where that
 * alone is a day, or year first. Null for what is no whole date (yet).
 */
export const wholeBirthDate = (typed: string): BirthDateForm | null => {
  const text = typed.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return partsOf(year, month, day);
  const [, first, second, last] = APART.exec(text) ?? TOGETHER.exec(text) ?? [];
  if (!first || !second || !last) return null;
  return partsOf(last, first, second) ?? partsOf(last, second, first);
};
