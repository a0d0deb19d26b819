import type { BirthDateForm } from '../form/applicationForm.ts';
import { MONTHS } from '../read/birthDate.ts';

/** The number of a month, 1 to 12, by its name or as a number; 0 for what is no month. */
const monthNumber = (month: string | number): number => {
  const number = Number(month);
  if (Number.isInteger(number) && number >= 1 && number <= 12) return number;
  return MONTHS.findIndex((name) => name.toLowerCase() === String(month).trim().toLowerCase()) + 1;
};

type Part = string | number;

/**
 * A birth date as it is sent, YYYY-MM-DD; null when nothing was given. What is not whole or no day goes the same way, so that the
 * server refuses it and names the field.
 */
export const sendBirthDate = ({
  year,
  month,
  day,
}: Readonly<Record<keyof BirthDateForm, Part>>): string | null => {
  const given = [year, month, day].map((part) => String(part).trim());
  if (given.every((part) => part === '')) return null;
  const [y = '', m = '', d = ''] = given;
  return `${y}-${String(monthNumber(m)).padStart(2, '0')}-${d.padStart(2, '0')}`;
};
