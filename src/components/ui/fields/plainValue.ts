import { formatDate, formatInstant, isDateString } from '#domain/day.ts';
import type { UiTexts } from '../englishUiTexts.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** Any stored value in words: empty, Yes and No, dates as MM/DD/YYYY, lists joined; objects as "key: value". */
export const plainValue = (value: unknown, texts: Pick<UiTexts, 'empty' | 'yes' | 'no'>): string => {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((part) => plainValue(part, texts)).join(', ') || texts.empty;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${plainValue(part, texts)}`)
      .join(', ');
  }
  const text = String(value);
  if (isDateString(text)) return formatDate(text);
  const instant = INSTANT.test(text) ? new Date(text) : null;
  return instant && !Number.isNaN(instant.getTime()) ? formatInstant(instant) : text;
};
