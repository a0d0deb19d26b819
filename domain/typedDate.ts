import { isDateString } from './day.ts';

const two = (digits: string): string => digits.padStart(2, '0');

/** What a person typed as MM/DD/YYYY (zeros may be missing, and the slashes) as YYYY-MM-DD; what is no such day comes back trimmed. */
export function typedDate(typed: string): string {
  const text = typed.trim();
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const [, month = '', day = '', year = ''] = found ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  return found && isDateString(date) ? date : text;
}

/** What stands in a field for a date after a key: the slash after two digits comes by itself, and is no second one when it is typed. */
export function withSlashes(typed: string, before: string): string {
  if (!typed.startsWith(before) || typed.length !== before.length + 1) return typed;
  if (typed.endsWith('//')) return before;
  return /^\d{2}(?:\/\d{2})?$/.test(typed) ? `${typed}/` : typed;
}
